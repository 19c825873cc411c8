/**
 * Owns what a file of the office adds to customers who are here: what was empty of them, and codes of their own.
 * Promises that nothing is written over, and that no code is taken from anybody.
 */
import { foldCustomerCode, looseOf } from '@rohi/contract/accounts/customer-code';
import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { announceChanges } from '../../../platform/change-feed.ts';
import type { Tx } from '../../../platform/database.ts';
import { noteWrites } from '../../../platform/projections.ts';
import { writtenOf } from '../codes/code-as-given.ts';
import { codesGiven } from '../codes/codes-by-hand.service.ts';
import { lockCodesByHand } from '../codes/customer-code.store.ts';
import { shapesChangeKey } from '../codes/customer-codes.service.ts';
import { accountsWritten } from '../users/written-accounts.service.ts';

/** What a row says of a customer. Without a name of its own a customer is called by the code. */
export type Completion = {
  id: string;
  name?: string | undefined;
  phone?: string | undefined;
  code?: string | undefined;
};

/** What was empty and is filled now, or the folded code that leads now to the customer of `customerCode`. */
export type Completed =
  | { field: 'name' | 'phone'; value: string }
  | { field: 'code'; value: string; customerCode: string };

/** Fills what is empty, within the caller's transaction; one answer for each, in their order. */
export async function completeCustomers(
  context: Pick<Context, 'changes' | 'clock'>,
  tx: Tx,
  rows: readonly Completion[],
): Promise<Completed[][]> {
  const done = rows.map((): Completed[] => []);
  if (rows.length === 0) return done;
  for (const field of ['name', 'phone'] as const) {
    const first = firstOf(rows, field);
    const filled = await fill(tx, field, [...first.values()]);
    for (const [id, { at, value }] of first) if (filled.has(id)) done[at]?.push({ field, value });
  }
  await giveCodes(context, tx, rows, done);
  const completed = rows.filter((_, at) => (done[at]?.length ?? 0) > 0);
  noteWrites(
    tx,
    accountsWritten,
    [...new Set(completed.map(({ id }) => id))].map((id) => ({ id })),
  );
  return done;
}

type Filling = { at: number; id: string; value: string };

/** Of several rows that say something of one customer the first counts. */
function firstOf(rows: readonly Completion[], field: 'name' | 'phone'): Map<string, Filling> {
  const first = new Map<string, Filling>();
  for (const [at, each] of rows.entries()) {
    const value = each[field];
    if (value !== undefined && !first.has(each.id)) first.set(each.id, { at, id: each.id, value });
  }
  return first;
}

async function fill(tx: Tx, field: 'name' | 'phone', fillings: readonly Filling[]): Promise<Set<string>> {
  if (fillings.length === 0) return new Set();
  const ids = fillings.map(({ id }) => id);
  const values = fillings.map(({ value }) => value);
  const isEmpty = field === 'name' ? sql`account.name = account.customer_code` : sql`account.phone is null`;
  const { rows } = await sql<{ id: string }>`
    update user_account as account set ${sql.ref(field)} = given.value
    from unnest(${ids}::uuid[], ${values}::text[]) as given (id, value)
    where account.id = given.id and ${isEmpty} returning account.id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

async function giveCodes(
  { changes, clock }: Pick<Context, 'changes' | 'clock'>,
  tx: Tx,
  rows: readonly Completion[],
  done: Completed[][],
): Promise<void> {
  const codes = rows.flatMap(({ id, code }, at) => {
    const folded = code === undefined ? undefined : foldCustomerCode(code);
    return code === undefined || folded === undefined
      ? []
      : [{ at, id, folded, written: writtenOf(code, folded) }];
  });
  if (codes.length === 0) return;
  await announceChanges(changes, tx, [shapesChangeKey]);
  await lockCodesByHand(tx);
  const of = <Key extends keyof (typeof codes)[number]>(key: Key) => codes.map((code) => code[key]);
  const { rows: codesMade } = await sql<{ folded: string; code: string }>`
    with made as (
      insert into customer_code_alias (folded, loose, written, user_id, source, since)
      select distinct on (folded) folded, loose, written, id, 'IMPORT', ${clock.now()}::timestamptz
      from unnest(${of('folded')}::text[], ${of('folded').map(looseOf)}::text[], ${of('written')}::text[], ${of('id')}::uuid[])
        as given (folded, loose, written, id)
      order by folded on conflict (folded) do nothing returning folded, user_id
    )
    select folded, customer_code as code from made join user_account on user_account.id = made.user_id`.execute(
    tx,
  );
  const made = new Map(codesMade.map(({ folded, code }) => [folded, code]));
  for (const { at, folded } of codes) {
    const customerCode = made.get(folded);
    if (customerCode === undefined) continue;
    made.delete(folded);
    done[at]?.push({ field: 'code', value: folded, customerCode });
  }
  noteWrites(
    tx,
    codesGiven,
    codesMade.map(({ code }) => ({ customerCode: code })),
  );
}
