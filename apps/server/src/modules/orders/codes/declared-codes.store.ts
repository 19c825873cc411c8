import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** How many new codes a customer has declared on this Dushanbe day. */
export async function countDeclaredCodes(db: Db | Tx, customerId: string, day: string): Promise<number> {
  const row = await db
    .selectFrom('declared_codes')
    .select('codes')
    .where('customer_id', '=', customerId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.codes ?? 0;
}

export async function addDeclaredCodes(
  tx: Tx,
  customerId: string,
  day: string,
  codes: number,
): Promise<void> {
  await tx
    .insertInto('declared_codes')
    .values({ customer_id: customerId, day, codes })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'day'])
        .doUpdateSet({ codes: query<number>`declared_codes.codes + excluded.codes` }),
    )
    .execute();
}
