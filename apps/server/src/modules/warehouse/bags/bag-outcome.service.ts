/**
 * What a scan at a bag comes to: the bag, or the parcel, that was scanned in this warehouse, where it lies, and what is
 * shown of it.
 */
import type { ScannedBag } from '@rohi/contract/stations/scans.contract';
import type { ScanSay, ScanVerdict } from '@rohi/contract/stations/verdicts';
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import {
  bagsOfParcel,
  findBag,
  parcelsWithin,
  pathOfBag,
  tallyBag,
  type BagRow,
} from '../../containers/bags.service.ts';
import { lockParcelIds, lockScannable } from '../../tracking/tracking.service.ts';
import { findCell } from '../cell.store.ts';
import { whyNotHere } from '../parcel-in-warehouse.ts';
import { outcomeFor, type ScanOutcome, type StationAct } from '../scan-outcome.service.ts';
import type { BeforeScan } from '../undo/before-scan.ts';

/** A verdict on a bag, with the bag as it stands in this transaction. */
export async function shownBag(
  tx: Tx,
  verdict: ScanVerdict,
  say: ScanSay,
  bag: BagRow,
): Promise<ScanOutcome> {
  const now = (await findBag(tx, bag.code)) ?? bag;
  return { verdict, say, parcel: null, bag: await describeBag(tx, now) };
}

/** What a station shows of a bag. */
export async function describeBag(tx: Tx, { id, code, kind, closedAt }: BagRow): Promise<ScannedBag> {
  return { code, kind, isOpen: closedAt === null, ...(await tallyBag(tx, id)) };
}

/** Something stands against it, and nothing of a bag is shown. */
export function refused(say: ScanSay, verdict: ScanVerdict = 'BLOCKED'): ScanOutcome {
  return { verdict, say, parcel: null };
}

/** The bag of a code in this warehouse, or why there is none. */
export async function findOwnBag(
  tx: Tx,
  { unitId }: StationAct,
  code: string,
): Promise<BagRow | ScanOutcome> {
  if (kindOfOwnCode(code) !== 'bag') return refused('NOT_A_BAG');
  const bag = await findBag(tx, code);
  if (bag === undefined) return refused('NO_SUCH_BAG', 'UNKNOWN');
  return bag.unitId === unitId ? bag : refused('OTHER_WAREHOUSE', 'WRONG_PLACE');
}

export function isRefusal(found: BagRow | ScanOutcome): found is ScanOutcome {
  return 'verdict' in found;
}

/** Locks the parcels within a bag: before bags, in the order of all writers of parcels. Their ids. */
export async function lockWithin(tx: Tx, bagId: string): Promise<string[]> {
  const ids = (await parcelsWithin(tx, bagId)).map(({ id }) => id);
  await lockParcelIds(tx, ids);
  return ids;
}

/** A received parcel of this warehouse, locked; or why it is none. */
export async function findParcelHere(context: Context, tx: Tx, { unitId }: StationAct, code: string) {
  const parcel = await lockScannable(context, tx, code);
  if (parcel === undefined || parcel.givesCodeBack) return refused('NOT_RECEIVED', 'UNKNOWN');
  const why = whyNotHere(parcel.state, parcel.receipt, unitId);
  if (why === 'OTHER_WAREHOUSE') return refused(why, 'WRONG_PLACE');
  if (why !== undefined) return outcomeFor(tx, code, 'BLOCKED', why);
  return parcel.receipt === undefined ? outcomeFor(tx, code, 'BLOCKED', 'NOT_RECEIVED') : parcel;
}

/** In which bag and which cell a parcel lies, before it is moved. */
export async function placeBefore(tx: Tx, { unitId }: StationAct, parcelId: string): Promise<BeforeScan> {
  const [bags, cell] = await Promise.all([bagsOfParcel(tx, parcelId), findCell(tx, parcelId, unitId)]);
  return { bag: bags.at(-1)?.code ?? null, cell };
}

/** The same of a bag that lies in another. */
export async function innerBefore(tx: Tx, { id, code, cell }: BagRow): Promise<BeforeScan> {
  return { innerBag: code, bag: (await pathOfBag(tx, id)).at(-2)?.code ?? null, cell };
}

/** Where a bag lies: that of the outermost. */
export async function cellOfBag(tx: Tx, { id }: BagRow): Promise<string | null> {
  return (await pathOfBag(tx, id))[0]?.cell ?? null;
}
