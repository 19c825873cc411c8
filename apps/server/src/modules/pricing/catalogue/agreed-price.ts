import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { AgreedDiscount } from '@rohi/contract/pricing/freight-charge';

/**
 * What was agreed with a customer, as it stood from a moment on; the product is stored as it was then. Days are
 * Dushanbe days.
 */
export type AgreedPrice = {
  id: number;
  version: number;
  customerCode: string;
  productCode: string;
  channelIds: readonly number[];
  minWeightG: number | null;
  maxWeightG: number | null;
  discountBp: number;
  validFrom: string;
  validTo: string | null;
  enabled: boolean;
  recordedAt: Date;
};

/** What is charged: by which channel, how heavy on the scales, for which customer and when. */
export type AgreedCase = { channelId: number; weightG: number; customerCode: string | null; at: Date };

/**
 * The discount that counts for a charge: agreed by then, valid on its Dushanbe day, for a product that goes by its
 * channel at its weight. What is agreed or changed later does not reach back. Of several the largest counts.
 */
export function discountAgreedAt(
  prices: readonly AgreedPrice[],
  { channelId, weightG, customerCode, at }: AgreedCase,
): AgreedDiscount | undefined {
  if (customerCode === null) return undefined;
  const day = dushanbeDay(at);
  const standing = new Map<number, AgreedPrice>();
  for (const price of prices) {
    if (price.customerCode !== customerCode || price.recordedAt > at) continue;
    const existing = standing.get(price.id);
    if (existing === undefined || existing.version < price.version) standing.set(price.id, price);
  }
  return [...standing.values()]
    .filter(
      ({ enabled, validFrom, validTo, channelIds, minWeightG, maxWeightG }) =>
        enabled &&
        validFrom <= day &&
        (validTo === null || day <= validTo) &&
        channelIds.includes(channelId) &&
        (minWeightG === null || weightG >= minWeightG) &&
        (maxWeightG === null || weightG <= maxWeightG),
    )
    .toSorted((a, b) => b.discountBp - a.discountBp || a.productCode.localeCompare(b.productCode, 'en'))
    .at(0);
}
