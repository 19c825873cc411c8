import { sharedNames } from '../lists/shared-names.ts';
import type { Fields } from '../fields.ts';

/** Prices agreed with single customers. */
export const customerPriceFields = {
  id: { name: { ru: '№ записи', en: 'Record number', zh: '记录编号', tg: 'Рақами сабт' }, kind: 'fact' },
  customerCode: { name: sharedNames.customerCode, kind: 'text', audited: 'values' },
  customerName: { name: { ru: 'Клиент', en: 'Customer', zh: '客户', tg: 'Муштарӣ' }, kind: 'fact' },
  productId: {
    name: { ru: 'Продукт', en: 'Product', zh: '产品', tg: 'Маҳсулот' },
    formerNames: ['Код продукта', 'Product code', '产品代码', 'Рамзи маҳсулот'],
    kind: 'reference',
    audited: 'values',
  },
  productNames: {
    name: { ru: 'Название продукта', en: 'Product name', zh: '产品名称', tg: 'Номи маҳсулот' },
    formerNames: ['Продукт', 'Product', '产品', 'Маҳсулот'],
    kind: 'fact',
  },
  discountPct: {
    name: { ru: 'Скидка, %', en: 'Discount, %', zh: '减免比例（%）', tg: 'Тахфиф, %' },
    formerNames: ['折扣（%）'],
    kind: 'decimal',
    audited: 'values',
  },
  validFrom: {
    name: { ru: 'Действует с', en: 'Valid from', zh: '生效日期', tg: 'Амал мекунад аз' },
    kind: 'day',
    audited: 'values',
  },
  validTo: {
    name: { ru: 'Действует по', en: 'Valid until', zh: '失效日期', tg: 'Амал мекунад то' },
    formerNames: ['Valid to'],
    kind: 'day',
    audited: 'values',
    blank: null,
  },
  enabled: {
    name: sharedNames.enabled,
    formerNames: ['Включён', 'Enabled', 'Фаъол'],
    kind: 'flag',
    audited: 'values',
    blank: true,
  },
  updatedBy: { name: sharedNames.updatedBy, kind: 'fact' },
} as const satisfies Fields;
