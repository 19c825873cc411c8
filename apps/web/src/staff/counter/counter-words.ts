import { createPageTexts } from '../../shared/i18n/page-texts.ts';
import { loadAllWords, slipWords } from '../kit/kit-words.ts';
import { cashTexts, paymentTexts } from '../screens/screen-words.ts';

export const askTexts = createPageTexts({
  ru: () => import('./approval/texts/ru.ts'),
  en: () => import('./approval/texts/en.ts'),
  zh: () => import('./approval/texts/zh.ts'),
  tg: () => import('./approval/texts/tg.ts'),
});

export const counterTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
  tg: () => import('./texts/tg.ts'),
});

export const courierTexts = createPageTexts({
  ru: () => import('./courier/texts/ru.ts'),
  en: () => import('./courier/texts/en.ts'),
  zh: () => import('./courier/texts/zh.ts'),
  tg: () => import('./courier/texts/tg.ts'),
});

export const evidenceTexts = createPageTexts({
  ru: () => import('./evidence/texts/ru.ts'),
  en: () => import('./evidence/texts/en.ts'),
  zh: () => import('./evidence/texts/zh.ts'),
  tg: () => import('./evidence/texts/tg.ts'),
});

export const problemTexts = createPageTexts({
  ru: () => import('./problem/texts/ru.ts'),
  en: () => import('./problem/texts/en.ts'),
  zh: () => import('./problem/texts/zh.ts'),
  tg: () => import('./problem/texts/tg.ts'),
});

export const shelfTexts = createPageTexts({
  ru: () => import('./shelf/texts/ru.ts'),
  en: () => import('./shelf/texts/en.ts'),
  zh: () => import('./shelf/texts/zh.ts'),
  tg: () => import('./shelf/texts/tg.ts'),
});

/** Loads what the counter says beside the words of every station: its own words and those of paying. */
export async function loadCounterWords(): Promise<void> {
  await loadAllWords([
    counterTexts,
    askTexts,
    problemTexts,
    evidenceTexts,
    cashTexts,
    paymentTexts,
    slipWords,
  ]);
}
