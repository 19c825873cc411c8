/**
 * Splits an amount by weights, to the last minor unit: each part has what is whole of its share, and what is left over
 * goes to the largest remainders, of equal ones to the first. Without any weight all are equal. Throws RangeError for
 * an amount below nothing, or without parts.
 */
export function splitAmount(amountMinor: bigint, weights: readonly bigint[]): bigint[] {
  if (amountMinor < 0n || weights.length === 0) throw new RangeError('nothing can be split like this');
  const isWeighed = weights.some((weight) => weight > 0n);
  const keys = isWeighed ? weights : weights.map(() => 1n);
  const total = keys.reduce((sum, key) => sum + key, 0n);
  const parts = keys.map((key) => (amountMinor * key) / total);
  const left = Number(amountMinor - parts.reduce((sum, part) => sum + part, 0n));
  const remainders = keys.map((key, index) => ({ index, rest: (amountMinor * key) % total }));
  const largest = remainders
    .toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
    .slice(0, left);
  for (const { index } of largest) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts;
}
