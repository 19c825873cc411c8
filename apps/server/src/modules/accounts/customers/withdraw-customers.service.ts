/**
 * Owns the way back of customers that a file has made. Promises that none is withdrawn who has used the account or has
 * anything here, and that the codes of withdrawn customers are free again.
 */
import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { announceChanges } from '../../../platform/change-feed.ts';
import type { Tx } from '../../../platform/database.ts';
import { noteWrites } from '../../../platform/projections.ts';
import { lockCodesByHand } from '../codes/customer-code.store.ts';
import { shapesChangeKey } from '../codes/customer-codes.service.ts';
import { accountsWritten } from '../users/written-accounts.service.ts';
import type { Completed } from './complete-customers.service.ts';

/**
 * A customer who cannot be withdrawn: an account of its own, a slip for one, parcels, or something that was edited or
 * given by hand; or what another room has.
 */
export type UsedCustomer<Elsewhere extends string = never> = {
  customerCode: string;
  used: 'ACCOUNT' | 'SLIP' | 'PARCELS' | 'EDITED' | Elsewhere;
};

/** Removes what another room has made of customers by itself; where it has more of some, it answers with these. */
export type Release<Elsewhere extends string> = (
  tx: Tx,
  customerCodes: readonly string[],
) => Promise<UsedCustomer<Elsewhere>[]>;

/** What was filled of a customer who was here before. */
export type Filled = { id: string; field: Completed['field']; value: string };

/**
 * Withdraws customers within the caller's transaction, and what was filled of others where it still stands. Where one
 * was used nothing is written, and all such are returned. Throws 23503 where something else refers to one.
 */
export async function withdrawCustomers<Elsewhere extends string>(
  context: Pick<Context, 'changes'>,
  tx: Tx,
  made: readonly string[],
  filled: readonly Filled[],
  release: Release<Elsewhere>,
): Promise<UsedCustomer<Elsewhere>[]> {
  await announceChanges(context.changes, tx, [shapesChangeKey]);
  await lockCodesByHand(tx);
  const ids = sql`${[...made]}::uuid[]`;
  const { rows: customers } = await sql<{ code: string }>`
    select customer_code as code from user_account where id = any(${ids}) order by id for update`.execute(tx);
  const { rows: used } = await sql<UsedCustomer>`
    select * from (
      select customer_code as "customerCode", case
        when username is not null then 'ACCOUNT'
        when exists (select from claim_slip where claim_slip.user_id = account.id) then 'SLIP'
        when exists (select from parcel_facts as parcel where parcel.customer_code = account.customer_code and is_current) then 'PARCELS'
        when version > 1 or staff_version > 1
          or exists (select from customer_code_alias where user_id = account.id and source in ('HAND', 'MERGE')) then 'EDITED'
      end as used
      from user_account as account where id = any(${ids})
    ) as looked where used is not null order by "customerCode"`.execute(tx);
  const elsewhere = await release(
    tx,
    customers.map(({ code }) => code),
  );
  if (used.length + elsewhere.length > 0) return [...used, ...elsewhere];
  await sql`delete from customer_code_alias where user_id = any(${ids})`.execute(tx);
  await sql`delete from user_role where user_id = any(${ids})`.execute(tx);
  await sql`delete from user_account where id = any(${ids})`.execute(tx);
  await empty(tx, filled);
  const touched = new Set(filled.map(({ id }) => id));
  noteWrites(
    tx,
    accountsWritten,
    [...touched].filter((id) => !made.includes(id)).map((id) => ({ id })),
  );
  return [];
}

async function empty(tx: Tx, filled: readonly Filled[]): Promise<void> {
  const of = (field: Filled['field']) => {
    const some = filled.filter((each) => each.field === field);
    return sql`unnest(${some.map(({ id }) => id)}::uuid[], ${some.map(({ value }) => value)}::text[]) as filled (id, value)`;
  };
  await sql`
    update user_account as account set phone = null from ${of('phone')}
    where account.id = filled.id and account.phone = filled.value and phone_proved_at is null`.execute(tx);
  await sql`
    update user_account as account set name = customer_code from ${of('name')}
    where account.id = filled.id and account.name = filled.value`.execute(tx);
  await sql`
    delete from customer_code_alias as alias using ${of('code')}
    where alias.user_id = filled.id and alias.folded = filled.value and source = 'IMPORT'`.execute(tx);
}
