import type { Cell, SheetFacts } from './table.ts';
import type { RefusalName, RefusalParams } from '../../messages/table-files.ts';

/** What the process that reads a workbook prints, one JSON line each; `end` comes last, or the reading has failed. */
export type WorkbookLine =
  | { sheet: string; facts?: SheetFacts }
  | { rows: WireCell[][] }
  | { refusal: RefusalName; params: RefusalParams }
  | { end: true };

/** A cell in JSON: a time is the only one that JSON does not know. */
export type WireCell = Exclude<Cell, Date> | { ms: number };

export function toWireRow(cells: readonly Cell[]): WireCell[] {
  return cells.map((cell) => (cell instanceof Date ? { ms: cell.getTime() } : cell));
}

export function fromWireRow(cells: readonly WireCell[]): Cell[] {
  return cells.map((cell) => (cell !== null && typeof cell === 'object' ? new Date(cell.ms) : cell));
}
