/**
 * What a customer owes: charges of parcels that lie ready, were collected unpaid or are paid before departure, less
 * what was paid, with storage by the end of today.
 */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { findReadyParcels, readyParcelsOf, type ReadyParcel } from '../ready-dues.service.ts';
import { allDueCharges, dueCharges, dueChargesOf, type DueCharge } from './charge.store.ts';

/**
 * A charge with its amount as it stands today. `owedMinor` is less than zero where more was paid than it costs by now.
 */
export type OwedCharge = Omit<DueCharge, 'amountMinor'> & {
  amountMinor: bigint;
  owedMinor: bigint;
  freeUntil: string | null;
};

/**
 * All charges of a customer that are due, also those with nothing left to pay. `isLocked`: to be paid in this
 * transaction, with the purse locked; `lying`: the parcels, where they are known.
 */
export async function owedCharges(
  { db, clock }: { db: Db | Tx; clock: Context['clock'] },
  customerCode: string,
  { isLocked = false, lying }: { isLocked?: boolean; lying?: readonly ReadyParcel[] } = {},
): Promise<OwedCharge[]> {
  const [charges, parcels] = await Promise.all([
    dueCharges(db, customerCode, { isLocked }),
    lying ?? findReadyParcels({ db }, customerCode),
  ]);
  return amountsOn(dushanbeDay(clock.now()), charges, parcels);
}

/**
 * What all customers owe today, charge by charge: the same as `owedCharges` of each of them, without those that are
 * paid.
 */
export async function allOwedCharges(context: Pick<Context, 'db' | 'clock'>): Promise<OwedCharge[]> {
  const [charges, parcels] = await Promise.all([allDueCharges(context.db), findReadyParcels(context)]);
  const owed = amountsOn(dushanbeDay(context.clock.now()), charges, parcels);
  return owed.filter(({ owedMinor }) => owedMinor > 0n);
}

/**
 * What is owed for some parcels by the end of each of these Dushanbe days, charge by charge; without those that have
 * nothing left to pay on all of them.
 */
export async function owedOnDays(
  context: Pick<Context, 'db'>,
  parcelIds: readonly string[],
  days: readonly string[],
): Promise<{ id: string; parcelId: string; owedMinor: bigint[] }[]> {
  const [charges, parcels] = await Promise.all([
    dueChargesOf(context.db, parcelIds),
    readyParcelsOf(context, parcelIds),
  ]);
  const byDay = days.map((day) => amountsOn(day, charges, parcels));
  return charges.flatMap(({ id, parcelId }, index) => {
    const owedMinor = byDay.map((owed) => owed[index]?.owedMinor ?? 0n);
    return owedMinor.some((minor) => minor > 0n) ? [{ id, parcelId, owedMinor }] : [];
  });
}

/** What is owed today for some parcels, by the id of the parcel. */
export async function owedForParcels(
  context: Pick<Context, 'db' | 'clock'>,
  parcelIds: readonly string[],
): Promise<ReturnType<typeof owedByParcel>> {
  const [charges, parcels] = await Promise.all([
    dueChargesOf(context.db, parcelIds),
    readyParcelsOf(context, parcelIds),
  ]);
  return owedByParcel(amountsOn(dushanbeDay(context.clock.now()), charges, parcels));
}

function amountsOn(
  today: string,
  charges: readonly DueCharge[],
  parcels: readonly ReadyParcel[],
): OwedCharge[] {
  const ready = new Map(parcels.map((parcel) => [parcel.id, parcel]));
  return charges.map((charge) => {
    const parcel = ready.get(charge.parcelId);
    const amountMinor = charge.amountMinor ?? parcel?.storageOn(today) ?? 0n;
    const owedMinor = amountMinor + charge.correctedMinor - charge.settledMinor;
    return { ...charge, amountMinor, owedMinor, freeUntil: parcel?.freeUntil ?? null };
  });
}

/**
 * What is owed for each parcel, in cents of a dollar, storage that runs apart; a parcel for which nothing is due is
 * missing. What was paid too much is nothing.
 */
export function owedByParcel(
  charges: readonly OwedCharge[],
): Map<string, { chargesMinor: bigint; storageMinor: bigint }> {
  const owed = new Map<string, { chargesMinor: bigint; storageMinor: bigint }>();
  for (const { parcelId, kind, owedMinor, leftAt } of charges) {
    const sums = owed.get(parcelId) ?? { chargesMinor: 0n, storageMinor: 0n };
    const key = kind === 'STORAGE' && leftAt === null ? 'storageMinor' : 'chargesMinor';
    owed.set(parcelId, { ...sums, [key]: sums[key] + (owedMinor > 0n ? owedMinor : 0n) });
  }
  return owed;
}

/** What a customer owes today, in cents of a dollar. */
export async function sumOwed(
  context: { db: Db | Tx; clock: Context['clock'] },
  customerCode: string,
): Promise<{ chargesMinor: bigint; storageMinor: bigint }> {
  const parcels = [...owedByParcel(await owedCharges(context, customerCode)).values()];
  const sum = (of: 'chargesMinor' | 'storageMinor') => parcels.reduce((total, each) => total + each[of], 0n);
  return { chargesMinor: sum('chargesMinor'), storageMinor: sum('storageMinor') };
}
