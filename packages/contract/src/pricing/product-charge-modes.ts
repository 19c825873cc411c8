import type { LocaleTexts } from '../locales.ts';

/** What the price of a product is computed by. */
export const productChargeModes = ['WEIGHT', 'VOLUME'] as const;
type ChargeMode = (typeof productChargeModes)[number];

export const productChargeModeNames: Record<ChargeMode, LocaleTexts> = {
  WEIGHT: { ru: 'По весу', en: 'By weight', zh: '按重量', tg: 'Аз рӯйи вазн' },
  VOLUME: { ru: 'По объёму', en: 'By volume', zh: '按体积', tg: 'Аз рӯйи ҳаҷм' },
};
