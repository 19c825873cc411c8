/** What its order has listed of a parcel, for the record of that parcel. */
import { orderScopeOf } from '@rohi/contract/accounts/order-scope';
import type { DataOf } from '@rohi/contract/endpoint';
import type { staffParcelItems } from '@rohi/contract/orders/staff-orders.contract';
import type { Context } from '../../../context.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findCodeForStaff } from '../../tracking/staff/staff-parcels.service.ts';
import { findItemsOfCodes, orderCodeOf } from '../orders/declared-item.store.ts';
import { describeItem } from '../orders/order-list.service.ts';

/**
 * The items that were said of this parcel, and those that were said of no parcel of its order. What goods are worth is
 * no matter of a warehouse. Throws `tracking.parcelNotFound`, also for one beyond the caller's unit.
 */
export async function itemsOfParcel(
  context: Context,
  principal: UserPrincipal,
  id: string,
): Promise<DataOf<typeof staffParcelItems>> {
  const code = await findCodeForStaff(context, principal, id);
  const orderCode = await orderCodeOf(context.db, code);
  const items =
    orderCode === null ? [] : ((await findItemsOfCodes(context.db, [orderCode])).get(orderCode) ?? []);
  const isWarehouse = orderScopeOf(principal).kind === 'warehouse';
  const own = items.filter(({ trackingCode }) => trackingCode === null || trackingCode === code);
  return {
    list: own.map(describeItem).map((item) => (isWarehouse ? { ...item, value: null } : item)),
  };
}
