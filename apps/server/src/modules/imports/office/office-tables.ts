import type { ImportKind } from '@rohi/contract/imports/office-import-rules';
import type { StoredColumns } from './office-columns.ts';
import type { Table } from '../../../platform/table-files/table.ts';
import { layoutOf, type GivenColumns, type TableLayout } from '../tables/recognise-columns.ts';
import { countRows } from '../tables/row-cells.ts';

/** What somebody said of the columns, as the reading of tables takes it. */
export function givenOf(stored: readonly StoredColumns[]): GivenColumns[] {
  return stored.map(({ kind, columns }) => ({
    kind,
    columns: new Map(
      columns.flatMap(({ index, column, ...said }) =>
        column === null ? [] : [[index, { column, ...said }]],
      ),
    ),
  }));
}

/** What each table of a file is taken for. */
export function layoutsOf(tables: readonly Table[], given: readonly GivenColumns[] | null): TableLayout[] {
  return tables.map((table, index) => layoutOf(table, given?.[index]));
}

/** Rows below the header that hold anything. */
export function rowsBelow(table: Table, layout: TableLayout): number {
  return countRows({ ...table, ...layout });
}

/** What of a file would be imported. It is clear when some table is ours and none lacks what it needs. */
export function importsOf(
  tables: readonly Table[],
  layouts: readonly TableLayout[],
): { kinds: ImportKind[]; rows: number; isClear: boolean } {
  const kinds = [...new Set(layouts.flatMap(({ kind }) => kind ?? []))];
  const rows = layouts.reduce((sum, layout, index) => {
    const table = tables[index];
    return table === undefined || layout.kind === null ? sum : sum + rowsBelow(table, layout);
  }, 0);
  return { kinds, rows, isClear: kinds.length > 0 && layouts.every(({ missing }) => missing.length === 0) };
}
