/** What the delivery of a parcel would cost by another weight, and whether more was paid than that. */
import type { Db, Tx } from '../../../platform/database.ts';
import { chargeWithCargo } from '../cargo-charges.service.ts';
import { findChargeBases } from '../freight-charge.store.ts';
import { computeCharges } from '../freight-charges.service.ts';
import { lockDelivery } from './charge.store.ts';

/** Cents of a dollar; null where the parcel has no price in dollars. */
export type PriceByWeights = {
  oldMinor: bigint | null;
  newMinor: bigint | null;
  /** More was paid, or taken off, than the new price leaves. */
  isOverpaid: boolean;
};

/** The price of a locked parcel by its weight on record and by another one. Its delivery charge is locked too. */
export async function priceByWeights(tx: Tx, parcelId: string, weightG: number): Promise<PriceByWeights> {
  const [basis] = await findChargeBases(tx, [parcelId]);
  const priceOf = async (grams: number | null) => {
    if (basis === undefined || grams === null) return null;
    const charge = (await computeCharges(tx, [{ ...basis, weightG: grams }])).get(parcelId);
    return charge?.currency === 'USD' ? charge : null;
  };
  const [old, priced, paid] = await Promise.all([
    priceOf(basis?.weightG ?? null),
    priceOf(weightG),
    lockDelivery(tx, parcelId),
  ]);
  const [oldMinor, newMinor] = [old?.amountMinor ?? null, priced?.amountMinor ?? null];
  const leftMinor = (newMinor ?? 0n) + (paid?.correctedMinor ?? 0n) - (paid?.settledMinor ?? 0n);
  return {
    oldMinor,
    newMinor,
    isOverpaid: (priced?.excessMinor ?? 0n) > 0n || (paid !== undefined && leftMinor < 0n),
  };
}

/** What the delivery of a parcel would cost at a weight, in cents of a dollar; null without a price in dollars. */
export async function priceAtWeight(
  db: Db,
  parcelId: string,
  stated: { customerCode: string; weightG: number },
): Promise<bigint | null> {
  const [basis] = await findChargeBases(db, [parcelId]);
  if (basis === undefined) return null;
  const charge = (await chargeWithCargo(db, [{ ...basis, ...stated }])).get(parcelId);
  return charge?.amount.currency === 'USD' ? charge.amount.amountMinor : null;
}
