import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

/** Whether nothing of a customer stands anywhere: no goods, no money, no word, no file. */
export async function isAccountUnused(
  db: Db | Tx,
  { id, customerCode: code }: { id: string; customerCode: string },
): Promise<boolean> {
  const { rows } = await query`
    select where exists (select from parcel where customer_code = ${code})
      or exists (select from customer_order where customer_id = ${id})
      or exists (select from open_declaration where customer_code = ${code})
      or exists (select from declared_codes where customer_id = ${id})
      or exists (select from charge where customer_code = ${code})
      or exists (select from payment where customer_code = ${code})
      or exists (select from top_up where customer_code = ${code})
      or exists (select from customer_purse where customer_code = ${code})
      or exists (select from compensation where customer_code = ${code})
      or exists (select from customer_terms where customer_code = ${code})
      or exists (select from agreed_price where customer_id = ${id})
      or exists (select from recipient where customer_id = ${id})
      or exists (select from pass where customer_code = ${code})
      or exists (select from parcel_claim where customer_id = ${id})
      or exists (select from pool_binding where customer_id = ${id})
      or exists (select from record_message where customer_id = ${id})
      or exists (select from sent_file where owner_id = ${id})
      or exists (select from email_change where user_id = ${id})`.execute(db);
  return rows.length === 0;
}
