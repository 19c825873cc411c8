/** Why an order costs what it does: each weighed parcel by the tariff of the day on which China received it. */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import type { getOrder } from '@rohi/contract/orders/orders.contract';
import { readAmountMinor, toWireMoney } from '@rohi/contract/pricing/money';
import type { Context } from '../../context.ts';
import { chargeParcels } from '../pricing/parcel-charge.service.ts';
import type { KnownParcel } from '../tracking/tracking.service.ts';

type OrderPrice = NonNullable<DataOf<typeof getOrder>['price']>;

/** The charges of the parcels that have been weighed, and their sum; null while there is none. */
export async function priceOrder(
  context: Pick<Context, 'db' | 'clock'>,
  parcels: readonly KnownParcel[],
): Promise<OrderPrice | null> {
  const lines: OrderPrice['parcels'] = [];
  for (const { trackingCode, facts, state } of parcels) {
    if (facts.weightG === null) continue;
    const at = state.receivedAt ?? context.clock.now();
    const [charge] = await chargeParcels(context, [{ ...facts, weightG: facts.weightG, at }]);
    if (charge === null || charge === undefined) continue;
    lines.push({
      trackingCode,
      tariffCode: charge.tariffCode,
      tariffVersion: charge.version,
      date: dushanbeDay(at),
      steps: charge.steps,
      total: charge.total,
    });
  }
  const [first] = lines;
  if (first === undefined) return null;
  const amountMinor = lines.reduce((sum, line) => sum + (readAmountMinor(line.total.amount) ?? 0n), 0n);
  return { parcels: lines, total: toWireMoney({ amountMinor, currency: first.total.currency }) };
}
