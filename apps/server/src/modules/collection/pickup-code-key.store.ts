import type { Db } from '../../platform/database.ts';

/** The key that codes are made with; undefined before the first code. */
export async function findCodeKey(db: Db): Promise<Buffer | undefined> {
  const row = await db.selectFrom('pickup_code_key').select('secret').executeTakeFirst();
  return row?.secret;
}

/** Of several processes one stores its key; all read that one. */
export async function insertCodeKey(db: Db, secret: Buffer, createdAt: Date): Promise<void> {
  await db
    .insertInto('pickup_code_key')
    .values({ secret, created_at: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
