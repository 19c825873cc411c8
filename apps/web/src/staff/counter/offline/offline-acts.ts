/** Acts of an offline counter: judged by the snapshot, stored on this device before they count as done, sent later. */
import { readCustomerCode } from '@rohi/contract/accounts/customer-code';
import { readPickupCode } from '@rohi/contract/collection/pickup-code';
import { showPassSerial } from '@rohi/contract/collection/passes/pass-serial';
import { readPassText, type ReadPass } from '@rohi/contract/collection/passes/pass-text';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import { readCode } from '../../stations/scan-input/read-code.ts';
import type { ScanFacts } from '../../stations/scan-queue/browser-queue.ts';
import { stationsTexts } from '../../stations/station-words.ts';
import type { VerdictTone, VerdictWords } from '../../stations/verdict/tones.ts';
import type { Card, CounterAct } from '../card.ts';
import { otherCardVerdict, rightVerdict, verdictOf } from '../counter-verdicts.ts';
import { empty } from '../counter-state.ts';
import { storedProof, type CounterAt, type OpenCard, type Proof, type Station } from '../counter-state.ts';
import { counterTexts } from '../counter-words.ts';
import { takeGiveId } from '../online-acts.ts';
import type { CounterSnapshot } from './counter-snapshot.ts';
import { leftByPass, readShownPass, whyNotByPass } from './shown-pass.ts';
import { cardOfSnapshot, cashTaken, limitReached, ofCustomer } from './snapshot-card.ts';

/** A station that has a snapshot: without one nothing is done offline. */
export type Here = Station & { snapshot: CounterSnapshot };

export const today = () => dushanbeDay(new Date(serverNow()));

/** The card by the snapshot as it stands now. */
function cardHere(
  at: Pick<CounterAt, 'acts'>,
  { snapshot, mayTake }: Pick<Here, 'snapshot' | 'mayTake'>,
  card: OpenCard,
): Card {
  return cardOfSnapshot(snapshot, at.acts.read(), card, { today: today(), mayTake });
}

function say({ change }: CounterAt, tone: VerdictTone, words: VerdictWords, code?: string): void {
  change({ verdict: verdictOf(tone, words, code === undefined ? {} : { code }) });
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
    say(at, 'BLOCKED', stationsTexts.read().notStored);
  });
}

/** Without an open card: a pass, or whose parcel or customer code it is. */
export async function takeAlone(at: CounterAt, here: Here, raw: string): Promise<void> {
  const { offline } = counterTexts.read();
  const pass = readPassText(raw);
  if (pass !== undefined) return openByPass(at, here, { text: raw, read: pass });
  const code = readCode(raw);
  const parcel = here.snapshot.parcels.get(code);
  const named = readCustomerCode(raw);
  if (named !== undefined && liesHere(here, named)) return choose(at, here, named);
  if (parcel === undefined)
    return readPickupCode(raw) === undefined
      ? say(at, 'UNKNOWN', offline.unknown, code.slice(0, 60))
      : say(at, 'BLOCKED', offline.noCode);
  if (givenHere(at).has(code)) return say(at, 'DUPLICATE', offline.again, code);
  if (at.read().chosen === parcel.customerCode) return say(at, 'BLOCKED', offline.documentFirst, code);
  return choose(at, here, parcel.customerCode);
}

const givenHere = ({ acts }: CounterAt) =>
  new Set(acts.read().flatMap(({ facts }) => (facts.action === 'GIVE' ? facts.code : [])));

const liesHere = ({ snapshot }: Here, named: string) => ofCustomer(snapshot, named).length > 0;

function choose(at: CounterAt, { snapshot }: Here, customerCode: string): void {
  const given = givenHere(at);
  const ready = ofCustomer(snapshot, customerCode).filter(({ code }) => !given.has(code)).length;
  const list = [{ customerCode, nameMasked: null, ready }];
  at.change({ found: { by: 'CUSTOMER', list, hasMore: false }, chosen: customerCode });
  say(at, 'READY', counterTexts.read().offline.chosen, customerCode);
}

/** Opens the card of who was chosen, by a document that was seen; at an open card the document takes the place of what has to be shown anew. */
export function open(at: CounterAt, proof: Proof): void {
  const { chosen, card } = at.read();
  const customerCode = card?.customerCode ?? chosen;
  if (proof.kind !== 'DOCUMENT' || customerCode === undefined) return;
  const before = card ?? { visit: undefined, readAt: 0, evidence: undefined, given: 0 };
  const next = { ...before, id: newRequestId(), customerCode, proof, pass: undefined };
  if (card === undefined) at.change({ ...empty, card: next });
  else at.change({ card: next });
  say(at, 'OK', counterTexts.read().opened, customerCode);
}

async function openByPass(
  at: CounterAt,
  here: Here,
  { text, read }: { text: string; read: ReadPass },
): Promise<void> {
  const { refusals, opened, offline } = counterTexts.read();
  const { serial, customerCode } = read.pass;
  const id = newRequestId();
  const acts = at.acts.read();
  const against = await whyNotByPass(read, { known: here.passKeys(), acts, visit: id, now: Date.now() });
  const refuse = (line: string) =>
    say(at, 'BLOCKED', { title: refusals.pass, line, next: offline.passes.next }, showPassSerial(serial));
  if (against !== undefined) return refuse(offline.passes.against[against]);
  if (!liesHere(here, customerCode)) return refuse(offline.passes.nothingHere);
  const proof = { kind: 'PASS', pass: text } as const;
  const fresh = { visit: undefined, readAt: 0, evidence: undefined, given: 0 };
  at.change({ ...empty, card: { id, customerCode, proof, pass: readShownPass(text), ...fresh } });
  return say(at, 'OK', opened, customerCode);
}

/** At an open card a parcel is meant. */
export function bring(at: CounterAt, here: Here, { card, raw }: { card: OpenCard; raw: string }): void {
  const words = counterTexts.read();
  const { offline, refusals } = words;
  const code = readCode(raw);
  const parcel = here.snapshot.parcels.get(code);
  const named = readPassText(raw)?.pass.customerCode ?? readCustomerCode(raw);
  const isOther = named !== undefined && (parcel === undefined || readPassText(raw) !== undefined);
  if (isOther || (parcel === undefined && readPickupCode(raw) !== undefined))
    return at.change({ verdict: otherCardVerdict(card.customerCode, named) });
  if (parcel === undefined) return say(at, 'UNKNOWN', offline.unknown, code.slice(0, 60));
  const now = cardHere(at, here, card);
  const row = now.parcels.find((each) => each.code === code);
  if (row === undefined) return say(at, 'BLOCKED', { ...offline.notOfCustomer, title: refusals.other }, code);
  if (row.isGiven) return say(at, 'DUPLICATE', offline.again, code);
  if (row.why !== undefined)
    return say(at, 'BLOCKED', { ...offline.stays, line: offline.why[row.why] }, code);
  const { brought } = at.read();
  if (brought.includes(code)) return say(at, 'DUPLICATE', words.brought, code);
  const { pass } = card;
  if (pass !== undefined && leftByPass(pass, at.acts.read(), brought.length + card.given) === 0)
    return say(at, 'BLOCKED', offline.passes.limit(pass.parcelLimit ?? 0), code);
  const next = [...brought, code];
  return at.change({ brought: next, verdict: rightVerdict(now, next, code) });
}

/** Stores what was brought, which is paid and has its picture, as given; false where a proof has to be shown first. */
export function giveEach(
  at: CounterAt,
  here: Here,
  { card, codes }: { card: OpenCard; codes: readonly string[] },
): boolean {
  const { offline } = counterTexts.read();
  const proof = storedProof(card, serverNow());
  if (proof === undefined) {
    say(at, 'BLOCKED', offline.documentFirst, card.customerCode);
    return false;
  }
  const picture = card.evidence === undefined ? {} : { evidence: card.evidence };
  for (const code of codes) {
    const scanId = takeGiveId(card.id, code);
    store(at, here, card, { scanId, action: 'GIVE', code, ...proof, ...picture });
  }
  say(at, 'STORED', offline.stored(codes.length), card.customerCode);
  return true;
}

/** The photo or signature is stored on this device; its bytes go by themselves. */
export async function addEvidence(
  at: CounterAt,
  { evidence, deviceId }: Here,
  { card, kind, file }: { card: OpenCard; kind: EvidenceKind; file: Blob },
): Promise<void> {
  const id = newRequestId();
  const { id: visit, customerCode } = card;
  const facts = { visit, customerCode, kind, takenAt: new Date().toISOString(), file };
  await evidence.add({ scanId: id, deviceId, facts });
  const now = at.read().card;
  if (now?.id === visit) at.change({ card: { ...now, evidence: { id, kind } } });
}

export type CashHere = {
  id: string;
  charges: readonly { id: string; cents: number }[];
  /** Dirams that were handed over and given back. */
  handed: bigint;
  change: bigint;
};

/** What was taken in cash at this card and in the shift. */
export function takenHere(acts: readonly CounterAct[], { snapshot }: Pick<Here, 'snapshot'>, visit: string) {
  const waiting = acts.filter(({ isWaiting }) => isWaiting);
  return cashTaken(snapshot, waiting, visit);
}

/** Takes cash in the shift that was open, by the rate of the snapshot, within the limits. */
export function takeCash(
  at: CounterAt,
  here: Here,
  card: OpenCard,
  { id, charges, handed, change }: CashHere,
): void {
  const { rate, shift } = here.snapshot;
  const { offline } = counterTexts.read();
  if (storedProof(card, serverNow()) === undefined)
    return say(at, 'BLOCKED', offline.documentFirst, card.customerCode);
  const cents = charges.reduce((sum, each) => sum + each.cents, 0);
  if (cents === 0 || rate === null || shift === null) return undefined;
  if (limitReached(here.snapshot, takenHere(at.acts.read(), here, card.id), cents) !== undefined)
    return undefined;
  store(at, here, card, {
    ...{ scanId: id, action: 'TAKE_CASH', code: card.customerCode, shiftId: shift.id },
    ...{ charges, handed: Number(handed), change: Number(change) },
    rate: { rate: rate.rate, rateDate: rate.rateDate },
  });
  return say(at, 'STORED', offline.paid, card.customerCode);
}

/** So many acts of a counter are looked at that wait: more than a day brings. */
const mostWaiting = 2_000;

/** Reads what waits on the device, also from before the page was loaded; what was sent since waits no more. */
export async function readActs(acts: CounterAt['acts'], queue: Station['queue']): Promise<void> {
  const asked = new Set(acts.read().map(({ scanId }) => scanId));
  const rows = await queue.unsent(mostWaiting);
  const waits = new Set(rows.map(({ scanId }) => scanId));
  const before = acts.read();
  const found = rows.filter(({ scanId }) => !before.some((act) => act.scanId === scanId));
  acts.write([
    ...before.map((act) => (asked.has(act.scanId) ? { ...act, isWaiting: waits.has(act.scanId) } : act)),
    ...found.map(({ scanId, facts }) => ({ scanId, facts, isWaiting: true })),
  ]);
}
