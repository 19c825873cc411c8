import { readCustomerCode } from '@rohi/contract/accounts/customer-code';
import { readPickupCode } from '@rohi/contract/collection/pickup-code';
import { showPassSerial } from '@rohi/contract/collection/passes/pass-serial';
import { isEnoughEvidence, type EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import { readPassText, type ReadPass } from '@rohi/contract/collection/passes/pass-text';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import { createObserved } from '../../stations/observed.ts';
import type { Observed } from '../../stations/observed.ts';
import { readCode } from '../../stations/scan-input/read-code.ts';
import type { ScanFacts, StationQueue } from '../../stations/scan-queue/browser-queue.ts';
import { stationsTexts } from '../../stations/stations-words.ts';
import type { VerdictWords } from '../../stations/texts/stations-texts.ts';
import type { VerdictTone } from '../../stations/verdict/tones.ts';
import type { EvidenceQueue } from '../evidence/evidence-queue.ts';
import { evidenceTexts } from '../evidence/evidence-words.ts';
import { counterTexts } from '../counter-words.ts';
import type { TypedDocument } from '../document-fields.tsx';
import type { CounterSnapshot } from './counter-snapshot.ts';
import type { CounterState } from './counter-state.ts';
import type { KnownPassKeys } from './known-pass-keys.ts';
import { cashTaken, changeOf, limitReached, payable, shelfOf, sumOf } from './shelf.ts';
import type { CounterAct, Shelf, ShelfRow } from './shelf.ts';
import { leftByPass, whyNotByPass } from './shown-pass.ts';
import { withoutLineTexts } from './without-line-words.ts';

/** A counter without the line: what stands on its screen, what it has done, and by what it decides. */
export type CounterTable = {
  queue: StationQueue;
  evidence: EvidenceQueue;
  deviceId: string;
  shown: Observed<CounterState>;
  acts: Observed<readonly CounterAct[]>;
  known: Observed<{ snapshot: CounterSnapshot; mayTake: boolean }>;
  /** By what passes are judged at this moment. */
  passKeys: () => KnownPassKeys | undefined;
};

export function openTable(
  given: Pick<CounterTable, 'queue' | 'evidence' | 'deviceId' | 'passKeys'>,
  known: { snapshot: CounterSnapshot; mayTake: boolean },
): CounterTable {
  return {
    ...given,
    shown: createObserved(fresh(verdictOf('READY', withoutLineTexts.read().ready))),
    acts: createObserved<readonly CounterAct[]>([]),
    known: createObserved(known),
  };
}

function fresh(verdict: CounterState['verdict'], customerCode?: string): CounterState {
  return {
    customerCode,
    visit: newRequestId(),
    document: undefined,
    pass: undefined,
    evidence: undefined,
    brought: [],
    verdict,
  };
}

function verdictOf(tone: VerdictTone, words: VerdictWords, code?: string): CounterState['verdict'] {
  return { id: newRequestId(), tone, words, code, hasLine: false };
}

function change({ shown }: CounterTable, next: Partial<CounterState>): void {
  shown.write({ ...shown.read(), ...next });
}

function say(table: CounterTable, tone: VerdictTone, words: VerdictWords, code?: string): void {
  change(table, { verdict: verdictOf(tone, words, code) });
}

/** The parcels of who was chosen, as they stand today. */
export function shelfNow({ shown, acts, known }: Pick<CounterTable, 'shown' | 'acts' | 'known'>): Shelf {
  const { snapshot, mayTake } = known.read();
  const today = dushanbeDay(new Date(serverNow()));
  return shelfOf(snapshot, acts.read(), shown.read().customerCode ?? '', { today, mayTake });
}

/** Stores an act before it counts as done; one that could not be stored never was. */
function store(table: CounterTable, facts: Record<string, unknown>): void {
  const { queue, deviceId, shown, acts } = table;
  const { customerCode, visit } = shown.read();
  const at = new Date().toISOString();
  const scan = { scanId: newRequestId(), facts: { ...facts, customerCode, visit, at } as ScanFacts };
  acts.write([...acts.read(), { ...scan, isWaiting: true }]);
  queue.add({ ...scan, deviceId }).catch(() => {
    acts.write(acts.read().filter(({ scanId }) => scanId !== scan.scanId));
    say(table, 'BLOCKED', stationsTexts.read().notStored);
  });
}

function give(table: CounterTable, { parcel: { code, cell } }: ShelfRow): void {
  const { document, pass, evidence, brought } = table.shown.read();
  const proof = pass === undefined ? { document } : { pass: pass.text };
  store(table, { action: 'GIVE', code, ...proof, ...(evidence === undefined ? {} : { evidence }) });
  change(table, { brought: brought.filter((each) => each !== code) });
  say(table, 'STORED', withoutLineTexts.read().stored(cell), code);
}

/** What was scanned or typed: a pass, a customer, or a parcel of the one who was chosen, which is given where it may go. */
export async function takeScan(table: CounterTable, raw: string): Promise<void> {
  const { parcels } = table.known.read().snapshot;
  const code = readCode(raw);
  const pass = readPassText(raw);
  if (pass !== undefined) return takePass(table, raw, pass);
  const named = readCustomerCode(raw);
  if (named !== undefined && liesHere(table, named)) return switchTo(table, named);
  const parcel = parcels.get(code);
  const { unknown, noCode } = withoutLineTexts.read();
  if (parcel === undefined && readPickupCode(raw) !== undefined) return say(table, 'BLOCKED', noCode);
  if (parcel === undefined) return say(table, 'UNKNOWN', unknown, code.slice(0, 60));
  if (table.shown.read().customerCode === undefined) return choose(table, parcel.customerCode);
  return takeParcel(table, code);
}

function liesHere({ known }: CounterTable, named: string): boolean {
  return [...known.read().snapshot.parcels.values()].some(({ customerCode }) => customerCode === named);
}

/** Whose card is open, where a proof was shown and something of it may still go: another customer's does not take its place. */
function openCardOf(table: CounterTable): string | undefined {
  const { customerCode, document, pass } = table.shown.read();
  const { mayGo, forCash } = shelfNow(table);
  const isLeft = forCash.length > 0 || mayGo.some(({ isGiven }) => !isGiven);
  return isLeft && (document !== undefined || pass !== undefined) ? customerCode : undefined;
}

function switchTo(table: CounterTable, named: string): void {
  const open = openCardOf(table);
  if (open === undefined) return choose(table, named);
  const { endFirst, cardIsOpen } = counterTexts.read();
  return say(table, 'BLOCKED', open === named ? cardIsOpen : endFirst(open), open);
}

/** A pass says whose it is: the card of its customer is proven by it. */
async function takePass(table: CounterTable, text: string, read: ReadPass): Promise<void> {
  const { pass } = read;
  const { passes: words } = withoutLineTexts.read();
  const { customerCode, visit, document, pass: shown } = table.shown.read();
  const goesOn = customerCode === pass.customerCode && document === undefined && shown === undefined;
  if (openCardOf(table) !== undefined) return switchTo(table, pass.customerCode);
  const acts = table.acts.read();
  const here = { known: table.passKeys(), acts, visit: goesOn ? visit : '', now: Date.now() };
  const against = await whyNotByPass(read, here);
  const refuse = (line: string) =>
    say(
      table,
      'BLOCKED',
      { title: counterTexts.read().refusals.pass, line, next: words.next },
      showPassSerial(pass.serial),
    );
  if (against !== undefined) return refuse(words.against[against]);
  if (!liesHere(table, pass.customerCode)) return refuse(words.nothingHere);
  if (!goesOn) choose(table, pass.customerCode);
  const { serial, delegate, parcelLimit, notAfter } = pass;
  change(table, { pass: { text, serial, delegate, parcelLimit, notAfter } });
  return say(table, 'OK', words.opened, pass.customerCode);
}

function takeParcel(table: CounterTable, code: string): void {
  const words = withoutLineTexts.read();
  const { mayGo, forCash, stays } = shelfNow(table);
  const { document, pass, brought } = table.shown.read();
  const ofCode = <Row extends ShelfRow>(rows: readonly Row[]) =>
    rows.find(({ parcel }) => parcel.code === code);
  const free = ofCode(mayGo);
  if (free?.isGiven) return say(table, 'DUPLICATE', words.again, code);
  if (document === undefined && pass === undefined) return say(table, 'BLOCKED', words.documentFirst, code);
  if (free !== undefined || ofCode(forCash) !== undefined) {
    if (isEvidenceMissing(table)) return say(table, 'BLOCKED', evidenceTexts.read().missing, code);
  }
  const others = brought.filter((each) => each !== code);
  if (pass !== undefined && leftByPass(pass, table.acts.read(), others) === 0)
    return say(table, 'BLOCKED', words.passes.limit(pass.parcelLimit ?? 0), code);
  if (free !== undefined) return give(table, free);
  if (ofCode(forCash) !== undefined) {
    change(table, { brought: [...new Set([...brought, code])] });
    return say(table, 'BLOCKED', words.payFirst, code);
  }
  const why = ofCode(stays)?.why;
  const refusal = why === undefined ? words.notOfCustomer : { ...words.stays, line: words.why[why] };
  return say(table, 'BLOCKED', refusal, code);
}

function choose({ shown }: CounterTable, customerCode: string): void {
  shown.write(fresh(verdictOf('READY', withoutLineTexts.read().chosen, customerCode), customerCode));
}

function isEvidenceMissing({ known, shown }: CounterTable): boolean {
  const { evidence } = shown.read();
  return !isEnoughEvidence(known.read().snapshot.evidence, evidence === undefined ? [] : [evidence.kind]);
}

/** The photo or signature is stored on this device; its bytes go by themselves. */
export async function addEvidence(table: CounterTable, kind: EvidenceKind, file: Blob): Promise<void> {
  const { visit, customerCode = '' } = table.shown.read();
  const id = newRequestId();
  await table.evidence.add({
    ...{ scanId: id, deviceId: table.deviceId },
    facts: { visit, customerCode, kind, takenAt: new Date().toISOString(), file },
  });
  if (table.shown.read().visit === visit) change(table, { evidence: { id, kind } });
}

/** The document was seen. */
export function see(table: CounterTable, document: TypedDocument): void {
  change(table, { document });
  say(table, 'READY', withoutLineTexts.read().seen, table.shown.read().customerCode);
}

/** The card that was open as the line went, by a document that was seen there; any other proof has to be shown again. */
export function goOnWith(
  table: CounterTable,
  { customerCode, document }: { customerCode: string; document: TypedDocument | undefined },
): void {
  if (!liesHere(table, customerCode)) return;
  choose(table, customerCode);
  if (document !== undefined) see(table, document);
}

/** The next customer may come. */
export function close({ shown }: CounterTable): void {
  shown.write(fresh(verdictOf('READY', withoutLineTexts.read().ready)));
}

/** What was taken in cash in this visit and in the shift. */
export function takenNow({ shown, acts, known }: Pick<CounterTable, 'shown' | 'acts' | 'known'>) {
  const waiting = acts.read().filter(({ isWaiting }) => isWaiting);
  return cashTaken(known.read().snapshot, waiting, shown.read().visit);
}

/** Takes cash (dirams) for what was brought, or for all that is to be paid; what was brought is given with it. */
export function pay(table: CounterTable, handed: bigint): void {
  const { snapshot } = table.known.read();
  const { rate, shift } = snapshot;
  const { brought, document, pass, customerCode: code = '' } = table.shown.read();
  const rows = payable(shelfNow(table).forCash, brought);
  const cents = sumOf(rows);
  const back = changeOf(cents, handed, rate);
  if (cents === 0 || back === undefined || rate === null || shift === null) return;
  if (document === undefined && pass === undefined) return;
  if (limitReached(snapshot, takenNow(table), cents) !== undefined) return;
  const used = { rate: rate.rate, rateDate: rate.rateDate };
  const charges = rows.flatMap((row) => row.charges);
  const money = { charges, handed: Number(handed), change: Number(back), rate: used };
  store(table, { action: 'TAKE_CASH', code, shiftId: shift.id, ...money });
  say(table, 'STORED', withoutLineTexts.read().paid, code);
  for (const row of rows) if (brought.includes(row.parcel.code)) give(table, row);
}

/** So many acts of a counter are looked at that wait: more than a day brings. */
const mostWaiting = 2_000;

/** Reads what waits on the device, also from before the page was loaded; what was sent since waits no more. */
export async function readActs({ queue, acts }: CounterTable): Promise<void> {
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
