import type { BagsListTexts } from './ru.ts';

export const texts: BagsListTexts = {
  title: 'All bags',
  search: 'Bag code, seal, cell or tracking number inside',
  none: '—',
  contents: 'What is in it',
  empty: 'There is nothing in it.',
  kg: 'kg',
};
