import { sql } from 'kysely';
import type { BusinessLine } from '@rohi/contract/business-lines';
import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Db } from '../../platform/database.ts';
import { readByCursor } from './cursor.store.ts';
import type { ExportRow } from './export-cells.ts';

/** Which orders a file lists; moments, the end not included. */
export type ExportFilter = {
  from: Date | null;
  to: Date | null;
  stage: ParcelStatus | null;
  withCancelled: boolean;
  businessLine: BusinessLine | null;
  /** Each of them limits: what was asked for, and what the caller may see. */
  unitIds: readonly number[];
  withTrackingCodes: boolean;
};

/** Reads orders from a cursor, the oldest first, a few at a time: what has been read is forgotten. */
export async function* readExportRows(db: Db, filter: ExportFilter): AsyncGenerator<ExportRow[]> {
  const { from, to, stage, withCancelled, businessLine, unitIds, withTrackingCodes } = filter;
  const orders = sql`
    select p.order_code as code, p.created_at as "createdAt", u.customer_code as "customerCode", p.stage,
      p.has_problem as "hasProblem", p.business_line as "businessLine", place.names as "pointNames",
      p.country_code as country, o.goods, p.parcels,
      case when ${withTrackingCodes}::boolean then (select string_agg(tracking_code, ' ' order by id) from parcel
        where parcel.order_code = p.order_code) end as "trackingCodes",
      p.weight_g as "weightG", p.volume_mm3 as "volumeMm3", p.freight_usd_minor as "freightMinor",
      o.recipient_name as "recipientName", o.recipient_phone as "recipientPhone", o.note
    from order_progress p
    join customer_order o on o.code = p.order_code
    left join user_account u on u.id = p.customer_id
    left join place on place.id = p.unit_id
    where p.created_at >= ${from ?? new Date(0)} and p.created_at < ${to ?? new Date('9999-01-01')}
      and (${stage}::text is null or p.stage = ${stage})
      and (${withCancelled}::boolean or p.stage <> 'YQX')
      and (${businessLine}::text is null or p.business_line = ${businessLine})
      and (cardinality(${[...unitIds]}::integer[]) = 0 or p.unit_id = all (${[...unitIds]}::integer[]))
    order by p.created_at, p.order_code`;
  yield* readByCursor<ExportRow>(db, orders);
}
