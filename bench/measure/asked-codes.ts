import { trackingCodeOf } from '../data/parcel-codes.ts';

/** Numbers below a bound that a seed decides: two runs ask for the same parcels. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** As many different codes of existing parcels as asked for. */
export function pickCodes(random: (below: number) => number, parcels: number, count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(trackingCodeOf(random(parcels)));
  return [...codes];
}

/** Lists of codes to ask for, each list of other parcels. */
export function pickLists(options: {
  seed: number;
  parcels: number;
  codes: number;
  lists: number;
}): string[][] {
  const random = seededRandom(options.seed);
  return Array.from({ length: options.lists }, () => pickCodes(random, options.parcels, options.codes));
}
