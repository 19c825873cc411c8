/**
 * Owns how a count begins and ends. Promises that a unit is counted once at a time, that what is expected is what lies
 * there by the records at that moment, that a count ends only when every cell was counted and every difference has its
 * word, and that it writes nothing to a parcel.
 */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type * as calls from '@rohi/contract/stations/inventories.contract';
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { doOnce } from '../../linehaul/once.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { readFoundCell } from '../../warehouse/shelves.service.ts';
import { listDeviceRows } from '../devices/device.store.ts';
import { findOwnDevice } from '../devices/devices.service.ts';
import { stationUnitOf } from '../station-unit.ts';
import { insertExpected, settleCounted, writeOutcomes } from './inventory-item.store.ts';
import { isOfPart, isUnsettled, numbersOf } from './inventory-outcome.ts';
import {
  endInventory,
  findInventory,
  findOpenInventory,
  insertInventory,
  lockInventory,
  type InventoryRow,
} from './inventory.store.ts';
import { describeInventory, judgeInventory, type JudgedItem } from './judge-inventory.service.ts';
import { readLyingHere } from './lying-here.service.ts';

type Caller = { principal: UserPrincipal; locale: Locale };
type Shown = DataOf<typeof calls.openInventory>;

/**
 * The unit that a device in use counts. Throws `stations.deviceNotFound`, `stations.deviceEnded` and `request.invalid`.
 */
async function unitToCount(context: Context, principal: UserPrincipal, deviceId: string): Promise<number> {
  const { unitId, endedAt } = await findOwnDevice(context, principal, deviceId);
  if (endedAt !== null) throw new AppError('stations.deviceEnded');
  const unit = (await readUnits(context)).find(({ id }) => id === unitId);
  if (unit?.type !== 'HUB' && unit?.type !== 'PICKUP_POINT')
    throw new AppError('request.invalid', { fields: [{ field: 'deviceId', error: 'notAllowed' }] });
  return unitId;
}

/** Begins a count, or takes up the one that goes on. Throws as the call says. */
export async function openInventory(
  context: Context,
  { principal, locale }: Caller,
  { requestId, deviceId, rack, cell: typed }: BodyOf<typeof calls.openInventory>,
): Promise<Shown> {
  const unitId = await unitToCount(context, principal, deviceId);
  const cell = typed === undefined ? null : (readFoundCell(typed) ?? null);
  if ((typed !== undefined && cell === null) || (typed !== undefined && rack !== undefined))
    throw new AppError('request.invalid', { fields: [{ field: 'cell', error: 'notAllowed' }] });
  const once = { type: 'inventory-opened', actor: principal, requestId, code: `inventory:${unitId}` };
  const { id } = await doOnce(context, once, async (tx, at) => {
    const part = { rack: rack?.toUpperCase() ?? null, cell };
    const made = await insertInventory(tx, { unitId, ...part, openedAt: at, openedBy: principal.name });
    if (made === undefined) {
      const open = await findOpenInventory(tx, unitId);
      // Somebody has ended it at this moment.
      if (open === undefined) throw new AppError('server.busy');
      return { id: open.id };
    }
    const lying = [...(await readLyingHere(context, tx, unitId)).values()];
    const expected = lying.filter((thing) => isOfPart(part, thing.cell));
    await insertExpected(tx, made, expected);
    const details = { unit: await unitCode(context, unitId), parcels: expected.length };
    await record(tx, { principal, id: made, at }, 'inventory:open', details);
    return { id: made };
  });
  return read(context, id, locale);
}

async function unitCode(context: Context, unitId: number): Promise<string> {
  return (await readUnits(context)).find(({ id }) => id === unitId)?.code ?? '';
}

async function record(
  tx: Tx,
  { principal: { userId, name }, id, at }: { principal: UserPrincipal; id: string; at: Date },
  action: `inventory:${'open' | 'settle' | 'close'}`,
  details: Readonly<Record<string, string | number>>,
): Promise<void> {
  const subject = { type: 'inventory', id };
  await recordAudit(tx, { at, actor: { userId, name }, action, subject, details });
}

async function read(context: Context, id: string, locale: Locale): Promise<Shown> {
  const row = await findInventory(context.db, id);
  if (row === undefined) throw new AppError('list.notFound');
  const { items } = await judgeInventory(context, context.db, row);
  return describeInventory(context, row, numbersOf(items), locale);
}

/** A count of a unit that the caller may see, locked: nothing is counted meanwhile. Throws `list.notFound`. */
async function lockOwn(tx: Tx, principal: UserPrincipal, id: string): Promise<InventoryRow> {
  const bound = stationUnitOf(principal);
  const row = await lockInventory(tx, id, 'change');
  if (row === undefined || (bound !== undefined && bound !== row.unitId)) throw new AppError('list.notFound');
  return row;
}

/**
 * Whether something may be said of this thing: of a count that is over, only that what was reported as missing is there
 * after all.
 */
function maySettle(item: JudgedItem, act: BodyOf<typeof calls.settleInventory>['act'], isOver: boolean) {
  if (isOver) return act === 'FOUND' && item.settled === 'MISSING';
  if (act === 'SET_ASIDE') return item.outcome === 'SURPLUS';
  return act === 'LOOK_AGAIN' ? isUnsettled(item) : item.outcome === 'MISSING' || item.outcome === 'TO_COME';
}

/** Says what becomes of differences. Throws `list.notFound` and `inventory.over`. */
export async function settleInventory(
  context: Context,
  { principal, locale }: Caller,
  id: string,
  { requestId, act, codes: typed }: BodyOf<typeof calls.settleInventory>,
): Promise<DataOf<typeof calls.settleInventory>> {
  const once = { type: 'inventory-settled', actor: principal, requestId, code: `inventory:${id}` };
  const { settled } = await doOnce(context, once, async (tx, at) => {
    const row = await lockOwn(tx, principal, id);
    const isOver = row.closedAt !== null;
    if (isOver && act !== 'FOUND') throw new AppError('inventory.over');
    const codes = new Set(typed.map((each) => readScannedCode(each) ?? each));
    const { items } = await judgeInventory(context, tx, row);
    const meant = items.filter((item) => codes.has(item.code) && maySettle(item, act, isOver));
    await settleCounted(
      tx,
      meant.map((item) => item.id),
      { act, at, by: principal.name },
    );
    if (meant.length > 0) {
      const details = { how: act, parcels: meant.length };
      await record(tx, { principal, id, at }, 'inventory:settle', details);
    }
    return { settled: meant.length };
  });
  return { settled, inventory: await read(context, id, locale) };
}

/** Ends a count. Throws as the call says. */
export async function closeInventory(
  context: Context,
  { principal, locale }: Caller,
  id: string,
  { requestId, deviceId }: BodyOf<typeof calls.closeInventory>,
): Promise<Shown> {
  const unitId = await unitToCount(context, principal, deviceId);
  const once = { type: 'inventory-closed', actor: principal, requestId, code: `inventory:${id}` };
  await doOnce(context, once, async (tx, at) => {
    const row = await lockOwn(tx, principal, id);
    if (row.unitId !== unitId) throw new AppError('list.notFound');
    if (row.closedAt !== null) throw new AppError('inventory.over');
    await checkDevices(context, unitId);
    const { items } = await judgeInventory(context, tx, row);
    const numbers = numbersOf(items);
    const { cellsLeft, unsettled, missing, surplus, elsewhere } = numbers;
    if (cellsLeft > 0) throw new AppError('inventory.cellsLeft', { params: { cells: cellsLeft } });
    if (unsettled > 0) throw new AppError('inventory.unsettled', { params: { things: unsettled } });
    await writeOutcomes(tx, items);
    await endInventory(tx, id, { at, by: principal.name });
    const details = { parcels: numbers.found, missing, surplus, elsewhere };
    await record(tx, { principal, id, at }, 'inventory:close', details);
    return {};
  });
  return read(context, id, locale);
}

/** Throws `inventory.scansWait` while a device in use of the unit has reported scans that wait on it. */
async function checkDevices({ db }: Pick<Context, 'db'>, unitId: number): Promise<void> {
  const waiting = (await listDeviceRows(db, unitId)).find(
    ({ endedAt, waiting: scans }) => endedAt === null && (scans ?? 0) > 0,
  );
  if (waiting === undefined) return;
  const params = { device: waiting.name, scans: waiting.waiting ?? 0 };
  throw new AppError('inventory.scansWait', { params });
}
