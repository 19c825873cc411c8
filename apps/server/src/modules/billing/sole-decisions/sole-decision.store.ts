/** What one person has decided alone about money of customers. The purse of the customer is locked before. */
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

export type SoleKind = 'REFUND' | 'CORRECTION' | 'POINTS' | 'COMPENSATION';

/** In cents of a dollar; `customerDays`: how far back counts what was decided for a customer. */
export type SoleLimits = { payment: bigint; customer: bigint; customerDays: number; day: bigint };

/** Of a payment where one is named, of a customer, and of a person on a Dushanbe day. */
export type SoleScope = {
  paymentId: string | null;
  customerCode: string;
  byId: string;
  at: Date;
  day: string;
};

export type SoleSums = { payment: bigint; customer: bigint; day: bigint };

/** Sole decisions of one person happen one after the other, for all customers. */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await query`select pg_advisory_xact_lock(hashtextextended(${`decides-alone:${userId}`}, 0))`.execute(tx);
}

/** What was decided alone and was not taken back. */
export async function sumSole(
  db: Db | Tx,
  { paymentId, customerCode, byId, at, day }: SoleScope,
  { customerDays }: Pick<SoleLimits, 'customerDays'>,
): Promise<SoleSums> {
  const sum = query`select coalesce(sum(amount_minor), 0) from sole_decision where taken_back_at is null`;
  const { rows } = await query<Record<keyof SoleSums, string>>`
    select (${sum} and payment_id = ${paymentId}::uuid) as payment,
      (${sum} and customer_code = ${customerCode} and at > ${at}::timestamptz - make_interval(days => ${customerDays})) as customer,
      (${sum} and by_id = ${byId} and day = ${day}) as day`.execute(db);
  const { payment = 0, customer = 0, day: ofDay = 0 } = rows[0] ?? {};
  return { payment: BigInt(payment), customer: BigInt(customer), day: BigInt(ofDay) };
}

export async function insertSole(
  tx: Tx,
  decision: SoleScope & { id: string; kind: SoleKind; amountMinor: bigint },
  limits: SoleLimits,
): Promise<void> {
  const { id, kind, customerCode, paymentId, amountMinor, byId, at, day } = decision;
  await query`
    insert into sole_decision (id, kind, customer_code, payment_id, amount_minor, by_id, at, day, payment_limit, customer_limit,
      customer_days, day_limit)
    values (${id}, ${kind}, ${customerCode}, ${paymentId}, ${amountMinor}, ${byId}, ${at}, ${day},
      ${paymentId === null ? null : limits.payment}, ${limits.customer}, ${limits.customerDays}, ${limits.day})`.execute(
    tx,
  );
}

/** Those of these that were decided alone count no more. */
export async function takeSoleBack(tx: Db | Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await query`
    update sole_decision set taken_back_at = ${at} where id = any(${[...ids]}::uuid[]) and taken_back_at is null`.execute(
    tx,
  );
}
