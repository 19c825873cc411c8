/** What stations of a hub do with trips that they unload: parcels, bags by their seals, and the seals of the vehicle. */
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import { surplusSays, type ScanSay, type ScanVerdict } from '@rohi/contract/stations/verdicts';
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { readVehicleSeal, takeBagIn } from '../../linehaul/arrival/take-bag-in.service.ts';
import { takeInBack } from '../../linehaul/arrival/take-in-back.service.ts';
import {
  takeParcelIn,
  type ArrivalAct,
  type ArrivalBefore,
  type ArrivalScan,
  type TakenIn,
} from '../../linehaul/arrival/take-parcel-in.service.ts';
import { isToBeWeighed } from '../../linehaul/weighing/weigh-again.service.ts';
import { unloadingsOf } from '../../linehaul/arrival/unloading-sums.service.ts';
import { findTrip } from '../../trips/trips.service.ts';
import { findBag } from '../../containers/bags.service.ts';
import { shownBag } from '../../warehouse/bags/bag-outcome.service.ts';
import { ScanRefusedError, shown, type ScanOutcome } from '../../warehouse/scan-outcome.service.ts';

export type UnloadingScan = ArrivalScan & { action: 'INBOUND' | 'SEAL' };

/** Takes what has come in, or says why not. */
export async function unloadByScan(
  context: Context,
  tx: Tx,
  act: ArrivalAct,
  scan: UnloadingScan,
): Promise<ScanOutcome> {
  const trip = readScannedCode(scan.trip) ?? '';
  const isBag = scan.action === 'INBOUND' && kindOfOwnCode(scan.code) === 'bag';
  const taken = await take(context, tx, act, { ...scan, trip }, isBag);
  const { say, otherTrip, before } = taken;
  const verdict = verdictOf(say);
  const bag = isBag ? await findBag(tx, scan.code) : undefined;
  const outcome =
    bag === undefined ? await shown(tx, scan.code, verdict, say) : await shownBag(tx, verdict, say, bag);
  const unloading = say === 'OTHER_WAREHOUSE' ? null : await unloadingOf(tx, trip);
  const asksWeight = arrived.has(say) && (await isToBeWeighed(context, tx, scan.code));
  return {
    ...outcome,
    ...(say === 'OTHER_WAREHOUSE' ? { parcel: null, bag: null } : {}),
    unloading: unloading && {
      ...unloading,
      otherTrip: otherTrip ?? null,
      ...(asksWeight ? { isToBeWeighed: true } : {}),
    },
    ...(before === undefined ? {} : { before: { arrival: before } }),
  };
}

function take(
  context: Context,
  tx: Tx,
  act: ArrivalAct,
  scan: UnloadingScan,
  isBag: boolean,
): Promise<TakenIn> {
  if (scan.action === 'SEAL') return readVehicleSeal(context, tx, act, scan);
  return isBag ? takeBagIn(context, tx, act, scan) : takeParcelIn(context, tx, act, scan);
}

async function unloadingOf(tx: Tx, code: string) {
  const trip = await findTrip(tx, code);
  if (trip === undefined) return null;
  return (await unloadingsOf(tx, [trip])).get(trip.id)?.numbers ?? null;
}

const done: ReadonlySet<ScanSay> = new Set<ScanSay>([
  'INBOUND',
  'INBOUND_DAMAGED',
  'INBOUND_SURPLUS',
  'DAMAGE_NOTED',
  'BAG_TAKEN',
  'BAG_TO_SCAN',
  'SEAL_MATCHES',
]);
/** Of a parcel that stands before the clerk. */
const arrived: ReadonlySet<ScanSay> = new Set<ScanSay>(['INBOUND', 'INBOUND_DAMAGED', 'INBOUND_SURPLUS']);
const again: ReadonlySet<ScanSay> = new Set<ScanSay>(['ALREADY_INBOUND', 'SEAL_KNOWN']);
function verdictOf(say: ScanSay): ScanVerdict {
  if (done.has(say)) return 'OK';
  if (again.has(say)) return 'DUPLICATE';
  if (surplusSays.has(say) || say === 'NO_SUCH_BAG') return 'UNKNOWN';
  return say === 'OTHER_WAREHOUSE' ? 'WRONG_PLACE' : 'BLOCKED';
}

type Undoing = { undoId: string; claimedAt: Date; note: string | undefined };
type DoneScan = { scanId: string; code: string; before: ArrivalBefore };

/** Takes back what a scan at an unloading has written. Throws `ScanRefusedError` for what stands against it. */
export async function takeArrivalBack(
  context: Context,
  tx: Tx,
  act: ArrivalAct,
  undo: Undoing,
  scan: DoneScan,
): Promise<{ outcome: ScanOutcome; parcelId: string | null; bagCode: string | null }> {
  const isBag = kindOfOwnCode(scan.code) === 'bag';
  const { say, parcelId } = await takeInBack(context, tx, act, undo, { ...scan, isBag });
  if (say !== 'UNDONE') throw new ScanRefusedError('BLOCKED', say);
  const bag = isBag ? await findBag(tx, scan.code) : undefined;
  const outcome =
    bag === undefined ? await shown(tx, scan.code, 'OK', say) : await shownBag(tx, 'OK', say, bag);
  const unloading = await unloadingOf(tx, scan.before.trip);
  return { outcome: { ...outcome, unloading }, parcelId, bagCode: isBag ? scan.code : null };
}
