import { bagKindNamesIn } from '@rohi/contract/containers/bag-names';
import type { BenchTexts } from './ru.ts';

export const texts: BenchTexts = {
  kinds: bagKindNamesIn('tg'),
  kg: 'кг',
  parcels: (count) => `${count} бор`,
  inBag: (count) => `дар халта № ${count}`,
};
