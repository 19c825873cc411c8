/**
 * Owns that a scan takes back what an earlier one of the same device has done. Promises that whoever made it does so within a day and a supervisor after that, that each is taken
 * back once, and that one which waits for a person needs none any more.
 */
import type { Authority } from '@rohi/contract/authorities';
import type { ScanAction } from '@rohi/contract/stations/scans.contract';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import { isUndoable, undoHours, type UndoReason } from '@rohi/contract/stations/undo-reasons';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findBag } from '../../containers/bags.service.ts';
import { isAboard } from '../../linehaul/loading/take-aboard.service.ts';
import { lockScannable } from '../../tracking/tracking.service.ts';
import {
  shown,
  type BeforeScan,
  type ScanOutcome,
  type StationAct,
} from '../../warehouse/scan-outcome.service.ts';
import { takeBack } from '../../warehouse/undo/take-back.service.ts';
import { insertUndone, isUndone } from '../../warehouse/undo/undone-scans.service.ts';
import { isBagAboard } from '../bags/bag-aboard.service.ts';
import { settleUndone } from '../exceptions/exception.store.ts';
import { lockTakenScan, type TakenScan } from '../scans/scan.store.ts';
import type { CountBefore } from '../inventory/count-before.service.ts';
import { takeCountBack, type UndoneCount } from '../inventory/take-count-back.service.ts';
import { takeAcceptanceBack, type AcceptBefore } from '../transfers/accept-by-scan.service.ts';
import { takeArrivalBack, type ArrivalBefore } from '../unloading/unload-by-scan.service.ts';

type Undo = {
  scanId: string;
  code: string;
  claimedAt: Date;
  undoes: string;
  reason: UndoReason;
  note?: string | undefined;
  /** What somebody must be allowed to do who makes a scan. */
  rightOf: (action: ScanAction) => Authority;
};

/** Takes an earlier scan back, or says why not. Throws `ScanRefusedError` for what turns out only as it is written. */
export async function undoScan(
  context: Context,
  tx: Tx,
  act: StationAct & { device: string; deviceId: string },
  { scanId: undoId, code, claimedAt, undoes, reason, note, rightOf }: Undo,
): Promise<ScanOutcome> {
  const { principal, deviceId } = act;
  const scan = await lockTakenScan(tx, deviceId, undoes);
  if (scan === undefined || !isUndoable(scan.action)) return shown(tx, code, 'BLOCKED', 'NOTHING_TO_UNDO');
  const refusal = whyNotAllowed(principal, scan, { rightOf, now: context.clock.now() });
  if (refusal !== undefined) return shown(tx, code, 'BLOCKED', refusal);
  if (!hasWritten(scan)) {
    const settled = await settleUndone(
      tx,
      { deviceId, scanId: undoes },
      { at: context.clock.now(), by: principal.name },
    );
    return settled ? shown(tx, code, 'OK', 'UNDONE') : shown(tx, code, 'BLOCKED', 'NOTHING_TO_UNDO');
  }
  if (isListed(scan.action)) {
    const undo = { undoId, claimedAt, reason, note: note?.trim() || undefined };
    return undoListed(context, tx, act, undo, {
      action: scan.action,
      before: scan.before,
      scanId: undoes,
      code,
    });
  }
  const { parcel, bag } = scan.answer;
  const trackingCode = parcel?.trackingCode;
  if (trackingCode !== undefined && (await liesAboard(context, tx, trackingCode)))
    return shown(tx, code, 'BLOCKED', 'CHANGED_SINCE');
  if (scan.action === 'BAG_CLOSE' && (await isClosedAboard(tx, bag?.code ?? '')))
    return shown(tx, code, 'BLOCKED', 'BAG_ABOARD');
  return takeBack(
    context,
    tx,
    { ...act, undoId, claimedAt, reason, note },
    {
      ...{ deviceId, scanId: undoes, action: scan.action, trackingCode },
      bagCode: bag?.code,
      // As the rooms below have left it with the answer.
      before: (scan.before ?? {}) as BeforeScan,
    },
  );
}

type ListedUndo = { undoId: string; claimedAt: Date; reason: UndoReason; note: string | undefined };

type ListedScan = { action: ListedAction; before: TakenScan['before']; scanId: string; code: string };

/** A scan at an unloading, of a transfer or of a count is taken back by the list that it stands on, and is on record beside the others. */
async function undoListed(
  context: Context,
  tx: Tx,
  act: StationAct & { device: string; deviceId: string },
  { reason, ...undo }: ListedUndo,
  scan: ListedScan,
): Promise<ScanOutcome> {
  const { principal, deviceId, unitId, device } = act;
  const { action, scanId, code } = scan;
  if (await isUndone(tx, deviceId, scanId)) return shown(tx, code, 'DUPLICATE', 'UNDONE_BEFORE');
  const back = await takeListedBack(context, tx, act, undo, scan);
  if (back === undefined) return shown(tx, code, 'BLOCKED', 'NOTHING_TO_UNDO');
  const { outcome, parcelId, bagCode, cell = null } = back;
  await insertUndone(tx, {
    ...{ deviceId, scanId, undoId: undo.undoId, action, parcelId, bagCode, unitId, device, reason },
    place: cell,
    note: undo.note ?? null,
    undoneAt: context.clock.now(),
    undoneBy: principal.name,
  });
  return outcome;
}

async function takeListedBack(
  context: Context,
  tx: Tx,
  act: StationAct & { device: string; deviceId: string },
  undo: Omit<ListedUndo, 'reason'>,
  { before: left, scanId, code }: ListedScan,
): Promise<(Omit<UndoneCount, 'cell'> & { cell?: string | null }) | undefined> {
  // As the list has left it with the answer.
  const { arrival, acceptance, count } = (left ?? {}) as {
    arrival?: ArrivalBefore;
    acceptance?: AcceptBefore;
    count?: CountBefore;
  };
  if (count !== undefined) return takeCountBack(context, tx, act, { code, before: count });
  if (arrival !== undefined)
    return takeArrivalBack(context, tx, act, { undo, done: { scanId, code, before: arrival } });
  return (
    acceptance && takeAcceptanceBack(context, tx, act, { undo, done: { scanId, code, before: acceptance } })
  );
}

const hourMs = 3_600_000;

/** Whoever made it, with the right to make it, for a day; a supervisor always. */
function whyNotAllowed(
  { userId, authorities }: UserPrincipal,
  { action, userId: maker, takenAt }: TakenScan,
  { rightOf, now }: Pick<Undo, 'rightOf'> & { now: Date },
): ScanSay | undefined {
  if (authorities.has('parcel:undo')) return undefined;
  if (maker !== userId) return 'NOT_YOURS';
  if (!authorities.has(rightOf(action))) return 'NO_RIGHT';
  return now.getTime() - takenAt.getTime() > undoHours * hourMs ? 'TOO_LONG_AGO' : undefined;
}

type ListedAction = 'INBOUND' | 'ACCEPT' | 'COUNT' | 'COUNT_CELL';

/** Whether a scan was held against what was expected. */
function isListed(action: ScanAction): action is ListedAction {
  return action === 'INBOUND' || action === 'ACCEPT' || action === 'COUNT' || action === 'COUNT_CELL';
}

function hasWritten({ action, answer: { verdict, say }, before }: TakenScan): boolean {
  // It stands on the list of what needs a person, and on nothing else.
  if (action === 'LIES_HERE') return false;
  if (isListed(action)) return before !== null;
  return say !== 'LABELLED' && (verdict === 'OK' || say === 'RECEIVED_UNOWNED');
}

/** What is aboard a trip comes off it first. */
async function liesAboard(context: Context, tx: Tx, trackingCode: string): Promise<boolean> {
  const parcel = await lockScannable(context, tx, trackingCode);
  return parcel !== undefined && isAboard(tx, parcel.id);
}

async function isClosedAboard(tx: Tx, code: string): Promise<boolean> {
  const bag = await findBag(tx, code);
  return bag !== undefined && isBagAboard(tx, bag.id);
}
