import type { ImportKind } from '@rohi/contract/imports/office-import-rules';
import { columnDoubts, type ColumnDoubt } from '../tables/column-doubts.ts';
import type { StoredTables } from './office-columns.ts';
import type { Table } from '../../../platform/table-files/table.ts';
import { layoutOf, type GivenColumns, type TableLayout } from '../tables/recognise-columns.ts';
import { countRows } from '../tables/row-cells.ts';

/** What somebody said of the columns, as the reading of tables takes it. */
type Given = readonly (GivenColumns | undefined)[];

export function givenOf(stored: StoredTables): Given {
  return stored.map((said) => (said === null ? undefined : givenOfTable(said)));
}

function givenOfTable({ kind, columns }: NonNullable<StoredTables[number]>): GivenColumns {
  return {
    kind,
    columns: new Map(
      columns.flatMap(({ index, column, ...said }) =>
        column === null ? [] : [[index, { column, ...said }]],
      ),
    ),
  };
}

/** What each table of a file is taken for. */
export function layoutsOf(tables: readonly Table[], given: Given | null): TableLayout[] {
  return tables.map((table, index) => layoutOf(table, given?.[index]));
}

/** Rows below the header that hold anything. */
export function rowsBelow(table: Table, layout: TableLayout): number {
  return countRows({ ...table, ...layout });
}

/** What has to be said of the columns of each table before its rows are read. */
export function doubtsOf(
  tables: readonly Table[],
  layouts: readonly TableLayout[],
  given: Given | null,
): ColumnDoubt[][] {
  return tables.map((table, index) => {
    const layout = layouts[index];
    return layout === undefined ? [] : columnDoubts(table, layout, given?.[index]);
  });
}

/** What of a file would be imported. It is clear when some table is ours, none lacks what it needs, and nothing has to be asked. */
export function importsOf(
  tables: readonly Table[],
  given: Given | null,
): { kinds: ImportKind[]; rows: number; isClear: boolean } {
  const layouts = layoutsOf(tables, given);
  const kinds = [...new Set(layouts.flatMap(({ kind }) => kind ?? []))];
  const rows = layouts.reduce((sum, layout, index) => {
    const table = tables[index];
    return table === undefined || layout.kind === null ? sum : sum + rowsBelow(table, layout);
  }, 0);
  const isWhole = layouts.every(({ missing }) => missing.length === 0);
  const isClear =
    kinds.length > 0 && isWhole && doubtsOf(tables, layouts, given).every((doubts) => doubts.length === 0);
  return { kinds, rows, isClear };
}
