import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Works on many things so many at a time, one portion after the other. Whatever else the process has to answer gets a
 * turn between two of them, where one go over 5,000 would have it wait for a third of a second.
 */
export async function inPortions<Thing, Result>(
  things: readonly Thing[],
  size: number,
  work: (portion: readonly Thing[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < things.length; from += size) {
    if (from > 0) await nextTurn();
    for (const result of await work(things.slice(from, from + size))) results.push(result);
  }
  return results;
}

const deletedAtOnce = 5_000;

/**
 * Deletes many rows, some at a time: a statement of its own each, so that no other waits for all of them. Returns how
 * many.
 */
export async function deleteInPortions(deleteSome: (most: number) => Promise<number>): Promise<number> {
  let all = 0;
  for (let deleted = deletedAtOnce; deleted === deletedAtOnce; all += deleted) {
    deleted = await deleteSome(deletedAtOnce);
  }
  return all;
}
