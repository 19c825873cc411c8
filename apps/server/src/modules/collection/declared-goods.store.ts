/** What the orders of a customer declare. */
import { sql as query } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** By the id of the parcel; one of an order that says nothing, or that somebody else placed, is missing. */
export async function findDeclaredGoods(db: Db, parcelIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await query<{ id: string; goods: string }>`
    select parcel.id, declared.goods
    from parcel_facts as parcel
    join order_facts as declared on declared.code = parcel.order_code
    join account_facts as account on account.id = declared.customer_id and account.customer_code = parcel.customer_code
    where parcel.id = any(${[...parcelIds]}::bigint[]) and declared.goods is not null`.execute(db);
  return new Map(rows.map(({ id, goods }) => [id, goods]));
}
