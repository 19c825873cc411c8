import type { Db } from '../../../platform/database.ts';

/** The key that permits are signed with; undefined before the first permit. */
export async function findPermitKey(db: Db): Promise<Buffer | undefined> {
  const row = await db.selectFrom('station_permit_key').select('secret').executeTakeFirst();
  return row?.secret;
}

/** Of several processes one stores its key; all read that one. */
export async function insertPermitKey(db: Db, secret: Buffer, createdAt: Date): Promise<void> {
  await db
    .insertInto('station_permit_key')
    .values({ secret, created_at: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
