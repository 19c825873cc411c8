/** A row of units below the names of the columns: `重量` over `(g)`. */
import { unitOfWord } from '../../../platform/table-files/measure-units.ts';
import { visibleText, type Cell, type Table } from '../../../platform/table-files/table.ts';
import { tableLimits } from '../../../platform/table-files/table-limits.ts';
import { countKnownColumns } from './recognise-columns.ts';

const longestUnit = 12;
const inBrackets = /^[([（【［](.*)[)\]）】］]$/su;
const otherUnits = /^(?:мест[оа]?|[¥￥$])$/iu;

/** The unit that a cell is, without brackets; undefined for anything else. */
function unitOf(cell: Cell): string | undefined {
  if (typeof cell !== 'string') return undefined;
  const text = visibleText(cell).trim();
  if (text.length > longestUnit) return undefined;
  return (
    inBrackets.exec(text)?.[1] ?? (unitOfWord(text) !== undefined || otherUnits.test(text) ? text : undefined)
  );
}

/** Whether a row holds nothing but units. */
export function isUnitRow(cells: readonly Cell[]): boolean {
  const filled = cells.filter((cell) => visibleText(cell) !== '');
  return filled.length > 0 && filled.every((cell) => unitOf(cell) !== undefined);
}

/** The table with units in a row of their own beside the names they belong to, in that row; else the table as it is. */
export function joinUnitRow(table: Table): Table {
  const { rows } = table;
  const names = rows
    .slice(0, tableLimits.maxRowsBeforeHeader)
    .findIndex((cells, at) => isUnitRow(rows[at + 1] ?? []) && countKnownColumns([cells]) > 1);
  const units = rows[names + 1];
  if (names < 0 || units === undefined) return table;
  const joined = (rows[names] ?? []).map((cell, at) => {
    const unit = unitOf(units[at] ?? null);
    return unit === undefined || visibleText(cell) === '' ? cell : `${visibleText(cell)} (${unit})`;
  });
  return { ...table, rows: rows.with(names, []).with(names + 1, joined) };
}
