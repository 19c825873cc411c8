import type { DataOf } from '@rohi/contract/endpoint';
import type { warehouseAddresses } from '@rohi/contract/orders/orders.contract';

export type WarehouseAddress = DataOf<typeof warehouseAddresses>[number];

/** The lines of the address in the order of the forms of Taobao, 1688 and Pinduoduo. */
export const addressFields = ['recipient', 'phone', 'region', 'street', 'postcode'] as const;
export type AddressField = (typeof addressFields)[number];

/** What the forms of the marketplaces call them. */
export const chineseLabels: Record<AddressField, string> = {
  recipient: '收货人',
  phone: '手机号码',
  region: '所在地区',
  street: '详细地址',
  postcode: '邮政编码',
};

/** The customer code: the last word of the recipient (docs/domain.md, section 7). */
export function codeOfAddress({ recipient }: Pick<WarehouseAddress, 'recipient'>): string {
  return recipient.split(' ').at(-1) ?? '';
}

/** The whole address with the names of the fields, a line each, as the recognition boxes of the marketplaces take it. */
export function addressText(address: WarehouseAddress): string {
  return addressFields.map((field) => `${chineseLabels[field]}：${address[field]}`).join('\n');
}
