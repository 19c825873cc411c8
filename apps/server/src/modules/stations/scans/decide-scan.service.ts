/** What a scan means, whether a station sends it or a person takes it after all. */
import type { Authority } from '@rohi/contract/authorities';
import type { CaseAction } from '@rohi/contract/stations/exceptions.contract';
import type { ScanAction, StationScan } from '@rohi/contract/stations/scans.contract';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import { isPlainCode } from '@rohi/contract/tracking/code-shapes';
import type { CodeType } from '@rohi/contract/tracking/next-code.contract';
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { takeCounterScan } from '../counter/counter-scan.service.ts';
import { reportLiesHere } from '../exceptions/lies-here.service.ts';
import { undoScan } from '../undo/undo-scan.service.ts';
import { countByScan, countCellByScan } from '../inventory/count-by-scan.service.ts';
import { loadByScan } from '../loading/load-by-scan.service.ts';
import { weighByScan } from '../unloading/weigh-by-scan.service.ts';
import { acceptByScan } from '../transfers/accept-by-scan.service.ts';
import { transferByScan } from '../transfers/transfer-by-scan.service.ts';
import { unloadByScan } from '../unloading/unload-by-scan.service.ts';
import { closeBagByScan, putBagAway } from '../../warehouse/bags/bag-closing.service.ts';
import { openBag, putIntoBag, takeOutOfBag } from '../../warehouse/bags/bagging.service.ts';
import { putAway } from '../../warehouse/cells.service.ts';
import { reportProblem } from '../../warehouse/problems/report-problem.service.ts';
import { receiveBox } from '../../warehouse/receiving.service.ts';
import type { ScanOutcome, StationAct } from '../../warehouse/scan-outcome.service.ts';
import { shelve } from '../../warehouse/shelves.service.ts';

type Decided<Scan> = Scan extends StationScan
  ? Omit<Scan, 'seq' | 'at' | 'code' | 'isSure' | 'hasWaited'> & {
      code: string | undefined;
      claimedAt: Date;
      isSure: boolean;
      /** Of a counter without the line: done so long ago that a person has to look at it. */
      isLongAgo: boolean;
    }
  : never;

/** A scan with the code in what was read: undefined when it is none. */
export type ScanToDecide = Decided<StationScan>;

/** Who scans, in which unit, with which device. */
export type DeviceAct = StationAct & { device: string; deviceId: string };

/** What somebody must be allowed to do whose scan does this, or who settles it where a courier has done it. */
export function rightOf(action: CaseAction): Authority {
  if (action === 'NOT_MET') return 'courier:send';
  if (action === 'GIVE') return 'parcel:hand-over';
  if (action === 'TAKE_CASH') return 'payment:take';
  if (isLoading(action)) return 'trip:load';
  if (isUnloading(action)) return 'parcel:inbound';
  if (isTransferring(action)) return 'parcel:transfer';
  if (action === 'ACCEPT' || action === 'SHELVE_AT_POINT') return 'parcel:accept';
  if (action === 'SHELVE_AT_HUB') return 'parcel:inbound';
  if (isCounting(action)) return 'inventory:count';
  // What is taken back decides.
  if (action === 'UNDO' || action === 'LIES_HERE') return 'station:scan';
  return action.startsWith('BAG_') ? 'parcel:pack' : 'parcel:receive';
}

/** Whether a scan is of a trip that is filled. */
export function isLoading(action: ScanAction): action is 'LOAD' | 'UNLOAD' {
  return action === 'LOAD' || action === 'UNLOAD';
}

/** Whether a scan is of a trip that is emptied. */
export function isUnloading(action: ScanAction): action is 'INBOUND' | 'SEAL' | 'WEIGH' {
  return action === 'INBOUND' || action === 'SEAL' || action === 'WEIGH';
}

/** Whether a scan is of a transfer that a hub fills. */
export function isTransferring(action: ScanAction): action is 'TRANSFER' | 'TRANSFER_OUT' {
  return action === 'TRANSFER' || action === 'TRANSFER_OUT';
}

/** Whether a scan is of the count of a hub or pickup point. */
export function isCounting(action: ScanAction): action is 'COUNT' | 'COUNT_CELL' {
  return action === 'COUNT' || action === 'COUNT_CELL';
}

/** Decides a scan, and writes what it means. Throws `ScanRefusedError` for what turns out only as it is written. */
export async function decideScan(
  context: Context,
  tx: Tx,
  act: DeviceAct,
  scan: ScanToDecide,
): Promise<ScanOutcome> {
  const { code } = scan;
  if (code === undefined) return blocked('NOT_A_CODE');
  if (scan.action === 'GIVE' || scan.action === 'TAKE_CASH')
    return takeCounterScan(context, tx, act, { ...scan, code });
  if (scan.action === 'SEAL') return decideUnloading(context, tx, act, { ...scan, code });
  if (scan.action === 'COUNT_CELL') return countCellByScan(context, tx, act, { ...scan, code });
  const refusal = wrongThing(scan.action, code);
  if (refusal !== undefined) return blocked(refusal);
  if (scan.action === 'RECEIVE' || scan.action === 'REPORT_PROBLEM')
    return decideBox(context, tx, act, { ...scan, code });
  if (scan.action === 'PUT_AWAY') return decidePutAway(context, tx, act, { code, cell: scan.cell });
  if (scan.action === 'LOAD') return loadByScan(context, tx, act, { ...scan, code, unit: scan.unit });
  if (scan.action === 'LIES_HERE') return reportLiesHere(context, tx, act, { ...scan, code });
  if (scan.action === 'UNDO') return undoScan(context, tx, act, { ...scan, code, rightOf });
  if (scan.action === 'COUNT') return countByScan(context, tx, act, { ...scan, code });
  if (scan.action === 'WEIGH') return weighByScan(context, tx, act, { ...scan, code });
  if (scan.action === 'TRANSFER' || scan.action === 'TRANSFER_OUT')
    return transferByScan(context, tx, act, { ...scan, code });
  if (scan.action === 'SHELVE_AT_HUB' || scan.action === 'SHELVE_AT_POINT')
    return decideShelving(context, tx, act, { ...scan, code });
  if (scan.action === 'ACCEPT') return decideAccepting(context, tx, act, { ...scan, code });
  if (scan.action === 'INBOUND') return decideUnloading(context, tx, act, { ...scan, code });
  if (scan.action === 'UNLOAD') return loadByScan(context, tx, act, { ...scan, code, unit: undefined });
  return decideBag(context, tx, act, { ...scan, code });
}

function decidePutAway(context: Context, tx: Tx, act: StationAct, asked: { code: string; cell: string }) {
  if (kindOfOwnCode(asked.code) === 'bag') return putBagAway(context, tx, act, asked);
  return putAway(context, tx, act, { trackingCode: asked.code, cell: asked.cell });
}

type BoxScan = Extract<ScanToDecide, { action: 'RECEIVE' | 'REPORT_PROBLEM' }> & { code: string };

function decideBox(context: Context, tx: Tx, act: DeviceAct, scan: BoxScan): Promise<ScanOutcome> {
  const { code, scanId, claimedAt, weightG, sides, customerCode, cell, isSure, marks = [] } = scan;
  const measured = { scanId, claimedAt, weightG, sides, customerCode, cell, isSure, marks };
  const sticker = scan.action === 'RECEIVE' ? scan.sticker : undefined;
  // One code in thirty of ours has no digit, which no courier's lacks.
  const looksLikeCode = isPlainCode(code) || kindOfOwnCode(code) === 'parcel';
  const box = { trackingCode: code, isPlainCode: looksLikeCode, sticker, ...measured };
  if (scan.action === 'RECEIVE') return receiveBox(context, tx, act, box);
  const { problem: kind, note } = scan;
  return reportProblem(context, tx, act, box, { kind, note, device: act.device });
}

type HubScan = Extract<ScanToDecide, { action: 'INBOUND' | 'SEAL' }> & { code: string };

function decideUnloading(context: Context, tx: Tx, act: DeviceAct, scan: HubScan): Promise<ScanOutcome> {
  const { action, scanId, code, trip, claimedAt } = scan;
  const said = scan.action === 'SEAL' ? undefined : scan;
  return unloadByScan(context, tx, act, {
    ...{ action, scanId, code, trip, claimedAt },
    seal: said?.seal,
    note: said?.note,
    isDamaged: said?.isDamaged === true,
    isSure: said?.isSure === true,
  });
}

type PointScan = Extract<ScanToDecide, { action: 'ACCEPT' }> & { code: string };

function decideAccepting(context: Context, tx: Tx, act: DeviceAct, scan: PointScan): Promise<ScanOutcome> {
  const { scanId, code, transfer, claimedAt, seal, note, isDamaged, isSure } = scan;
  const said = { seal, note, isDamaged: isDamaged === true, isSure };
  return acceptByScan(context, tx, act, { scanId, code, transfer, claimedAt, ...said });
}

type ShelfScan = Extract<ScanToDecide, { action: 'SHELVE_AT_HUB' | 'SHELVE_AT_POINT' }> & { code: string };

function decideShelving(context: Context, tx: Tx, act: DeviceAct, scan: ShelfScan): Promise<ScanOutcome> {
  const at = scan.action === 'SHELVE_AT_HUB' ? 'HUB' : 'POINT';
  return shelve(context, tx, act, { trackingCode: scan.code, cell: scan.cell, at });
}

type BagScan = Extract<ScanToDecide, { action: `BAG_${string}` }> & { code: string };

function decideBag(context: Context, tx: Tx, act: StationAct, scan: BagScan): Promise<ScanOutcome> {
  const { code } = scan;
  if (scan.action === 'BAG_OPEN') {
    const { kind, destinationId, channelId } = scan;
    return openBag(context, tx, act, { code, kind, destinationId, channelId });
  }
  if (scan.action === 'BAG_PUT') return putIntoBag(context, tx, act, { code, bag: scan.bag });
  if (scan.action === 'BAG_TAKE_OUT') return takeOutOfBag(context, tx, act, code);
  return closeBagByScan(context, tx, act, { ...scan, code, seal: scan.seal });
}

/** Codes of ours that no parcel bears. */
const otherThings: Partial<Record<CodeType, ScanSay>> = {
  bag: 'BAG_CODE',
  trip: 'TRIP_CODE',
  transfer: 'TRANSFER_CODE',
  order: 'ORDER_CODE',
  claim: 'NOT_A_CODE',
  invoice: 'NOT_A_CODE',
};

/** What is never done to a bag. */
const ofParcelsAlone: ReadonlySet<ScanAction> = new Set(['RECEIVE', 'WEIGH', 'LIES_HERE']);

/** What stands against a code of something that the scan cannot be of. */
function wrongThing(action: ScanAction, code: string): ScanSay | undefined {
  const kind = kindOfOwnCode(code) ?? 'parcel';
  if (action === 'BAG_OPEN' || action === 'BAG_CLOSE') return kind === 'bag' ? undefined : 'NOT_A_BAG';
  if (kind === 'bag' && !ofParcelsAlone.has(action)) return undefined;
  return otherThings[kind];
}

export function blocked(say: ScanSay): ScanOutcome {
  return { verdict: 'BLOCKED', say, parcel: null };
}
