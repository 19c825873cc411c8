/** The record of looks at counters, and the customers that are looked for. */
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import { personHolds } from '../../../platform/search-text.ts';

export type LookEnd = 'FOUND' | 'NOTHING' | 'WRONG' | 'REFUSED';

export type CounterLook = {
  at: Date;
  clerkId: string;
  clerk: string;
  loginId: string;
  address: string;
  deviceId: string | null;
  unitId: number;
  by: 'CODE' | 'DOCUMENT' | 'APPROVAL' | 'CUSTOMER' | 'PARCEL' | 'PHONE' | 'NAME' | 'SCAN' | 'PASS';
  /** What was entered; null of a pickup code and of a pass. */
  sought: string | null;
  result: LookEnd;
  customerCodes: readonly string[];
};

export async function insertCounterLook(db: Db, look: CounterLook): Promise<void> {
  await query`
    insert into counter_look (at, clerk_id, clerk, login_id, address, device_id, unit_id, by, sought, result, customer_codes)
    values (${look.at}, ${look.clerkId}, ${look.clerk}, ${look.loginId}, ${look.address}, ${look.deviceId}, ${look.unitId},
      ${look.by}, ${look.sought}, ${look.result}, ${[...look.customerCodes]}::text[])`.execute(db);
}

/** Deletes the looks before a moment; returns how many. */
export async function deleteCounterLooks(tx: Tx, before: Date): Promise<number> {
  await query`select set_config('rohi.forgets_looks', 'on', true)`.execute(tx);
  const { numAffectedRows } = await query`delete from counter_look where at < ${before}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

type CounterCustomer = {
  customerCode: string;
  name: string | null;
  phone: string | null;
  isUnclaimed: boolean;
  ready: number;
};

const openHere = (unitId: number) => query`
  parcel.customer_code = account.customer_code and parcel.pickup_point_id = ${unitId} and parcel.closed_at is null
    and (parcel.is_current or parcel.is_beside)`;

/**
 * These customers, with how many of their parcels can be collected at the point; a code that no account has is missing.
 */
export async function findCounterCustomers(
  db: Db | Tx,
  unitId: number,
  customerCodes: readonly string[],
): Promise<CounterCustomer[]> {
  const { rows } = await query<CounterCustomer>`
    select account.customer_code as "customerCode", name, phone, account.username is null as "isUnclaimed",
      (select count(*)::integer from parcel_facts as parcel
        where ${openHere(unitId)} and parcel.status = ${ParcelStatus.AwaitingCustomer}
          and not exists (select from courier_parcel as way where way.parcel_id = parcel.id and way.ended is null)
          and not exists (select from staying_parcel_facts as staying where staying.parcel_id = parcel.id and not staying.is_ordered_back)) as ready
    from account_facts as account where account.customer_code = any(${[...customerCodes]}::text[])
    order by ready desc, account.customer_code`.execute(db);
  return rows;
}

/**
 * Returns up to `most` customer codes by the end of the phone. Only customers with parcels at, or on the way to, this
 * point.
 */
export async function findByPhoneEnd(
  db: Db,
  { unitId, end, most }: { unitId: number; end: string; most: number },
): Promise<string[]> {
  const { rows } = await query<{ customerCode: string }>`
    select account.customer_code as "customerCode" from account_facts as account
    where phone is not null and right(phone, 4) = ${end} and account.customer_code is not null
      and exists (select from parcel_facts as parcel where ${openHere(unitId)})
    order by account.customer_code limit ${most}`.execute(db);
  return rows.map(({ customerCode }) => customerCode);
}

/** The codes of customers with this whole phone and with parcels at or on the way to the point. */
export async function findByPhone(
  db: Db,
  { unitId, phone }: { unitId: number; phone: string },
): Promise<string[]> {
  const { rows } = await query<{ customerCode: string }>`
    select account.customer_code as "customerCode" from account_facts as account
    where phone = ${phone} and account.customer_code is not null
      and exists (select from parcel_facts as parcel where ${openHere(unitId)})
    order by account.customer_code`.execute(db);
  return rows.map(({ customerCode }) => customerCode);
}

/**
 * Returns up to `most` customers with parcels at, or on the way to, the point, by the words of a search in their folded
 * texts.
 */
export async function findByFoldedName(
  db: Db,
  { unitId, name, most }: { unitId: number; name: string; most: number },
): Promise<{ customerCode: string; name: string | null }[]> {
  const { rows } = await query<{ customerCode: string; name: string | null }>`
    select account.customer_code as "customerCode", account.name from account_facts as account
    where account.id in (select account_id from account_search_facts where ${personHolds(query`search_text`, name)})
      and exists (select from parcel_facts as parcel where ${openHere(unitId)})
    order by account.customer_code limit ${most}`.execute(db);
  return rows;
}

export type NameLooksRow = {
  unitId: number;
  clerkId: string;
  clerk: string;
  looks: number;
  refused: number;
  at: Date;
  /** Null while no supervisor has seen the last. */
  seenAt: Date | null;
  seenBy: string | null;
};

/** Who has been refused a search by name since then, the latest first; of one point, or of all. */
export async function listNameLooks(
  db: Db,
  { since, unitId }: { since: Date; unitId: number | undefined },
): Promise<NameLooksRow[]> {
  const refused = query`result = 'REFUSED'`;
  const { rows } = await query<NameLooksRow>`
    select look.*, case when seen.seen_at >= look.at then seen.seen_at end as "seenAt", seen.seen_by_name as "seenBy"
    from (
      select unit_id as "unitId", clerk_id as "clerkId", max(clerk) as clerk, count(*)::integer as looks,
        (count(*) filter (where ${refused}))::integer as refused, max(at) filter (where ${refused}) as at
      from counter_look where by = 'NAME' and at >= ${since}
        and (${unitId ?? null}::integer is null or unit_id = ${unitId ?? null}::integer)
      group by unit_id, clerk_id having bool_or(${refused})
    ) as look
    left join name_looks_seen as seen on seen.unit_id = look."unitId" and seen.clerk_id = look."clerkId"
    order by look.at desc`.execute(db);
  return rows;
}

/** How many of them no supervisor has seen, and when the first of these was refused; without the reader's own. */
export async function countUnseenNameLooks(
  db: Db,
  { since, unitId, reader }: { since: Date; unitId: number | undefined; reader: string },
): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await query<{ count: number; oldest: Date | null }>`
    select count(distinct (look.unit_id, look.clerk_id))::integer as count, min(look.at) as oldest
    from counter_look as look
    left join name_looks_seen as seen on seen.unit_id = look.unit_id and seen.clerk_id = look.clerk_id
    where look.by = 'NAME' and look.result = 'REFUSED' and look.at >= ${since} and look.clerk_id <> ${reader}
      and (${unitId ?? null}::integer is null or look.unit_id = ${unitId ?? null}::integer)
      and (seen.seen_at is null or look.at > seen.seen_at)`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}

type Seen = { unitId: number; clerkId: string; upTo: Date; by: string };

/** False where somebody has seen as much before, or nothing was refused there until then. */
export async function noteNameLooksSeen(tx: Tx, { unitId, clerkId, upTo, by }: Seen): Promise<boolean> {
  const { rows } = await query`
    insert into name_looks_seen (unit_id, clerk_id, seen_at, seen_by_name)
    select ${unitId}, ${clerkId}, max(at), ${by} from counter_look
    where by = 'NAME' and result = 'REFUSED' and unit_id = ${unitId} and clerk_id = ${clerkId} and at <= ${upTo}
    having max(at) is not null
    on conflict (unit_id, clerk_id) do update set seen_at = excluded.seen_at, seen_by_name = excluded.seen_by_name
    where name_looks_seen.seen_at < excluded.seen_at returning unit_id`.execute(tx);
  return rows.length > 0;
}

/** Whether anything of this customer lies at or comes to the point. */
export async function hasParcelsHere(db: Db, unitId: number, customerCode: string): Promise<boolean> {
  const { rows } = await query`
    select from account_facts as account where customer_code = ${customerCode}
      and exists (select from parcel_facts as parcel where ${openHere(unitId)})`.execute(db);
  return rows.length > 0;
}
