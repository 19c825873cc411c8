/** A scan at an unloading was wrong: what it has written is as it was before. */
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { findBag, moveBag } from '../../containers/bags.service.ts';
import { lockItem, restoreItem, unimplyItems } from '../../containers/checklists.service.ts';
import { lockScannable } from '../../tracking/tracking.service.ts';
import { correctScan } from '../correct-scan.service.ts';
import type { ArrivalAct, ArrivalBefore } from './arrival-scan.ts';
import { openChecklist } from './open-checklist.service.ts';

export type TakenBack = { say: ScanSay; parcelId: string | null };
type DoneScan = { scanId: string; code: string; isBag: boolean; before: ArrivalBefore };
type UndoScan = { undoId: string; claimedAt: Date; note: string | undefined };

/** Takes back what a scan has done; `UNDONE`, or what stands against it, and then nothing was written. */
export async function takeInBack(
  context: Context,
  tx: Tx,
  act: ArrivalAct,
  undo: UndoScan,
  done: DoneScan,
): Promise<TakenBack> {
  return done.isBag ? takeBagBack(tx, act, done) : takeParcelBack(context, tx, act, undo, done);
}

async function takeBagBack(tx: Tx, act: ArrivalAct, { scanId, code, before }: DoneScan): Promise<TakenBack> {
  const open = await openChecklist(tx, act, before.trip);
  if (typeof open === 'string' || open.list.endedAt !== null) return { say: 'CHANGED_SINCE', parcelId: null };
  const bag = await findBag(tx, code);
  const missing = await unimplyItems(tx, open.list.id, { scanId });
  if (bag === undefined || missing === 0) return { say: 'CHANGED_SINCE', parcelId: null };
  await moveBag(tx, bag.id, before.bagUnitId ?? bag.unitId);
  return { say: 'UNDONE', parcelId: null };
}

async function takeParcelBack(
  context: Context,
  tx: Tx,
  act: ArrivalAct,
  undo: UndoScan,
  { scanId, code, before }: DoneScan,
): Promise<TakenBack> {
  const parcel = await lockScannable(context, tx, code);
  const parcelId = parcel?.id ?? null;
  const open = await openChecklist(tx, act, before.trip);
  if (typeof open === 'string' || open.list.endedAt !== null) return { say: 'CHANGED_SINCE', parcelId };
  const item = await lockItem(tx, open.list.id, { parcelId: parcel?.id, code });
  if (item === undefined) return { say: 'CHANGED_SINCE', parcelId };
  const correction = {
    ...undo,
    scanId,
    arrival: 'HUB_INBOUND',
    isFlagged: before.isFlagged === true,
  } as const;
  const refusal = parcel && (await correctScan(context, tx, act, correction, parcel));
  if (refusal !== undefined) return { say: refusal, parcelId };
  const done = { at: context.clock.now(), by: act.principal.name };
  await restoreItem(tx, item.id, before.item ?? null, done);
  return { say: 'UNDONE', parcelId };
}
