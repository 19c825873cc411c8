/** A scan at the acceptance of a transfer was wrong: what it has written is as it was before. */
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { findBag, moveBag } from '../../containers/bags.service.ts';
import { lockItem, restoreItem, unimplyItems } from '../../containers/checklists.service.ts';
import { lockScannable } from '../../tracking/tracking.service.ts';
import { correctScan } from '../correct-scan.service.ts';
import { openAccepting } from './accept-parcel.service.ts';
import type { AcceptBefore } from './accept-scan.ts';
import type { TransferAct } from './transfer-scan.ts';

type TakenBack = { say: ScanSay; parcelId: string | null };
type DoneScan = { scanId: string; code: string; isBag: boolean; before: AcceptBefore };
type UndoScan = { undoId: string; claimedAt: Date; note: string | undefined };

/** Takes back what a scan has done; `UNDONE`, or what stands against it, and then nothing was written. */
export async function takeAcceptedBack(
  context: Context,
  tx: Tx,
  act: TransferAct,
  undo: UndoScan,
  { scanId, code, isBag, before }: DoneScan,
): Promise<TakenBack> {
  const parcel = isBag ? undefined : await lockScannable(context, tx, code);
  const parcelId = parcel?.id ?? null;
  const changed = { say: 'CHANGED_SINCE', parcelId } as const;
  const open = await openAccepting(tx, act, before.transfer);
  if (typeof open === 'string' || open.list.endedAt !== null) return changed;
  if (before.bagUnitId !== undefined) {
    const bag = await findBag(tx, code);
    const missing = await unimplyItems(tx, open.list.id, { scanId });
    if (bag === undefined || missing === 0) return changed;
    await moveBag(tx, bag.id, before.bagUnitId);
    return { say: 'UNDONE', parcelId };
  }
  const item = await lockItem(tx, open.list.id, { parcelId: parcel?.id, code });
  if (item === undefined) return changed;
  const correction = {
    ...undo,
    scanId,
    arrival: 'PP_RECEIVED',
    isFlagged: before.isFlagged === true,
  } as const;
  const refusal = parcel && (await correctScan(context, tx, act, correction, parcel));
  if (refusal !== undefined) return { say: refusal, parcelId };
  await restoreItem(tx, item.id, before.item ?? null, { at: context.clock.now(), by: act.principal.name });
  return { say: 'UNDONE', parcelId };
}
