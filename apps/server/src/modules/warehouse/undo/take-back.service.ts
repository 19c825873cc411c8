/**
 * Owns that what a scan has done in a China warehouse is taken back. Promises that everything is as it was before the
 * scan or nothing has changed, that nothing is taken back on top of which something else was done, and that who, where
 * and why stay on record.
 */
import type { UndoableAction } from '@rohi/contract/stations/undo-reasons';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { bagsOfParcel, checkWithin, placeBag } from '../../containers/bags.service.ts';
import { lockScannable } from '../../tracking/tracking.service.ts';
import { findOwnBag, findParcelHere, isRefusal, lockWithin, shownBag } from '../bags/bag-outcome.service.ts';
import { findCell } from '../cell.store.ts';
import { placeWithin } from '../cells.service.ts';
import { outcomeFor, type ScanOutcome } from '../scan-outcome.service.ts';
import type { BeforeScan } from './before-scan.ts';
import { takeBackClosing, takeBackOpening } from './take-back-bag.service.ts';
import { takeBackBagged } from './take-back-bagged.service.ts';
import { takeBackReceipt } from './take-back-receipt.service.ts';
import type { UndoAct } from './undo-act.ts';
import { insertUndone, isUndone } from './undone-scan.store.ts';

/** The scan that is taken back, as it was answered. One of the two codes is there. */
export type DoneScan = {
  deviceId: string;
  scanId: string;
  action: UndoableAction;
  /** Of the parcel that it was of, and of the bag that it was of or into. */
  trackingCode: string | undefined;
  bagCode: string | undefined;
  before: BeforeScan;
};

/** Takes back what a scan has done. Throws `ScanRefusedError` for what turns out only as it is written. */
export async function takeBack(context: Context, tx: Tx, act: UndoAct, done: DoneScan): Promise<ScanOutcome> {
  if (await isUndone(tx, done.deviceId, done.scanId))
    return outcomeFor(tx, done.trackingCode ?? '', 'DUPLICATE', 'UNDONE_BEFORE');
  const outcome = await undo(context, tx, act, done);
  if (outcome.verdict !== 'OK') return outcome;
  const { unitId, device, undoId, reason, note, principal } = act;
  const { deviceId, scanId, action, trackingCode, bagCode, before } = done;
  const parcel = trackingCode === undefined ? undefined : await lockScannable(context, tx, trackingCode);
  const parcelId = parcel?.id ?? null;
  await insertUndone(tx, {
    deviceId,
    scanId,
    undoId,
    action,
    parcelId,
    unitId,
    device,
    reason,
    bagCode: trackingCode === undefined ? (bagCode ?? null) : null,
    place: before.putInto ?? (trackingCode === undefined ? null : (bagCode ?? null)),
    note: note?.trim() || null,
    undoneAt: context.clock.now(),
    undoneBy: principal.name,
  });
  return outcome;
}

function undo(context: Context, tx: Tx, act: UndoAct, done: DoneScan): Promise<ScanOutcome> {
  if (done.action === 'PUT_AWAY') return takeBackPutAway(context, tx, act, done);
  if (done.action === 'BAG_PUT' || done.action === 'BAG_TAKE_OUT')
    return takeBackBagged(context, tx, act, done);
  if (done.action === 'BAG_OPEN') return takeBackOpening(context, tx, act, done);
  if (done.action === 'BAG_CLOSE') return takeBackClosing(context, tx, act, done);
  return takeBackReceipt(context, tx, act, done);
}

/** What was put into a cell lies where it lay before. */
function takeBackPutAway(context: Context, tx: Tx, act: UndoAct, done: DoneScan): Promise<ScanOutcome> {
  const { trackingCode, bagCode, before } = done;
  const cells = { cell: before.cell ?? null, putInto: before.putInto ?? null };
  if (trackingCode !== undefined) return takeParcelBack(context, tx, act, { trackingCode, ...cells });
  return takeBagBack(context, tx, act, { bagCode: bagCode ?? '', ...cells });
}

type Cells = { cell: string | null; putInto: string | null };

async function takeParcelBack(
  context: Context,
  tx: Tx,
  act: UndoAct,
  { trackingCode, cell, putInto }: Cells & { trackingCode: string },
): Promise<ScanOutcome> {
  const parcel = await findParcelHere(context, tx, act, trackingCode);
  if ('verdict' in parcel) return parcel;
  if ((await bagsOfParcel(tx, parcel.id)).length > 0)
    return outcomeFor(tx, trackingCode, 'BLOCKED', 'IN_A_BAG');
  if ((await findCell(tx, parcel.id, act.unitId)) !== putInto)
    return outcomeFor(tx, trackingCode, 'BLOCKED', 'CHANGED_SINCE');
  await placeWithin(tx, act, { parcelIds: [parcel.id], cell, at: context.clock.now() });
  return outcomeFor(tx, trackingCode, 'OK', 'UNDONE');
}

async function takeBagBack(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  act: UndoAct,
  { bagCode, cell, putInto }: Cells & { bagCode: string },
): Promise<ScanOutcome> {
  const bag = await findOwnBag(tx, act, bagCode);
  if (isRefusal(bag)) return bag;
  if (bag.cell !== putInto) return shownBag(tx, 'BLOCKED', 'CHANGED_SINCE', bag);
  const parcelIds = await lockWithin(tx, bag.id);
  if (!(await placeBag(tx, bag.id, cell))) return shownBag(tx, 'BLOCKED', 'IN_A_BAG', bag);
  await checkWithin(tx, bag.id, parcelIds);
  await placeWithin(tx, act, { parcelIds, cell, at: clock.now() });
  return shownBag(tx, 'OK', 'UNDONE', bag);
}
