/**
 * Owns what a scan of a count comes to. Promises that what lies in another cell than the records have is put right by
 * the scan itself unless somebody has put it elsewhere since, that nothing but the cell of a parcel is written, and
 * that the same thing counted twice, by whichever device, counts once.
 */
import { noCell, type ScannedCount } from '@rohi/contract/stations/inventory-words';
import { surplusOfCount, type ScanSay, type ScanVerdict } from '@rohi/contract/stations/verdicts';
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import {
  effectiveEvents,
  isOutWithCourier,
  lockScannable,
  type ScannableParcel,
} from '../../tracking/tracking.service.ts';
import { outcomeFor, type ScanOutcome, type StationAct } from '../../warehouse/scan-outcome.service.ts';
import { placeFound, readFoundCell } from '../../warehouse/shelves.service.ts';
import { itemBefore, type CountBefore } from './count-before.service.ts';
import { countBag, lockBag } from './count-bag.service.ts';
import {
  insertFound,
  lockCounted,
  writeFound,
  type CountedItem,
  type Found,
} from './inventory-item.store.ts';
import { insertDoneCell, lockInventory, type InventoryRow } from './inventory.store.ts';
import { isHub, readLyingHere, readTransferOf, type Placement } from './lying-here.service.ts';

export type CountScan = { code: string; inventory: string; cell?: string | undefined; claimedAt: Date };

/** Counts a parcel or a bag, or says why it is not counted. */
export async function countByScan(
  context: Context,
  tx: Tx,
  act: StationAct,
  scan: CountScan,
): Promise<ScanOutcome> {
  const isBag = kindOfOwnCode(scan.code) === 'bag';
  const bag = isBag ? await lockBag(tx, scan.code) : undefined;
  const found = isBag ? undefined : await lockScannable(context, tx, scan.code);
  const parcel = found?.givesCodeBack === true ? undefined : found;
  const inventory = await openCount(tx, act, scan.inventory);
  if (typeof inventory === 'string') return refusedCount(inventory);
  const cell = scan.cell === undefined ? null : readFoundCell(scan.cell);
  if (cell === undefined) return { verdict: 'BLOCKED', say: 'NO_SUCH_CELL', parcel: null };
  const now = context.clock.now();
  const at = scan.claimedAt < now ? scan.claimedAt : now;
  if (isBag) return countBag(context, tx, act, { inventory, code: scan.code, bag, cell, at });
  const { say, count, before } = await countParcel(context, tx, act, {
    inventory,
    parcel,
    code: scan.code,
    cell,
    at,
  });
  return {
    ...(await outcomeFor(tx, scan.code, verdictOf(say), say)),
    count,
    ...(before && { before: { count: before } }),
  };
}

/** Says that all in a cell was counted. */
export async function countCellByScan(
  context: Context,
  tx: Tx,
  act: StationAct,
  { code, inventory: id }: Pick<CountScan, 'code' | 'inventory'>,
): Promise<ScanOutcome> {
  const inventory = await openCount(tx, act, id);
  if (typeof inventory === 'string') return refusedCount(inventory);
  const cell = code === noCell ? noCell : readFoundCell(code);
  if (cell === undefined) return { verdict: 'BLOCKED', say: 'NO_SUCH_CELL', parcel: null };
  const done = { cell, at: context.clock.now(), by: act.principal.name };
  const isNew = await insertDoneCell(tx, inventory.id, done);
  const count = { id: inventory.id, cell, listedCell: null, pointId: null, transfer: null };
  const [verdict, say] = isNew
    ? (['OK', 'CELL_COUNTED'] as const)
    : (['DUPLICATE', 'CELL_COUNTED_BEFORE'] as const);
  const before = { count: { inventory: inventory.id, done: cell } satisfies CountBefore };
  return { verdict, say, parcel: null, count, ...(isNew ? { before } : {}) };
}

/** The count of this unit, which does not end until the transaction does; or why nothing is counted in it. */
export async function openCount(tx: Tx, { unitId }: StationAct, id: string): Promise<InventoryRow | ScanSay> {
  const row = /^[1-9]\d{0,17}$/.test(id) ? await lockInventory(tx, id, 'read') : undefined;
  if (row === undefined) return 'NO_SUCH_COUNT';
  if (row.unitId !== unitId) return 'OTHER_WAREHOUSE';
  return row.closedAt === null ? row : 'COUNT_OVER';
}

function refusedCount(say: ScanSay): ScanOutcome {
  const verdict = say === 'OTHER_WAREHOUSE' ? 'WRONG_PLACE' : 'BLOCKED';
  return { verdict, say, parcel: null, count: null };
}

type Case = {
  inventory: InventoryRow;
  parcel: ScannableParcel | undefined;
  code: string;
  cell: string | null;
  at: Date;
};

async function countParcel(
  context: Context,
  tx: Tx,
  act: StationAct,
  countCase: Case,
): Promise<{ say: ScanSay; count: ScannedCount; before?: CountBefore }> {
  const { inventory, parcel, code, cell, at } = countCase;
  const thing = { parcelId: parcel?.id, code: parcel?.trackingCode ?? code };
  const item = await lockCounted(tx, inventory.id, thing);
  const { found, say, placedFrom } = await findOut(context, tx, act, countCase, item);
  const count = {
    id: inventory.id,
    cell,
    listedCell: found.listedCell,
    pointId: found.otherPointId,
    transfer: found.transferCode,
  };
  // What another device has seen later counts.
  const foundBefore = item?.foundAt ?? undefined;
  const isKnown =
    item !== undefined && foundBefore !== undefined && (at < foundBefore || isSame(item, found));
  if (isKnown) return { say: found.say ?? 'ALREADY_COUNTED', count };
  if (placedFrom !== undefined && parcel !== undefined && cell !== null)
    await placeFound(tx, act, { parcelIds: [parcel.id], cell, at });
  if (item !== undefined) await writeFound(tx, item.id, found);
  else if (!(await insertFound(tx, inventory.id, thing, found))) return { say: 'ALREADY_COUNTED', count };
  const before = {
    inventory: inventory.id,
    at: found.at.toISOString(),
    cell,
    items: [itemBefore(thing, item, placedFrom)],
  };
  return { say, count, before };
}

function isSame(item: CountedItem, found: Found): boolean {
  return item.say === found.say && (item.foundCell === found.cell || found.cell === null);
}

/** `placedFrom`: where it lies that is put into the cell in which it was found. */
type FoundOut = { found: Found; say: ScanSay; placedFrom?: Placement | undefined };

/** Where the records have it, and what follows from where it was found. */
async function findOut(
  context: Context,
  tx: Tx,
  act: StationAct,
  { inventory, parcel, cell, at }: Case,
  item: CountedItem | undefined,
): Promise<FoundOut> {
  const lying = parcel && (await readLyingHere(context, tx, act.unitId, [parcel.id])).get(parcel.id);
  const base = { at, by: act.principal.name, cell, otherPointId: null, transferCode: null };
  if (lying === undefined) {
    const before = { ...base, listedCell: item?.listedCell ?? null, hasCome: false };
    const hasLeftSince = item?.isExpected === true && parcel !== undefined && at <= lastMoveOf(parcel);
    if (hasLeftSince) return { found: { ...before, say: null }, say: 'COUNTED' };
    const why = await whyNotHere(context, tx, act, parcel);
    // What a transfer has taken since the count began still stands about.
    if (item?.isExpected === true && why.say === 'FOUND_IN_TRANSFER')
      return { found: { ...before, say: null }, say: 'COUNTED' };
    return { found: { ...before, listedCell: null, ...why }, say: why.say };
  }
  // Found again elsewhere, it was where the records had it before the count.
  const isPlacedSince = lying.since !== null && lying.since > at;
  const isFirst = (item?.foundAt ?? null) === null;
  const listedCell = isFirst && !isPlacedSince ? lying.cell : (item?.listedCell ?? lying.cell);
  const hasCome = comesNew(inventory, item, lying.since);
  const isElsewhere = cell !== null && cell !== lying.cell && !isPlacedSince;
  const say = isElsewhere && !hasCome ? 'COUNTED_ELSEWHERE' : hasCome ? 'COUNTED_NEW' : 'COUNTED';
  const placedFrom = isElsewhere ? lying : undefined;
  return { found: { ...base, listedCell, hasCome, say: null }, say, placedFrom };
}

/** Whether it came since the count began; what was noted as surplus before may have been taken in meanwhile. */
function comesNew(inventory: InventoryRow, item: CountedItem | undefined, since: Date | null): boolean {
  if (item?.isExpected === true) return false;
  return item?.say === null ? item.hasCome : isNew(inventory, since);
}

/**
 * Whether something that was not expected came since the count began; of a part of the unit it may have lain in another
 * one.
 */
function isNew({ rack, cell, openedAt }: InventoryRow, since: Date | null): boolean {
  return (rack === null && cell === null) || (since !== null && since > openedAt);
}

function lastMoveOf({ history }: ScannableParcel): Date {
  return effectiveEvents(history).at(-1)?.occurredAt ?? new Date(0);
}

type Why = Pick<Found, 'otherPointId' | 'transferCode'> & { say: ScanSay };

/** Why a parcel that was found should not lie here. */
async function whyNotHere(
  context: Context,
  tx: Tx,
  { unitId }: StationAct,
  parcel: ScannableParcel | undefined,
): Promise<Why> {
  const why = (say: ScanSay, more: Partial<Why> = {}): Why => ({
    say,
    otherPointId: null,
    transferCode: null,
    ...more,
  });
  if (parcel === undefined) return why('FOUND_UNKNOWN');
  const { status } = parcel.state;
  if (status === ParcelStatus.Received) return why('FOUND_COLLECTED');
  if (status === ParcelStatus.Cancelled) return why('FOUND_CANCELLED');
  const { pickupPointId } = parcel.facts;
  if (pickupPointId === unitId && isOutWithCourier(parcel)) return why('FOUND_WITH_COURIER');
  const otherPointId = pickupPointId === unitId ? null : pickupPointId;
  if (status === ParcelStatus.AwaitingCustomer) return why('FOUND_OF_OTHER_UNIT', { otherPointId });
  const transferCode = (await readTransferOf(tx, unitId, parcel.id)) ?? null;
  if (transferCode !== null) return why('FOUND_IN_TRANSFER', { transferCode, otherPointId });
  const isComing =
    pickupPointId === unitId || (status === ParcelStatus.AwaitingHubIn && (await isHub(context, unitId)));
  return why(isComing ? 'FOUND_NOT_TAKEN_IN' : 'FOUND_OF_OTHER_UNIT', { otherPointId });
}

function verdictOf(say: ScanSay): ScanVerdict {
  if (say === 'COUNTED' || say === 'COUNTED_NEW') return 'OK';
  if (say === 'COUNTED_ELSEWHERE') return 'WRONG_PLACE';
  if (say === 'ALREADY_COUNTED') return 'DUPLICATE';
  if (say === 'FOUND_UNKNOWN') return 'UNKNOWN';
  return surplusOfCount.has(say) ? 'WRONG_PLACE' : 'BLOCKED';
}
