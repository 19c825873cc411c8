/**
 * Owns what a bag comes to in a count. Promises that a closed one stands for what is in it and lies there by the
 * records, and an open one for nothing.
 */
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { findBag, placeBag, type BagRow } from '../../containers/bags.service.ts';
import { lockWithin, shownBag } from '../../warehouse/bags/bag-outcome.service.ts';
import type { ScanOutcome, StationAct } from '../../warehouse/scan-outcome.service.ts';
import { placeFound } from '../../warehouse/shelves.service.ts';
import { itemBefore, type CountBefore, type ItemBefore } from './count-before.service.ts';
import {
  insertFound,
  lockCounted,
  writeFound,
  type CountedItem,
  type Found,
} from './inventory-item.store.ts';
import type { InventoryRow } from './inventory.store.ts';
import { readLyingHere } from './lying-here.service.ts';

type LockedBag = { row: BagRow; parcelIds: string[] };
export type CountedBag = {
  inventory: InventoryRow;
  code: string;
  bag: LockedBag | undefined;
  cell: string | null;
  at: Date;
};

/** A bag with what is in it, locked; undefined for a code that none has. */
export async function lockBag(tx: Tx, code: string): Promise<LockedBag | undefined> {
  const row = await findBag(tx, code);
  return row && { row, parcelIds: await lockWithin(tx, row.id) };
}

/** Counts what is in a bag; one that holds nothing of this unit is surplus. */
export async function countBag(
  context: Context,
  tx: Tx,
  act: StationAct,
  { inventory, code, bag: locked, cell, at }: CountedBag,
): Promise<ScanOutcome> {
  const bag = locked?.row;
  const ids = locked?.parcelIds ?? [];
  const count = { id: inventory.id, cell, listedCell: null, pointId: null, transfer: null };
  const found = { at, by: act.principal.name, cell, otherPointId: null, transferCode: null };
  const lying = ids.length === 0 ? [] : [...(await readLyingHere(context, tx, act.unitId, ids)).values()];
  if (bag === undefined || lying.length === 0) {
    const surplus = { ...found, listedCell: null, hasCome: false, say: 'FOUND_UNKNOWN' } as const;
    const thing = { parcelId: undefined, code };
    const isNew = await insertFound(tx, inventory.id, thing, surplus);
    const before = { count: beforeOf(inventory, { at, cell, items: [itemBefore(thing, undefined)] }) };
    return { verdict: 'UNKNOWN', say: 'FOUND_UNKNOWN', parcel: null, count, ...(isNew ? { before } : {}) };
  }
  if (bag.closedAt === null) return { ...(await shownBag(tx, 'OK', 'BAG_TO_SCAN', bag)), count };
  const isPlaced = cell !== null && bag.unitId === act.unitId;
  const items: ItemBefore[] = [];
  for (const each of lying) {
    const { parcelId, code: parcel, cell: listed } = each;
    const thing = { parcelId, code: parcel };
    const written = await writeInside(tx, inventory.id, thing, { ...found, listed });
    if (written) items.push(itemBefore(thing, written.was, isPlaced && listed !== cell ? each : undefined));
  }
  if (items.length === 0) return { ...(await shownBag(tx, 'DUPLICATE', 'ALREADY_COUNTED', bag)), count };
  let bagCell: { bagCell?: string | null } = {};
  if (isPlaced) {
    const parcelIds = lying.flatMap((each) => (each.cell === cell ? [] : [each.parcelId]));
    await placeFound(tx, act, { parcelIds, cell, at });
    if (await placeBag(tx, bag.id, cell)) bagCell = { bagCell: bag.cell };
  }
  const before = { count: beforeOf(inventory, { at, cell, items, ...bagCell }) };
  return { ...(await shownBag(tx, 'OK', 'BAG_COUNTED', bag)), count, before };
}

function beforeOf(
  { id }: InventoryRow,
  { at, ...before }: Omit<CountBefore, 'inventory' | 'at'> & { at: Date },
): CountBefore {
  return { inventory: id, at: at.toISOString(), ...before };
}

/** Undefined when it was counted in this cell before; else how it stood. */
async function writeInside(
  tx: Tx,
  inventoryId: string,
  thing: { parcelId: string; code: string },
  { listed, ...found }: Omit<Found, 'listedCell' | 'hasCome' | 'say'> & { listed: string | null },
): Promise<{ was: CountedItem | undefined } | undefined> {
  const item = await lockCounted(tx, inventoryId, thing);
  if (item === undefined) {
    const news = { ...found, listedCell: listed, hasCome: true, say: null };
    return (await insertFound(tx, inventoryId, thing, news)) ? { was: undefined } : undefined;
  }
  if (item.foundAt !== null && (item.foundCell === found.cell || found.cell === null)) return undefined;
  const listedCell = item.foundAt === null ? listed : item.listedCell;
  await writeFound(tx, item.id, { ...found, listedCell, hasCome: item.hasCome, say: null });
  return { was: item };
}
