import { sql as query } from 'kysely';
import type { Db, Tx } from '../database.ts';
import { sealedColumns } from './sealed-columns.ts';
import type { SealedPlace } from './sealing.ts';

/** The key that the database names. */
export type NotedKey = { keyId: string; since: Date; sweptAt: Date | null };

export async function findNotedKey(db: Db | Tx): Promise<NotedKey | undefined> {
  const row = await db.selectFrom('sealing_key').selectAll().executeTakeFirst();
  return row && { keyId: row.key_id, since: row.since, sweptAt: row.swept_at };
}

/**
 * The id of the key to seal by, which stays as it is until the transaction has ended; undefined before the first start
 * of all.
 */
export async function holdNotedKey(tx: Tx): Promise<string | undefined> {
  const row = await tx.selectFrom('sealing_key').select('key_id').forShare().executeTakeFirst();
  return row?.key_id;
}

/** Keeps everybody from sealing until the transaction has ended. */
export async function lockNotedKey(tx: Tx): Promise<void> {
  await tx.selectFrom('sealing_key').select('key_id').forUpdate().execute();
}

/** One process after the other makes, notes and changes keys, until the end of the transaction. */
export async function lockSealing(tx: Tx): Promise<void> {
  await query`select pg_advisory_xact_lock(hashtextextended('sealing-key', 0))`.execute(tx);
}

export async function noteKey(tx: Tx, { keyId, since, sweptAt }: NotedKey): Promise<void> {
  const noted = { key_id: keyId, since, swept_at: sweptAt };
  await tx
    .insertInto('sealing_key')
    .values(noted)
    .onConflict((conflict) =>
      conflict.column('is_only').doUpdateSet({
        ...noted,
        // Another key is not confirmed yet.
        copy_confirmed_at: query`case when sealing_key.key_id = excluded.key_id then sealing_key.copy_confirmed_at end`,
        copy_confirmed_by: query`case when sealing_key.key_id = excluded.key_id then sealing_key.copy_confirmed_by end`,
      }),
    )
    .execute();
}

export async function noteSwept(db: Db, at: Date): Promise<void> {
  await db.updateTable('sealing_key').set({ swept_at: at }).where('swept_at', 'is', null).execute();
}

/**
 * Writes every value of the sealed columns anew that `rewrite` gives another text for. Returns how many.
 * @param rewrite undefined: the value stays
 */
export async function rewriteValues(
  tx: Tx,
  rewrite: (place: SealedPlace, value: string) => string | undefined,
): Promise<number> {
  let written = 0;
  for (const { table, column, row } of sealedColumns) {
    const { rows } = await query<{ row: string; value: string }>`
      select ${query.raw(row)} as row, ${query.ref(column)} as value from ${query.table(table)}
      where ${query.ref(column)} is not null for update`.execute(tx);
    const changed = rows.flatMap((each) => {
      const next = rewrite(`${table}.${column}/${each.row}`, each.value);
      return next === undefined ? [] : [{ row: each.row, next }];
    });
    if (changed.length === 0) continue;
    await query`
      update ${query.table(table)} set ${query.ref(column)} = changed.next
      from unnest(${changed.map((each) => each.row)}::text[], ${changed.map(({ next }) => next)}::text[]) as changed (place, next)
      where ${query.raw(row)} = changed.place`.execute(tx);
    written += changed.length;
  }
  return written;
}

/** How many values are sealed. */
export async function countSealed(db: Db): Promise<number> {
  let count = 0;
  for (const { table, column } of sealedColumns) {
    const { rows } = await query<{ values: number }>`
      select count(${query.ref(column)})::int as values from ${query.table(table)}`.execute(db);
    count += rows[0]?.values ?? 0;
  }
  return count;
}
