import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

/** Tables of goods, money, words, files and agreements of a customer, by the column that names the customer. */
export const tablesOfUse = {
  customer_code: [
    'parcel',
    'parcel_name',
    'open_declaration',
    'charge',
    'payment',
    'top_up',
    'refund',
    'customer_purse',
    'opening_row',
    'points_change',
    'points_lot',
    'compensation',
    'customer_terms',
    'pass',
  ],
  customer_id: [
    'customer_order',
    'declared_codes',
    'agreed_price',
    'customer_product',
    'recipient',
    'parcel_claim',
    'pool_binding',
    'record_message',
    'column_mapping',
  ],
  owner_id: ['sent_file'],
  user_id: ['email_change'],
} as const;

/** Whether nothing of a customer stands anywhere: no goods, no money, no word, no file, no agreement, no note. */
export async function isAccountUnused(
  db: Db | Tx,
  { id, customerCode: code }: { id: string; customerCode: string },
): Promise<boolean> {
  const rowsOf = Object.entries(tablesOfUse).flatMap(([column, tables]) =>
    tables.map(
      (table) => query`exists (
        select from ${query.table(table)} where ${query.ref(column)} = ${column === 'customer_code' ? code : id})`,
    ),
  );
  const { rows } = await query`
    select where ${query.join(rowsOf, query` or `)}
      or exists (select from record_note
        where subject_type = 'customer' and subject_id = ${id} and taken_back_at is null)`.execute(db);
  return rows.length === 0;
}
