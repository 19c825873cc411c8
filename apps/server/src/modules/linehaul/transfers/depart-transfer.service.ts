/**
 * Owns how a transfer leaves its hub. Promises that all that is in it leaves in one transaction or nothing does, that it can be taken back whole until the point has begun to
 * accept it, and that what goes in a whole bag, which nobody has scanned at the hub, has no departure of its own.
 */
import type { BodyOf } from '@rohi/contract/endpoint';
import type {
  departTransfer as departCall,
  reopenTransfer as reopenCall,
  ScannedTransfer,
} from '@rohi/contract/linehaul/transfers.contract';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { findTransferLists, listItems, reopenChecklist } from '../../containers/checklists.service.ts';
import { findOpenTransfer, findTransfer, updateTransfer } from '../../containers/transfers.service.ts';
import {
  effectiveEvents,
  lockParcels,
  writeParcels,
  type KnownParcel,
  type ParcelWrite,
} from '../../tracking/tracking.service.ts';
import { doOnce } from '../once.service.ts';
import { recordTransfer } from './open-transfer.service.ts';
import type { Transferrer } from './transfer-scan.ts';
import { closeFilling, lockFilling, otherState, type LockedTransfer } from './transfer-acts.service.ts';
import { numbersOfOne } from './transfer-sums.service.ts';

type Loaded = LockedTransfer & { parcels: KnownParcel[] };

/** Locks a transfer with all that is in it: its parcels first, as whoever scans one has it locked. Throws `list.notFound`. */
async function lockLoaded(tx: Tx, transferrer: Transferrer, code: string): Promise<Loaded> {
  const before = await codesWithin(tx, transferrer, code);
  const parcels = await lockParcels(tx, before);
  const locked = await lockFilling(tx, transferrer, code);
  const known = new Set(before);
  const now = await codesOf(tx, locked.list.id);
  const joined = now.filter((each) => !known.has(each));
  // They have come while this one waited for the list, and nothing comes any more.
  const all = joined.length === 0 ? parcels : [...parcels, ...(await lockParcels(tx, joined))];
  const within = new Set(now);
  return { ...locked, parcels: all.filter(({ trackingCode }) => within.has(trackingCode)) };
}

async function codesWithin(tx: Tx, { unitId }: Transferrer, code: string): Promise<string[]> {
  const transfer = await findTransfer(tx, code);
  if (transfer === undefined || transfer.hubId !== unitId) throw new AppError('list.notFound');
  const [list] = await findTransferLists(tx, [transfer.id], 'FILLING');
  return list === undefined ? [] : codesOf(tx, list.id);
}

async function codesOf(tx: Tx, checklistId: string): Promise<string[]> {
  return (await listItems(tx, checklistId, 'TAKEN')).map(({ code }) => code);
}

/** A transfer leaves. Throws as the call says. */
export function departTransfer(
  context: Context,
  transferrer: Transferrer,
  code: string,
  { requestId, driver, vehicle }: BodyOf<typeof departCall>,
): Promise<ScannedTransfer> {
  const { principal } = transferrer;
  const once = { type: 'transfer-departure', actor: principal, requestId, code };
  return doOnce(context, once, async (tx, at) => {
    const loaded = await lockLoaded(tx, transferrer, code);
    const { transfer, parcels } = loaded;
    const { state } = transfer;
    if (state !== 'OPEN' && state !== 'CLOSED') throw otherState(code);
    const by = principal.name;
    const numbers =
      state === 'OPEN'
        ? await closeFilling(tx, loaded, { at, by })
        : await numbersOfOne(tx, transfer, 'FILLING');
    await sendParcels(context, tx, { transferrer, requestId, pointId: transfer.pointId }, parcels);
    const left = { departedAt: at, departedBy: by, driver: driver.trim(), vehicle: vehicle.trim() };
    await updateTransfer(tx, transfer.id, { state: 'DEPARTED', ...left });
    const details = { parcels: parcels.length, vehicle: left.vehicle };
    await recordTransfer(tx, { principal, code, at }, 'transfer:depart', details);
    return { ...numbers, state: 'DEPARTED' };
  });
}

const shownCodes = 5;
type Sending = { transferrer: Transferrer; requestId: string; pointId: number };

/** Throws `transfers.mayNotLeave` with the first codes of what has changed since it was scanned. */
async function sendParcels(
  context: Context,
  tx: Tx,
  { transferrer: { principal, unitId }, requestId, pointId }: Sending,
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
  const shown = [...codes].slice(0, shownCodes).join(', ');
  throw new AppError('transfers.mayNotLeave', { params: { count: codes.size, codes: shown } });
}

/** Opens a transfer again, and takes its departure back. Throws as the call says. */
export function reopenTransfer(
  context: Context,
  transferrer: Transferrer,
  code: string,
  { requestId, reason: said }: BodyOf<typeof reopenCall>,
): Promise<ScannedTransfer> {
  const { principal } = transferrer;
  const reason = said.trim();
  const once = { type: 'transfer-reopened', actor: principal, requestId, code };
  return doOnce(context, once, async (tx, at) => {
    const { transfer, list, parcels } = await lockLoaded(tx, transferrer, code);
    const { state } = transfer;
    if (state !== 'CLOSED' && state !== 'DEPARTED') throw otherState(code);
    const other = await findOpenTransfer(tx, transfer);
    if (other !== undefined) throw new AppError('transfers.otherOpen', { params: { code: other.code } });
    if (state === 'DEPARTED') await takeBack(context, tx, { transferrer, requestId, reason }, parcels);
    await reopenChecklist(tx, list.id);
    const nobody = { departedAt: null, departedBy: null, driver: null, vehicle: null };
    await updateTransfer(tx, transfer.id, { state: 'OPEN', closedAt: null, ...nobody });
    const action = state === 'DEPARTED' ? 'transfer:undo' : 'transfer:reopen';
    await recordTransfer(tx, { principal, code, at }, action, { parcels: parcels.length, reason });
    return numbersOfOne(tx, { ...transfer, state: 'OPEN' }, 'FILLING');
  });
}

type TakingBack = { transferrer: Transferrer; requestId: string; reason: string };

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
  { transferrer: { principal }, requestId, reason }: TakingBack,
): ParcelWrite {
  const departure = effectiveEvents(history).findLast(({ type }) => type === 'HUB_OUTBOUND');
  const correct = { type: 'CORRECTED', actor: principal, source: 'station', reason, requestId } as const;
  return { trackingCode, moves: [{ ...correct, corrects: departure?.seq ?? 0 }] };
}
