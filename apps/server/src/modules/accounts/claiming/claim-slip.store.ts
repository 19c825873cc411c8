/** Slips by which accounts are claimed, and wrong tries at them. */
import { slipTries } from '@rohi/contract/accounts/claim-rules';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** A customer, as far as a slip asks. */
export type Claimable = {
  id: string;
  customerCode: string;
  name: string;
  phone: string | null;
  /** Null of one without an account. */
  username: string | null;
  hasEmail: boolean;
  hasOneTimeCodes: boolean;
  isDisabled: boolean;
};

/** Whether a slip lets this customer in: no letter can bring them a new password. */
export const isLetInBySlip = ({ username, hasEmail, isDisabled }: Claimable): boolean =>
  !isDisabled && (username === null || !hasEmail);

/** The customer of this id, claimed or not; `lock` keeps others from claiming until the end of the transaction. */
export async function findClaimable(
  db: Db | Tx,
  id: string,
  purpose: 'read' | 'lock' = 'read',
): Promise<Claimable | undefined> {
  const lock = purpose === 'lock' ? query`for update` : query``;
  const { rows } = await query<Claimable>`
    select id, customer_code as "customerCode", name, phone, username, email is not null as "hasEmail",
      totp_secret is not null as "hasOneTimeCodes", disabled_at is not null as "isDisabled"
    from user_account where id = ${id} and customer_code is not null ${lock}`.execute(db);
  return rows[0];
}

/**
 * Makes an unclaimed customer somebody who logs in, or sets a new password: when a customer was claimed first stays, as
 * it decides which of several logs in by a phone. The caller has locked the row.
 */
export async function storeClaim(
  tx: Tx,
  id: string,
  claim: { username: string; passwordHash: string; offerVersion: string; locale: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({
      username: claim.username,
      password_hash: claim.passwordHash,
      password_changed_at: claim.at,
      offer_version: claim.offerVersion,
      locale: claim.locale,
      claimed_at: query`coalesce(claimed_at, ${claim.at})`,
      version: query`version + 1`,
      staff_version: query`staff_version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

type AskedSlip = {
  id: string;
  userId: string;
  at: Date;
  clerkId: string;
  clerk: string;
  unitId: number | null;
  documentSeen: boolean;
};

type SlipRequest = { id: string; state: 'WAITING' | 'ALLOWED' | 'REFUSED'; askedAt: Date };

/** What a clerk has asked last for a customer and was not printed; locked. */
export async function lockSlipRequest(
  tx: Tx,
  userId: string,
  clerkId: string,
): Promise<SlipRequest | undefined> {
  const { rows } = await query<SlipRequest>`
    select id, state, asked_at as "askedAt" from claim_slip
    where user_id = ${userId} and clerk_id = ${clerkId} and state in ('WAITING', 'ALLOWED', 'REFUSED')
    order by asked_at desc, id limit 1 for update`.execute(tx);
  return rows[0];
}

export async function insertAskedSlip(tx: Tx, slip: AskedSlip): Promise<void> {
  await query`
    insert into claim_slip (id, user_id, state, asked_at, clerk_id, clerk, unit_id, document_seen, tries_left)
    values (${slip.id}, ${slip.userId}, 'WAITING', ${slip.at}, ${slip.clerkId}, ${slip.clerk}, ${slip.unitId},
      ${slip.documentSeen}, ${slipTries})`.execute(tx);
}

/** Ends a request of a clerk that was not decided in time. */
export async function endSlipRequest(tx: Tx, id: string): Promise<void> {
  await query`update claim_slip set state = 'REFUSED' where id = ${id} and state in ('WAITING', 'ALLOWED')`.execute(
    tx,
  );
}

type PrintedSlip = AskedSlip & { codeHash: string; endsAt: Date; isOneOfMany: boolean; isOwnPhone: boolean };

/** The slip of a customer from now on: the one before it ends. A request of the same id becomes it. */
export async function storePrintedSlip(tx: Tx, slip: PrintedSlip): Promise<void> {
  await query`update claim_slip set state = 'ENDED' where user_id = ${slip.userId} and state = 'PRINTED'`.execute(
    tx,
  );
  await query`
    insert into claim_slip (id, user_id, state, asked_at, clerk_id, clerk, unit_id, document_seen, tries_left,
      printed_at, ends_at, code_hash, is_one_of_many, is_own_phone)
    values (${slip.id}, ${slip.userId}, 'PRINTED', ${slip.at}, ${slip.clerkId}, ${slip.clerk}, ${slip.unitId},
      ${slip.documentSeen}, ${slipTries}, ${slip.at}, ${slip.endsAt}, ${slip.codeHash}, ${slip.isOneOfMany}, ${slip.isOwnPhone})
    on conflict (id) do update set state = 'PRINTED', document_seen = excluded.document_seen, printed_at = excluded.printed_at,
      ends_at = excluded.ends_at, code_hash = excluded.code_hash, is_one_of_many = excluded.is_one_of_many,
      is_own_phone = excluded.is_own_phone`.execute(tx);
}

/** How many slips a clerk has printed since a moment. Prints of one clerk come one after the other. */
export async function countPrintedBy(tx: Tx, clerkId: string, since: Date): Promise<number> {
  await query`select pg_advisory_xact_lock(hashtextextended(${`claim-slip:${clerkId}`}, 0))`.execute(tx);
  const { rows } = await query<{ count: number }>`
    select count(*)::integer as count from claim_slip where clerk_id = ${clerkId} and printed_at > ${since}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** The phone of somebody who works here. */
export async function findPhoneOf(db: Db | Tx, userId: string): Promise<string | null> {
  const row = await db.selectFrom('user_account').select('phone').where('id', '=', userId).executeTakeFirst();
  return row?.phone ?? null;
}

/** A try at the latest slip of a customer: its hash, and whether it opens anything still. */
export type SpentSlip = { id: string; codeHash: string; isOpen: boolean };

/** Spends one try of the latest slip; undefined where there is none, or it bears no more. */
export async function spendSlipTry(db: Db, userId: string, now: Date): Promise<SpentSlip | undefined> {
  const { rows } = await query<SpentSlip>`
    update claim_slip set tries_left = tries_left - 1
    where id = (select id from claim_slip where user_id = ${userId} and printed_at is not null order by printed_at desc, id limit 1)
      and tries_left > 0
    returning id, code_hash as "codeHash", state = 'PRINTED' and ends_at > ${now} as "isOpen"`.execute(db);
  return rows[0];
}

export async function giveSlipTryBack(db: Db, id: string): Promise<void> {
  await query`update claim_slip set tries_left = least(tries_left + 1, ${slipTries}) where id = ${id}`.execute(
    db,
  );
}

/** Uses a slip up; of any number at once exactly one gets true. */
export async function useSlip(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { rows } = await query`
    update claim_slip set state = 'USED', used_at = ${now}
    where id = ${id} and state = 'PRINTED' and ends_at > ${now} returning id`.execute(tx);
  return rows.length > 0;
}

/**
 * Counts one try at a customer code as it was typed, known or not, since `after`; returns which one it is, or undefined
 * for more than it bears.
 */
export async function takeCodeTry(
  db: Db,
  codeHash: Buffer,
  { now, after }: { now: Date; after: Date },
): Promise<number | undefined> {
  const { rows } = await query<{ tries: number }>`
    insert into claim_try as known (code_hash, tries, began_at) values (${codeHash}, 1, ${now})
    on conflict (code_hash) do update set
      tries = case when known.began_at <= ${after} then 1 else known.tries + 1 end,
      began_at = case when known.began_at <= ${after} then ${now} else known.began_at end
    where known.began_at <= ${after} or known.tries < ${slipTries}
    returning tries`.execute(db);
  return rows[0]?.tries;
}

export async function giveCodeTryBack(db: Db, codeHash: Buffer): Promise<void> {
  await query`update claim_try set tries = greatest(tries - 1, 0) where code_hash = ${codeHash}`.execute(db);
}

/** Forgets the tries at codes: who holds a new slip begins anew. */
export async function forgetCodeTries(tx: Tx, codeHashes: readonly Buffer[]): Promise<void> {
  await tx
    .deleteFrom('claim_try')
    .where('code_hash', 'in', [...codeHashes])
    .execute();
}

/** Forgets slips that were asked for before `slips`, and tries that began before `tries`. */
export async function deleteOldSlips(tx: Tx, before: { slips: Date; tries: Date }): Promise<void> {
  await tx.deleteFrom('claim_slip').where('asked_at', '<', before.slips).execute();
  await tx.deleteFrom('claim_try').where('began_at', '<', before.tries).execute();
}
