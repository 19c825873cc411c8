import type { UpcomingTexts } from './ru.ts';

export const texts: UpcomingTexts = {
  title: (day) => `New prices from ${day}`,
  before: (amount) => `until then ${amount}`,
};
