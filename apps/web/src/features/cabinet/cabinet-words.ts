import { createPageTexts } from '../../shared/i18n/page-texts.ts';

/** The words of the cabinet's home, pickup point and China address in the language of the interface. */
export const cabinetTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
  tg: () => import('./texts/tg.ts'),
});

export const collectedTexts = createPageTexts({
  ru: () => import('./collected/texts/ru.ts'),
  en: () => import('./collected/texts/en.ts'),
  zh: () => import('./collected/texts/zh.ts'),
  tg: () => import('./collected/texts/tg.ts'),
});

export const courierTexts = createPageTexts({
  ru: () => import('./courier/texts/ru.ts'),
  en: () => import('./courier/texts/en.ts'),
  zh: () => import('./courier/texts/zh.ts'),
  tg: () => import('./courier/texts/tg.ts'),
});

export const messagesTexts = createPageTexts({
  ru: () => import('./messages/texts/ru.ts'),
  en: () => import('./messages/texts/en.ts'),
  zh: () => import('./messages/texts/zh.ts'),
  tg: () => import('./messages/texts/tg.ts'),
});

export const problemsTexts = createPageTexts({
  ru: () => import('./problems/texts/ru.ts'),
  en: () => import('./problems/texts/en.ts'),
  zh: () => import('./problems/texts/zh.ts'),
  tg: () => import('./problems/texts/tg.ts'),
});
