/**
 * The China address of a customer: always in Chinese, the customer code in two lines, because sellers drop one of them.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { chooseWarehouse, warehouseAddresses } from '@rohi/contract/orders/orders.contract';
import { addressOf } from '@rohi/contract/pickup-points/china-address';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findChinaAddresses } from '../../pickup-points/china-address.service.ts';
import { findChosenWarehouse, storeChosenWarehouse } from './chosen-warehouse.store.ts';

/**
 * The addresses that the principal's customer gives to sellers (docs/domain.md, section 7); warehouse names in
 * `locale`.
 */
export async function readOwnAddresses(
  context: Context,
  principal: UserPrincipal,
  locale: Locale,
): Promise<DataOf<typeof warehouseAddresses>> {
  const customerCode = principal.customerCode ?? '';
  const { shown, closed } = await findChinaAddresses(context);
  const chosen = await findChosenWarehouse(context.db, principal.userId);
  const own = shown.length === 1 ? shown[0] : shown.find(({ id }) => id === chosen);
  return {
    customerCode,
    list: shown.map(({ id, code, names, address, changedOn }) => ({
      id,
      code,
      name: names[locale],
      ...addressOf(address, customerCode),
      changedOn,
    })),
    closed: closed.map(({ id, code, names, closedOn }) => ({ id, code, name: names[locale], closedOn })),
    chosenId: own?.id ?? null,
  };
}

/** Stores which warehouse the principal's customer uses. Throws `request.invalid` for one that takes no parcels. */
export async function chooseOwnWarehouse(
  context: Context,
  principal: UserPrincipal,
  warehouseId: number,
): Promise<DataOf<typeof chooseWarehouse>> {
  const { shown } = await findChinaAddresses(context);
  if (shown.every(({ id }) => id !== warehouseId))
    throw new AppError('request.invalid', { fields: [{ field: 'warehouseId', error: 'notAllowed' }] });
  await storeChosenWarehouse(context.db, principal.userId, warehouseId);
  return { chosenId: warehouseId };
}
