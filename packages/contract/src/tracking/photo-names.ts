import type { Locale, LocaleTexts } from '../locales.ts';
import type { PhotoKind } from './photo-rules.ts';

// Tajik awaits a native reader.
export const photoKindNames: Record<PhotoKind, LocaleTexts> = {
  SCALE: { ru: 'На весах', en: 'On the scale', zh: '称重', tg: 'Дар тарозу' },
  LABEL: { ru: 'Накладная', en: 'Label', zh: '面单', tg: 'Борхат' },
  BOX: { ru: 'Упаковка', en: 'Box', zh: '外观', tg: 'Бастабандӣ' },
  DAMAGE: { ru: 'Что не так', en: 'What is wrong', zh: '问题部位', tg: 'Мушкилӣ' },
};

/** The names of all kinds in one language. */
export function photoKindNamesIn(locale: Locale): Record<PhotoKind, string> {
  const { SCALE, LABEL, BOX, DAMAGE } = photoKindNames;
  return { SCALE: SCALE[locale], LABEL: LABEL[locale], BOX: BOX[locale], DAMAGE: DAMAGE[locale] };
}
