/** Accounts of two customers who are one person. */
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** One of the two. */
export type MergeSide = {
  id: string;
  customerCode: string;
  name: string;
  phone: string | null;
  isClaimed: boolean;
  isDisabled: boolean;
  /** The account that it leads to since it was merged. */
  mergedInto: string | null;
  createdAt: Date;
};

/** Customers of these ids; locked in the order of their ids with `lock`. */
export async function findSides(
  db: Db | Tx,
  ids: readonly string[],
  purpose: 'read' | 'lock' = 'read',
): Promise<MergeSide[]> {
  const lock = purpose === 'lock' ? query`for update` : query``;
  const { rows } = await query<MergeSide>`
    select id, customer_code as "customerCode", name, phone, username is not null as "isClaimed",
      disabled_at is not null as "isDisabled", merged_into as "mergedInto", created_at as "createdAt"
    from user_account where id = any(${[...ids]}::uuid[]) and customer_code is not null
    order by id ${lock}`.execute(db);
  return rows;
}

/** Closes an account for the one that it leads to; true where it was open until now. */
export async function closeFor(tx: Tx, from: string, into: string, at: Date): Promise<void> {
  await query`
    update user_account set merged_into = ${into}, disabled_at = coalesce(disabled_at, ${at}), version = version + 1,
      staff_version = staff_version + 1
    where id = ${from}`.execute(tx);
}

/** Opens it again; one that was disabled before stays so. */
export async function reopen(tx: Tx, from: string, isDisabled: boolean): Promise<void> {
  await query`
    update user_account set merged_into = null, disabled_at = case when ${isDisabled} then disabled_at end,
      version = version + 1, staff_version = staff_version + 1
    where id = ${from}`.execute(tx);
}

/** Those that led to an account lead on to another one; their ids. */
export async function leadOn(tx: Tx, from: string, into: string): Promise<string[]> {
  const { rows } = await query<{ id: string }>`
    update user_account set merged_into = ${into} where merged_into = ${from} returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** They lead to the one before again. */
export async function leadBack(tx: Tx, ids: readonly string[], to: string): Promise<void> {
  await query`update user_account set merged_into = ${to} where id = any(${[...ids]}::uuid[])`.execute(tx);
}

/** A code with the way it came. */
export type MovedAlias = { folded: string; source: string };

/** All codes of an account lead to another one from now on; as they were. */
export async function moveAliases(tx: Tx, from: string, into: string): Promise<MovedAlias[]> {
  const { rows } = await query<MovedAlias>`
    with before as (
      select folded, source from customer_code_alias where user_id = ${from} for update
    ), moved as (
      update customer_code_alias as alias set user_id = ${into}, source = 'MERGE' from before
      where alias.folded = before.folded
    )
    select folded, source from before order by folded`.execute(tx);
  return rows;
}

/** Codes lead to the account again that had them. */
export async function moveAliasesBack(
  tx: Tx,
  aliases: readonly MovedAlias[],
  from: string,
  into: string,
): Promise<void> {
  await query`
    update customer_code_alias as alias set user_id = ${from}, source = moved.source
    from unnest(${aliases.map(({ folded }) => folded)}::text[], ${aliases.map(({ source }) => source)}::text[]) as moved (folded, source)
    where alias.folded = moved.folded and alias.user_id = ${into}`.execute(tx);
}

/** Ends what would open the account of a customer by a slip. */
export async function endSlips(tx: Tx, userId: string): Promise<void> {
  await query`
    update claim_slip set state = case state when 'PRINTED' then 'ENDED' else 'REFUSED' end
    where user_id = ${userId} and state in ('WAITING', 'ALLOWED', 'PRINTED')`.execute(tx);
}
