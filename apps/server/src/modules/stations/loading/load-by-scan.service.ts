/** What stations do with trips that they load: a bag comes aboard as a whole, a parcel that lies in none alone. */
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import type { ScanSay, ScanVerdict } from '@rohi/contract/stations/verdicts';
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import { isStayReason } from '@rohi/contract/tracking/stays-put';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { bagsOfParcel, checkWithin, parcelsWithin, pathOfBag } from '../../containers/bags.service.ts';
import { scannedTripOf } from '../../linehaul/loading/load-check.service.ts';
import {
  takeAboard,
  takeOff,
  type Boarded,
  type LoadAct,
} from '../../linehaul/loading/take-aboard.service.ts';
import { lockParcels, type KnownParcel } from '../../tracking/tracking.service.ts';
import { findTrip } from '../../trips/trips.service.ts';
import { findOwnBag, isRefusal, shownBag } from '../../warehouse/bags/bag-outcome.service.ts';
import { findParcelHere } from '../../warehouse/bags/bagging.service.ts';
import { shown, type ScanOutcome } from '../../warehouse/scan-outcome.service.ts';

type LoadingScan = {
  action: 'LOAD' | 'UNLOAD';
  code: string;
  trip: string;
  unit?: number | undefined;
  claimedAt: Date;
};

/** Takes a bag or a parcel aboard the trip of the station, or off it. */
export async function loadByScan(
  context: Context,
  tx: Tx,
  act: LoadAct,
  scan: LoadingScan,
): Promise<ScanOutcome> {
  const trip = readScannedCode(scan.trip) ?? '';
  const read = { ...scan, trip };
  const outcome =
    kindOfOwnCode(scan.code) === 'bag'
      ? await loadBag(context, tx, act, read)
      : await loadParcel(context, tx, act, read);
  const row = await findTrip(tx, trip);
  const isSeen = row !== undefined && (row.originId === null || row.originId === act.unitId);
  return { ...outcome, trip: isSeen ? await scannedTripOf(tx, row) : null };
}

const done: ReadonlySet<ScanSay> = new Set<ScanSay>(['LOADED', 'LOADED_UNPLANNED', 'UNLOADED']);
const again: ReadonlySet<ScanSay> = new Set<ScanSay>(['ALREADY_ABOARD', 'NOT_ABOARD']);
const elsewhere: ReadonlySet<ScanSay> = new Set<ScanSay>(['WRONG_CHANNEL', 'OTHER_TRIP', 'OTHER_WAREHOUSE']);

function verdictOf(say: ScanSay): ScanVerdict {
  if (done.has(say)) return 'OK';
  if (again.has(say)) return 'DUPLICATE';
  return elsewhere.has(say) ? 'WRONG_PLACE' : 'BLOCKED';
}

async function loadParcel(context: Context, tx: Tx, act: LoadAct, scan: LoadingScan): Promise<ScanOutcome> {
  const parcel = await findParcelHere(context, tx, act, scan.code);
  if ('verdict' in parcel) return parcel;
  if ((await bagsOfParcel(tx, parcel.id)).length > 0) return shown(tx, scan.code, 'BLOCKED', 'GOES_WITH_BAG');
  const { say } = await board(context, tx, act, { ...scan, bagCode: null }, [parcel]);
  return shown(tx, scan.code, verdictOf(say), say);
}

function board(
  context: Context,
  tx: Tx,
  act: LoadAct,
  { action, ...scan }: LoadingScan & { bagCode: string | null },
  parcels: readonly KnownParcel[],
): Promise<Boarded> {
  return action === 'LOAD'
    ? takeAboard(context, tx, act, scan, parcels)
    : takeOff(context, tx, act, scan.trip, parcels);
}

async function loadBag(context: Context, tx: Tx, act: LoadAct, scan: LoadingScan): Promise<ScanOutcome> {
  const bag = await findOwnBag(tx, act, scan.code);
  if (isRefusal(bag)) return bag;
  if ((await pathOfBag(tx, bag.id)).length > 1) return shownBag(tx, 'BLOCKED', 'GOES_WITH_BAG', bag);
  if (scan.action === 'LOAD' && bag.closedAt === null) return shownBag(tx, 'BLOCKED', 'BAG_STILL_OPEN', bag);
  const within = await parcelsWithin(tx, bag.id);
  if (within.length === 0) return shownBag(tx, 'BLOCKED', 'BAG_EMPTY', bag);
  const parcels = await lockParcels(
    tx,
    within.map(({ trackingCode }) => trackingCode),
  );
  await checkWithin(
    tx,
    bag.id,
    within.map(({ id }) => id),
  );
  const { say } = await board(context, tx, act, { ...scan, bagCode: bag.code }, parcels);
  const said = say === 'HELD' ? 'HELD_INSIDE' : isStayReason(say) ? 'STAYS_INSIDE' : say;
  return shownBag(tx, verdictOf(said), said, bag);
}
