import { createPageTexts } from '../../shared/i18n/page-texts.ts';

/** The words of the cabinet's home, pickup point and China address in the language of the interface. */
export const cabinetTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
