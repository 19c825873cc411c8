import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

/** A parcel that lies in China with something left to pay before it leaves, in cents of a dollar. */
export type DueRow = { id: string; trackingCode: string; customerCode: string; owedMinor: bigint };

// What a firm has brought with it lies in China by its own books, and is news to no customer.
const isBroughtAlong = query`exists (
  select from parcel_event_facts as receipt
  where receipt.parcel_id = parcel.id and receipt.type = 'CN_RECEIVED' and receipt.source = 'move-in'
    and not exists (select from parcel_event_facts as correction
      where correction.parcel_id = parcel.id and correction.corrects = receipt.seq))`;

/** The next ones without a notice about their charges, by customer: those of customers who pay before departure. */
export async function nextDue(tx: Tx, customers: number): Promise<DueRow[]> {
  const { rows } = await query<Omit<DueRow, 'owedMinor'> & { owed: string }>`
    with due as materialized (
      select parcel.id, parcel.tracking_code, parcel.customer_code, sum(charge.owed_minor) as owed
      from customer_terms_facts as terms
      join parcel_facts as parcel on parcel.customer_code = terms.customer_code
      join charge_facts as charge on charge.parcel_id = parcel.id
      where terms.terms = 'PREPAID' and parcel.is_current and parcel.closed_at is null
        and parcel.status = ${ParcelStatus.AwaitingDeparture} and parcel.received_at is not null
        and not exists (select from due_notice as known where known.parcel_id = parcel.id)
        and not ${isBroughtAlong}
      group by parcel.id, parcel.tracking_code, parcel.customer_code
      having sum(charge.owed_minor) > 0
    )
    select id::text as id, tracking_code as "trackingCode", customer_code as "customerCode", owed::text as owed from due
    where customer_code in (select distinct customer_code from due order by 1 limit ${customers})
    order by customer_code, due.id`.execute(tx);
  return rows.map(({ owed, ...row }) => ({ ...row, owedMinor: BigInt(owed) }));
}

/** Records of which parcels their owners are notified; returns those that were not on record before. */
export async function insertDueNotices(tx: Tx, parcelIds: readonly string[], at: Date): Promise<Set<string>> {
  const { rows } = await query<{ id: string }>`
    insert into due_notice (parcel_id, noticed_at)
    select id, ${at} from unnest(${[...parcelIds]}::bigint[]) as id order by id
    on conflict do nothing returning parcel_id::text as id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Notes in which letter each of these parcels stands. */
export async function noteDueLetters(
  tx: Tx,
  letters: readonly { parcelId: string; letterId: string }[],
): Promise<void> {
  await query`
    update due_notice set letter_id = given.letter_id
    from unnest(${letters.map(({ parcelId }) => parcelId)}::bigint[], ${letters.map(({ letterId }) => letterId)}::uuid[])
      as given (parcel_id, letter_id)
    where due_notice.parcel_id = given.parcel_id`.execute(tx);
}

/** The letter about what was owed for the current parcel of a code. */
export async function dueLettersOfParcel(db: Db, trackingCode: string): Promise<string[]> {
  const { rows } = await query<{ id: string }>`
    select letter_id as id from due_notice join parcel_facts as parcel on parcel.id = parcel_id
    where tracking_code = ${trackingCode} and is_current and letter_id is not null`.execute(db);
  return rows.map(({ id }) => id);
}
