import type { BenchTexts } from './bench-texts.ts';

export const texts: BenchTexts = {
  kinds: { PALLET: '托盘', SACK: '大包', POUCH: '小袋' },
  kg: 'kg',
  parcels: (count) => `${count} 件`,
  inBag: (count) => `本袋第 ${count} 件`,
};
