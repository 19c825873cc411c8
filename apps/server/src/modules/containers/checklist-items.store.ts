import type { Settlement } from '@rohi/contract/containers/settlements';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import type { ItemState } from './checklist.store.ts';

export type ListedItem = {
  parcelId: string | null;
  code: string;
  customerCode: string | null;
  bagCode: string | null;
  isExpected: boolean;
  state: ItemState;
  at: Date | null;
  by: string | null;
  settled: Settlement | null;
  settledAt: Date | null;
  settledBy: string | null;
  /** The trip that the parcel goes with. */
  tripCode: string | null;
  /** The pickup point that it goes to. */
  pointId: number | null;
  weightG: number | null;
  /** Where it lies in the unit of the list, and its bag; null: in no cell. */
  cell: string | null;
  bagCell: string | null;
};

const columns = query`item.parcel_id::text as "parcelId", item.code, parcel.customer_code as "customerCode",
  item.bag_code as "bagCode", item.is_expected as "isExpected", item.state, item.state_at as at, item.state_by as by,
  item.settled, item.settled_at as "settledAt", item.settled_by as "settledBy", parcel.trip_code as "tripCode",
  parcel.pickup_point_id as "pointId", parcel.weight_g as "weightG", lies.cell, bag.cell as "bagCell"`;
const wanted = {
  /** Unsettled things come first, then what lies in bags. */
  MISSING: query`item.state = 'EXPECTED' order by item.settled nulls first, item.bag_code nulls last, item.id`,
  SURPLUS: query`not item.is_expected order by item.state <> 'SURPLUS', item.settled nulls first, item.id`,
  DAMAGED: query`item.is_damaged order by item.state_at desc, item.id`,
  TAKEN: query`item.state in ('SCANNED', 'IMPLIED') order by item.id`,
  ALL: query`item.is_expected order by item.id`,
};

/** The items of a checklist of one sort. */
export async function listItems(
  db: Db | Tx,
  checklistId: string,
  sort: keyof typeof wanted,
): Promise<ListedItem[]> {
  const { rows } = await query<ListedItem>`
    select ${columns} from checklist_item as item
    join checklist on checklist.id = item.checklist_id
    left join parcel_facts as parcel on parcel.id = item.parcel_id
    left join parcel_cell_facts as lies on lies.parcel_id = item.parcel_id and lies.unit_id = checklist.unit_id
    left join bag on bag.code = item.bag_code and bag.unit_id = checklist.unit_id
    where item.checklist_id = ${checklistId}::bigint and ${wanted[sort]}`.execute(db);
  return rows;
}

/** The bags that items of a checklist were loaded in, with their seals as they were closed. */
export async function listBagsOf(
  db: Db,
  checklistId: string,
): Promise<{ code: string; seal: string | null }[]> {
  const { rows } = await query<{ code: string; seal: string | null }>`
    select distinct bag.code, bag.seal from checklist_item as item
    join bag on bag.code = item.bag_code
    where item.checklist_id = ${checklistId}::bigint order by bag.code`.execute(db);
  return rows;
}
