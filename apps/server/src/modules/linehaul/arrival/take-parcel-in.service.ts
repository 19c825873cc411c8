/**
 * Owns what a scan of a parcel at an unloading comes to. Promises that only a parcel that was scanned has come to the hub, by the rules of every move, that what nobody
 * expected is noted and moved by nobody until the clerk says so, and that its place on the list is written in the same transaction.
 */
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import { ParcelStatus, stepIndexOf } from '@rohi/contract/tracking/parcel-status';
import { isStayReason } from '@rohi/contract/tracking/stays-put';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import {
  insertSurplus,
  lockItem,
  settleElsewhere,
  writeItem,
  type ItemRow,
} from '../../containers/checklists.service.ts';
import {
  lockScannable,
  writeParcels,
  type ParcelWrite,
  type ScannableParcel,
} from '../../tracking/tracking.service.ts';
import type { ArrivalAct, ArrivalBefore, ArrivalScan, TakenIn } from './arrival-scan.ts';
import { openChecklist, type OpenChecklist } from './open-checklist.service.ts';

export type { ArrivalAct, ArrivalBefore, ArrivalScan, TakenIn } from './arrival-scan.ts';

type Case = {
  act: ArrivalAct;
  scan: ArrivalScan;
  open: OpenChecklist;
  item: ItemRow | undefined;
};

/** Takes a parcel in, or notes that it is none of those expected. */
export async function takeParcelIn(
  context: Context,
  tx: Tx,
  act: ArrivalAct,
  scan: ArrivalScan,
): Promise<TakenIn> {
  const found = await lockScannable(context, tx, scan.code);
  const parcel = found?.givesCodeBack === true ? undefined : found;
  const open = await openChecklist(tx, act, scan.trip);
  if (typeof open === 'string') return { say: open };
  const item = await lockItem(tx, open.list.id, { parcelId: parcel?.id, code: scan.code });
  const known = { act, scan, open, item };
  if (parcel === undefined) return noteSurplus(context, tx, known, undefined);
  const isListed = item !== undefined && item.state !== 'SURPLUS';
  return isListed || scan.isSure
    ? arrive(context, tx, known, parcel)
    : noteSurplus(context, tx, known, parcel);
}

/** What the list does not have: it is noted there, and nothing is written to the parcel. */
async function noteSurplus(
  context: Context,
  tx: Tx,
  { act, scan, open, item }: Case,
  parcel: ScannableParcel | undefined,
): Promise<TakenIn> {
  const { say, otherTrip } = surplusSay(parcel, open.trip.code);
  if (say === 'ALREADY_INBOUND') return { say };
  if (open.list.endedAt !== null) return { say: 'UNLOADING_OVER' };
  if (item !== undefined) return { say, otherTrip };
  const thing = { parcelId: parcel?.id, code: parcel?.trackingCode ?? scan.code };
  await insertSurplus(tx, open.list.id, thing, {
    state: 'SURPLUS',
    isDamaged: false,
    ...checkedBy(context, act, scan),
  });
  return { say, otherTrip, before: { trip: scan.trip, item: null } };
}

function checkedBy(
  { clock }: Pick<Context, 'clock'>,
  { principal, device }: ArrivalAct,
  { scanId }: ArrivalScan,
) {
  return { scanId, at: clock.now(), by: principal.name, device };
}

function surplusSay(
  parcel: ScannableParcel | undefined,
  trip: string,
): { say: ScanSay; otherTrip: string | null } {
  if (parcel === undefined) return { say: 'NOBODY_KNOWS_IT', otherTrip: null };
  const { status } = parcel.state;
  const { tripCode } = parcel.facts;
  if (status === ParcelStatus.AwaitingHubOut) return { say: 'ALREADY_INBOUND', otherTrip: null };
  if (status === ParcelStatus.Received) return { say: 'COLLECTED', otherTrip: null };
  if (status === ParcelStatus.Cancelled) return { say: 'CANCELLED', otherTrip: null };
  const isOfOther = tripCode !== null && tripCode !== trip;
  return isOfOther ? { say: 'OF_OTHER_TRIP', otherTrip: tripCode } : { say: 'NOT_EXPECTED', otherTrip: null };
}

async function arrive(context: Context, tx: Tx, known: Case, parcel: ScannableParcel): Promise<TakenIn> {
  const { act, scan, open, item } = known;
  if (item === undefined && open.list.endedAt !== null) return { say: 'UNLOADING_OVER' };
  const isNewDamage = scan.isDamaged === true && item?.isDamaged !== true;
  const written = await write(context, tx, known, parcel);
  if (written.refusal !== undefined && !isNotedHere(written.refusal)) return { say: written.refusal };
  if (item?.state === 'SCANNED' && !written.hasMoved && !isNewDamage)
    return { say: written.refusal ?? 'ALREADY_INBOUND' };
  const checked = { state: 'SCANNED', ...checkedBy(context, act, scan) } as const;
  if (item === undefined) {
    const thing = { parcelId: parcel.id, code: parcel.trackingCode };
    await insertSurplus(tx, open.list.id, thing, { ...checked, isDamaged: isNewDamage });
  } else {
    const isDamaged = item.isDamaged || scan.isDamaged === true;
    await writeItem(tx, item.id, { ...checked, isDamaged });
  }
  await settleElsewhere(tx, parcel.id, open.list.id, checked);
  const before: ArrivalBefore = {
    trip: scan.trip,
    item: item === undefined ? null : { state: item.state, isDamaged: item.isDamaged },
    isFlagged: written.isFlagged,
  };
  return { say: written.refusal ?? sayOf(known, { ...written, isNewDamage }), before };
}

function sayOf(
  { item }: Case,
  { hasMoved, isNewDamage }: { hasMoved: boolean; isNewDamage: boolean },
): ScanSay {
  if (!hasMoved && isNewDamage && item?.state === 'SCANNED') return 'DAMAGE_NOTED';
  if (isNewDamage) return 'INBOUND_DAMAGED';
  return item?.isExpected === true ? 'INBOUND' : 'INBOUND_SURPLUS';
}

/** What has come and stays where it is: the list has it as here, and nothing moves it. */
const isNotedHere = (say: ScanSay) => say === 'HELD' || isStayReason(say);

type Move = ParcelWrite['moves'][number];
type Written = { hasMoved: boolean; isFlagged: boolean; refusal: ScanSay | undefined };

/** The parcel has come to the hub, and is damaged where the clerk says so. */
async function write(
  context: Context,
  tx: Tx,
  { act, scan }: Case,
  { trackingCode, state }: ScannableParcel,
): Promise<Written> {
  const { principal, unitId, device: station } = act;
  const mover = { actor: principal, source: 'station', claimedAt: scan.claimedAt } as const;
  if (state.status === ParcelStatus.Cancelled)
    return { hasMoved: false, isFlagged: false, refusal: 'CANCELLED' };
  const isHere = stepIndexOf(state.status) >= stepIndexOf(ParcelStatus.AwaitingHubOut);
  const moves: Move[] = [];
  if (!isHere) moves.push({ ...mover, type: 'HUB_INBOUND', placeId: unitId, requestId: scan.scanId });
  if (scan.isDamaged === true && !state.problems.includes('DAMAGED')) {
    const reason = scan.note?.trim() ?? '';
    const said = { ...mover, cause: 'DAMAGED', station, ...(reason === '' ? {} : { reason }) } as const;
    moves.push({ ...said, type: 'FLAG_RAISED', flag: 'DAMAGED' });
  }
  if (moves.length === 0) return { hasMoved: false, isFlagged: false, refusal: undefined };
  const [result] = await writeParcels(context, tx, [{ trackingCode, moves }]);
  const outcomes = result?.outcomes ?? [];
  const [arrival] = isHere ? [] : outcomes;
  return {
    hasMoved: arrival?.result === 'moved',
    isFlagged: outcomes.some(
      (outcome) => outcome.result === 'moved' && outcome.events.some(({ type }) => type === 'FLAG_RAISED'),
    ),
    refusal: arrival?.result === 'refused' ? refusalOf(arrival.error, state.status) : undefined,
  };
}

function refusalOf(error: string, status: ParcelStatus): ScanSay {
  if (error === 'tracking.parcelHeld') return 'HELD';
  if (error === 'tracking.parcelLost') return 'LOST';
  if (error === 'tracking.parcelReturning') return 'RETURNING';
  if (error === 'tracking.roleNotAllowed') return 'NO_RIGHT';
  return status === ParcelStatus.Cancelled ? 'CANCELLED' : 'NOT_EXPECTED';
}
