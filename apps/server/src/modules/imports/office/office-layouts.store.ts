import type { Db, Tx } from '../../../platform/database.ts';
import { headerKey, type Table } from '../../../platform/table-files/table.ts';
import { hashOfHeadings } from '../tables/layout-hash.ts';
import { headingsOfTable } from '../tables/recognise-columns.ts';
import type { StoredColumns } from './office-columns.ts';

/** By what a layout is known again: all its headings in their order; undefined where there are not two of them. */
export function layoutHash(table: Table): Buffer | undefined {
  const headings = headingsOfTable(table);
  if (headings.map(headerKey).filter((key) => key !== '').length < 2) return undefined;
  // What is said of a hidden sheet is not said of one that can be seen.
  return hashOfHeadings(headings, ...(table.facts?.isHidden === true ? ['hidden sheet'] : []));
}

/** What was said of the columns of tables with these headings, by the hash in hexadecimal. */
export async function findLayouts(
  db: Db | Tx,
  hashes: readonly Buffer[],
): Promise<ReadonlyMap<string, StoredColumns>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('office_layout')
    .select(['headings_hash', 'said'])
    .where('headings_hash', 'in', [...hashes])
    .execute();
  return new Map(rows.map((row) => [row.headings_hash.toString('hex'), row.said as StoredColumns]));
}

/** Remembers what was said; the last word counts. */
export async function storeLayout(
  tx: Tx,
  hash: Buffer,
  { kind, columns, hidden, answers }: StoredColumns,
  by: { userId: string; at: Date },
): Promise<void> {
  const values = {
    said: JSON.stringify({ kind, columns, hidden, answers }),
    said_by: by.userId,
    said_at: by.at,
  };
  await tx
    .insertInto('office_layout')
    .values({ headings_hash: hash, ...values })
    .onConflict((conflict) => conflict.column('headings_hash').doUpdateSet(values))
    .execute();
}
