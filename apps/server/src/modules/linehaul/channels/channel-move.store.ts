import type { BusinessLine } from '@rohi/contract/business-lines';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** A parcel, as far as it matters by which channel it may go. */
export type ChannelParcel = {
  id: string;
  trackingCode: string;
  customerCode: string | null;
  businessLine: BusinessLine;
  countryCode: string;
  productId: number | null;
  movedTo: number | null;
  status: ParcelStatus;
  /** Dushanbe day of the receipt. */
  receivedDay: string | null;
  isHeld: boolean;
  /** A trip that is still to leave. */
  tripCode: string | null;
  /** The warehouse in which its cell is. */
  unitId: number | null;
  weightG: number;
  /** 1 where it was not weighed, else 0. */
  unweighed: number;
  volumeMm3: number;
};

/** Current parcels: those of these codes, or all that wait in China; what was received first comes first. */
export async function findChannelParcels(
  db: Db | Tx,
  which: { codes: readonly string[] } | 'WAITING',
): Promise<ChannelParcel[]> {
  const isMeant =
    which === 'WAITING'
      ? query`parcel.status = ${ParcelStatus.AwaitingDeparture} and parcel.received_at is not null`
      : query`parcel.tracking_code = any(${[...which.codes]}::text[])`;
  const { rows } = await query<ChannelParcel>`
    select parcel.id::text as id, parcel.tracking_code as "trackingCode", parcel.customer_code as "customerCode",
      parcel.business_line as "businessLine", parcel.country_code as "countryCode", sold.product_id as "productId",
      moved.channel_id as "movedTo", parcel.status, (parcel.received_at at time zone 'Asia/Dushanbe')::date::text as "receivedDay",
      'HELD' = any(parcel.problems) as "isHeld", trip.code as "tripCode", cell.unit_id as "unitId",
      coalesce(parcel.weight_g, 0) as "weightG", (parcel.weight_g is null)::integer as unweighed,
      coalesce(parcel.length_mm::bigint * parcel.width_mm * parcel.height_mm, 0)::float8 as "volumeMm3"
    from parcel_facts as parcel
    left join order_product_facts as sold on sold.order_code = parcel.order_code
    left join channel_move as moved on moved.parcel_id = parcel.id and moved.is_current
    left join parcel_cell_facts as cell on cell.parcel_id = parcel.id
    left join trip_facts as trip on trip.code = parcel.trip_code and trip.state in ('PLANNED', 'LOADING')
    where parcel.is_current and ${isMeant}
    order by parcel.received_at, parcel.id`.execute(db);
  return rows;
}

export type ChannelMove = { parcelId: string; fromChannelId: number | null };

/** Moves parcels, which the transaction has locked, to a channel. */
export async function insertChannelMoves(
  tx: Tx,
  moves: readonly ChannelMove[],
  { channelId, note, at, by }: { channelId: number; note: string | null; at: Date; by: string },
): Promise<void> {
  const ids = moves.map(({ parcelId }) => parcelId);
  await query`
    update channel_move set is_current = false where is_current and parcel_id = any(${ids}::bigint[])`.execute(
    tx,
  );
  await query`
    insert into channel_move (parcel_id, from_channel_id, channel_id, note, moved_at, moved_by)
    select parcel_id, from_channel_id, ${channelId}, ${note}::text, ${at}, ${by}
    from unnest(${ids}::bigint[], ${moves.map(({ fromChannelId }) => fromChannelId)}::integer[]) as moved (parcel_id, from_channel_id)
    order by parcel_id`.execute(tx);
}

/** To which channels parcels were moved, by their ids; those that go by their own are missing. */
export async function channelsMovedTo(
  db: Db | Tx,
  parcelIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await query<{ parcelId: string; channelId: number }>`
    select parcel_id::text as "parcelId", channel_id as "channelId" from channel_move
    where is_current and parcel_id = any(${[...parcelIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ parcelId, channelId }) => [parcelId, channelId]));
}

export type RecordedMove = {
  fromChannelId: number | null;
  channelId: number;
  note: string | null;
  movedAt: Date;
  movedBy: string;
};

/** The moves of the current parcel of a code, the first first. */
export async function movesOfCode(db: Db, trackingCode: string): Promise<RecordedMove[]> {
  const { rows } = await query<RecordedMove>`
    select move.from_channel_id as "fromChannelId", move.channel_id as "channelId", move.note, move.moved_at as "movedAt",
      move.moved_by as "movedBy"
    from channel_move as move join parcel_facts as parcel on parcel.id = move.parcel_id and parcel.is_current
    where parcel.tracking_code = ${trackingCode} order by move.id`.execute(db);
  return rows;
}
