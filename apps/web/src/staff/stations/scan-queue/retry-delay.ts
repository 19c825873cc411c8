const firstMs = 1_000;
const longestMs = 60_000;

/**
 * How long to wait after so many failures in a row: twice as long each time, up to a minute, and of that a part by chance, so that the
 * stations of a warehouse do not all come back in the same second.
 * @param random from 0 to 1
 */
export function retryDelayMs(failures: number, random: number): number {
  const most = Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1));
  return most / 2 + (most / 2) * random;
}
