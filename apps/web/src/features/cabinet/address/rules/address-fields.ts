import type { DataOf } from '@rohi/contract/endpoint';
import type { warehouseAddresses } from '@rohi/contract/orders/orders.contract';
import type { ChinaAddress } from '@rohi/contract/pickup-points/china-address';

export type WarehouseAddresses = DataOf<typeof warehouseAddresses>;

/** The address of one warehouse with the customer code that stands in it. */
export type WarehouseAddress = WarehouseAddresses['list'][number] & { customerCode: string };

/** What is read of an address line by line. */
export type AddressWithCode = ChinaAddress & { customerCode: string };

/** The addresses of the answer, each with the code. */
export function addressesOf({ customerCode, list }: WarehouseAddresses): WarehouseAddress[] {
  return list.map((address) => ({ ...address, customerCode }));
}
