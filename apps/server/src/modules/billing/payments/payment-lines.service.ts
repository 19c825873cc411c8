/** What stands on a receipt beside what was paid: by how many kilograms or days it came to that. */
import type { WireParcelPrice } from '@rohi/contract/pricing/charge.contract';
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { findParcelsOfCodes } from '../../tracking/tracking.service.ts';
import type { OwedCharge } from '../charges/owed.service.ts';
import { priceParcels } from '../parcel-price.service.ts';
import type { PaymentLine } from './payment-rows.ts';

/** The lines of charges that are paid whole. The number of statements does not grow with them. */
export async function explainLines(
  { db, clock }: { db: Db | Tx; clock: Context['clock'] },
  charges: readonly OwedCharge[],
): Promise<PaymentLine[]> {
  const codes = [...new Set(charges.map(({ trackingCode }) => trackingCode))];
  const prices = await priceParcels({ db, clock }, await findParcelsOfCodes(db, codes));
  return charges.map((charge) => ({
    ...{ chargeId: charge.id, trackingCode: charge.trackingCode, kind: charge.kind },
    amountMinor: charge.owedMinor,
    ...quantityOf(charge, prices.get(charge.trackingCode)?.wire),
  }));
}

const none = { quantity: null, unitPrice: null };

/** Of what was paid in part or corrected nothing is said: the product would not be the amount. */
function quantityOf(
  { kind, owedMinor, amountMinor }: OwedCharge,
  price: WireParcelPrice | undefined,
): Pick<PaymentLine, 'quantity' | 'unitPrice'> {
  if (price === undefined || owedMinor !== amountMinor) return none;
  const { storage, steps } = price;
  if (kind === 'STORAGE')
    return storage === null || storage.isMost
      ? none
      : { quantity: String(storage.paidDays), unitPrice: storage.perDay.amount };
  const step = steps.find((each) => each.step === 'PRICE');
  return kind === 'DELIVERY' && step !== undefined
    ? { quantity: step.quantity, unitPrice: step.unitPrice.amount }
    : none;
}
