import type { WordsOf } from '@rohi/contract/locales';

export const texts = {
  /** `day` with its weekday. */
  title: (day: string) => `Новые цены с ${day}`,
  /** What it costs until then. */
  before: (amount: string) => `до этого дня — ${amount}`,
};

export type UpcomingTexts = WordsOf<typeof texts>;
