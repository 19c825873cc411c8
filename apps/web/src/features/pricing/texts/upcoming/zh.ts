import type { UpcomingTexts } from './ru.ts';

export const texts: UpcomingTexts = {
  title: (day) => `${day}起执行新价格`,
  before: (amount) => `此前为 ${amount}`,
};
