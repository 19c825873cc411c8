import type { BagKind } from '@rohi/contract/containers/bag-kinds';

/** Words of the stations where things are scanned into bags and cells. */
export type BenchTexts = {
  kinds: Record<BagKind, string>;
  kg: string;
  parcels: (count: number) => string;
  /** Which one it is in the bag. */
  inBag: (count: number) => string;
};
