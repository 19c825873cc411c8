import { bagKindNamesIn } from '@rohi/contract/containers/bag-names';
import type { BenchTexts } from './ru.ts';

export const texts: BenchTexts = {
  kinds: bagKindNamesIn('zh'),
  kg: 'kg',
  parcels: (count) => `${count} 件`,
  inBag: (count) => `本袋第 ${count} 件`,
};
