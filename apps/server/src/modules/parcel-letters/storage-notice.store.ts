import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import type { NoticeKind } from './storage-notices.ts';

/** A parcel that lies at its pickup point, with nothing in the way of its collection. Days are Dushanbe days. */
export type LyingRow = {
  id: string;
  trackingCode: string;
  customerCode: string;
  pickupPointId: number;
  freeUntil: string;
  /** What was noticed of this stay, and on which day. */
  noticed: Partial<Record<NoticeKind, string>>;
};

// The owner of a parcel that is held, damaged, claimed by somebody else or on its way to the door is not asked to come
// for it: its storage stands still as well (offer, 2.15).
const lying = query`is_current and closed_at is null and status = ${ParcelStatus.AwaitingCustomer} and problems = '{}'
  and pickup_point_id is not null
  and not exists (select from parcel_claim_facts as claim where claim.parcel_id = parcel.id and claim.decided_at is null)
  and not exists (select from courier_parcel_facts as out where out.parcel_id = parcel.id and out.ended is null)`;
const notFinal = query`not exists (
  select from storage_notice as final
  where final.parcel_id = parcel.id and final.free_until = parcel.free_until and final.kind = 'FINAL')`;

/**
 * All such parcels of the next customers with free storage that ends by a day and without a final notice, by customer
 * and parcel.
 */
export async function lyingOfNextCustomers(
  tx: Tx,
  { after, until, customers }: { after: string; until: string; customers: number },
): Promise<LyingRow[]> {
  const { rows } = await query<LyingRow>`
    with next as (
      select distinct customer_code from parcel_facts as parcel
      where customer_code > ${after} and free_until <= ${until} and ${lying} and ${notFinal} order by 1 limit ${customers}
    )
    select parcel.id, tracking_code as "trackingCode", customer_code as "customerCode", pickup_point_id as "pickupPointId",
      free_until as "freeUntil", coalesce((
        select jsonb_object_agg(kind, noticed_on) from storage_notice as noticed
        where noticed.parcel_id = parcel.id and noticed.free_until = parcel.free_until), '{}') as noticed
    from parcel_facts as parcel join next using (customer_code)
    where free_until <= ${until} and ${lying} and ${notFinal} order by customer_code, parcel.id`.execute(tx);
  return rows;
}

export type StorageNotice = {
  parcelId: string;
  freeUntil: string;
  kind: NoticeKind;
  noticedOn: string;
  collectBy: string | null;
};

/** Records notices; returns the parcels of those that were not on record before. */
export async function insertStorageNotices(tx: Tx, notices: readonly StorageNotice[]): Promise<Set<string>> {
  const column = <Key extends keyof StorageNotice>(key: Key) => notices.map((notice) => notice[key]);
  const { rows } = await query<{ id: string }>`
    insert into storage_notice (parcel_id, free_until, kind, noticed_on, collect_by)
    select * from unnest(${column('parcelId')}::bigint[], ${column('freeUntil')}::date[], ${column('kind')}::text[],
      ${column('noticedOn')}::date[], ${column('collectBy')}::date[])
    on conflict do nothing returning parcel_id as id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Notes by which letter each of these parcels' notices of a day went out. */
export async function noteLetters(
  tx: Tx,
  noticedOn: string,
  letters: readonly { parcelId: string; letterId: string }[],
): Promise<void> {
  await query`
    update storage_notice set letter_id = given.letter_id
    from unnest(${letters.map(({ parcelId }) => parcelId)}::bigint[], ${letters.map(({ letterId }) => letterId)}::uuid[])
      as given (parcel_id, letter_id)
    where storage_notice.parcel_id = given.parcel_id and noticed_on = ${noticedOn}`.execute(tx);
}

/** The letters with notices of the current parcel of a code. */
export async function noticeLettersOfParcel(db: Db, trackingCode: string): Promise<string[]> {
  const { rows } = await query<{ id: string }>`
    select distinct letter_id as id from storage_notice join parcel_facts as parcel on parcel.id = parcel_id
    where tracking_code = ${trackingCode} and is_current and letter_id is not null`.execute(db);
  return rows.map(({ id }) => id);
}
