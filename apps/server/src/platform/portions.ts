import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Works on many things so many at a time, one portion after the other. Whatever else the process has to answer gets a turn between two of them, where
 * one go over 5,000 would have it wait for a third of a second.
 */
export async function inPortions<Thing, Result>(
  things: readonly Thing[],
  size: number,
  work: (portion: readonly Thing[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < things.length; from += size) {
    // oxlint-disable-next-line no-await-in-loop -- the turn in between is what this is for
    if (from > 0) await nextTurn();
    // oxlint-disable-next-line no-await-in-loop -- one portion after the other, on the connection of the caller
    for (const result of await work(things.slice(from, from + size))) results.push(result);
  }
  return results;
}
