import type { ImportKind } from '@rohi/contract/imports/office-import-rules';
import type { ColumnKey } from '../tables/column-headers.ts';

/** What somebody said of a table's columns, as it is stored. */
export type StoredColumns = { kind: ImportKind | null; columns: { index: number; column: ColumnKey }[] };
