import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/**
 * Open parcels with a customer code that no account has, or one of `fresh` alone, which accounts have got in this
 * transaction; and without a customer by their order.
 */
const isUnknown = (fresh: readonly string[]) => query`
  parcel.closed_at is null and parcel.is_current and parcel.customer_code is not null
  and not exists (select from account_facts as account
    where account.customer_code = parcel.customer_code and account.customer_code <> all(${[...fresh]}::text[]))
  and not exists (select from customer_order
    where customer_order.code = parcel.order_code and customer_order.customer_id is not null)`;

export type UnknownCodeRow = { written: string; parcels: number; lastAt: Date | null };

/** The number of a code, in which all spellings of it agree. */
const numberIn = (code: string) => code.replaceAll(/[^0-9]/g, '');

/** Of the texts on open parcels, each once, those with the number of one of these codes. */
const mayFoldTo = (folded: readonly string[]) => query`
  parcel.customer_code in (
    select code from (
      select distinct customer_code as code from parcel_facts where closed_at is null and customer_code is not null
    ) as each
    where regexp_replace(normalize(code, nfkc), '[^0-9]', '', 'g') = any(${folded.map(numberIn)}::text[]))`;

/**
 * The texts that stand on parcels and are no customer's code, those with most parcels first. With `folded` few beside
 * those that fold to one of these codes.
 */
export async function findUnknownCodes(
  db: Db | Tx,
  { folded, fresh = [] }: { folded?: readonly string[]; fresh?: readonly string[] } = {},
): Promise<UnknownCodeRow[]> {
  const { rows } = await query<UnknownCodeRow>`
    select customer_code as written, count(*)::integer as parcels, max(last_event_at) as "lastAt"
    from parcel_facts as parcel
    where ${isUnknown(fresh)} and ${folded === undefined ? query`true` : mayFoldTo(folded)}
    group by customer_code order by parcels desc, written`.execute(db);
  return rows;
}

/** The tracking codes of the parcels that bear one of these texts, with the text. */
export async function findParcelsOfUnknownCodes(
  tx: Tx,
  written: readonly string[],
  fresh: readonly string[],
): Promise<{ trackingCode: string; written: string }[]> {
  const { rows } = await query<{ trackingCode: string; written: string }>`
    select tracking_code as "trackingCode", customer_code as written from parcel_facts as parcel
    where customer_code = any(${[...written]}::text[]) and ${isUnknown(fresh)}
    order by tracking_code`.execute(tx);
  return rows;
}
