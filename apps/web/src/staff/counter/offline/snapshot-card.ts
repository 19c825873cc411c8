/** The card of a customer by the snapshot of this device and by what it has done since; and cash that is taken offline. */
import type { CounterParcel } from '@rohi/contract/stations/counter-snapshot.contract';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { readRate } from '@rohi/contract/pricing/currency-rate';
import { toWireMoney } from '@rohi/contract/pricing/money';
import { staysFor } from '@rohi/contract/tracking/stays-put';
import type { OwedSums } from '../../screens/cash/payment/payment-queries.ts';
import { centsOf } from '../card.ts';
import type { Card, CardParcel, CounterAct, WhyStays } from '../card.ts';
import type { OpenCard } from '../counter-state.ts';
import type { CounterSnapshot } from './counter-snapshot.ts';

/** The day in Dushanbe, and whether this person may take money. */
export type Now = { today: string; mayTake: boolean };
type Of = Pick<OpenCard, 'customerCode'> & Partial<OpenCard>;

/** The card by the snapshot. What the service has said of it since the snapshot counts too. */
export function cardOfSnapshot(
  snapshot: CounterSnapshot,
  acts: readonly CounterAct[],
  open: Of,
  now: Now,
): Card {
  const { customerCode, visit, readAt = 0, id, evidence } = open;
  const isNewer = visit !== undefined && readAt > snapshot.at && dushanbeDay(new Date(readAt)) === now.today;
  const newer = isNewer ? visit : undefined;
  const parcels = ofCustomer(snapshot, customerCode)
    .filter(({ code }) => isStillThere(newer, code))
    .map((parcel) => parcelOf(parcel, snapshot, { acts, now, newer }));
  const made = visit?.id === id ? (visit?.evidence.made ?? []) : [];
  return {
    customerCode,
    ...{ name: visit?.customer.name, phoneMasked: visit?.customer.phoneMasked ?? null },
    ...{ parcels, ready: parcels.length, coming: visit?.coming ?? [], storageTomorrow: undefined },
    evidence: { asked: snapshot.evidence, made: evidence === undefined ? made : [...made, evidence.kind] },
  };
}

/** The parcels of a customer in walking order. */
export function ofCustomer({ parcels }: CounterSnapshot, customerCode: string): CounterParcel[] {
  return [...parcels.values()].filter((parcel) => parcel.customerCode === customerCode).toSorted(byWalk);
}

/** Not given since the snapshot, as far as the service has listed all that lies there. */
function isStillThere(newer: OpenCard['visit'], code: string): boolean {
  if (newer === undefined || newer.ready > newer.parcels.length) return true;
  return newer.parcels.some(({ trackingCode }) => trackingCode === code);
}

type Beside = { acts: readonly CounterAct[]; now: Now; newer: OpenCard['visit'] };

function parcelOf(
  parcel: CounterParcel,
  snapshot: CounterSnapshot,
  { acts, now, newer }: Beside,
): CardParcel {
  const { code, goods, cell, weightG } = parcel;
  const charges = chargesOf(parcel, snapshot, now.today);
  const open = withoutPaid(charges, acts);
  const said = newer?.parcels.find(({ trackingCode }) => trackingCode === code);
  const isPaidSince = said !== undefined && centsOf(said.owed) === 0;
  const cents = isPaidSince ? 0 : sumOf(open);
  return {
    ...{ code, cell, cents, name: said?.name ?? goods, freeUntil: said?.freeUntil ?? null, paidDays: 0 },
    weightKg: weightG === null ? null : String(weightG / 1_000),
    why: whyStays(parcel, cents, snapshot, now),
    isGiven: acts.some(({ facts }) => facts.action === 'GIVE' && facts.code === code),
    isPaidHere: open.length < charges.length,
  };
}

type Charge = { id: string; cents: number };

/** What is left to pay for a parcel today, charge by charge. */
function chargesOf({ owed }: CounterParcel, { days }: CounterSnapshot, today: string): Charge[] {
  const day = days.indexOf(today);
  return owed.map(({ id, cents }) => ({ id, cents: cents[day] ?? 0 })).filter(({ cents }) => cents > 0);
}

function withoutPaid(charges: readonly Charge[], acts: readonly CounterAct[]): Charge[] {
  const paid = new Set(
    acts.flatMap(({ facts }) => (facts.action === 'TAKE_CASH' ? facts.charges.map(({ id }) => id) : [])),
  );
  return charges.filter(({ id }) => !paid.has(id));
}

const sumOf = (charges: readonly Charge[]) => charges.reduce((sum, { cents }) => sum + cents, 0);

function whyStays(
  { flags }: CounterParcel,
  owed: number,
  { days, shift, rate }: CounterSnapshot,
  { today, mayTake }: Now,
): WhyStays | undefined {
  const stays = staysFor(flags) ?? (flags.includes('HELD') ? 'HELD' : undefined);
  if (stays !== undefined) return stays;
  // Storage may have begun to cost something since.
  if (!days.includes(today)) return 'TOO_OLD';
  if (owed === 0) return undefined;
  if (!mayTake) return 'NO_RIGHT';
  if (shift === null) return 'NO_SHIFT';
  return rate === null || readRate(rate.rate) === undefined ? 'NO_RATE' : undefined;
}

const collator = new Intl.Collator('en', { numeric: true });

/** From cell to cell as they are named, and last what lies in none. */
function byWalk(a: CounterParcel, b: CounterParcel): number {
  if (a.cell === null || b.cell === null) return Number(a.cell === null) - Number(b.cell === null);
  return collator.compare(a.cell, b.cell) || collator.compare(a.code, b.code);
}

/** Cents of a dollar that were taken offline. */
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

/** Which limit stands against taking so many cents more; undefined where none does. */
export function limitReached(
  { limits }: CounterSnapshot,
  taken: CashTaken,
  cents: number,
): keyof CashTaken | undefined {
  if (taken.handOver + cents > limits.handOver) return 'handOver';
  return taken.shift + cents > limits.shift ? 'shift' : undefined;
}

const usd = (cents: number) => toWireMoney({ amountMinor: BigInt(cents), currency: 'USD' });
const nothing = usd(0);

/** What a card owes by the snapshot, as the form of a payment asks for it: what may be paid here, charge by charge. Kinds of charges are not in the snapshot, nor are their whole amounts. */
export function owedOfSnapshot(
  snapshot: CounterSnapshot,
  acts: readonly CounterAct[],
  card: Card,
  today: string,
): OwedSums {
  const payable = card.parcels.filter(
    ({ why, isGiven, cents }) => why === undefined && !isGiven && cents !== 0,
  );
  const { rate } = snapshot;
  return {
    ...{ customerCode: card.customerCode, terms: 'WHEN_READY', balance: nothing, points: 0 },
    rate: rate && { ...rate, stale: false },
    parcels: payable.flatMap(({ code }) => {
      const parcel = snapshot.parcels.get(code);
      if (parcel === undefined) return [];
      const open = withoutPaid(chargesOf(parcel, snapshot, today), acts);
      const charges = open.map(({ id, cents }) => ({
        ...{ id, kind: 'DELIVERY' as const, amount: nothing, owed: usd(cents) },
        ...{ corrected: nothing, paid: nothing, tariffVersionId: null },
      }));
      return {
        ...{ parcelId: code, trackingCode: code, pickupPointId: null, freeUntil: null, collectedAt: null },
        ...{ isUnderWay: false, owed: usd(sumOf(open)), charges },
      };
    }),
  };
}
