/** An offline counter: judged by the snapshot, stored on this device before it counts as done, sent later. */
import { showPassSerial } from '@rohi/contract/collection/passes/pass-serial';
import { readPassText } from '@rohi/contract/collection/passes/pass-text';
import { newRequestId } from '../../shared/api/request-id.ts';
import { serverNow } from '../../shared/session/session-state.ts';
import { readCode } from '../stations/scan-input/read-code.ts';
import type { ScanFacts } from '../stations/scan-queue/browser-queue.ts';
import { stationsTexts } from '../stations/station-words.ts';
import type { VerdictWords } from '../stations/verdict/tones.ts';
import { takeGiveId } from './by-service.ts';
import { ofCustomer } from './card.ts';
import type { OpenCard, Proof } from './card.ts';
import { cardNow, openedCard, storedProof } from './counter-state.ts';
import type { CounterAt, GiveEnd, Judge, Station } from './counter-state.ts';
import { foundVerdict, verdictOf } from './counter-verdicts.ts';
import { counterTexts } from './counter-words.ts';
import type { CounterSnapshot } from './offline/counter-snapshot.ts';
import { customersNamed } from './offline/customers-named.ts';
import { leftByPass, whyNotByPass } from './offline/shown-pass.ts';
import { cashTaken, limitReached, sumOf } from './offline/snapshot-cash.ts';
import { readCodeShapes } from '../../shared/session/code-shapes.ts';

/** A station that has a snapshot: without one nothing is done offline. */
export type Here = Station & { snapshot: CounterSnapshot };

const givenHere = ({ acts }: CounterAt) =>
  new Set(acts.read().flatMap(({ facts }) => (facts.action === 'GIVE' ? facts.code : [])));

/** What the snapshot does not know. */
export const unknown = (text: string) =>
  verdictOf('UNKNOWN', counterTexts.read().offline.unknown, { code: readCode(text).slice(0, 60) });

/** How an offline counter judges. */
export const bySnapshot = (at: CounterAt, here: Here): Judge => ({
  find: (text) => Promise.resolve(find(at, here, text)),
  open: (proof) => open(at, here, proof),
  look: (card, raw) => Promise.resolve(look(at, here, card, raw)),
  give: (card, codes) => Promise.resolve(giveEach(at, here, card, codes)),
  async addEvidence({ id: visit, customerCode }, { kind, file }) {
    const id = newRequestId();
    const facts = { visit, customerCode, kind, takenAt: new Date().toISOString(), file };
    await here.evidence.add({ scanId: id, deviceId: here.deviceId, facts });
    const now = at.read().card;
    if (now?.id === visit) at.change({ card: { ...now, evidence: { id, kind } } });
  },
});

/** By a parcel or a customer code alone: the snapshot has no names. */
function find(at: CounterAt, { snapshot }: Here, text: string): Awaited<ReturnType<Judge['find']>> {
  const { offline } = counterTexts.read();
  const code = readCode(text);
  const [named, ...others] = customersNamed(snapshot, text, readCodeShapes());
  const isNamed = named !== undefined;
  if (isNamed && others.length > 0) return findSeveral(at, snapshot, [named, ...others]);
  const customerCode = named ?? snapshot.parcels.get(code)?.customerCode;
  if (customerCode === undefined) return undefined;
  const handedOver = givenHere(at);
  if (!isNamed && handedOver.has(code)) return { verdict: verdictOf('DUPLICATE', offline.again, { code }) };
  if (!isNamed && at.read().chosen === customerCode)
    return { verdict: verdictOf('BLOCKED', offline.documentFirst, { code }) };
  const ready = ofCustomer(snapshot, customerCode).filter((parcel) => !handedOver.has(parcel.code)).length;
  return {
    found: { by: 'CUSTOMER', list: [{ customerCode, nameMasked: null, ready }], hasMore: false },
    chosen: customerCode,
    verdict: verdictOf('READY', offline.chosen, { code: customerCode }),
  };
}

/** A code that may be of several: the clerk chooses, as online. */
function findSeveral(
  at: CounterAt,
  snapshot: CounterSnapshot,
  codes: readonly string[],
): Awaited<ReturnType<Judge['find']>> {
  const handedOver = givenHere(at);
  const list = codes.map((customerCode) => ({
    customerCode,
    nameMasked: null,
    ready: ofCustomer(snapshot, customerCode).filter((parcel) => !handedOver.has(parcel.code)).length,
  }));
  return { found: { by: 'CUSTOMER', list, hasMore: false }, verdict: foundVerdict(list.length, undefined) };
}

async function open(at: CounterAt, here: Here, proof: Proof): ReturnType<Judge['open']> {
  const { refusals, offline } = counterTexts.read();
  const { chosen, card } = at.read();
  const id = newRequestId();
  const customerCode = card?.customerCode ?? chosen;
  if (proof.kind === 'DOCUMENT' && customerCode !== undefined) {
    const opened = openedCard(id, customerCode, proof);
    // At an open card it takes the place of what has to be shown anew.
    const { visit, readAt, evidence, given } = card ?? opened;
    return { ...opened, visit, readAt, evidence, given };
  }
  if (proof.kind !== 'PASS') return { verdict: verdictOf('BLOCKED', offline.noCode), isNone: true };
  const read = readPassText(proof.pass);
  if (read === undefined) return { verdict: unknown(proof.pass), isNone: true };
  const { serial, customerCode: holder } = read.pass;
  const acts = at.acts.read();
  const against = await whyNotByPass(read, { known: here.passKeys(), acts, visit: id, now: Date.now() });
  const isUnidentified = ofCustomer(here.snapshot, holder).length === 0;
  if (against === undefined && !isUnidentified) return openedCard(id, holder, proof);
  const { nothingHere, against: lines, next } = offline.passes;
  const line = against === undefined ? nothingHere : lines[against];
  const words = { title: refusals.pass, line, next };
  return { verdict: verdictOf('BLOCKED', words, { code: showPassSerial(serial) }) };
}

function look(at: CounterAt, here: Here, card: OpenCard, raw: string): Awaited<ReturnType<Judge['look']>> {
  const { offline, refusals } = counterTexts.read();
  const code = readCode(raw);
  if (!here.snapshot.parcels.has(code)) return { verdict: unknown(raw), isNone: true };
  const row = cardNow(at)?.parcels.find((each) => each.code === code);
  const blocked = (words: VerdictWords) => ({ verdict: verdictOf('BLOCKED', words, { code }) });
  if (row === undefined) return blocked({ ...offline.notOfCustomer, title: refusals.other });
  if (row.isGiven) return { verdict: verdictOf('DUPLICATE', offline.again, { code }) };
  if (row.why !== undefined) return blocked({ ...offline.stays, line: offline.why[row.why] });
  const others = at.read().brought.filter((each) => each !== code).length + card.given;
  if (card.pass !== undefined && leftByPass(card.pass, at.acts.read(), others) === 0)
    return blocked(offline.passes.limit(card.pass.parcelLimit ?? 0));
  return { code };
}

/** What was brought is paid and has its picture. */
function giveEach(at: CounterAt, here: Here, card: OpenCard, codes: readonly string[]): GiveEnd {
  const proof = provenOr(card);
  if ('tone' in proof) return { given: [], refusal: proof };
  const picture = card.evidence === undefined ? {} : { evidence: card.evidence };
  for (const code of codes) {
    const scanId = takeGiveId(card.id, code);
    store(at, here, card, { scanId, action: 'GIVE', code, ...proof, ...picture });
  }
  return { given: codes };
}

/** The proof with which an act of this card is stored, or that one has to be shown first. */
function provenOr(card: OpenCard) {
  const first = verdictOf('BLOCKED', counterTexts.read().offline.documentFirst, { code: card.customerCode });
  return storedProof(card, serverNow()) ?? first;
}

export type CashHere = {
  id: string;
  charges: readonly { id: string; cents: number }[];
  /** Dirams that were handed over and given back. */
  handed: bigint;
  change: bigint;
};

/** Takes cash in the shift that was open, by the rate of the snapshot, within the limits. */
export function takeCash(
  at: CounterAt,
  here: Here,
  card: OpenCard,
  { id, charges, handed, change }: CashHere,
): void {
  const { rate, shift } = here.snapshot;
  const proof = provenOr(card);
  if ('tone' in proof) return at.change({ verdict: proof });
  const cents = sumOf(charges);
  if (cents === 0 || rate === null || shift === null) return undefined;
  const taken = cashTaken(here.snapshot, at.acts.read(), card.id);
  if (limitReached(here.snapshot, taken, cents) !== undefined) return undefined;
  store(at, here, card, {
    scanId: id,
    action: 'TAKE_CASH',
    code: card.customerCode,
    shiftId: shift.id,
    charges,
    handed: Number(handed),
    change: Number(change),
    rate: { rate: rate.rate, rateDate: rate.rateDate },
  });
  const { paid } = counterTexts.read().offline;
  return at.change({ verdict: verdictOf('STORED', paid, { code: card.customerCode }) });
}

/** Stores an act before it counts as done; one that could not be stored never was. */
function store(
  at: CounterAt,
  { queue, deviceId }: Here,
  { id: visit, customerCode }: OpenCard,
  { scanId, ...facts }: { scanId: string } & Record<string, unknown>,
): void {
  const scan = {
    scanId,
    facts: { ...facts, customerCode, visit, at: new Date().toISOString() } as ScanFacts,
  };
  at.acts.write([...at.acts.read(), { ...scan, isWaiting: true }]);
  queue.add({ ...scan, deviceId }).catch(() => {
    at.acts.write(at.acts.read().filter((act) => act.scanId !== scanId));
    at.change({ verdict: verdictOf('BLOCKED', stationsTexts.read().notStored) });
  });
}

/** So many acts of a counter are looked at that wait: more than a day brings. */
const mostWaiting = 2_000;

/** Reads what waits on the device, also from before the page was loaded; what was sent since waits no more. */
export async function readActs(acts: CounterAt['acts'], queue: Station['queue']): Promise<void> {
  const ids = new Set(acts.read().map(({ scanId }) => scanId));
  const rows = await queue.unsent(mostWaiting);
  const waits = new Set(rows.map(({ scanId }) => scanId));
  const before = acts.read();
  const found = rows.filter(({ scanId }) => !before.some((act) => act.scanId === scanId));
  acts.write([
    ...before.map((act) => (ids.has(act.scanId) ? { ...act, isWaiting: waits.has(act.scanId) } : act)),
    ...found.map(({ scanId, facts }) => ({ scanId, facts, isWaiting: true })),
  ]);
}
