import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import { personHolds } from '../../../platform/search-text.ts';

/** Somebody who may be the same person. */
export type AlikeRow = {
  id: string;
  customerCode: string;
  name: string;
  phone: string | null;
  hasAccount: boolean;
  waiting: number;
  coming: number;
  lastCollectedAt: Date | null;
};

/**
 * Customers with this phone, with a name that holds all words of this one, or with one of these codes; at most fifty.
 */
export async function findAlike(
  db: Db | Tx,
  { name, phone, codes }: { name: string; phone: string | null; codes: readonly string[] },
): Promise<AlikeRow[]> {
  const named =
    name === ''
      ? query`false`
      : query`account.id in (
          select account_id from account_search_facts where ${personHolds(query`search_text`, name)} limit 50)`;
  const { rows } = await query<AlikeRow>`
    select account.id, account.customer_code as "customerCode", account.name, account.phone,
      account.username is not null as "hasAccount", open.waiting, open.coming, open."lastCollectedAt"
    from account_facts as account, lateral (
      select (count(*) filter (where status = ${ParcelStatus.AwaitingCustomer} and closed_at is null))::integer as waiting,
        (count(*) filter (where status <> ${ParcelStatus.AwaitingCustomer} and closed_at is null))::integer as coming,
        max(closed_at) filter (where status = ${ParcelStatus.Received}) as "lastCollectedAt"
      from parcel_facts as parcel where parcel.customer_code = account.customer_code and (is_current or is_beside)
    ) as open
    where account.customer_code is not null
      and (account.phone = ${phone} or account.customer_code = any(${[...codes]}::text[]) or ${named})
    order by account.phone is not distinct from ${phone} desc, account.customer_code limit 50`.execute(db);
  return rows;
}
