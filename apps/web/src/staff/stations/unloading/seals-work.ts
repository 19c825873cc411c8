type ReadSeal = { number: string; state: string; bagCode: string | null };

/**
 * How the seals of a vehicle stand: what was read wrongly once counts no more when each was read rightly since.
 * `DIFFERS`: another number was read, and not all of the own.
 */
export function sealsOf(seals: readonly ReadSeal[]) {
  const own = seals.filter(({ state, bagCode }) => bagCode === null && state !== 'OTHER');
  const others = seals.filter(({ state }) => state === 'OTHER').map(({ number }) => number);
  const read = own.filter(({ state }) => state === 'MATCHES').length;
  const isWhole = own.length > 0 && read === own.length;
  const state = isWhole ? 'MATCHES' : others.length > 0 ? 'DIFFERS' : own.length === 0 ? 'NONE' : 'UNREAD';
  return { state, own: own.map(({ number }) => number), others, read } as const;
}
