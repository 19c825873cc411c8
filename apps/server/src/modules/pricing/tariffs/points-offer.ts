import type { WirePointsOffer } from '@rohi/contract/pricing/charge.contract';
import { toWireMoney, type Money } from '@rohi/contract/pricing/money';
import { mostPaidWithPointsMinor, pointsEarned, pointsWorthMinor } from '@rohi/contract/pricing/points-rule';
import type { PointsTerms } from '@rohi/contract/pricing/tariff';

/** A delivery with the version that it was charged by. */
type Delivery = { versionId: string; amount: Money; points: PointsTerms };

/**
 * The points that deliveries bring together once they are paid and received: those of one version are added up first,
 * so that no point is lost to the cents of each. Null where there is nothing to show.
 */
export function pointsFor(deliveries: readonly Delivery[]): WirePointsOffer | null {
  const byVersion = new Map<string, { terms: PointsTerms; feeMinor: bigint }>();
  for (const { versionId, amount, points } of deliveries) {
    const feeMinor = (byVersion.get(versionId)?.feeMinor ?? 0n) + amount.amountMinor;
    byVersion.set(versionId, { terms: points, feeMinor });
  }
  const offers = [...byVersion.values()].map(({ terms, feeMinor }) => {
    const count = pointsEarned(terms, feeMinor);
    return {
      terms,
      count,
      worthMinor: pointsWorthMinor(terms, count),
      mostMinor: mostPaidWithPointsMinor(terms, feeMinor),
    };
  });
  const newest = offers.at(-1);
  const currency = deliveries.at(-1)?.amount.currency;
  const count = offers.reduce((sum, offer) => sum + offer.count, 0);
  if (newest === undefined || currency === undefined || count === 0) return null;
  const sumOf = (of: (offer: (typeof offers)[number]) => bigint) =>
    toWireMoney({ amountMinor: offers.reduce((sum, offer) => sum + of(offer), 0n), currency });
  return {
    count,
    worth: sumOf(({ worthMinor }) => worthMinor),
    lifeMonths: newest.terms.lifeMonths,
    mostOfFeePercent: newest.terms.mostOfFeePercent,
    mostOfFee: sumOf(({ mostMinor }) => mostMinor),
  };
}
