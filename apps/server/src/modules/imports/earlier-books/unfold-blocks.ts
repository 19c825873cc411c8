/**
 * Columns that stand several times side by side (`code, kg, code, kg`): each set of them is a block, and its rows are
 * rows of their own.
 */
import type { BookColumn } from '@rohi/contract/imports/earlier-books';

/** Where the columns of one block stand, from 0, by what they are. */
export type Block = ReadonlyMap<number, BookColumn>;

/**
 * The blocks of a sheet: one where nothing repeats. A repetition is a sequence of meanings that fills the sheet twice
 * or more, each a code of its own; what is unknown repeats too.
 * @param columns what each column is, by its place; undefined where it is unknown or empty
 */
export function blocksOf(columns: readonly (BookColumn | undefined)[]): Block[] {
  const filled = columns.flatMap((column, index) => (column === undefined ? [] : [{ column, index }]));
  for (let length = 1; length <= filled.length / 2; length += 1) {
    if (filled.length % length !== 0) continue;
    const unit = filled.slice(0, length).map(({ column }) => column);
    const isOwn = new Set(unit).size === unit.length;
    const begins = unit.some((column) => column === 'trackingCode' || column === 'customerCode');
    const repeats = filled.every(({ column }, at) => column === unit[at % length]);
    if (isOwn && begins && repeats)
      return Array.from({ length: filled.length / length }, (_, block) =>
        asBlock(filled.slice(block * length, (block + 1) * length)),
      );
  }
  const once = new Map<BookColumn, number>();
  for (const { column, index } of filled) if (!once.has(column)) once.set(column, index);
  return [new Map([...once].map(([column, index]) => [index, column]))];
}

const asBlock = (columns: readonly { column: BookColumn; index: number }[]): Block =>
  new Map(columns.map(({ column, index }) => [index, column]));
