/** The China address of a customer: always in Chinese, the customer code in two lines, because sellers drop one of them. */
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { warehouseAddresses } from '@rohi/contract/orders/orders.contract';
import { addressOf } from '@rohi/contract/pickup-points/china-address';
import type { Context } from '../../../context.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findChinaAddresses } from '../../pickup-points/china-address.service.ts';

/** The addresses that the principal's customer gives to sellers (docs/domain.md, section 7); warehouse names in `locale`. */
export async function readOwnAddresses(
  context: Context,
  principal: UserPrincipal,
  locale: Locale,
): Promise<DataOf<typeof warehouseAddresses>> {
  const customerCode = principal.customerCode ?? '';
  const { shown, closed } = await findChinaAddresses(context);
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
  };
}
