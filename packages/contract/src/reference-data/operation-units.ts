import type { LocaleTexts } from '../locales.ts';

/** Where staff belong: kinds of places that a parcel is handled in. */
export const operationUnitTypes = ['WAREHOUSE', 'HUB', 'PICKUP_POINT'] as const;
type OperationUnitType = (typeof operationUnitTypes)[number];

export const operationUnitTypeNames: Record<OperationUnitType, LocaleTexts> = {
  WAREHOUSE: { ru: 'Склад в Китае', en: 'China warehouse', zh: '中国仓库', tg: 'Анбор дар Чин' },
  HUB: { ru: 'Склад назначения', en: 'Hub', zh: '海外仓', tg: 'Анбори асосӣ' },
  PICKUP_POINT: { ru: 'Пункт выдачи', en: 'Pickup point', zh: '自提点', tg: 'Нуқтаи супориш' },
};
