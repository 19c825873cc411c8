import type { PaidUnit } from '@rohi/contract/billing/paid-units';
import { divideRounded, readDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { LineProduct } from './payment-rows.ts';

/**
 * As it is on record. `unit` is missing of lines that were paid before units were on record, where the tariff has no
 * such price.
 */
export type StoredProduct = { quantity: string | null; unit: PaidUnit | null; unitPrice: string | null };

export const noProduct: LineProduct = { quantity: null, unit: null, unitPrice: null };

/** Quantities have at most six digits after the point, prices two. */
const scale = 6;
const perUnit = 10n ** BigInt(scale);

/** What explains an amount, where quantity × price comes to it, half up to the cent; else nothing does. */
export function productOf({ quantity, unit, unitPrice }: StoredProduct, amountMinor: bigint): LineProduct {
  if (quantity === null || unit === null || unitPrice === null) return noProduct;
  const count = readDecimal(quantity, scale).value;
  const price = readDecimal(unitPrice, 2).value;
  if (count === undefined || price === undefined) return noProduct;
  const comesTo = divideRounded(count * price, perUnit, 'HALF_UP');
  return comesTo === amountMinor ? { quantity, unit, unitPrice } : noProduct;
}
