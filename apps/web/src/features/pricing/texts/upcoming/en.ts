import type { UpcomingTexts } from '../upcoming-texts.ts';

export const texts: UpcomingTexts = {
  title: (day) => `New prices from ${day}`,
  before: (amount) => `until then ${amount}`,
};
