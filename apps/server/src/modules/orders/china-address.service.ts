/** The China address of a customer: always in Chinese, his code in two lines, because sellers drop one of them. */
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import type { warehouseAddresses } from '@rohi/contract/orders/orders.contract';
import type { Context } from '../../context.ts';
import type { Session } from '../../http/session-guard.ts';
import type { Tx } from '../../platform/database.ts';
import { listChinaAddresses, upsertChinaAddress, type ChinaAddress } from './customer.store.ts';

/** The addresses that the session's customer gives to sellers (docs/domain.md, section 7); warehouse names in `locale`. */
export async function readOwnAddresses(
  { db }: Pick<Context, 'db'>,
  session: Session,
  locale: Locale,
): Promise<DataOf<typeof warehouseAddresses>> {
  const customerCode = session.customerCode ?? '';
  return (await listChinaAddresses(db)).map((address) => {
    const recipient = `${address.recipient} ${customerCode}`;
    const street = `${address.street} (${customerCode})`;
    const { id, code, phone, region, postcode } = address;
    const name = (address.names as LocaleTexts)[locale];
    const oneLine = `${recipient} ${phone} ${region} ${street} ${postcode}`;
    return { id, code, name, recipient, phone, region, street, postcode, oneLine };
  });
}

/** Sets the address of a China warehouse. */
export async function setChinaAddress(
  tx: Tx,
  placeCode: string,
  address: Omit<ChinaAddress, 'id' | 'code' | 'names'>,
): Promise<void> {
  await upsertChinaAddress(tx, placeCode, address);
}
