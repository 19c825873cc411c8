import type { LocaleTexts } from '../locales.ts';

/** How the long haul goes. */
export const transportModes = ['ROAD', 'RAIL', 'MULTI'] as const;
export type TransportMode = (typeof transportModes)[number];

export const transportModeNames: Record<TransportMode, LocaleTexts> = {
  ROAD: { ru: 'Автомобилем', en: 'By road', zh: '公路运输', tg: 'Бо мошин' },
  RAIL: { ru: 'Поездом', en: 'By rail', zh: '铁路运输', tg: 'Бо қатор' },
  MULTI: { ru: 'Автомобилем и поездом', en: 'By road and rail', zh: '公铁联运', tg: 'Бо мошин ва қатор' },
};
