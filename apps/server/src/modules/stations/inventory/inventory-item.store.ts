import type { InventoryOutcome, InventorySettlement } from '@rohi/contract/stations/inventory-words';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

export type CountedItem = {
  id: string;
  parcelId: string | null;
  code: string;
  customerCode: string | null;
  isExpected: boolean;
  hasCome: boolean;
  listedCell: string | null;
  placedAt: Date | null;
  placedBy: string | null;
  foundAt: Date | null;
  foundBy: string | null;
  foundCell: string | null;
  say: ScanSay | null;
  otherPointId: number | null;
  transferCode: string | null;
  settled: InventorySettlement | null;
  settledAt: Date | null;
  settledBy: string | null;
  /** What it has come to; null while the count goes on. */
  outcome: InventoryOutcome | null;
};

const columns = query`item.id::text as id, item.parcel_id::text as "parcelId", item.code, parcel.customer_code as "customerCode",
  item.is_expected as "isExpected", item.has_come as "hasCome", item.listed_cell as "listedCell", item.placed_at as "placedAt",
  item.placed_by as "placedBy", item.found_at as "foundAt", item.found_by as "foundBy", item.found_cell as "foundCell", item.say,
  item.other_point_id as "otherPointId", item.transfer_code as "transferCode", item.settled, item.settled_at as "settledAt", item.settled_by as "settledBy", item.outcome`;

export type ExpectedThing = {
  parcelId: string;
  code: string;
  cell: string | null;
  since: Date | null;
  placedBy: string | null;
};

/** Writes down what lies there as a count begins. */
export async function insertExpected(
  tx: Tx,
  inventoryId: string,
  things: readonly ExpectedThing[],
): Promise<void> {
  await query`
    insert into inventory_item (inventory_id, parcel_id, code, is_expected, listed_cell, placed_at, placed_by)
    select ${inventoryId}::bigint, parcel_id, code, true, cell, since, placed_by
    from unnest(${things.map(({ parcelId }) => parcelId)}::bigint[], ${things.map(({ code }) => code)}::text[],
      ${things.map(({ cell }) => cell)}::text[], ${things.map(({ since }) => since)}::timestamptz[],
      ${things.map(({ placedBy }) => placedBy)}::text[]) as thing (parcel_id, code, cell, since, placed_by)
    order by cell, parcel_id`.execute(tx);
}

/** All that a count expects or has found, in the order of the cells. */
export async function listCounted(db: Db | Tx, inventoryId: string): Promise<CountedItem[]> {
  const { rows } = await query<CountedItem>`
    select ${columns} from inventory_item as item left join parcel_facts as parcel on parcel.id = item.parcel_id
    where item.inventory_id = ${inventoryId}::bigint order by item.listed_cell nulls last, item.id`.execute(
    db,
  );
  return rows;
}

/** The item of a parcel, or of a code that no parcel has. */
export async function lockCounted(
  tx: Tx,
  inventoryId: string,
  { parcelId, code }: { parcelId: string | undefined; code: string },
): Promise<CountedItem | undefined> {
  const which =
    parcelId === undefined ? query`item.code = ${code}` : query`item.parcel_id = ${parcelId}::bigint`;
  const { rows } = await query<CountedItem>`
    select ${columns} from inventory_item as item left join parcel_facts as parcel on parcel.id = item.parcel_id
    where item.inventory_id = ${inventoryId}::bigint and ${which} for no key update of item`.execute(tx);
  return rows[0];
}

/** What a scan has found, and where the records had it until then. */
export type Found = {
  at: Date;
  by: string;
  cell: string | null;
  listedCell: string | null;
  hasCome: boolean;
  say: ScanSay | null;
  otherPointId: number | null;
  transferCode: string | null;
};

/** Marks an item as found; an earlier settlement counts no more. */
export async function writeFound(tx: Tx, itemId: string, found: Found): Promise<void> {
  await query`
    update inventory_item set found_at = ${found.at}, found_by = ${found.by}, found_cell = ${found.cell},
      listed_cell = ${found.listedCell}, has_come = ${found.hasCome}, say = ${found.say}, other_point_id = ${found.otherPointId},
      transfer_code = ${found.transferCode}, settled = null, settled_at = null, settled_by = null
    where id = ${itemId}::bigint`.execute(tx);
}

/** What somebody has said of a difference, when and who. */
export type Said = { act: InventorySettlement; at: Date; by: string };

/** Restores an item as it was before a scan, with its settlement of then. */
export async function writeFoundBefore(
  tx: Tx,
  itemId: string,
  was: Omit<Found, 'at' | 'by'> & { at: Date | null; by: string | null; said: Said | null },
): Promise<void> {
  await query`
    update inventory_item set found_at = ${was.at}, found_by = ${was.by}, found_cell = ${was.cell},
      listed_cell = ${was.listedCell}, has_come = ${was.hasCome}, say = ${was.say}, other_point_id = ${was.otherPointId},
      transfer_code = ${was.transferCode}, settled = ${was.said?.act ?? null}, settled_at = ${was.said?.at ?? null},
      settled_by = ${was.said?.by ?? null}
    where id = ${itemId}::bigint`.execute(tx);
}

/** Deletes an item that a scan has added. */
export async function deleteCounted(tx: Tx, itemId: string): Promise<void> {
  await query`delete from inventory_item where id = ${itemId}::bigint`.execute(tx);
}

/** Adds an unexpected item; false when it is there already. */
export async function insertFound(
  tx: Tx,
  inventoryId: string,
  { parcelId, code }: { parcelId: string | undefined; code: string },
  found: Found,
): Promise<boolean> {
  const { rows } = await query`
    insert into inventory_item (inventory_id, parcel_id, code, is_expected, has_come, listed_cell, found_at, found_by, found_cell, say,
      other_point_id, transfer_code)
    values (${inventoryId}::bigint, ${parcelId ?? null}::bigint, ${code}, false, ${found.hasCome}, ${found.listedCell}, ${found.at},
      ${found.by}, ${found.cell}, ${found.say}, ${found.otherPointId}, ${found.transferCode})
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** Says what becomes of items. */
export async function settleCounted(tx: Tx, itemIds: readonly string[], settlement: Said): Promise<void> {
  await query`
    update inventory_item set settled = ${settlement.act}, settled_at = ${settlement.at}, settled_by = ${settlement.by}
    where id = any(${[...itemIds]}::bigint[])`.execute(tx);
}

/** Writes what items have come to, as their count ends. */
export async function writeOutcomes(
  tx: Tx,
  items: readonly { id: string; outcome: InventoryOutcome }[],
): Promise<void> {
  await query`
    update inventory_item set outcome = ended.outcome
    from unnest(${items.map(({ id }) => id)}::bigint[], ${items.map(({ outcome }) => outcome)}::text[]) as ended (id, outcome)
    where inventory_item.id = ended.id`.execute(tx);
}

/** The numbers of counts that are over, by their ids. */
export async function sumOutcomes(
  db: Db,
  inventoryIds: readonly string[],
): Promise<{ inventoryId: string; outcome: InventoryOutcome; isExpected: boolean; things: number }[]> {
  const { rows } = await query<{
    inventoryId: string;
    outcome: InventoryOutcome;
    isExpected: boolean;
    things: number;
  }>`
    select inventory_id::text as "inventoryId", outcome, is_expected as "isExpected", count(*)::integer as things
    from inventory_item where inventory_id = any(${[...inventoryIds]}::bigint[]) and outcome is not null
    group by inventory_id, outcome, is_expected`.execute(db);
  return rows;
}
