import { createPageTexts } from '../../shared/i18n/page-texts.ts';

export const importWords = createPageTexts({
  ru: () => import('./list/import/texts/ru.ts'),
  en: () => import('./list/import/texts/en.ts'),
  zh: () => import('./list/import/texts/zh.ts'),
  tg: () => import('./list/import/texts/tg.ts'),
});

export const listWords = createPageTexts({
  ru: () => import('./list/texts/ru.ts'),
  en: () => import('./list/texts/en.ts'),
  zh: () => import('./list/texts/zh.ts'),
  tg: () => import('./list/texts/tg.ts'),
});

export const slipWords = createPageTexts({
  ru: () => import('./slips/texts/ru.ts'),
  en: () => import('./slips/texts/en.ts'),
  zh: () => import('./slips/texts/zh.ts'),
  tg: () => import('./slips/texts/tg.ts'),
});

export const loadTexts = createPageTexts({
  ru: () => import('./trips/texts/ru.ts'),
  en: () => import('./trips/texts/en.ts'),
  zh: () => import('./trips/texts/zh.ts'),
  tg: () => import('./trips/texts/tg.ts'),
});

export const newCustomerWords = createPageTexts({
  ru: () => import('./new-customer/texts/ru.ts'),
  en: () => import('./new-customer/texts/en.ts'),
  zh: () => import('./new-customer/texts/zh.ts'),
  tg: () => import('./new-customer/texts/tg.ts'),
});

/** The words of the console around its screens. */
export const staffTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
  tg: () => import('./texts/tg.ts'),
});

/** Loads what a screen says, all of it at once. */
export async function loadAllWords(words: readonly { load: () => Promise<void> }[]): Promise<void> {
  await Promise.all(words.map((each) => each.load()));
}
