/**
 * Owns that a scan takes back what an earlier one of the same device has done. Promises that the scanner does so within
 * a day and a supervisor after that, that each is taken back once, and that one which waits for a person needs none any
 * more.
 */
import type { Authority } from '@rohi/contract/authorities';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import { isUndoable, undoHours, type UndoReason } from '@rohi/contract/stations/undo-reasons';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findBag } from '../../containers/bags.service.ts';
import { isAboard, isAnyAboard } from '../../linehaul/loading/take-aboard.service.ts';
import { lockScannable } from '../../tracking/tracking.service.ts';
import { lockWithin } from '../../warehouse/bags/bag-outcome.service.ts';
import {
  outcomeFor,
  type BeforeScan,
  type ScanOutcome,
  type StationAct,
} from '../../warehouse/scan-outcome.service.ts';
import { takeBack } from '../../warehouse/undo/take-back.service.ts';
import { insertUndone, isUndone } from '../../warehouse/undo/undone-scans.service.ts';
import { layAsideOf } from '../exceptions/exception.store.ts';
import { lockTakenScan, type TakenScan } from '../scans/scan.store.ts';

/** Who scans, in which unit, with which device. */
export type DeviceAct = StationAct & { device: string; deviceId: string };

/** The scan that takes back. */
type Undoing = { undoId: string; claimedAt: Date; reason: UndoReason; note: string | undefined };

/** The scan that is taken back, and what was read then. */
type DoneScan = TakenScan & { scanId: string; code: string };

/** How a scan of an act is taken back. */
export type Undo = {
  /** Whether it has written something; what has not stands on the list of what needs a person, or nowhere. */
  hasWritten: (scan: TakenScan) => boolean;
  /** Throws `ScanRefusedError` for what turns out only as it is written. */
  takeBack: (context: Context, tx: Tx, act: DeviceAct, undo: Undoing, done: DoneScan) => Promise<ScanOutcome>;
};

type UndoScan = {
  scanId: string;
  code: string;
  claimedAt: Date;
  undoes: string;
  reason: UndoReason;
  note?: string | undefined;
};

/** Who may do an act, and how it is taken back; undefined where it never is. */
type ActOf = (done: TakenScan) => { authority: Authority; undo?: Undo };

/** Takes an earlier scan back, or says why not. Throws `ScanRefusedError` for what turns out only as it is written. */
export async function undoScan(
  context: Context,
  tx: Tx,
  act: DeviceAct,
  { scanId: undoId, code, claimedAt, undoes, reason, note }: UndoScan,
  actOf: ActOf,
): Promise<ScanOutcome> {
  const { principal, deviceId } = act;
  const nothing = () => outcomeFor(tx, code, 'BLOCKED', 'NOTHING_TO_UNDO');
  const scan = await lockTakenScan(tx, deviceId, undoes);
  if (scan === undefined) return nothing();
  const { authority, undo } = actOf(scan);
  if (undo === undefined) return nothing();
  const now = context.clock.now();
  const refusal = whyNotAllowed(principal, scan, { authority, now });
  if (refusal !== undefined) return outcomeFor(tx, code, 'BLOCKED', refusal);
  if (!undo.hasWritten(scan)) {
    const settled = await layAsideOf(tx, { deviceId, scanId: undoes }, { at: now, by: principal.name });
    return settled ? outcomeFor(tx, code, 'OK', 'UNDONE') : nothing();
  }
  const undoing = { undoId, claimedAt, reason, note: note?.trim() || undefined };
  return undo.takeBack(context, tx, act, undoing, { ...scan, scanId: undoes, code });
}

const hourMs = 3_600_000;

/** The scanner, with the right to make it, for a day; a supervisor always. */
function whyNotAllowed(
  { userId, authorities }: UserPrincipal,
  { userId: maker, takenAt }: TakenScan,
  { authority, now }: { authority: Authority; now: Date },
): ScanSay | undefined {
  if (authorities.has('parcel:undo')) return undefined;
  if (maker !== userId) return 'NOT_YOURS';
  if (!authorities.has(authority)) return 'NO_RIGHT';
  return now.getTime() - takenAt.getTime() > undoHours * hourMs ? 'TOO_LONG_AGO' : undefined;
}

/** What was done in a China warehouse: everything there is as it was. What is aboard a trip comes off it first. */
export const inWarehouse: Undo = {
  hasWritten: ({ answer: { verdict, say } }) =>
    say !== 'LABELLED' && (verdict === 'OK' || say === 'RECEIVED_UNOWNED'),
  takeBack: async (context, tx, act, undo, { action, answer: { parcel, bag }, before, scanId, code }) => {
    const trackingCode = parcel?.trackingCode;
    if (!isUndoable(action)) return outcomeFor(tx, code, 'BLOCKED', 'NOTHING_TO_UNDO');
    if (trackingCode !== undefined && (await liesAboard(context, tx, trackingCode)))
      return outcomeFor(tx, code, 'BLOCKED', 'CHANGED_SINCE');
    if (action === 'BAG_CLOSE' && (await isClosedAboard(tx, bag?.code ?? '')))
      return outcomeFor(tx, code, 'BLOCKED', 'BAG_ABOARD');
    const done = { deviceId: act.deviceId, scanId, action, trackingCode, bagCode: bag?.code };
    // As the rooms below have left it with the answer.
    return takeBack(context, tx, { ...act, ...undo }, { ...done, before: (before ?? {}) as BeforeScan });
  },
};

async function liesAboard(context: Context, tx: Tx, trackingCode: string): Promise<boolean> {
  const parcel = await lockScannable(context, tx, trackingCode);
  return parcel !== undefined && isAboard(tx, parcel.id);
}

async function isClosedAboard(tx: Tx, code: string): Promise<boolean> {
  const bag = await findBag(tx, code);
  return bag !== undefined && isAnyAboard(tx, await lockWithin(tx, bag.id));
}

/** It stands on the list of what needs a person, and on nothing else. */
export const caseAlone: Undo = {
  hasWritten: () => false,
  takeBack: (_context, tx, _act, _undo, { code }) => outcomeFor(tx, code, 'BLOCKED', 'NOTHING_TO_UNDO'),
};

/** What a list has taken back: of which parcel or bag, and in which cell. */
type TakenOffList = {
  outcome: ScanOutcome;
  parcelId: string | null;
  bagCode: string | null;
  cell?: string | null;
};

/** What a scan has changed on its list, and how the list takes it back. */
type OnList<Before> = (
  context: Context,
  tx: Tx,
  act: DeviceAct,
  undo: Omit<Undoing, 'reason'>,
  done: { scanId: string; code: string; before: Before },
) => Promise<TakenOffList>;

/**
 * A scan at an unloading, of a transfer or of a count is taken back by the list that it stands on, which has left under
 * `key` what it was before; it is on record beside the others.
 */
export function onList<Before extends object>(
  key: 'arrival' | 'acceptance' | 'carried' | 'count',
  takeOffList: OnList<Before>,
): Undo {
  return {
    hasWritten: ({ before }) => before !== null,
    takeBack: async (context, tx, act, { reason, ...undo }, { action, before: left, scanId, code }) => {
      const { principal, deviceId, unitId, device } = act;
      if (await isUndone(tx, deviceId, scanId)) return outcomeFor(tx, code, 'DUPLICATE', 'UNDONE_BEFORE');
      // As the list has left it with the answer.
      const before = (left as Partial<Record<typeof key, Before>>)[key];
      if (before === undefined || !isUndoable(action))
        return outcomeFor(tx, code, 'BLOCKED', 'NOTHING_TO_UNDO');
      const off = await takeOffList(context, tx, act, undo, { scanId, code, before });
      const { outcome, parcelId, bagCode, cell = null } = off;
      await insertUndone(tx, {
        deviceId,
        scanId,
        undoId: undo.undoId,
        action,
        parcelId,
        bagCode,
        unitId,
        device,
        reason,
        place: cell,
        note: undo.note ?? null,
        undoneAt: context.clock.now(),
        undoneBy: principal.name,
      });
      return outcome;
    },
  };
}
