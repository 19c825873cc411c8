import type { HiddenPart } from '@rohi/contract/imports/hidden-parts';
import type { ImportKind } from '@rohi/contract/imports/office-import-rules';
import type { Table } from '../../../platform/table-files/table.ts';
import { columnDoubts, type ColumnDoubt } from '../tables/column-doubts.ts';
import { hiddenParts, withoutHidden } from '../tables/hidden-parts.ts';
import { layoutOf, type GivenColumns, type TableLayout } from '../tables/recognise-columns.ts';
import { countRows, dataRows } from '../tables/row-cells.ts';
import type { StoredColumns, StoredTables } from './office-columns.ts';

/** A table of a file as it is read by what was said of it: without what was to be left out. */
export type SaidTable = {
  table: Table;
  given: GivenColumns | undefined;
  layout: TableLayout;
  /** What its sender has hidden in it, and what was said of that. */
  hidden: HiddenPart[];
};

/** The tables of a file by what somebody has said of them; nothing was said where that is null. */
export function asSaid(tables: readonly Table[], stored: StoredTables | null): SaidTable[] {
  return tables.map((table, index) => tableAsSaid(table, stored?.[index] ?? null));
}

function tableAsSaid(sent: Table, stored: StoredColumns | null): SaidTable {
  const input = stored === null || isOfSheetAlone(stored) ? undefined : givenOf(stored);
  const facts = sent.facts;
  const isPlain = facts === undefined || !(facts.isHidden || facts.hiddenRows || facts.hiddenColumns);
  if (isPlain) return { table: sent, given: input, layout: layoutOf(sent, input), hidden: [] };
  const hiddenAnswers = stored?.hidden ?? {};
  // A sheet that was said to be something, before anybody was asked of hidden ones, is taken.
  const isTaken =
    hiddenAnswers.sheet ?? (stored === null ? undefined : stored.kind === null ? 'leave' : 'take');
  const layout = layoutOf(sent, input?.kind === null ? undefined : input);
  const cells = { ...sent, ...layout };
  const rows = layout.columns.size === 0 ? [] : [...dataRows(cells)].map(({ row }) => row - 1);
  const hidden = hiddenParts(cells, rows, { ...hiddenAnswers, sheet: isTaken }).filter(
    ({ about }) => about === 'sheet' || isTaken === 'take' || facts.isHidden !== true,
  );
  const table = withoutHidden(sent, layout.headerRow, hidden, { ...hiddenAnswers, sheet: isTaken });
  if (isTaken === 'leave') return { table, given: nothing, layout: layoutOf(sent, nothing), hidden };
  return { table, given: input, layout: table === sent ? layout : layoutOf(table, input), hidden };
}

const nothing: GivenColumns = { kind: null, columns: new Map() };

/** That a hidden sheet counts says nothing of its columns. */
function isOfSheetAlone({ kind, columns, hidden }: StoredColumns): boolean {
  return kind === null && columns.length === 0 && hidden?.sheet === 'take';
}

function givenOf({ kind, columns }: StoredColumns): GivenColumns {
  return {
    kind,
    columns: new Map(
      columns.flatMap(({ index, column, ...rest }) =>
        column === null ? [] : [[index, { column, ...rest }]],
      ),
    ),
  };
}

/** Rows below the header that hold anything. */
export function rowsBelow({ table, layout }: SaidTable): number {
  return countRows({ ...table, ...layout });
}

/** What has to be said of the columns of a table before its rows are read. */
export function doubtsOf({ table, layout, given }: SaidTable): ColumnDoubt[] {
  return columnDoubts(table, layout, given);
}

/**
 * What of a file would be imported. It is clear when some table is ours, none lacks what it needs, and nothing has to
 * be asked.
 */
export function importsOf(tables: readonly SaidTable[]): {
  kinds: ImportKind[];
  rows: number;
  isClear: boolean;
} {
  const kinds = [...new Set(tables.flatMap(({ layout }) => layout.kind ?? []))];
  const rows = tables.reduce((sum, table) => (table.layout.kind === null ? sum : sum + rowsBelow(table)), 0);
  const isClear =
    kinds.length > 0 &&
    tables.every(
      (table) =>
        table.layout.missing.length === 0 &&
        table.hidden.every(({ said }) => said !== null) &&
        doubtsOf(table).length === 0,
    );
  return { kinds, rows, isClear };
}
