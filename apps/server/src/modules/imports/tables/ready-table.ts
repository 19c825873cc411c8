/**
 * A table as it was read, made ready for its columns to be recognised: without the marks of exports, its header in one
 * row, units beside the names.
 */
import { visibleText, type Cell, type Table } from '../../../platform/table-files/table.ts';
import { withMergedCells, type Recogniser } from './merged-cells.ts';
import { layoutOf } from './recognise-columns.ts';
import { joinHeaderRows } from './two-row-headers.ts';
import { joinUnitRow } from './unit-row.ts';

export function readyTable(table: Table, recognise: Recogniser = layoutOf): Table {
  return withMergedCells(joinUnitRow(joinHeaderRows(withoutTextMarks(table))), recognise);
}

/**
 * `="YT88"` and `'YT88` are how exports keep a spreadsheet from calculating: what is meant is the text. Before a
 * formula it stays.
 */
export function withoutTextMarks(table: Table): Table {
  return { ...table, rows: table.rows.map((cells) => (cells.some(isMarked) ? cells.map(bareCell) : cells)) };
}

function isMarked(cell: Cell): boolean {
  return typeof cell === 'string' && /^\s*(?:=\s*"|['’](?![=+\-@＝＋－＠]))/u.test(cell);
}

function bareCell(cell: Cell): Cell {
  if (typeof cell !== 'string' || !isMarked(cell)) return cell;
  const text = visibleText(cell);
  const quoted = /^=\s*"(.*)"$/su.exec(text)?.[1]?.replaceAll('""', '"');
  // A name may stand in quotes of its own.
  const bare = quoted ?? (/['’]/u.test(text.slice(1)) ? text : text.slice(1));
  return bare.trim() === '' ? null : bare;
}
