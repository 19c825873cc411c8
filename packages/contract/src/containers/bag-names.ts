import type { Locale, LocaleTexts } from '../locales.ts';
import type { BagKind } from './bag-kinds.ts';

// Tajik awaits a native reader.
export const bagKindNames: Record<BagKind, LocaleTexts> = {
  PALLET: { ru: 'Поддон', en: 'Pallet', zh: '托盘', tg: 'Поддон' },
  SACK: { ru: 'Мешок', en: 'Sack', zh: '大包', tg: 'Халта' },
  POUCH: { ru: 'Пакет', en: 'Pouch', zh: '小袋', tg: 'Халтача' },
};

/** The names of all kinds in one language. */
export function bagKindNamesIn(locale: Locale): Record<BagKind, string> {
  const { PALLET, SACK, POUCH } = bagKindNames;
  return { PALLET: PALLET[locale], SACK: SACK[locale], POUCH: POUCH[locale] };
}

export const bagStates = ['OPEN', 'CLOSED'] as const;
export type BagState = (typeof bagStates)[number];

export const bagStateNames: Record<BagState, LocaleTexts> = {
  OPEN: { ru: 'Открыт', en: 'Open', zh: '装袋中', tg: 'Кушода' },
  CLOSED: { ru: 'Закрыт', en: 'Closed', zh: '已封袋', tg: 'Пӯшида' },
};
