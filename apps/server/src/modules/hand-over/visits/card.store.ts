import type { Currency } from '@rohi/contract/pricing/money';
import { ParcelStatus, type ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** A parcel that can be collected, as it lies at the point. */
export type LyingParcel = {
  id: string;
  trackingCode: string;
  cell: string | null;
  goods: string | null;
  problems: ParcelProblem[];
  orderCode: string | null;
  /** Of all goods of the order, as declared, in minor units. */
  valueMinor: string | null;
  valueCurrency: Currency | null;
};

/** What a customer can collect at a point; what a courier has is not there. */
export async function findLyingAt(db: Db, customerCode: string, unitId: number): Promise<LyingParcel[]> {
  const { rows } = await query<LyingParcel>`
    select parcel.id, parcel.tracking_code as "trackingCode", place.cell, orders.goods, parcel.problems,
      orders.code as "orderCode", orders.value_minor as "valueMinor", orders.value_currency as "valueCurrency"
    from parcel_facts as parcel
    left join parcel_cell_facts as place on place.parcel_id = parcel.id and place.unit_id = ${unitId}
    left join order_facts as orders on orders.code = parcel.order_code
    where parcel.customer_code = ${customerCode} and parcel.closed_at is null and parcel.is_current
      and parcel.status = ${ParcelStatus.AwaitingCustomer} and parcel.pickup_point_id = ${unitId}
      and not exists (select from courier_parcel as way where way.parcel_id = parcel.id and way.ended is null)
      and not exists (select from staying_parcel_facts as staying where staying.parcel_id = parcel.id and not staying.is_ordered_back)`.execute(
    db,
  );
  return rows;
}
