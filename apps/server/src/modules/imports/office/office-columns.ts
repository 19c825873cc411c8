import type { ColumnAnswer } from '@rohi/contract/imports/asked-columns';
import type { HiddenSaid } from '@rohi/contract/imports/hidden-parts';
import type { ImportKind, MeasureUnit, NumberStyle } from '@rohi/contract/imports/office-import-rules';
import type { ColumnKey } from '../tables/column-headers.ts';

/** What somebody said of a table's columns, as it is stored. Null: of no use. */
export type StoredColumns = {
  kind: ImportKind | null;
  columns: { index: number; column: ColumnKey | null; unit?: MeasureUnit; numbers?: NumberStyle }[];
  /** Whether what is hidden in it counts. */
  hidden?: HiddenSaid | undefined;
  /** What was asked of the columns of a manifest. */
  answers?: readonly ColumnAnswer[] | undefined;
  /** Said of an earlier file with the same headings. */
  remembered?: true;
};

/** What was said of each table of a file; null for one of which nothing was said. */
export type StoredTables = (StoredColumns | null)[];
