import { createPageTexts } from '../../shared/i18n/page-texts.ts';

/** The words of the orders in the language of the interface. */
export const ordersTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
  tg: () => import('./texts/tg.ts'),
});

/** The words of acts over many orders in the language of the interface. */
export const actsTexts = createPageTexts({
  ru: () => import('./acts/texts/ru.ts'),
  en: () => import('./acts/texts/en.ts'),
  zh: () => import('./acts/texts/zh.ts'),
  tg: () => import('./acts/texts/tg.ts'),
});

/** The words of the book of recipients; they come with that screen. */
export const bookTexts = createPageTexts({
  ru: () => import('./book/texts/ru.ts'),
  en: () => import('./book/texts/en.ts'),
  zh: () => import('./book/texts/zh.ts'),
  tg: () => import('./book/texts/tg.ts'),
});

/** The words of what is asked for as cargo; they come with its form. */
export const cargoTexts = createPageTexts({
  ru: () => import('./cargo/texts/ru.ts'),
  en: () => import('./cargo/texts/en.ts'),
  zh: () => import('./cargo/texts/zh.ts'),
  tg: () => import('./cargo/texts/tg.ts'),
});

/** The words of claims; they come with their screen. */
export const claimsTexts = createPageTexts({
  ru: () => import('./claims/texts/ru.ts'),
  en: () => import('./claims/texts/en.ts'),
  zh: () => import('./claims/texts/zh.ts'),
  tg: () => import('./claims/texts/tg.ts'),
});

/** The words of orders from a file; they come with that screen. */
export const manyTexts = createPageTexts({
  ru: () => import('./many/texts/ru.ts'),
  en: () => import('./many/texts/en.ts'),
  zh: () => import('./many/texts/zh.ts'),
  tg: () => import('./many/texts/tg.ts'),
});
