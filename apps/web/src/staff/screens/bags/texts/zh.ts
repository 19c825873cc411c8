import type { BagsListTexts } from './ru.ts';

export const texts: BagsListTexts = {
  title: '集包袋清单',
  search: '袋号、封条号、货位或袋内运单号',
  none: '—',
  contents: '袋内物品',
  empty: '袋内没有物品。',
  kg: 'kg',
};
