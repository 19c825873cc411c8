import type { TransfersListTexts } from './ru.ts';

export const texts: TransfersListTexts = {
  title: 'All transfers',
  search: 'Transfer code, vehicle, driver or tracking number inside',
  none: '—',
  contents: 'What is in it',
  empty: 'There is nothing in it.',
  kg: 'kg',
};
