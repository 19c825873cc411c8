/** Parcels that were handed over at counters. */
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

type HandOver = {
  requestId: string;
  visitId: string;
  parcelId: string;
  trackingCode: string;
  unitId: number;
  clerkId: string;
  clerk: string;
  deviceId: string;
  /** Who collected in the place of the customer. */
  delegate: string | null;
  at: Date;
  /** The photo or signature of which the device says that it was made, and since when that is on record. */
  promised: (PromisedEvidence & { at: Date }) | null;
};

export type PromisedEvidence = { id: string; kind: EvidenceKind };

/** With the cell in which the parcel lies. */
export async function insertHandOver(tx: Tx, handOver: HandOver): Promise<void> {
  await query`
    insert into hand_over (request_id, visit_id, parcel_id, tracking_code, unit_id, cell, clerk_id, clerk, device_id, delegate, at,
      promised_id, promised_kind, promised_at)
    values (${handOver.requestId}, ${handOver.visitId}, ${handOver.parcelId}, ${handOver.trackingCode}, ${handOver.unitId},
      (select cell from parcel_cell_facts where parcel_id = ${handOver.parcelId} and unit_id = ${handOver.unitId}),
      ${handOver.clerkId}, ${handOver.clerk}, ${handOver.deviceId}, ${handOver.delegate}, ${handOver.at},
      ${handOver.promised?.id ?? null}, ${handOver.promised?.kind ?? null}, ${handOver.promised?.at ?? null})`.execute(
    tx,
  );
}

type Stored = Pick<HandOver, 'visitId' | 'trackingCode' | 'clerk' | 'at'>;

export async function findByRequest(db: Db | Tx, requestId: string): Promise<Stored | undefined> {
  const { rows } = await query<Stored>`
    select visit_id as "visitId", tracking_code as "trackingCode", clerk, at from hand_over
    where request_id = ${requestId}`.execute(db);
  return rows[0];
}

/** Notes of those of these parcels that are not collected any more that their hand-over was taken back. */
export async function takeHandOversBack(tx: Tx, parcelIds: readonly string[]): Promise<void> {
  await query`
    update hand_over set taken_back_at = coalesce((select max(occurred_at) from parcel_event_facts as event
      where event.parcel_id = hand_over.parcel_id and event.corrects is not null), now())
    from parcel_facts as parcel
    where parcel.id = hand_over.parcel_id and hand_over.parcel_id = any(${[...parcelIds]}::bigint[])
      and taken_back_at is null and parcel.status <> ${ParcelStatus.Received}`.execute(tx);
}

/** How many parcels a visit has given that were not taken back. */
export async function countGivenAt(db: Db | Tx, visitId: string): Promise<number> {
  const { rows } = await query<{ given: number }>`
    select count(*)::integer as given from hand_over where visit_id = ${visitId} and taken_back_at is null`.execute(
    db,
  );
  return rows[0]?.given ?? 0;
}

type LatestRow = {
  trackingCode: string;
  customerCode: string;
  at: Date;
  clerk: string;
  takenBackAt: Date | null;
};

/** The latest hand-overs of a point. */
export async function latestHandOvers(db: Db, unitId: number, most: number): Promise<LatestRow[]> {
  const { rows } = await query<LatestRow>`
    select tracking_code as "trackingCode", customer_code as "customerCode", at, hand_over.clerk,
      taken_back_at as "takenBackAt"
    from hand_over join counter_visit on counter_visit.id = visit_id
    where hand_over.unit_id = ${unitId} order by at desc, hand_over.id desc limit ${most}`.execute(db);
  return rows;
}

type DayNumbers = {
  coming: number;
  waiting: number;
  overdue: number;
  givenToday: number;
  givenLastHour: number;
};

/**
 * What comes to a point from the hub and waits at it, and what was handed over since two moments. `today` is a Dushanbe
 * day.
 */
export async function countDay(
  db: Db,
  { unitId, today, dayBegan, hourBegan }: { unitId: number; today: string; dayBegan: Date; hourBegan: Date },
): Promise<DayNumbers> {
  const { rows } = await query<DayNumbers>`
    select
      (select count(*)::integer from parcel_facts where is_current and pickup_point_id = ${unitId}
        and status in (${ParcelStatus.AwaitingHubIn}, ${ParcelStatus.AwaitingHubOut}, ${ParcelStatus.AwaitingPickupPoint})
        and id = any(array(select parcel_id from checked_parcel_facts where work = 'FILLING' and point_id = ${unitId}
          and transfer_state in ('DEPARTED', 'ARRIVED')))) as coming,
      (select count(*)::integer from parcel_facts where status = ${ParcelStatus.AwaitingCustomer} and is_current
        and pickup_point_id = ${unitId}) as waiting,
      (select count(*)::integer from parcel_facts where status = ${ParcelStatus.AwaitingCustomer} and is_current
        and pickup_point_id = ${unitId} and free_until < ${today}::date) as overdue,
      (select count(*)::integer from hand_over where unit_id = ${unitId} and at >= ${dayBegan} and taken_back_at is null)
        as "givenToday",
      (select count(*)::integer from hand_over where unit_id = ${unitId} and at >= ${hourBegan} and taken_back_at is null)
        as "givenLastHour"`.execute(db);
  return rows[0] ?? { coming: 0, waiting: 0, overdue: 0, givenToday: 0, givenLastHour: 0 };
}
