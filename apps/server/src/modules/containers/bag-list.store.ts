import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import { bagKinds, bagLevelOf, type BagKind } from '@rohi/contract/containers/bag-kinds';
import type { BagState } from '@rohi/contract/containers/bag-names';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { containsWords, searchWords, selectPage, type PageAsked } from '../../platform/list-page.ts';
import type { GoodsScope } from '../../principal.ts';

export type BagsAsked = PageAsked & {
  search?: string | undefined;
  state?: readonly BagState[] | undefined;
  kind?: readonly BagKind[] | undefined;
  from: Date | undefined;
  before: Date | undefined;
};

export type ListedBag = {
  id: string;
  code: string;
  kind: BagKind;
  unitId: number;
  destinationId: number | null;
  /** That of the outermost bag around it. */
  cell: string | null;
  /** Code of the bag that it lies in. */
  holder: string | null;
  parcels: number;
  weightG: number | null;
  seal: string | null;
  openedAt: Date;
  openedBy: string;
  closedAt: Date | null;
  closedBy: string | null;
};

const state = sql<BagState>`case when bag.closed_at is null then 'OPEN' else 'CLOSED' end`;

/** In the bag and in the bags in it: there are three levels. */
const parcelsWithin = sql<number>`(
  with recursive within as (
    select bag.id
    union all
    select content.inner_id from within join bag_content as content on content.bag_id = within.id
    where content.inner_id is not null)
  select count(*)::integer from within join bag_content as content on content.bag_id = within.id
  where content.parcel_id is not null)`;

/** The cell of the outermost bag counts for all within it. */
const cellOfOutermost = sql<string | null>`(
  with recursive around as (
    select bag.id, bag.level, bag.cell
    union all
    select outer_bag.id, outer_bag.level, outer_bag.cell from around
    join bag_content as content on content.inner_id = around.id
    join bag as outer_bag on outer_bag.id = content.bag_id)
  select cell from around order by level limit 1)`;

function selectBags(db: Db, { unitId, pickupPointId }: GoodsScope) {
  let found = db
    .selectFrom('bag')
    .leftJoin('bag_content as held', 'held.inner_id', 'bag.id')
    .leftJoin('bag as holder', 'holder.id', 'held.bag_id')
    .select([
      'bag.id',
      'bag.code',
      'bag.level',
      'bag.unit_id as unitId',
      'bag.destination_id as destinationId',
      cellOfOutermost.as('cell'),
      'holder.code as holder',
      parcelsWithin.as('parcels'),
      'bag.weight_g as weightG',
      'bag.seal',
      'bag.opened_at as openedAt',
      'bag.opened_by as openedBy',
      'bag.closed_at as closedAt',
      'bag.closed_by as closedBy',
    ]);
  if (unitId !== undefined) found = found.where('bag.unit_id', '=', unitId);
  if (pickupPointId !== undefined) found = found.where('bag.destination_id', '=', pickupPointId);
  return found;
}

type SelectedBag = Omit<ListedBag, 'kind'> & { level: number };

function listed({ level, ...row }: SelectedBag): ListedBag {
  const kind = bagKinds.find((each) => bagLevelOf(each) === level);
  if (kind === undefined) throw new RangeError(`bags have no level ${level}`);
  return { ...row, kind };
}

/**
 * A page of the bags that somebody sees, the youngest first. A whole tracking code finds the bag in which that parcel
 * lies.
 */
export async function pageOfBags(
  db: Db,
  scope: GoodsScope,
  { search, state: states, kind: kinds, from, before, ...filter }: BagsAsked,
): Promise<{ total: number; rows: ListedBag[] }> {
  const words = searchWords(search);
  let found = selectBags(db, scope);
  if (states !== undefined) found = found.where(state, 'in', [...states]);
  if (kinds !== undefined) found = found.where('bag.level', 'in', kinds.map(bagLevelOf));
  if (from !== undefined) found = found.where('bag.opened_at', '>=', from);
  if (before !== undefined) found = found.where('bag.opened_at', '<', before);
  if (words !== undefined)
    found = found.where((where) =>
      where.or([
        containsWords([sql`bag.code`, sql`bag.seal`, cellOfOutermost], words),
        sql<boolean>`bag.id in (
          select content.bag_id from bag_content as content join parcel_facts as parcel on parcel.id = content.parcel_id
          where parcel.tracking_code = ${normalizeTrackingCode(words)})`,
      ]),
    );
  const columns = { openedAt: sql`bag.opened_at`, closedAt: sql`bag.closed_at` };
  const { total, rows } = await selectPage(found, filter, columns, '-openedAt', sql`bag.id`);
  return { total, rows: (rows as SelectedBag[]).map(listed) };
}

/** The bag of a code; undefined beyond the scope. */
export async function findListedBag(db: Db, scope: GoodsScope, code: string): Promise<ListedBag | undefined> {
  const row = await selectBags(db, scope).where('bag.code', '=', code).executeTakeFirst();
  return row && listed(row as SelectedBag);
}
