/** The houses at both ends of a customer's road, for who asks about the own account. */
import type { userInfo } from '@rohi/contract/accounts/accounts.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { readOwnAddresses } from './china-address.service.ts';
import { findBoundPoint } from '../orders/customer.store.ts';
import { pointsById } from './pickup-binding.service.ts';

/** The bound pickup point, and the China warehouse that is chosen or the only one; none of both for staff. */
export async function readOwnHouses(
  context: Context,
  principal: UserPrincipal,
  locale: Locale,
): Promise<Pick<DataOf<typeof userInfo>, 'pickupPoint' | 'warehouse'>> {
  if (principal.customerCode === null) return { pickupPoint: null, warehouse: null };
  const boundId = await findBoundPoint(context.db, principal.userId);
  const { list, chosenId } = await readOwnAddresses(context, principal, locale);
  const warehouse = list.find(({ id }) => id === chosenId);
  return {
    pickupPoint: boundId === undefined ? null : ((await pointsById(context, locale)).get(boundId) ?? null),
    warehouse:
      warehouse === undefined ? null : { id: warehouse.id, code: warehouse.code, name: warehouse.name },
  };
}
