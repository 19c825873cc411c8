import type { BusinessLine } from '@rohi/contract/business-lines';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** What a count has reported as missing. */
export type Reported = {
  inventoryId: string;
  unitId: number;
  code: string;
  customerCode: string | null;
  cell: string | null;
  reportedAt: Date;
  reportedBy: string;
};

export type ReportedCut = { unitId: number | undefined; line: BusinessLine | undefined };

const atUnit = [ParcelStatus.AwaitingHubIn, ParcelStatus.AwaitingHubOut, ParcelStatus.AwaitingCustomer];

/**
 * What was reported as missing by counts that are over, and has neither moved nor been found since, what was reported
 * first before all.
 */
export async function listReported(db: Db, { unitId, line }: ReportedCut): Promise<Reported[]> {
  const { rows } = await query<Reported>`
    select item.inventory_id::text as "inventoryId", inventory.unit_id as "unitId", item.code, parcel.customer_code as "customerCode",
      item.listed_cell as cell, item.settled_at as "reportedAt", item.settled_by as "reportedBy"
    from inventory_item as item
    join inventory on inventory.id = item.inventory_id
    join parcel_facts as parcel on parcel.id = item.parcel_id
    join place_facts as unit on unit.id = inventory.unit_id
    left join parcel_cell_facts as lies on lies.parcel_id = item.parcel_id and lies.unit_id = inventory.unit_id
    where item.settled = 'MISSING' and item.outcome = 'MISSING'
      and (${unitId ?? null}::integer is null or inventory.unit_id = ${unitId ?? null}::integer)
      and (${line ?? null}::text is null or parcel.business_line = ${line ?? null}::text)
      and parcel.is_current and parcel.status = any(${atUnit}::text[])
      and (parcel.status = ${ParcelStatus.AwaitingCustomer}) = (unit.kind = 'PICKUP_POINT')
      and lies.cell is not distinct from item.listed_cell
      and not exists (
        select from inventory_item as later
        where later.parcel_id = item.parcel_id and later.id > item.id and (later.found_at is not null or later.outcome is not null))
    order by item.settled_at, item.id`.execute(db);
  return rows;
}
