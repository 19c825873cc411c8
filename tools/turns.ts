// Grids of languages, widths and pages that are too large for each run: the first of a grid is walked every time, the
// others take turns. A day is a turn; `TURN=<number>` walks that one again, `WHOLE_GRID=1` walks everything, as the
// proof does.

const dayMs = 86_400_000;

/** The turn of this run; the first process that asks says it to the workers, which may start on another day. */
export function readTurn(): number {
  process.env['TURN'] ??= String(Math.floor(Date.now() / dayMs));
  return Number(process.env['TURN']);
}

/** Whether every grid is walked whole. */
export const isWholeGrid = (): boolean => process.env['WHOLE_GRID'] === '1';

/** Whether what stands at this place of a grid is walked now, one of `every` in each turn. */
export function isInTurn(index: number, every: number): boolean {
  return isWholeGrid() || (index + readTurn()) % every === 0;
}

/** The first, and one of the others; where there is but one other, that one at every second turn. */
export function inTurn<const All extends readonly unknown[]>(all: All): All[number][] {
  const others = all.length - 1;
  return all.filter((_, index) => index === 0 || isInTurn(index - 1, Math.max(2, others)));
}

/** One of them, where none is more than the others. */
export function oneInTurn<const All extends readonly unknown[]>(all: All): All[number][] {
  return all.filter((_, index) => isInTurn(index, all.length));
}

/** Each of the rows with each of the columns, row by row. */
export function gridOf<const Rows extends readonly unknown[], const Columns extends readonly unknown[]>(
  rows: Rows,
  columns: Columns,
): [Rows[number], Columns[number]][] {
  return rows.flatMap((row) => columns.map((column): [Rows[number], Columns[number]] => [row, column]));
}
