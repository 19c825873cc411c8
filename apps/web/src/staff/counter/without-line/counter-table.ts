import { readCustomerCode } from '@rohi/contract/accounts/customer-code';
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
import type { TypedDocument } from '../document-fields.tsx';
import type { CounterSnapshot } from './counter-snapshot.ts';
import type { CounterState } from './counter-state.ts';
import { cashTaken, changeOf, limitReached, payable, shelfOf, sumOf } from './shelf.ts';
import type { CounterAct, Shelf, ShelfRow } from './shelf.ts';
import { withoutLineTexts } from './without-line-words.ts';

/** A counter without the line: what stands on its screen, what it has done, and by what it decides. */
export type CounterTable = {
  queue: StationQueue;
  deviceId: string;
  shown: Observed<CounterState>;
  acts: Observed<readonly CounterAct[]>;
  known: Observed<{ snapshot: CounterSnapshot; mayTake: boolean }>;
};

export function openTable(
  queue: StationQueue,
  deviceId: string,
  known: { snapshot: CounterSnapshot; mayTake: boolean },
): CounterTable {
  return {
    ...{ queue, deviceId },
    shown: createObserved(fresh(verdictOf('READY', withoutLineTexts.read().ready))),
    acts: createObserved<readonly CounterAct[]>([]),
    known: createObserved(known),
  };
}

function fresh(verdict: CounterState['verdict'], customerCode?: string): CounterState {
  return { customerCode, visit: newRequestId(), document: undefined, brought: [], verdict };
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
  const { document, brought } = table.shown.read();
  store(table, { action: 'GIVE', code, document });
  change(table, { brought: brought.filter((each) => each !== code) });
  say(table, 'STORED', withoutLineTexts.read().stored(cell), code);
}

/** What was scanned or typed: a customer, or a parcel of the one who was chosen, which is given where it may go. */
export function takeScan(table: CounterTable, raw: string): void {
  const { parcels } = table.known.read().snapshot;
  const code = readCode(raw);
  const named = readCustomerCode(raw);
  if (named !== undefined && [...parcels.values()].some(({ customerCode }) => customerCode === named))
    return choose(table, named);
  const parcel = parcels.get(code);
  if (parcel === undefined) return say(table, 'UNKNOWN', withoutLineTexts.read().unknown, code.slice(0, 60));
  if (table.shown.read().customerCode === undefined) return choose(table, parcel.customerCode);
  return takeParcel(table, code);
}

function takeParcel(table: CounterTable, code: string): void {
  const words = withoutLineTexts.read();
  const { mayGo, forCash, stays } = shelfNow(table);
  const { document, brought } = table.shown.read();
  const ofCode = <Row extends ShelfRow>(rows: readonly Row[]) =>
    rows.find(({ parcel }) => parcel.code === code);
  const free = ofCode(mayGo);
  if (free?.isGiven) return say(table, 'DUPLICATE', words.again, code);
  if (document === undefined) return say(table, 'BLOCKED', words.documentFirst, code);
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

/** The document was seen. */
export function see(table: CounterTable, document: TypedDocument): void {
  change(table, { document });
  say(table, 'READY', withoutLineTexts.read().seen, table.shown.read().customerCode);
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
  const { brought, document, customerCode: code = '' } = table.shown.read();
  const rows = payable(shelfNow(table).forCash, brought);
  const cents = sumOf(rows);
  const back = changeOf(cents, handed, rate);
  if (cents === 0 || back === undefined || rate === null || shift === null || document === undefined) return;
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
