import type { PaymentTerms } from '@rohi/contract/billing/customer-terms.contract';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import { chargedStatuses } from '../charges/charge.store.ts';

export type TermsRow = { terms: PaymentTerms; since: Date; reason: string; by: string };

/**
 * Customers share so many locks: a departure charges the parcels of thousands, and the server has room for some
 * thousands of locks in all.
 */
const lockCount = 64;

/**
 * The terms of these customers do not change while somebody charges parcels by them. The one who charges holds the
 * parcels already, so the one who sets terms takes this before anything of a parcel, and waits for no parcel. Several
 * are taken in one order.
 */
export async function lockTerms(
  tx: Tx,
  use: 'charge' | 'set',
  customerCodes: readonly string[],
): Promise<void> {
  if (customerCodes.length === 0) return;
  const lock = query.raw(use === 'set' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await query`
    select ${lock}(key) from (
      select distinct hashtextextended('customer-terms', abs(hashtext(code)::bigint) % ${lockCount}) as key
      from unnest(${[...customerCodes]}::text[]) as code
      order by key) as keys`.execute(tx);
}

/** The terms of a customer; undefined while they were never set. */
export async function findTerms(db: Db | Tx, customerCode: string): Promise<TermsRow | undefined> {
  const { rows } = await query<TermsRow>`
    select terms, since, reason, set_by as by from customer_terms where customer_code = ${customerCode}`.execute(
    db,
  );
  return rows[0];
}

/** Writes the terms of a customer over those that were, with the purse locked. */
export async function saveTerms(
  tx: Tx,
  customerCode: string,
  { terms, since, reason, by, byId }: TermsRow & { byId: string },
): Promise<void> {
  await query`
    insert into customer_terms (customer_code, terms, since, reason, set_by, set_by_id)
    values (${customerCode}, ${terms}, ${since}, ${reason}, ${by}, ${byId})
    on conflict (customer_code) do update set terms = excluded.terms, since = excluded.since, reason = excluded.reason,
      set_by = excluded.set_by, set_by_id = excluded.set_by_id`.execute(tx);
}

/** The parcels of a customer that China has received and that lie ready nowhere yet, by their ids. */
export async function parcelsUnderWay(tx: Tx, customerCode: string): Promise<string[]> {
  const { rows } = await query<{ id: string }>`
    select id::text as id from parcel_facts
    where customer_code = ${customerCode} and is_current and received_at is not null
      and not status = any(${[...chargedStatuses]}::text[])
    order by id`.execute(tx);
  return rows.map(({ id }) => id);
}
