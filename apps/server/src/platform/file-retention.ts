/**
 * How files end: with the rows that name them, or, where a process has died between a file and its row, a while later
 * without a row. Both are idempotent, also at once.
 */
import type { FileStore } from './file-store.ts';

const deletedAtOnce = 500;

/**
 * Deletes rows, so many at a time, and removes the files that they have named. `deleteSome` deletes at most so many and
 * returns their names. Returns how many.
 */
export async function removeWithRows(
  files: FileStore,
  folder: string,
  deleteSome: (most: number) => Promise<readonly string[]>,
): Promise<number> {
  let removed = 0;
  for (let names: readonly string[] | undefined; names?.length !== 0; removed += names.length) {
    names = await deleteSome(deletedAtOnce);
    for (const name of names) await files.remove(folder, name);
  }
  return removed;
}

/**
 * Removes the files added before a moment that no row names. `findNamed`: those of the names that have a row. Returns
 * how many.
 */
export async function removeUnnamed(
  files: FileStore,
  folder: string,
  {
    before,
    findNamed,
  }: { before: Date; findNamed: (names: readonly string[]) => Promise<ReadonlySet<string>> },
): Promise<number> {
  const old = await files.listOlder(folder, before);
  const named = old.length === 0 ? new Set() : await findNamed(old);
  const unnamed = old.filter((name) => !named.has(name));
  for (const name of unnamed) await files.remove(folder, name);
  return unnamed.length;
}
