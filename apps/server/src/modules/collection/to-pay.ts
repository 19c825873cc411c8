/** What is left to pay for parcels that can be collected, in cents of a dollar. */
import type { WireMoney } from '@rohi/contract/pricing/money';
import { toWireMoney } from '@rohi/contract/pricing/money';

type Priced = { id: string; freightMinor: bigint | null };
type Owed = ReadonlyMap<string, { chargesMinor: bigint; storageMinor: bigint }>;

/** With storage by the end of today; undefined for a parcel that has no price yet. */
export function leftToPay({ id, freightMinor }: Priced, owed: Owed): bigint | undefined {
  const due = owed.get(id);
  if (due === undefined) return freightMinor === null ? undefined : 0n;
  return due.chargesMinor + due.storageMinor;
}

/**
 * The most that `limit` of these parcels come to, and how many of them may have no price yet: who collects for somebody
 * else takes so much along.
 */
export function mostToPay(
  parcels: readonly Priced[],
  limit: number,
  owed: Owed,
): { totalMinor: bigint; unpriced: number } {
  const amounts = parcels.flatMap((parcel) => leftToPay(parcel, owed) ?? []);
  const dearest = amounts.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)).slice(0, limit);
  return {
    totalMinor: dearest.reduce((sum, amount) => sum + amount, 0n),
    unpriced: Math.min(parcels.length - amounts.length, limit),
  };
}

export function toUsd(amountMinor: bigint): WireMoney {
  return toWireMoney({ amountMinor, currency: 'USD' });
}
