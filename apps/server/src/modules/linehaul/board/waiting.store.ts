import type { BusinessLine } from '@rohi/contract/business-lines';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** What lies in China and is to go, as alike as promises and channels ask. */
export type WaitingGroup = {
  businessLine: BusinessLine;
  countryCode: string;
  productId: number | null;
  /** The channel that the office has moved it to. */
  movedTo: number | null;
  /** Dushanbe day of the receipt. */
  receivedDay: string;
  /** The trip that it is planned for or aboard of; null: none that is still to leave. */
  tripCode: string | null;
  parcels: number;
  weightG: number;
  volumeMm3: number;
  /** Of these, how many were not weighed. */
  unweighed: number;
};

/**
 * Received in China and not left; `unitId`: in this warehouse. A parcel without a known place of receipt lies in every
 * warehouse.
 */
export const waitingParcels = (unitId?: number | null) => query`
  parcel_facts as parcel
  left join order_product_facts as sold on sold.order_code = parcel.order_code
  left join channel_move as moved on moved.parcel_id = parcel.id and moved.is_current
  left join parcel_cell_facts as cell on cell.parcel_id = parcel.id
  left join trip_facts as trip on trip.code = parcel.trip_code and trip.state in ('PLANNED', 'LOADING')
  where parcel.is_current and parcel.status = ${ParcelStatus.AwaitingDeparture} and parcel.received_at is not null
    and ${unitId === undefined || unitId === null ? query`true` : query`coalesce(cell.unit_id, ${unitId}) = ${unitId}`}`;

/** What waits in China, in groups. */
export async function readWaiting(db: Db | Tx, unitId?: number | null): Promise<WaitingGroup[]> {
  const { rows } = await query<WaitingGroup>`
    select parcel.business_line as "businessLine", parcel.country_code as "countryCode", sold.product_id as "productId",
      moved.channel_id as "movedTo",
      (parcel.received_at at time zone 'Asia/Dushanbe')::date::text as "receivedDay", trip.code as "tripCode",
      count(*)::integer as parcels, coalesce(sum(parcel.weight_g), 0)::float8 as "weightG",
      coalesce(sum(parcel.length_mm::bigint * parcel.width_mm * parcel.height_mm), 0)::float8 as "volumeMm3",
      (count(*) filter (where parcel.weight_g is null))::integer as unweighed
    from ${waitingParcels(unitId)}
    group by 1, 2, 3, 4, 5, 6 order by 5, 1, 3, 4, 6`.execute(db);
  return rows;
}
