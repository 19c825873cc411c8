/** Why an order costs what it does: its weighed parcels together. */
import type { OrderPrice } from '@rohi/contract/orders/orders.contract';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { Context } from '../../../context.ts';
import { pointsFor } from '../../pricing/charges/parcel-charge.service.ts';
import { priceParcels } from '../../billing/parcel-price.service.ts';
import type { KnownParcel } from '../../tracking/tracking.service.ts';

/** The charges of the parcels that have been weighed, their sum, storage and points; null while there is none. */
export async function priceOrder(
  context: Pick<Context, 'db' | 'clock'>,
  parcels: readonly KnownParcel[],
): Promise<OrderPrice> {
  const prices = [...(await priceParcels(context, parcels)).values()];
  const [first] = prices;
  if (first === undefined) return null;
  const { currency } = first.charge.amount;
  const amountMinor = prices.reduce((sum, { charge }) => sum + charge.amount.amountMinor, 0n);
  const storageMinor = prices.reduce((sum, price) => sum + price.storageMinor, 0n);
  return {
    parcels: prices.map(({ wire }) => wire),
    total: toWireMoney({ amountMinor, currency }),
    storageTotal: storageMinor === 0n ? null : toWireMoney({ amountMinor: storageMinor, currency }),
    points: pointsFor(prices.map(({ charge }) => charge)),
  };
}
