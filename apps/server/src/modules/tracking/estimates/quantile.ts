/**
 * Returns the value below which the next one lies with probability `share`, by a sample in rising order. A sample of n
 * values has n + 1 gaps, and the next value falls into each of them equally often. Beyond the first and the last value
 * the sample says nothing, so the result ends there.
 */
export function quantile(rising: readonly number[], share: number): number {
  const first = rising[0];
  const last = rising.at(-1);
  if (first === undefined || last === undefined) throw new RangeError('a quantile of nothing');
  const place = share * (rising.length + 1) - 1;
  const below = Math.floor(place);
  if (below < 0) return first;
  const lower = rising[below];
  const upper = rising[below + 1];
  if (lower === undefined || upper === undefined) return last;
  return lower + (place - below) * (upper - lower);
}
