import { declarationLimits } from '@rohi/contract/imports/declaration-limits';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import { columnOfName, type RememberedColumns } from './column-mapping.ts';

/** What the headers of a customer's lists mean. */
export async function findColumnMappings(db: Db, customerId: string): Promise<RememberedColumns> {
  const rows = await db
    .selectFrom('column_mapping')
    .select(['header', 'meaning'])
    .where('customer_id', '=', customerId)
    .execute();
  return new Map(rows.map(({ header, meaning }) => [header, columnOfName(meaning)]));
}

/** Remembers what headers mean, the last word counts; beyond the most that is remembered the oldest go. */
export async function storeColumnMappings(
  tx: Tx,
  customerId: string,
  mapped: RememberedColumns,
  mappedAt: Date,
): Promise<void> {
  if (mapped.size === 0) return;
  const rows = [...mapped].map(([header, meaning]) => ({
    customer_id: customerId,
    header,
    meaning,
    mapped_at: mappedAt,
  }));
  await tx
    .insertInto('column_mapping')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'header'])
        .doUpdateSet({ meaning: query`excluded.meaning`, mapped_at: query`excluded.mapped_at` }),
    )
    .execute();
  await query`delete from column_mapping where customer_id = ${customerId} and header in (
    select header from column_mapping where customer_id = ${customerId}
    order by mapped_at desc, header offset ${declarationLimits.rememberedHeaders})`.execute(tx);
}
