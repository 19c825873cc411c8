/** Owns the form in which the sheet of a manifest is stored while somebody may say what of it counts. */
import type { SheetFacts } from '../../../platform/table-files/table.ts';
import { fromWireRow, toWireRow, type WireCell } from '../../../platform/table-files/workbook-lines.ts';
import type { FoundHeader } from '../../../platform/table-files/find-header.ts';
import type { ManifestColumn } from './manifest-columns.ts';
import type { ManifestTable } from './read-manifest.service.ts';

type Columns = FoundHeader<ManifestColumn>['columns'];

export type StoredSheet = {
  name: string | null;
  facts: SheetFacts;
  rows: WireCell[][];
  headerRow: number;
  columns: (Columns extends ReadonlyMap<infer Key, infer Column> ? [Key, Column] : never)[];
  twice?: FoundHeader<ManifestColumn>['twice'];
};

export function storedSheet({ table, header }: ManifestTable): StoredSheet {
  return {
    name: table.name,
    facts: table.facts ?? {},
    rows: table.rows.map(toWireRow),
    headerRow: header.headerRow,
    columns: [...header.columns],
    twice: header.twice,
  };
}

/** What `storedSheet` has stored. */
export function sheetOf({ name, facts, rows, headerRow, columns, twice = [] }: StoredSheet): ManifestTable {
  return {
    table: { name, facts, rows: rows.map((cells) => fromWireRow(cells)) },
    header: { headerRow, columns: new Map(columns), unknown: [], twice },
  };
}
