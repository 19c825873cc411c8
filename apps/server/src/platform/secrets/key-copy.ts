import type { Db, Tx } from '../database.ts';

/** The key that a database names, and who has confirmed that a copy of it lies elsewhere. */
export type KeyCopy = { keyId: string; since: Date; copy: { at: Date; by: string } | null };

/** Throws TypeError before the first start. */
export async function readKeyCopy(db: Db | Tx): Promise<KeyCopy> {
  const row = await db.selectFrom('sealing_key').selectAll().executeTakeFirst();
  if (row === undefined) throw new TypeError('the database names no key');
  const { copy_confirmed_at: at, copy_confirmed_by: by } = row;
  return { keyId: row.key_id, since: row.since, copy: at === null || by === null ? null : { at, by } };
}

/** False where it was confirmed before, or the key is another. */
export async function noteKeyCopy(tx: Tx, keyId: string, copy: { at: Date; by: string }): Promise<boolean> {
  const result = await tx
    .updateTable('sealing_key')
    .set({ copy_confirmed_at: copy.at, copy_confirmed_by: copy.by })
    .where('key_id', '=', keyId)
    .where('copy_confirmed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
