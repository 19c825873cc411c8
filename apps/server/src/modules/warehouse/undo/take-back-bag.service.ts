/** A bag that a scan has opened was never there, and one that a scan has closed is open. */
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { kilograms } from '../../containers/bag-list.service.ts';
import { removeBag } from '../../containers/removed-bags.service.ts';
import { checkWithin, parcelsWithin, reopenBag } from '../../containers/bags.service.ts';
import { effectiveEvents, findParcelsOfCodes, writeParcels } from '../../tracking/tracking.service.ts';
import { findOwnBag, isRefusal, lockWithin, refused, shownBag } from '../bags/bag-outcome.service.ts';
import { ScanRefusedError, type ScanOutcome } from '../scan-outcome.service.ts';
import type { BeforeScan } from './before-scan.ts';
import type { UndoAct } from './undo-act.ts';

type DoneToBag = { bagCode: string | undefined; scanId: string; before: BeforeScan };

const removals = {
  FILLED: 'BAG_NOT_EMPTY',
  INSIDE: 'BAG_INSIDE',
  SEALED: 'BAG_SEALED',
} as const;

/** Takes back the first opening of a bag: while it is empty and lies in none. */
export async function takeBackOpening(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  act: UndoAct,
  { bagCode = '', before }: DoneToBag,
): Promise<ScanOutcome> {
  const bag = await findOwnBag(tx, act, bagCode);
  if (isRefusal(bag)) return bag;
  // It had been open: the scan has changed nothing.
  if (before.opened !== true) return shownBag(tx, 'BLOCKED', 'NOTHING_TO_UNDO', bag);
  const removed = await removeBag(tx, bag);
  if (removed !== 'REMOVED') return shownBag(tx, 'BLOCKED', removals[removed], bag);
  const { principal, reason } = act;
  await recordAudit(tx, {
    at: clock.now(),
    actor: { userId: principal.userId, name: principal.name },
    action: 'bag:undo-open',
    subject: { type: 'bag', id: bag.code },
    details: { reason },
  });
  return refused('UNDONE', 'OK');
}

/**
 * Takes back that a bag was closed: it is open again, and what was packed by that is not. Throws `ScanRefusedError` for
 * what turns out only as it is written.
 */
export async function takeBackClosing(
  context: Context,
  tx: Tx,
  act: UndoAct,
  { bagCode = '', scanId, before }: DoneToBag,
): Promise<ScanOutcome> {
  const bag = await findOwnBag(tx, act, bagCode);
  if (isRefusal(bag)) return bag;
  // Opened again since, or closed anew.
  if (bag.closedAt === null || bag.closedAt.toISOString() !== before.closedAt)
    return shownBag(tx, 'BLOCKED', 'CHANGED_SINCE', bag);
  const parcelIds = await lockWithin(tx, bag.id);
  const opened = await reopenBag(tx, bag.id);
  if (opened === 'INSIDE_CLOSED') return shownBag(tx, 'BLOCKED', 'BAG_INSIDE_CLOSED', bag);
  if (opened === 'WAS_OPEN') return shownBag(tx, 'BLOCKED', 'CHANGED_SINCE', bag);
  await checkWithin(tx, bag.id, parcelIds);
  await unpack(context, tx, act, { bagId: bag.id, scanId });
  const { principal, reason } = act;
  await recordAudit(tx, {
    at: context.clock.now(),
    actor: { userId: principal.userId, name: principal.name },
    action: 'bag:undo-close',
    subject: { type: 'bag', id: bag.code },
    // What it was closed with is forgotten by the bag.
    details: { reason, weightKg: bag.weightG === null ? null : kilograms(bag.weightG), seal: bag.seal },
  });
  return shownBag(tx, 'OK', 'UNDONE', bag);
}

/** What the closing has packed is not packed; what was packed before by another closing stays so. */
async function unpack(
  context: Context,
  tx: Tx,
  { principal, unitId, device: station, undoId, claimedAt }: UndoAct,
  { bagId, scanId }: { bagId: string; scanId: string },
): Promise<void> {
  // Locked by the caller that takes the closing back.
  const codes = (await parcelsWithin(tx, bagId)).map(({ trackingCode }) => trackingCode);
  const parcels = await findParcelsOfCodes(tx, codes);
  const moved = { actor: principal, source: 'station', claimedAt, placeId: unitId, station } as const;
  const writes = parcels.flatMap(({ trackingCode, history }) => {
    const packed = effectiveEvents(history).find(
      ({ type, requestId }) => type === 'CN_PACKED' && requestId === scanId,
    );
    if (packed === undefined) return [];
    const move = { ...moved, type: 'CORRECTED', corrects: packed.seq, requestId: undoId } as const;
    return [{ trackingCode, moves: [move] }];
  });
  if (writes.length === 0) return;
  const results = await writeParcels(context, tx, writes);
  if (results.some(({ outcomes }) => outcomes.some(({ result }) => result === 'refused')))
    throw new ScanRefusedError('BLOCKED', 'CHANGED_SINCE');
}
