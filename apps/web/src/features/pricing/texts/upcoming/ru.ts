import type { UpcomingTexts } from '../upcoming-texts.ts';

export const texts: UpcomingTexts = {
  title: (day) => `Новые цены с ${day}`,
  before: (amount) => `до этого дня — ${amount}`,
};
