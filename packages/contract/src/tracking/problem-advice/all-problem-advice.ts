import type { Locale } from '../../locales.ts';
import { problemAdviceEn } from './en.ts';
import type { AdviceWords } from './problem-advice.ts';
import { problemAdviceRu } from './ru.ts';
import { problemAdviceTg } from './tg.ts';
import { problemAdviceZh } from './zh.ts';

/** All languages together, for the server that answers in each of them. */
export const allProblemAdvice: Readonly<Record<Locale, AdviceWords>> = {
  ru: problemAdviceRu,
  en: problemAdviceEn,
  zh: problemAdviceZh,
  tg: problemAdviceTg,
};
