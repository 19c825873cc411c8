/**
 * Owns how a hub opens a transfer and how it leaves. Promises that one is filled for each pickup point at a time, that
 * all that is in it leaves in one transaction or nothing does, that a departure can be taken back whole until the point
 * has begun to accept it, and that what goes in a whole bag, not scanned at the hub, has no departure of its own.
 */
import type {
  departTransfer as departCall,
  reopenTransfer as reopenCall,
  ScannedTransfer,
} from '@rohi/contract/cargo/transfers.contract';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { BodyOf } from '@rohi/contract/endpoint';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { listItems, reopenChecklist } from '../../containers/checklists.service.ts';
import {
  findOpenTransfer,
  insertTransfer,
  updateTransfer,
  type TransferRow,
} from '../../containers/transfers.service.ts';
import { doOnce } from '../../linehaul/once.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import {
  effectiveEvents,
  lockParcels,
  newTransferCode,
  writeParcels,
  type KnownParcel,
  type ParcelWrite,
} from '../../tracking/tracking.service.ts';
import type { OpenList, Worker } from '../container-kind.service.ts';
import { writeMeant } from '../fill.service.ts';
import { transferFilling } from '../kinds/transfer-filling.service.ts';
import { otherState } from '../kinds/transfer.service.ts';
import { findBegun, lockList } from '../open-list.service.ts';
import { endList, numbersOf } from '../list-acts.service.ts';

/**
 * Opens a transfer to a point, or gives the one that is open what has come since. Throws `request.invalid` for what is
 * no pickup point.
 */
export async function openTransfer(
  context: Context,
  worker: Worker,
  pointId: number,
): Promise<ScannedTransfer> {
  const { principal, unitId: hubId } = worker;
  const point = (await readUnits(context)).find(({ id }) => id === pointId);
  if (point?.type !== 'PICKUP_POINT')
    throw new AppError('request.invalid', { fields: [{ field: 'pointId', error: 'notAllowed' }] });
  return inPatientTransaction(context, `transfers:${hubId}:${pointId}`, async (tx) => {
    const at = context.clock.now();
    const where = { hubId, pointId };
    const opening = { code: newTransferCode(dushanbeDay(at)), day: dushanbeDay(at), openedAt: at };
    const isNew = await insertTransfer(tx, { ...where, ...opening, openedBy: principal.name });
    const transfer = await findOpenTransfer(tx, where);
    // Somebody has closed it at this moment.
    if (transfer === undefined) throw new AppError('server.busy');
    await writeMeant(context, tx, transferFilling, worker, { row: transfer, isNew, point: point.code });
    return numbersOf(tx, transferFilling, worker, transfer.code);
  });
}

type Loaded = OpenList<TransferRow> & { parcels: KnownParcel[] };

/** Locks a transfer with all that is in it: its parcels first, in the order of scans. Throws `list.notFound`. */
async function lockLoaded(tx: Tx, { unitId }: Worker, code: string): Promise<Loaded> {
  const { list } = await findBegun(tx, transferFilling, unitId, code);
  const before = await codesOf(tx, list.id);
  const parcels = await lockParcels(tx, before);
  const locked = await lockList(tx, transferFilling, unitId, code);
  const ids = new Set(before);
  const now = await codesOf(tx, locked.list.id);
  const joined = now.filter((each) => !ids.has(each));
  // They have come while this one waited for the list, and nothing comes any more.
  const all = joined.length === 0 ? parcels : [...parcels, ...(await lockParcels(tx, joined))];
  const within = new Set(now);
  return { ...locked, parcels: all.filter(({ trackingCode }) => within.has(trackingCode)) };
}

async function codesOf(tx: Tx, checklistId: string): Promise<string[]> {
  return (await listItems(tx, checklistId, 'TAKEN')).map(({ code }) => code);
}

/** A transfer leaves. Throws as the call says. */
export function departTransfer(
  context: Context,
  worker: Worker,
  code: string,
  { requestId, driver, vehicle }: BodyOf<typeof departCall>,
): Promise<ScannedTransfer> {
  const { principal } = worker;
  const once = { type: 'transfer-departure', actor: principal, requestId, code };
  return doOnce(context, once, async (tx, at) => {
    const loaded = await lockLoaded(tx, worker, code);
    const { row: transfer, parcels } = loaded;
    const { state } = transfer;
    if (state !== 'OPEN' && state !== 'CLOSED') throw otherState(code);
    if (state === 'OPEN')
      await endList(context, tx, transferFilling, worker, { open: loaded, at, requestId });
    await sendParcels(context, tx, { worker, requestId, pointId: transfer.pointId }, parcels);
    const left = {
      departedAt: at,
      departedBy: principal.name,
      driver: driver.trim(),
      vehicle: vehicle.trim(),
    };
    await updateTransfer(tx, transfer.id, { state: 'DEPARTED', ...left });
    const details = { parcels: parcels.length, vehicle: left.vehicle };
    await recordAudit(tx, { ...recorded(worker, code, at), action: 'transfer:depart', details });
    return numbersOf(tx, transferFilling, worker, code);
  });
}

function recorded({ principal: { userId, name } }: Worker, code: string, at: Date) {
  return { at, actor: { userId, name }, subject: { type: 'transfer', id: code } };
}

const shownCodes = 5;
type Sending = { worker: Worker; requestId: string; pointId: number };

/** Throws `transfers.mayNotLeave` with the first codes of what has changed since it was scanned. */
async function sendParcels(
  context: Context,
  tx: Tx,
  { worker: { principal, unitId }, requestId, pointId }: Sending,
  parcels: readonly KnownParcel[],
): Promise<void> {
  const move = {
    type: 'HUB_OUTBOUND',
    actor: principal,
    source: 'station',
    requestId,
    placeId: unitId,
  } as const;
  const goes = parcels.filter(({ state }) => state.status !== ParcelStatus.AwaitingHubIn);
  const elsewhere = parcels.filter(({ facts }) => facts.pickupPointId !== pointId);
  const results = await writeParcels(
    context,
    tx,
    goes.map(({ trackingCode }) => ({ trackingCode, moves: [move] })),
  );
  const refused = goes.filter((_parcel, index) =>
    results[index]?.outcomes.some(({ result }) => result !== 'moved'),
  );
  const codes = new Set([...elsewhere, ...refused].map(({ trackingCode }) => trackingCode));
  if (codes.size === 0) return;
  const codeList = [...codes].slice(0, shownCodes).join(', ');
  throw new AppError('transfers.mayNotLeave', { params: { count: codes.size, codes: codeList } });
}

/** Opens a transfer again, and takes its departure back. Throws as the call says. */
export function reopenTransfer(
  context: Context,
  worker: Worker,
  code: string,
  { requestId, reason: reasonText }: BodyOf<typeof reopenCall>,
): Promise<ScannedTransfer> {
  const { principal } = worker;
  const reason = reasonText.trim();
  const once = { type: 'transfer-reopened', actor: principal, requestId, code };
  return doOnce(context, once, async (tx, at) => {
    const { row: transfer, list, parcels } = await lockLoaded(tx, worker, code);
    const { state } = transfer;
    if (state !== 'CLOSED' && state !== 'DEPARTED') throw otherState(code);
    const other = await findOpenTransfer(tx, transfer);
    if (other !== undefined) throw new AppError('transfers.otherOpen', { params: { code: other.code } });
    if (state === 'DEPARTED') await takeBack(context, tx, { worker, requestId, reason }, parcels);
    await reopenChecklist(tx, list.id);
    const notDeparted = { departedAt: null, departedBy: null, driver: null, vehicle: null };
    await updateTransfer(tx, transfer.id, { state: 'OPEN', closedAt: null, ...notDeparted });
    const action = state === 'DEPARTED' ? 'transfer:undo' : 'transfer:reopen';
    const details = { parcels: parcels.length, reason };
    await recordAudit(tx, { ...recorded(worker, code, at), action, details });
    return numbersOf(tx, transferFilling, worker, code);
  });
}

type TakingBack = { worker: Worker; requestId: string; reason: string };

/** Throws `transfers.movedOn` with the first codes of what has moved since the departure. */
async function takeBack(
  context: Context,
  tx: Tx,
  taking: TakingBack,
  parcels: readonly KnownParcel[],
): Promise<void> {
  const back = parcels.filter(({ state }) => state.status !== ParcelStatus.AwaitingHubIn);
  const results = await writeParcels(
    context,
    tx,
    back.map((parcel) => correctionOf(parcel, taking)),
  );
  const refused = back.filter(
    ({ state }, index) =>
      state.status !== ParcelStatus.AwaitingPickupPoint ||
      results[index]?.outcomes.some(({ result }) => result === 'refused'),
  );
  if (refused.length === 0) return;
  const codes = refused.slice(0, shownCodes).map(({ trackingCode }) => trackingCode);
  throw new AppError('transfers.movedOn', { params: { codes: codes.join(', ') } });
}

function correctionOf(
  { trackingCode, history }: KnownParcel,
  { worker: { principal }, requestId, reason }: TakingBack,
): ParcelWrite {
  const departure = effectiveEvents(history).findLast(({ type }) => type === 'HUB_OUTBOUND');
  const correct = { type: 'CORRECTED', actor: principal, source: 'station', reason, requestId } as const;
  return { trackingCode, moves: [{ ...correct, corrects: departure?.seq ?? 0 }] };
}
