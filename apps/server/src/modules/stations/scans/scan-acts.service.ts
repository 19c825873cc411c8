/**
 * Owns what each act of a scan is: who may do it, at which stations, of which things, what it does and how it is taken
 * back. Whether a station sends the scan or a person takes it after all, this table decides. A new act is one entry
 * here.
 */
import type { Authority } from '@rohi/contract/authorities';
import type { CaseAction } from '@rohi/contract/stations/exceptions.contract';
import type { ScanAction, StationScan } from '@rohi/contract/stations/scans.contract';
import { stationWorks, unitOfWork, type StationWork } from '@rohi/contract/stations/station-words';
import type { UndoableAction } from '@rohi/contract/stations/undo-reasons';
import type { ScanSay, ScanVerdict } from '@rohi/contract/stations/verdicts';
import { isPlainCode } from '@rohi/contract/tracking/code-shapes';
import type { CodeType } from '@rohi/contract/tracking/next-code.contract';
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { isDatabaseDown, isDiskFull, isLockBusy, type Tx } from '../../../platform/database.ts';
import { isBag } from '../../cargo/carried-answer.service.ts';
import { fill } from '../../cargo/fill.service.ts';
import { bagToFill } from '../../cargo/kinds/bag-filling.service.ts';
import { transferToFill } from '../../cargo/kinds/transfer-filling.service.ts';
import { takeInAtHub } from '../../cargo/kinds/owner-at-hub.service.ts';
import { transferKind } from '../../cargo/kinds/transfer.service.ts';
import { tripToLoad } from '../../cargo/kinds/trip-loading.service.ts';
import { readVehicleSeal, tripKind } from '../../cargo/kinds/trip.service.ts';
import { plainKind, type PlainKind } from '../../cargo/plain-kind.service.ts';
import { takeIn } from '../../cargo/take-in.service.ts';
import { takeInBack } from '../../cargo/take-in-back.service.ts';
import { weighAgain } from '../../cargo/weighing/weigh-again.service.ts';
import { closeBagByScan, openBag, putBagAway } from '../../warehouse/bags/whole-bag.service.ts';
import { putAway } from '../../warehouse/cells.service.ts';
import { reportProblem } from '../../warehouse/problems/report-problem.service.ts';
import { receiveBox } from '../../warehouse/receiving.service.ts';
import { ScanRefusedError, type ScanOutcome, type StationAct } from '../../warehouse/scan-outcome.service.ts';
import { shelve } from '../../warehouse/shelves.service.ts';
import { takeCounterScan } from '../counter/counter-scan.service.ts';
import { reportLiesHere } from '../exceptions/lies-here.service.ts';
import { countByScan, countCellByScan } from '../inventory/count-by-scan.service.ts';
import { takeCountBack } from '../inventory/take-count-back.service.ts';
import {
  caseAlone,
  inWarehouse,
  onList,
  undoScan,
  type DeviceAct,
  type Undo,
} from '../undo/undo-scan.service.ts';

/** What scans need: the kinds of containers that say what all say as well. */
export type StationContext = Context & { checklistKinds: readonly PlainKind[] };

type Decided<Scan> = Scan extends StationScan
  ? Omit<Scan, 'seq' | 'at' | 'code' | 'isSure' | 'hasWaited' | 'handling'> & {
      code: string | undefined;
      claimedAt: Date;
      isSure: boolean;
      /** Of an offline counter: done so long ago that a person has to look at it. */
      isLongAgo: boolean;
    }
  : never;

/** A scan with the code in what was read: undefined when it is none. */
export type ScanToDecide = Decided<StationScan>;

type ScanOf<Action extends ScanAction> = Extract<ScanToDecide, { action: Action }> & { code: string };

/** An act; what can be taken back says how. */
type ScanAct<Action extends ScanAction = ScanAction> = {
  /** What the scanner must be allowed to do; what is taken back decides by itself. */
  authority: Authority;
  /** A device must be registered for one of these works. */
  works: readonly StationWork[];
  /** What its code is of. */
  thing: Thing;
  /**
   * Writes what the scan means. Throws `ScanRefusedError` for what turns out only as it is written. A method: the scan
   * of an entry is of its own action.
   */
  decide(context: StationContext, tx: Tx, act: DeviceAct, scan: ScanOf<Action>): Promise<ScanOutcome>;
} & (Action extends UndoableAction ? { undo: Undo } : { undo?: never });

const anyWork = stationWorks;
/** Every station of a hub or a pickup point counts. */
const countingWorks = stationWorks.filter((work) => unitOfWork[work] !== 'WAREHOUSE');

const box = { authority: 'parcel:receive', works: ['RECEIVING'] } as const;
const bag = { authority: 'parcel:pack', works: ['RECEIVING'] } as const;
const loading = { authority: 'trip:load', works: ['LOADING'], thing: 'PARCEL_OR_BAG' } as const;
const unloading = { authority: 'parcel:inbound', works: ['UNLOADING'] } as const;
const transferring = {
  authority: 'parcel:transfer',
  works: ['TRANSFERRING'],
  thing: 'PARCEL_OR_BAG',
} as const;
const accepting = { authority: 'parcel:accept', works: ['ACCEPTING'] } as const;
const counting = {
  authority: 'inventory:count',
  works: countingWorks,
  undo: onList('count', takeCountBack),
} as const;

const scanActs: { readonly [Action in Exclude<ScanAction, 'TAKE_IN'>]: ScanAct<Action> } = {
  RECEIVE: {
    ...box,
    thing: 'PARCEL',
    decide: (context, tx, act, { sticker, ...scan }) =>
      receiveBox(context, tx, act, { ...boxOf(scan), sticker }),
    undo: inWarehouse,
  },
  REPORT_PROBLEM: {
    ...box,
    thing: 'PARCEL_OR_BAG',
    decide: (context, tx, act, { problem: kind, note, ...scan }) =>
      reportProblem(
        context,
        tx,
        act,
        { ...boxOf(scan), sticker: undefined },
        { kind, note, device: act.device },
      ),
    undo: inWarehouse,
  },
  // Users who take boxes in put them away too.
  PUT_AWAY: {
    authority: 'parcel:receive',
    works: anyWork,
    thing: 'PARCEL_OR_BAG',
    decide: (context, tx, act, { code, cell }) =>
      isBag(code)
        ? putBagAway(context, tx, act, { code, cell })
        : putAway(context, tx, act, { trackingCode: code, cell }),
    undo: inWarehouse,
  },
  BAG_OPEN: {
    ...bag,
    thing: 'BAG',
    decide: (context, tx, act, { code, kind, destinationId, channelId }) =>
      openBag(context, tx, act, { code, kind, destinationId, channelId }),
    undo: inWarehouse,
  },
  BAG_PUT: {
    ...bag,
    thing: 'PARCEL_OR_BAG',
    decide: (context, tx, act, { bag: container, ...scan }) =>
      fill(context, tx, bagToFill, act, { ...scan, container, way: 'put' }),
    undo: inWarehouse,
  },
  BAG_TAKE_OUT: {
    ...bag,
    thing: 'PARCEL_OR_BAG',
    decide: (context, tx, act, scan) => fill(context, tx, bagToFill, act, { ...scan, way: 'out' }),
    undo: inWarehouse,
  },
  BAG_CLOSE: {
    ...bag,
    thing: 'BAG',
    decide: (context, tx, act, scan) => closeBagByScan(context, tx, act, { ...scan, seal: scan.seal }),
    undo: inWarehouse,
  },
  LOAD: {
    ...loading,
    decide: (context, tx, act, { trip: container, ...scan }) =>
      fill(context, tx, tripToLoad, act, { ...scan, container, way: 'put' }),
  },
  UNLOAD: {
    ...loading,
    decide: (context, tx, act, { trip: container, ...scan }) =>
      fill(context, tx, tripToLoad, act, { ...scan, container, way: 'out' }),
  },
  INBOUND: {
    ...unloading,
    thing: 'PARCEL_OR_BAG',
    decide: takeInAtHub,
    undo: onList('arrival', takeInBack(tripKind)),
  },
  SEAL: { ...unloading, thing: 'TEXT', decide: readVehicleSeal },
  WEIGH: { ...unloading, thing: 'PARCEL', decide: weighAgain },
  SHELVE_AT_HUB: { ...unloading, thing: 'PARCEL_OR_BAG', decide: shelveAt('HUB') },
  TRANSFER: {
    ...transferring,
    decide: (context, tx, act, { transfer: container, ...scan }) =>
      fill(context, tx, transferToFill, act, { ...scan, container, way: 'put' }),
  },
  TRANSFER_OUT: {
    ...transferring,
    decide: (context, tx, act, { transfer: container, ...scan }) =>
      fill(context, tx, transferToFill, act, { ...scan, container, way: 'out' }),
  },
  ACCEPT: {
    ...accepting,
    thing: 'PARCEL_OR_BAG',
    decide: (context, tx, act, { transfer: container, ...scan }) =>
      takeIn(context, tx, transferKind, act, { ...scan, container }),
    undo: onList('acceptance', takeInBack(transferKind)),
  },
  SHELVE_AT_POINT: { ...accepting, thing: 'PARCEL_OR_BAG', decide: shelveAt('POINT') },
  COUNT: { ...counting, thing: 'PARCEL_OR_BAG', decide: countByScan },
  COUNT_CELL: { ...counting, thing: 'TEXT', decide: countCellByScan },
  LIES_HERE: {
    authority: 'station:scan',
    works: anyWork,
    thing: 'PARCEL',
    decide: reportLiesHere,
    undo: caseAlone,
  },
  // What a device has done it takes back.
  UNDO: {
    authority: 'station:scan',
    works: anyWork,
    thing: 'WHAT_WAS_READ',
    decide: (context, tx, act, scan) => undoScan(context, tx, act, scan, (done) => actOf(context, done)),
  },
  GIVE: {
    authority: 'parcel:hand-over',
    works: ['COUNTER'],
    thing: 'ANYTHING',
    decide: takeCounterScan,
  },
  TAKE_CASH: {
    authority: 'payment:take',
    works: ['COUNTER'],
    thing: 'CUSTOMER',
    decide: takeCounterScan,
  },
};

/** An action, and of `TAKE_IN` the kind of container. */
type Acting<Action> = { action: Action; list?: string | null | undefined };

/** The act of a scan. */
export function actOf({ checklistKinds }: StationContext, { action, list }: Acting<ScanAction>): ScanAct {
  if (action !== 'TAKE_IN') return scanActs[action];
  const kind = checklistKinds.find(({ name }) => name === list);
  return kind === undefined ? ofNoKind : takingIn(kind);
}

function takingIn(own: PlainKind): ScanAct<'TAKE_IN'> {
  const kind = plainKind(own);
  return {
    authority: own.authority,
    works: [own.work],
    thing: 'PARCEL_OR_BAG',
    decide: (context, tx, act, scan) => takeIn(context, tx, kind, act, scan),
    undo: onList('carried', takeInBack(kind)),
  };
}

const ofNoKind: ScanAct<'TAKE_IN'> = {
  authority: 'station:scan',
  works: anyWork,
  thing: 'PARCEL_OR_BAG',
  decide: async () => blocked('NO_SUCH_CONTAINER'),
  undo: caseAlone,
};

/** What the scanner must be allowed to do, or the one who settles it where a courier has done it. */
export function rightOf(context: StationContext, { action, list }: Acting<CaseAction>): Authority {
  return action === 'NOT_MET' ? 'courier:send' : actOf(context, { action, list }).authority;
}

/** Decides a scan, and writes what it means. Throws `ScanRefusedError` for what turns out only as it is written. */
export async function decideScan(
  context: StationContext,
  tx: Tx,
  act: DeviceAct,
  scan: ScanToDecide,
): Promise<ScanOutcome> {
  const { code } = scan;
  if (code === undefined) return blocked('NOT_A_CODE');
  const { thing, decide } = actOf(context, scan);
  const refusal = wrongThing(thing, code);
  return refusal === undefined ? decide(context, tx, act, { ...scan, code }) : blocked(refusal);
}

export function blocked(say: ScanSay): ScanOutcome {
  return { verdict: 'BLOCKED', say, parcel: null };
}

type BoxScan = Omit<ScanOf<'RECEIVE'>, 'sticker' | 'action'>;

/** A box as it was taken in. One code in thirty of ours has no digit, which no courier's lacks. */
function boxOf({ code, scanId, claimedAt, weightG, sides, customerCode, cell, isSure, marks = [] }: BoxScan) {
  const isPlain = isPlainCode(code) || kindOfOwnCode(code) === 'parcel';
  const measured = { scanId, claimedAt, weightG, sides, customerCode, cell, isSure, marks };
  return { trackingCode: code, isPlainCode: isPlain, ...measured };
}

function shelveAt(at: 'HUB' | 'POINT') {
  return (context: Context, tx: Tx, act: StationAct, { code, cell }: { code: string; cell: string }) =>
    shelve(context, tx, act, { trackingCode: code, cell, at });
}

type Thing =
  | 'PARCEL'
  | 'BAG'
  | 'PARCEL_OR_BAG'
  /** A seal or a cell: no code, but a text of its own. */
  | 'TEXT'
  | 'CUSTOMER'
  /** Of an earlier scan: a code, or the text of a seal or a cell. */
  | 'WHAT_WAS_READ'
  /** It is with somebody else by now, whatever it is. */
  | 'ANYTHING';

/** Codes of ours that no parcel bears. */
const otherThings: Partial<Record<CodeType, ScanSay>> = {
  bag: 'BAG_CODE',
  trip: 'TRIP_CODE',
  transfer: 'TRANSFER_CODE',
  order: 'ORDER_CODE',
  claim: 'NOT_A_CODE',
  invoice: 'NOT_A_CODE',
};

/** Any code is taken for one of these. */
const unchecked: ReadonlySet<Thing> = new Set(['TEXT', 'CUSTOMER', 'ANYTHING']);

/** What stands against a code of something that the scan cannot be of. */
function wrongThing(thing: Thing, code: string): ScanSay | undefined {
  if (unchecked.has(thing)) return undefined;
  const kind = kindOfOwnCode(code) ?? 'parcel';
  if (thing === 'BAG') return kind === 'bag' ? undefined : 'NOT_A_BAG';
  return kind === 'bag' && thing !== 'PARCEL' ? undefined : otherThings[kind];
}

/** What the rooms below refuse as they write: what was written is taken back, and the scan has its answer. */
export function refusalOf(error: unknown): [ScanVerdict, ScanSay] | undefined {
  if (error instanceof ScanRefusedError) return [error.verdict, error.say];
  const isOthers = error instanceof AppError && error.errorName === 'orders.ofAnotherCustomer';
  return isOthers ? ['BLOCKED', 'OTHER_CUSTOMER'] : undefined;
}

/** Whether a failure says nothing of the scan that met it: refused as a call, or the database busy, full or away. */
export function mayPass(error: unknown): boolean {
  return error instanceof AppError || isDatabaseDown(error) || isLockBusy(error) || isDiskFull(error);
}
