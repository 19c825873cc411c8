/** Money by the snapshot of this device: what is left to pay charge by charge, and cash that is taken offline. */
import type { CounterParcel } from '@rohi/contract/stations/counter-snapshot.contract';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { OwedSums } from '../../screens/cash/payment/payment-queries.ts';
import type { CounterAct, CounterSnapshot } from './counter-snapshot.ts';

type Charge = { id: string; cents: number };

/** What is left to pay for a parcel today, charge by charge. */
export function chargesOf({ owed }: CounterParcel, { days }: CounterSnapshot, today: string): Charge[] {
  const day = days.indexOf(today);
  return owed.map(({ id, cents }) => ({ id, cents: cents[day] ?? 0 })).filter(({ cents }) => cents > 0);
}

/** Those of them that were not paid here since. */
export function withoutPaid(charges: readonly Charge[], acts: readonly CounterAct[]): Charge[] {
  const paid = new Set(
    acts.flatMap(({ facts }) => (facts.action === 'TAKE_CASH' ? facts.charges.map(({ id }) => id) : [])),
  );
  return charges.filter(({ id }) => !paid.has(id));
}

export const sumOf = (charges: readonly Pick<Charge, 'cents'>[]) =>
  charges.reduce((sum, { cents }) => sum + cents, 0);

/** Cents of a dollar that were taken offline. */
export type CashTaken = { handOver: number; shift: number };

/** What was taken in this visit and in the own shift: what the service knew, and what waits. */
export function cashTaken({ shift }: CounterSnapshot, acts: readonly CounterAct[], visit: string): CashTaken {
  const taken = acts.flatMap(({ facts, isWaiting }) =>
    isWaiting && facts.action === 'TAKE_CASH' && facts.shiftId === shift?.id ? [facts] : [],
  );
  const sum = (of: typeof taken) => sumOf(of.flatMap(({ charges }) => charges));
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

type OwingCard = {
  customerCode: string;
  parcels: readonly { code: string; cents: number | null; why: unknown; isGiven: boolean }[];
};

/**
 * What a card owes by the snapshot, as the form of a payment asks for it: what may be paid here, charge by charge.
 * Kinds of charges are not in the snapshot, nor are their whole amounts.
 */
export function owedOfSnapshot(
  snapshot: CounterSnapshot,
  acts: readonly CounterAct[],
  { customerCode, parcels }: OwingCard,
  today: string,
): OwedSums {
  const { rate } = snapshot;
  const payable = parcels.filter(({ why, isGiven, cents }) => why === undefined && !isGiven && cents !== 0);
  return {
    customerCode,
    terms: 'WHEN_READY',
    balance: nothing,
    points: 0,
    rate: rate && { ...rate, stale: false },
    parcels: payable.flatMap(({ code }) => {
      const parcel = snapshot.parcels.get(code);
      if (parcel === undefined) return [];
      const open = withoutPaid(chargesOf(parcel, snapshot, today), acts);
      const charges = open.map(({ id, cents }) => ({
        id,
        kind: 'DELIVERY' as const,
        amount: nothing,
        owed: usd(cents),
        corrected: nothing,
        paid: nothing,
        tariffVersionId: null,
      }));
      return {
        parcelId: code,
        trackingCode: code,
        pickupPointId: null,
        freeUntil: null,
        collectedAt: null,
        isUnderWay: false,
        owed: usd(sumOf(open)),
        charges,
      };
    }),
  };
}
