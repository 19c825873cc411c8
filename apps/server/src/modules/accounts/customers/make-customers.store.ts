import type { CustomerCodeSource } from '@rohi/contract/accounts/customer-codes.contract';
import type { Locale } from '@rohi/contract/locales';
import { sql } from 'kysely';
import { TakenByChanceError, type Tx } from '../../../platform/database.ts';
import { noteWrites } from '../../../platform/projections.ts';
import { accountsWritten, takenNameOf } from '../users/user.store.ts';

/** A customer without an account, with the code that it gets. */
export type CustomerRow = {
  id: string;
  name: string;
  phone: string | null;
  locale: Locale;
  customerCode: string;
  folded: string;
  loose: string;
  source: CustomerCodeSource;
  since: Date;
};

/**
 * Writes customers without an account; returns the ids of those that were written. Missing are those with a code
 * that somebody else has got since it was looked for. Throws `TakenByChanceError` where such a code is written in
 * another way.
 */
export async function insertCustomers(
  tx: Tx,
  { userId, moveInId }: { userId: string; moveInId: string | null },
  rows: readonly CustomerRow[],
): Promise<Set<string>> {
  const of = <Key extends keyof CustomerRow>(key: Key) => rows.map((row) => row[key]);
  // The code comes with the account, since the trigger that writes it for others does not know where it is from.
  const insert = sql<{ id: string }>`
    with given as (
      select * from unnest(${of('id')}::uuid[], ${of('name')}::text[], ${of('phone')}::text[], ${of('locale')}::text[],
        ${of('customerCode')}::text[], ${of('folded')}::text[], ${of('loose')}::text[], ${of('source')}::text[],
        ${of('since')}::timestamptz[]) as given (id, name, phone, locale, customer_code, folded, loose, source, since)
    ), made as (
      insert into user_account (id, name, phone, locale, customer_code, made_by_id, move_in_id, created_at)
      select id, name, phone, locale, customer_code, ${userId}, ${moveInId}, since from given
      on conflict (customer_code) do nothing returning id
    ), held as (
      insert into user_role (user_id, role) select id, 'customer' from made
    ), coded as (
      insert into customer_code_alias (folded, loose, written, user_id, source, since)
      select folded, loose, customer_code, id, source, since from given join made using (id)
      on conflict (folded) do nothing
    )
    select id from made`;
  const made = await insert.execute(tx).catch((error: unknown) => {
    throw takenNameOf(error) === 'customerCode' ? new TakenByChanceError('a customer code') : error;
  });
  const ids = new Set(made.rows.map(({ id }) => id));
  noteWrites(
    tx,
    accountsWritten,
    [...ids].map((id) => ({ id })),
  );
  return ids;
}
