import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { PaperLanguage } from '@rohi/contract/documents/trip-papers';
import { sql as query } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { PaperParcelRow } from './declared-parcels.ts';

/**
 * The parcels of a trip in the order of their bags and codes, those in no bag last; cancelled ones left out. At most
 * `most`.
 */
export async function findPaperParcels(
  db: Db,
  tripCode: string,
  { language, most }: { language: PaperLanguage; most: number },
): Promise<PaperParcelRow[]> {
  const { rows } = await query<PaperParcelRow>`
    with aboard as materialized (
      select id, tracking_code, order_code, customer_code, pickup_point_id, weight_g, length_mm::float8 * width_mm * height_mm as volume_mm3
      from parcel_facts where trip_code = ${tripCode} and is_current and status <> ${ParcelStatus.Cancelled} limit ${most}
    ), ordered as materialized (
      select distinct order_code from aboard where order_code is not null
    ), listed as materialized (
      select item.order_code, jsonb_agg(jsonb_build_object('goods', item.goods, 'pieces', item.pieces, 'valueMinor', item.value_minor,
        'valueCurrency', item.value_currency, 'hsCode', item.hs_code, 'trackingCode', item.tracking_code) order by item.no) as items
      from declared_item_facts as item join ordered on ordered.order_code = item.order_code group by item.order_code
    ), parted as materialized (
      select distinct sibling.order_code from parcel_facts as sibling join ordered on ordered.order_code = sibling.order_code
      where (sibling.is_current or sibling.is_beside) and sibling.status <> ${ParcelStatus.Cancelled}
        and sibling.trip_code is distinct from ${tripCode}
    )
    select aboard.tracking_code as "trackingCode", bag.bag_code as "bagCode", aboard.order_code as "orderCode",
      aboard.customer_code as "customerCode", coalesce(declared.recipient_name, account.name) as recipient,
      coalesce(declared.recipient_phone, account.phone) as phone, city.names ->> ${language} as city, aboard.weight_g as "weightG",
      aboard.volume_mm3 as "volumeMm3", declared.goods, declared.value_minor::float8 as "valueMinor",
      declared.value_currency as "valueCurrency", coalesce(listed.items, '[]') as items, parted.order_code is not null as "isParted"
    from aboard
    left join bagged_parcel_facts as bag on bag.parcel_id = aboard.id
    left join order_facts as declared on declared.code = aboard.order_code
    left join account_facts as account on account.customer_code = aboard.customer_code
    left join place_facts as point on point.id = aboard.pickup_point_id
    left join place_facts as city on city.id = point.city_id
    left join listed on listed.order_code = aboard.order_code
    left join parted on parted.order_code = aboard.order_code
    order by bag.bag_code nulls last, aboard.tracking_code`.execute(db);
  return rows;
}
