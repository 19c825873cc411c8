import { trackingCodeOf } from '../data/parcel-stories.ts';

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

/** Track queries as they go over the wire, each for other codes. */
export function trackRequests(options: {
  seed: number;
  parcels: number;
  codes: number;
  requests: number;
}): Buffer[] {
  const random = seededRandom(options.seed);
  return Array.from({ length: options.requests }, () => {
    const body = JSON.stringify({ trackingCodeList: pickCodes(random, options.parcels, options.codes) });
    const headers = ['POST /api/track/query HTTP/1.1', 'host: 127.0.0.1', 'content-type: application/json'];
    return Buffer.from(`${headers.join('\r\n')}\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
  });
}
