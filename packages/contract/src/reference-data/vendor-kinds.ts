import type { LocaleTexts } from '../locales.ts';

/** What a partner does for us. */
export const vendorKinds = ['CARRIER', 'BROKER', 'COURIER', 'WAREHOUSE'] as const;
export type VendorKind = (typeof vendorKinds)[number];

export const vendorKindNames: Record<VendorKind, LocaleTexts> = {
  CARRIER: { ru: 'Перевозчик', en: 'Carrier', zh: '承运商', tg: 'Боркаш' },
  BROKER: { ru: 'Таможенный брокер', en: 'Customs broker', zh: '报关行', tg: 'Брокери гумрук' },
  COURIER: { ru: 'Курьерская служба', en: 'Courier', zh: '派送公司', tg: 'Хадамоти курьерӣ' },
  WAREHOUSE: { ru: 'Склад партнёра', en: 'Partner warehouse', zh: '合作仓库', tg: 'Анбори шарик' },
};
