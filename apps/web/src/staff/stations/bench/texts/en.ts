import type { BenchTexts } from './bench-texts.ts';

export const texts: BenchTexts = {
  kinds: { PALLET: 'Pallet', SACK: 'Sack', POUCH: 'Pouch' },
  kg: 'kg',
  parcels: (count) => (count === 1 ? '1 parcel' : `${count} parcels`),
  inBag: (count) => `no. ${count} in the bag`,
};
