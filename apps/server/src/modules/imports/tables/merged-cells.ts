/**
 * Cells that a sheet has merged over several rows: what stands in the first belongs to all of them, but for what can be
 * counted.
 */
import { visibleText, type Cell, type Table } from '../../../platform/table-files/table.ts';
import type { ColumnKey } from './column-headers.ts';
import type { TableCells } from './recognise-columns.ts';

/** What is said once of several rows and must not be counted for each. */
const counted: ReadonlySet<ColumnKey> = new Set([
  ...(['weightKg', 'lengthCm', 'widthCm', 'heightCm', 'sizes', 'volumeM3', 'places', 'quantity'] as const),
  ...(['valueAmount', 'netKg', 'volumetricKg', 'chargeableKg', 'unitPrice'] as const),
]);

/** What a table is taken for. */
export type Recogniser = (table: Table) => Pick<TableCells, 'headerRow' | 'columns'> | undefined;

/** The table with what is written once over several rows in each of them: an owner, an order, a recipient. */
export function withMergedCells(table: Table, recognise: Recogniser): Table {
  const merged = (table.facts?.merged ?? []).filter(
    ([top, left, bottom, right]) => left === right && bottom > top,
  );
  if (merged.length === 0) return table;
  const layout = recognise(table);
  if (layout === undefined) return table;
  const { headerRow, columns } = layout;
  const keys = new Map([...columns].map(([key, { index }]) => [index, key]));
  const code = columns.get('trackingCode')?.index ?? -1;
  const rows = table.rows.map((cells): Cell[] => [...cells]);
  for (const [top, left, bottom] of merged) {
    const key = keys.get(left);
    if (top <= headerRow || key === undefined || counted.has(key)) continue;
    const value = rows[top]?.[left] ?? null;
    // Further goods of a parcel are no parcel of their own.
    const isGroup = columns.has('goods');
    for (const cells of rows.slice(top + 1, bottom + 1))
      if ((isGroup && key !== 'trackingCode') || visibleText(cells[code] ?? null) !== '') cells[left] = value;
  }
  return { ...table, rows };
}

/**
 * Weights and sides that stand once over several parcels, this row's among them: it is unknown which of them they
 * belong to.
 */
export function sharedMeasures(table: TableCells, row: number): { column: ColumnKey; count: number }[] {
  const { facts, columns, rows, headerRow } = table;
  const code = columns.get('trackingCode')?.index;
  if (facts?.merged === undefined || code === undefined || columns.has('goods')) return [];
  return (['weightKg', 'lengthCm', 'widthCm', 'heightCm', 'sizes'] as const).flatMap((column) => {
    const index = columns.get(column)?.index;
    const over = facts.merged?.find(
      ([top, left, bottom, right]) =>
        left === index && right === index && top > headerRow && top <= row && row <= bottom,
    );
    if (over === undefined) return [];
    const [top, , bottom] = over;
    const count = rows
      .slice(top, bottom + 1)
      .filter((cells) => visibleText(cells[code] ?? null) !== '').length;
    return count > 1 ? [{ column, count }] : [];
  });
}
