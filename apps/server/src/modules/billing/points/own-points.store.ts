import type { PointsMoveKind } from '@rohi/contract/billing/own-points.contract';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/**
 * What parcels of one order by one version cost together, in cents of a dollar; a parcel without an order stands for
 * itself.
 */
export type DeliveryToCome = { of: string; versionId: string; minor: bigint };

/** The deliveries of a customer that have a price and are neither collected nor cancelled. */
export async function deliveriesToCome(db: Db, customerCode: string): Promise<DeliveryToCome[]> {
  const closed = [ParcelStatus.Received, ParcelStatus.Cancelled];
  const { rows } = await query<Omit<DeliveryToCome, 'minor'> & { minor: string }>`
    select coalesce(order_code, tracking_code) as of, tariff_version_id::text as "versionId", sum(amount_minor) as minor
    from parcel_facts as parcel join freight_charge as freight on freight.parcel_id = parcel.id
    where customer_code = ${customerCode} and is_current and not status = any(${closed}::text[])
      and received_at is not null and freight.currency = 'USD' and tariff_version_id is not null
    group by 1, 2`.execute(db);
  return rows.map(({ minor, ...row }) => ({ ...row, minor: BigInt(minor) }));
}

/** The points of a customer that can be spent on this day or after it, by their last day. */
export async function endsOfPoints(
  db: Db,
  customerCode: string,
  today: string,
): Promise<{ lastDay: string; points: number }[]> {
  const { rows } = await query<{ lastDay: string; points: string }>`
    select to_char(last_day, 'YYYY-MM-DD') as "lastDay", sum(left_over) as points from points_lot
    where customer_code = ${customerCode} and left_over > 0 and last_day >= ${today}::date
    group by last_day order by last_day`.execute(db);
  return rows.map(({ lastDay, points }) => ({ lastDay, points: Number(points) }));
}

export type PointsMoveRow = { at: Date; day: string; kind: PointsMoveKind; points: number; after: number };

const ofPoints = (customerCode: string) => query`
  ledger_entry as entry join ledger_account as account on account.id = account_id
  join ledger_posting as posting on posting.id = posting_id
  where owner_kind = 'CUSTOMER' and owner = ${customerCode} and account.kind = 'POINTS'`;

/** What was given, spent and lost from a moment up to before another, the oldest first. */
export async function pointsMoves(
  tx: Db | Tx,
  customerCode: string,
  { from, before, limit }: { from: Date; before: Date; limit: number },
): Promise<PointsMoveRow[]> {
  type Row = Omit<PointsMoveRow, 'points' | 'after'> & Record<'points' | 'after', string>;
  const { rows } = await query<Row>`
    select posted_at as at, to_char(posted_at at time zone 'Asia/Dushanbe', 'YYYY-MM-DD') as day,
      case when posting.kind in ('MERGED', 'MERGE_UNDONE') then 'MERGED' else substr(posting.kind, length('POINTS_') + 1) end as kind, -amount_minor as points, balance_after_minor as after
    from ${ofPoints(customerCode)} and posted_at >= ${from} and posted_at < ${before}
    order by posting_id limit ${limit}`.execute(tx);
  return rows.map(({ points, after, ...row }) => ({ ...row, points: Number(points), after: Number(after) }));
}

/** How many points the ledger had before a moment. */
export async function pointsBefore(tx: Db | Tx, customerCode: string, moment: Date): Promise<number> {
  const { rows } = await query<{ points: string }>`
    select balance_after_minor as points from ${ofPoints(customerCode)} and posted_at < ${moment}
    order by posting_id desc limit 1`.execute(tx);
  return Number(rows[0]?.points ?? 0);
}
