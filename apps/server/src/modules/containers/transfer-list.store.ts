import type { TransferState } from '@rohi/contract/containers/transfer-words';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { containsWords, searchWords, selectPage, type PageAsked } from '../../platform/list-page.ts';
import type { GoodsScope } from '../../principal.ts';

export type TransfersAsked = PageAsked & {
  search?: string | undefined;
  state?: readonly TransferState[] | undefined;
  from: Date | undefined;
  before: Date | undefined;
};

export type ListedTransfer = {
  id: string;
  code: string;
  state: TransferState;
  hubId: number;
  pointId: number;
  parcels: number;
  weightG: number;
  driver: string | null;
  vehicle: string | null;
  openedAt: Date;
  openedBy: string;
  departedAt: Date | null;
  departedBy: string | null;
  arrivedAt: Date | null;
  finishedAt: Date | null;
};

/** What its hub has put in. */
const isIn = sql`checklist.transfer_id = transfer.id and checklist.work = 'FILLING' and item.state in ('SCANNED', 'IMPLIED')`;
const parcels = sql<number>`(
  select count(*)::integer from checklist join checklist_item as item on item.checklist_id = checklist.id where ${isIn})`;
const weight = sql<number>`(
  select coalesce(sum(parcel.weight_g), 0)::integer from checklist
  join checklist_item as item on item.checklist_id = checklist.id
  join parcel_facts as parcel on parcel.id = item.parcel_id where ${isIn})`;

function selectTransfers(db: Db, { unitId, pickupPointId }: GoodsScope) {
  let found = db
    .selectFrom('transfer')
    .select([
      'transfer.id',
      'transfer.code',
      'transfer.state',
      'transfer.hub_id as hubId',
      'transfer.point_id as pointId',
      parcels.as('parcels'),
      weight.as('weightG'),
      'transfer.driver',
      'transfer.vehicle',
      'transfer.opened_at as openedAt',
      'transfer.opened_by as openedBy',
      'transfer.departed_at as departedAt',
      'transfer.departed_by as departedBy',
      'transfer.arrived_at as arrivedAt',
      'transfer.finished_at as finishedAt',
    ]);
  if (unitId !== undefined) found = found.where('transfer.hub_id', '=', unitId);
  if (pickupPointId !== undefined)
    found = found
      .where('transfer.point_id', '=', pickupPointId)
      .where('transfer.departed_at', 'is not', null);
  return found;
}

/**
 * A page of the transfers that somebody sees, the youngest first. A whole tracking code finds those that the parcel is
 * in.
 */
export async function pageOfTransfers(
  db: Db,
  scope: GoodsScope,
  { search, state: states, from, before, ...filter }: TransfersAsked,
): Promise<{ total: number; rows: ListedTransfer[] }> {
  const words = searchWords(search);
  let found = selectTransfers(db, scope);
  if (states !== undefined) found = found.where('transfer.state', 'in', [...states]);
  if (from !== undefined) found = found.where('transfer.opened_at', '>=', from);
  if (before !== undefined) found = found.where('transfer.opened_at', '<', before);
  if (words !== undefined)
    found = found.where((where) =>
      where.or([
        containsWords([sql`transfer.code`, sql`transfer.driver`, sql`transfer.vehicle`], words),
        sql<boolean>`exists (select from checklist join checklist_item as item on item.checklist_id = checklist.id
          where ${isIn} and item.code = upper(${words}))`,
      ]),
    );
  const columns = {
    openedAt: sql`transfer.opened_at`,
    departedAt: sql`transfer.departed_at`,
    finishedAt: sql`transfer.finished_at`,
  };
  const { total, rows } = await selectPage(found, filter, columns, '-openedAt', sql`transfer.id`);
  return { total, rows: rows as ListedTransfer[] };
}

/** The transfer of a code; undefined beyond the scope. */
export async function findListedTransfer(
  db: Db,
  scope: GoodsScope,
  code: string,
): Promise<ListedTransfer | undefined> {
  const row = await selectTransfers(db, scope).where('transfer.code', '=', code).executeTakeFirst();
  return row as ListedTransfer | undefined;
}
