import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { PrintingTexts } from './texts/printing-texts.ts';

/** Words of printing at stations: labels, stickers, command cards, the printer. */
export const printingTexts = createPageTexts<PrintingTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
