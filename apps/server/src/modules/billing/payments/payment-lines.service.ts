/** What stands on a receipt beside what was paid: by how many kilograms, cubic metres or days it came to that. */
import type { WireParcelPrice } from '@rohi/contract/pricing/charge.contract';
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { findParcelsOfCodes } from '../../tracking/tracking.service.ts';
import type { OwedCharge } from '../charges/owed.service.ts';
import { priceParcels } from '../parcel-price.service.ts';
import { noProduct, productOf } from './line-product.ts';
import type { LineProduct, PaymentLine } from './payment-rows.ts';

/** The lines of charges that are paid whole. The number of statements does not grow with them. */
export async function explainLines(
  { db, clock }: { db: Db | Tx; clock: Context['clock'] },
  charges: readonly OwedCharge[],
): Promise<PaymentLine[]> {
  const codes = [...new Set(charges.map(({ trackingCode }) => trackingCode))];
  const prices = await priceParcels({ db, clock }, await findParcelsOfCodes(db, codes));
  return charges.map((charge) => ({
    chargeId: charge.id,
    trackingCode: charge.trackingCode,
    kind: charge.kind,
    amountMinor: charge.owedMinor,
    ...quantityOf(charge, prices.get(charge.trackingCode)?.wire),
  }));
}

/**
 * Of what was paid in part, corrected, or priced by a minimum or a discount nothing is said: the product would not be
 * the amount.
 */
function quantityOf(
  { kind, owedMinor, amountMinor }: OwedCharge,
  price: WireParcelPrice | undefined,
): LineProduct {
  if (price === undefined || owedMinor !== amountMinor) return noProduct;
  const { storage, steps } = price;
  if (kind === 'STORAGE' && storage !== null) {
    const { paidDays, perDay } = storage;
    return productOf({ quantity: String(paidDays), unit: 'DAY', unitPrice: perDay.amount }, owedMinor);
  }
  const step = steps.find((each) => each.step === 'PRICE' && each.isCharged);
  if (kind !== 'DELIVERY' || step?.step !== 'PRICE') return noProduct;
  // Of a box of cargo the price is of all of them, and only its share of the quantity is its own.
  const { quantity, unit } = steps.find((each) => each.step === 'CARGO_SHARE') ?? step;
  return productOf({ quantity, unit, unitPrice: step.unitPrice.amount }, owedMinor);
}
