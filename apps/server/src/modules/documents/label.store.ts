import type { HandlingNote } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db } from '../../platform/database.ts';

type Names = Record<string, string>;

/** A parcel with what its order, its customer and its places add to a label. Grams and millimetres. */
export type LabelRow = {
  trackingCode: string;
  orderCode: string | null;
  customerCode: string | null;
  businessLine: 'BSC' | 'FBA';
  handlingNotes: HandlingNote[];
  tripCode: string | null;
  weightG: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  receivedAt: Date | null;
  /** The moment that sets the tariff: the reported receipt in China, else when the parcel came on record. */
  chargedAt: Date;
  recipientName: string | null;
  phone: string | null;
  goods: string | null;
  placeNumber: number | null;
  places: number | null;
  pickupPointId: number | null;
  pickupPointCode: string | null;
  pickupPointNames: Names | null;
  pickupPointCity: Names | null;
  /** The China warehouse that received it, and its city; the only one there is before that. */
  warehouseId: number | null;
  warehouseCity: Names | null;
  /** The hub's city. */
  hubCity: Names | null;
};

/**
 * The current parcels of these codes. Which of its order's parcels one is goes by the order in which they were
 * declared, cancelled ones left out.
 */
export async function findLabelRows(db: Db, codes: readonly string[]): Promise<LabelRow[]> {
  const { rows } = await query<LabelRow>`
    select parcel.tracking_code as "trackingCode", parcel.order_code as "orderCode",
      parcel.customer_code as "customerCode", parcel.business_line as "businessLine",
      parcel.handling_notes as "handlingNotes", parcel.trip_code as "tripCode", parcel.weight_g as "weightG",
      parcel.length_mm as "lengthMm", parcel.width_mm as "widthMm", parcel.height_mm as "heightMm",
      parcel.received_at as "receivedAt",
      coalesce(parcel.received_at, (
        select occurred_at from parcel_event_facts where parcel_id = parcel.id order by seq limit 1
      )) as "chargedAt", customer_order.recipient_name as "recipientName",
      coalesce(customer_order.recipient_phone, user_account.phone) as phone, customer_order.goods,
      siblings.number as "placeNumber", siblings.total as places,
      point.id as "pickupPointId", point.code as "pickupPointCode", point.names as "pickupPointNames",
      point_city.names as "pickupPointCity",
      warehouse.id as "warehouseId", warehouse_city.names as "warehouseCity", hub_city.names as "hubCity"
    from parcel_facts as parcel
    left join order_facts as customer_order on customer_order.code = parcel.order_code
    left join account_facts as user_account on user_account.customer_code = parcel.customer_code
    left join place_facts as point on point.id = parcel.pickup_point_id
    left join place_facts as point_city on point_city.id = point.city_id
    left join lateral (
      select event.place_id from parcel_event_facts as event
      where event.parcel_id = parcel.id and event.type = 'CN_RECEIVED' and not exists (
        select from parcel_event_facts as correction
        where correction.parcel_id = parcel.id and correction.corrects = event.seq)
      order by event.seq desc limit 1
    ) receipt on true
    left join place_facts as warehouse on warehouse.id = coalesce(receipt.place_id, (
      select min(only_one.id) from place_facts as only_one where only_one.kind = 'WAREHOUSE' having count(*) = 1))
    left join place_facts as warehouse_city on warehouse_city.id = coalesce(warehouse.city_id, warehouse.id)
    left join place_facts as hub on hub.id = (select min(first.id) from place_facts as first where first.kind = 'HUB')
    left join place_facts as hub_city on hub_city.id = hub.city_id
    left join lateral (
      select count(*) filter (where sibling.id <= parcel.id)::integer as number, count(*)::integer as total
      from parcel_facts as sibling
      where sibling.order_code = parcel.order_code and (sibling.is_current or sibling.is_beside) and sibling.status <> 'YQX'
        and parcel.status <> 'YQX'
      having count(*) > 0
    ) siblings on true
    where parcel.tracking_code = any(${[...codes]}::text[]) and parcel.is_current`.execute(db);
  return rows;
}
