import type { ImportKind } from '@rohi/contract/imports/office-import-rules';
import type { Unit } from '../../../platform/table-files/measure-units.ts';
import type { ColumnKey } from '../tables/column-headers.ts';
import type { NumberStyle } from '../tables/recognise-columns.ts';

/** What somebody said of a table's columns, as it is stored. Null: of no use. */
export type StoredColumns = {
  kind: ImportKind | null;
  columns: { index: number; column: ColumnKey | null; unit?: Unit; numbers?: NumberStyle }[];
};
