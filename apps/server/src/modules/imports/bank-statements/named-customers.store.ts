import { sql as query } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** What customers are called, by their codes. */
export async function findCustomerNames(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await query<{ code: string; name: string }>`
    select customer_code as code, name from account_facts where customer_code = any(${[...codes]})`.execute(
    db,
  );
  return new Map(rows.map(({ code, name }) => [code, name]));
}
