import { bagKindNamesIn } from '@rohi/contract/containers/bag-names';
import type { BenchTexts } from './ru.ts';

export const texts: BenchTexts = {
  kinds: bagKindNamesIn('en'),
  kg: 'kg',
  parcels: (count) => (count === 1 ? '1 parcel' : `${count} parcels`),
  inBag: (count) => `no. ${count} in the bag`,
};
