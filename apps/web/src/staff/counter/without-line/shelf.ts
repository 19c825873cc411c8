/** What a counter without the line may do with the parcels of a customer, by its snapshot and by what it has done since. */
import type { CounterParcel } from '@rohi/contract/stations/counter-snapshot.contract';
import { sumPayment } from '@rohi/contract/billing/payment-sums';
import { convertMinor, readRate, type ExchangeRate } from '@rohi/contract/pricing/currency-rate';
import { staysFor } from '@rohi/contract/tracking/stays-put';
import type { ScanFacts } from '../../stations/scan-queue/browser-queue.ts';
import type { CounterSnapshot } from './counter-snapshot.ts';

/** A scan of the counter that waits, or has been sent since the page was opened. */
export type CounterAct = { scanId: string; facts: ScanFacts; isWaiting: boolean };

/** Why a parcel stays on its shelf until the line is back. */
export type WhyStays = 'LOST' | 'RETURNING' | 'HELD' | 'TOO_OLD' | 'NO_SHIFT' | 'NO_RATE' | 'NO_RIGHT';

/** `cents` of a dollar are left to pay today, charge by charge in `charges`. */
export type ShelfRow = {
  parcel: CounterParcel;
  cents: number;
  charges: readonly { id: string; cents: number }[];
  isGiven: boolean;
  isPaidHere: boolean;
};

export type Shelf = {
  mayGo: readonly ShelfRow[];
  forCash: readonly ShelfRow[];
  stays: readonly (ShelfRow & { why: WhyStays })[];
};

type Now = { today: string; mayTake: boolean };

/** The parcels of a customer in three groups. */
export function shelfOf(
  snapshot: CounterSnapshot,
  acts: readonly CounterAct[],
  customerCode: string,
  now: Now,
): Shelf {
  const rows = [...snapshot.parcels.values()]
    .filter((parcel) => parcel.customerCode === customerCode)
    .toSorted(byWalk)
    .map((parcel) => rowOf(parcel, snapshot, acts, now.today));
  const judged = rows.map((row) => ({ row, why: whyStays(row, snapshot, now) }));
  const free = judged.flatMap(({ row, why }) => (why === undefined || row.isGiven ? [row] : []));
  return {
    mayGo: free.filter(({ cents, isGiven }) => isGiven || cents === 0),
    forCash: free.filter(({ cents, isGiven }) => !isGiven && cents > 0),
    stays: judged.flatMap(({ row, why }) => (why === undefined || row.isGiven ? [] : [{ ...row, why }])),
  };
}

function rowOf(
  parcel: CounterParcel,
  { days }: CounterSnapshot,
  acts: readonly CounterAct[],
  today: string,
): ShelfRow {
  const day = days.indexOf(today);
  const paid = new Set(
    acts.flatMap(({ facts }) => (facts.action === 'TAKE_CASH' ? facts.charges.map(({ id }) => id) : [])),
  );
  const charges = parcel.owed
    .map(({ id, cents }) => ({ id, cents: cents[day] ?? 0 }))
    .filter(({ cents }) => cents > 0);
  const open = charges.filter(({ id }) => !paid.has(id));
  return {
    parcel,
    charges: open,
    cents: open.reduce((sum, { cents }) => sum + cents, 0),
    isGiven: acts.some(({ facts }) => facts.action === 'GIVE' && facts.code === parcel.code),
    isPaidHere: open.length < charges.length,
  };
}

function whyStays(
  { parcel, cents }: ShelfRow,
  { days, shift, rate }: CounterSnapshot,
  { today, mayTake }: Now,
): WhyStays | undefined {
  const stays = staysFor(parcel.flags);
  if (stays !== undefined) return stays;
  if (parcel.flags.includes('HELD')) return 'HELD';
  // Storage may have begun to cost something since.
  if (!days.includes(today)) return 'TOO_OLD';
  if (cents === 0) return undefined;
  if (!mayTake) return 'NO_RIGHT';
  if (shift === null) return 'NO_SHIFT';
  return exchangeOf(rate) === undefined ? 'NO_RATE' : undefined;
}

const collator = new Intl.Collator('en', { numeric: true });

/** From cell to cell as they are named, and last what lies in none. */
function byWalk(a: CounterParcel, b: CounterParcel): number {
  if (a.cell === null || b.cell === null) return Number(a.cell === null) - Number(b.cell === null);
  return collator.compare(a.cell, b.cell) || collator.compare(a.code, b.code);
}

function exchangeOf(rate: CounterSnapshot['rate']): ExchangeRate | undefined {
  const rateMillionths = rate === null ? undefined : readRate(rate.rate);
  return rate === null || rateMillionths === undefined
    ? undefined
    : { nominal: rate.nominal, rateMillionths };
}

/** Dirams that so many cents come to by the rate of the snapshot; undefined without one. */
export function dueOf(cents: number, rate: CounterSnapshot['rate']): bigint | undefined {
  const exchange = exchangeOf(rate);
  return exchange && convertMinor(BigInt(cents), exchange);
}

/** Dirams that are given back of what was handed over; undefined where that is too little. */
export function changeOf(cents: number, handed: bigint, rate: CounterSnapshot['rate']): bigint | undefined {
  const cash = { TJS: handed, USD: 0n };
  const sums = sumPayment(BigInt(cents), { balance: 0n, card: 0n, cash }, 'TJS', exchangeOf(rate));
  return typeof sums === 'string' ? undefined : sums.change.TJS;
}

/** Cents of a dollar that were taken without the line. */
export type CashTaken = { handOver: number; shift: number };

/** What was taken in this visit and in the own shift: what the service knew, and what waits. */
export function cashTaken(
  { shift }: CounterSnapshot,
  waiting: readonly CounterAct[],
  visit: string,
): CashTaken {
  const taken = waiting.flatMap(({ facts }) =>
    facts.action === 'TAKE_CASH' && facts.shiftId === shift?.id
      ? [{ visit: facts.visit, cents: facts.charges.reduce((sum, { cents }) => sum + cents, 0) }]
      : [],
  );
  const sum = (of: typeof taken) => of.reduce((total, { cents }) => total + cents, 0);
  return {
    handOver: sum(taken.filter((each) => each.visit === visit)),
    shift: (shift?.taken ?? 0) + sum(taken),
  };
}

/** Cents of a dollar that are to be paid for some parcels. */
export function sumOf(rows: readonly ShelfRow[]): number {
  return rows.reduce((sum, { cents }) => sum + cents, 0);
}

/** Which limit stands against taking so many cents more; undefined where none does. */
export function limitReached(
  { limits }: CounterSnapshot,
  taken: CashTaken,
  cents: number,
): keyof CashTaken | undefined {
  if (taken.handOver + cents > limits.handOver) return 'handOver';
  return taken.shift + cents > limits.shift ? 'shift' : undefined;
}

/** What is paid now: what was brought, or everything. */
export function payable(forCash: readonly ShelfRow[], brought: readonly string[]): readonly ShelfRow[] {
  const chosen = forCash.filter(({ parcel }) => brought.includes(parcel.code));
  return chosen.length > 0 ? chosen : forCash;
}
