import type { UpcomingTexts } from './ru.ts';

export const texts: UpcomingTexts = {
  title: (day) => `Нархҳои нав аз ${day}`,
  before: (amount) => `то он рӯз — ${amount}`,
};
