/**
 * Owns what a scan of a parcel at the acceptance of a transfer comes to. Promises that only what was scanned has come to the point, by the rules of every move, that what goes
 * to another point is moved by nobody here, and that its place on the list is written in the same transaction.
 */
import { ParcelStatus, stepIndexOf } from '@rohi/contract/tracking/parcel-status';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import { isStayReason } from '@rohi/contract/tracking/stays-put';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import {
  insertSurplus,
  lockChecklist,
  lockItem,
  settleElsewhere,
  writeItem,
  type ChecklistRow,
  type ItemRow,
} from '../../containers/checklists.service.ts';
import { findTransfer, type TransferRow } from '../../containers/transfers.service.ts';
import {
  lockScannable,
  writeParcels,
  type ParcelWrite,
  type ScannableParcel,
} from '../../tracking/tracking.service.ts';
import type { AcceptBefore, Accepted, AcceptScan } from './accept-scan.ts';
import type { TransferAct } from './transfer-scan.ts';
import { findTransferOf } from './transfer-of-parcel.store.ts';

export type { AcceptBefore, AcceptScan };

type Accepting = { transfer: TransferRow; list: ChecklistRow };

/** The transfer that this point accepts, which does not end until the transaction does; or why nothing is checked against it. */
export async function openAccepting(
  tx: Tx,
  { unitId }: Pick<TransferAct, 'unitId'>,
  code: string,
): Promise<Accepting | ScanSay> {
  const transfer = await findTransfer(tx, code);
  if (transfer === undefined) return 'NO_SUCH_TRANSFER';
  if (transfer.pointId !== unitId) return 'OTHER_WAREHOUSE';
  const list = await lockChecklist(tx, { transferId: transfer.id, work: 'ACCEPTING' }, 'read');
  return list === undefined ? 'ACCEPTING_NOT_BEGUN' : { transfer, list };
}

type Case = { act: TransferAct; scan: AcceptScan; open: Accepting; item: ItemRow | undefined };

/** Takes a parcel in, or notes that it is none of those expected. */
export async function acceptParcel(
  context: Context,
  tx: Tx,
  act: TransferAct,
  scan: AcceptScan,
): Promise<Accepted> {
  const found = await lockScannable(context, tx, scan.code);
  const parcel = found?.givesCodeBack === true ? undefined : found;
  const open = await openAccepting(tx, act, scan.transfer);
  if (typeof open === 'string') return { say: open };
  const item = await lockItem(tx, open.list.id, { parcelId: parcel?.id, code: scan.code });
  const known = { act, scan, open, item };
  if (parcel === undefined) return noteSurplus(context, tx, known, undefined, { say: 'NOBODY_KNOWS_IT' });
  const isListed = item !== undefined && item.state !== 'SURPLUS';
  const why = await whyNotExpected(tx, act, parcel);
  const isOfPoint = parcel.facts.pickupPointId === act.unitId;
  const isTaken = isOfPoint && (isListed || scan.isSure);
  return isTaken ? arrive(context, tx, known, parcel) : noteSurplus(context, tx, known, parcel, why);
}

async function whyNotExpected(
  tx: Tx,
  { unitId }: TransferAct,
  { id, state: { status }, facts: { pickupPointId } }: ScannableParcel,
): Promise<Accepted> {
  if (status === ParcelStatus.Received) return { say: 'COLLECTED' };
  if (status === ParcelStatus.Cancelled) return { say: 'CANCELLED' };
  if (pickupPointId === null) return { say: 'NO_POINT' };
  if (pickupPointId !== unitId) return { say: 'OTHER_POINT', otherPointId: pickupPointId };
  if (status === ParcelStatus.AwaitingCustomer) return { say: 'ALREADY_ACCEPTED' };
  const other = await findTransferOf(tx, id);
  return other === undefined ? { say: 'NOT_EXPECTED' } : { say: 'OF_OTHER_TRANSFER', otherTransfer: other };
}

/** What the list does not have: it is noted there, and nothing is written to the parcel. */
async function noteSurplus(
  context: Context,
  tx: Tx,
  { act, scan, open, item }: Case,
  parcel: ScannableParcel | undefined,
  why: Accepted,
): Promise<Accepted> {
  if (why.say === 'ALREADY_ACCEPTED') return why;
  if (open.list.endedAt !== null) return { say: 'ACCEPTING_OVER' };
  if (item !== undefined) return why;
  const thing = { parcelId: parcel?.id, code: parcel?.trackingCode ?? scan.code };
  const noted = { state: 'SURPLUS', isDamaged: false, ...checkedBy(context, act, scan) } as const;
  await insertSurplus(tx, open.list.id, thing, noted);
  return { ...why, before: { transfer: scan.transfer, item: null } };
}

function checkedBy(
  { clock }: Pick<Context, 'clock'>,
  { principal, device }: TransferAct,
  { scanId }: AcceptScan,
) {
  return { scanId, at: clock.now(), by: principal.name, device };
}

async function arrive(context: Context, tx: Tx, known: Case, parcel: ScannableParcel): Promise<Accepted> {
  const { act, scan, open, item } = known;
  if (item === undefined && open.list.endedAt !== null) return { say: 'ACCEPTING_OVER' };
  const isNewDamage = scan.isDamaged === true && item?.isDamaged !== true;
  const written = await write(context, tx, known, parcel);
  if (written.refusal !== undefined && !isNotedHere(written.refusal)) return { say: written.refusal };
  if (item?.state === 'SCANNED' && !written.hasMoved && !isNewDamage)
    return { say: written.refusal ?? 'ALREADY_ACCEPTED' };
  const checked = { state: 'SCANNED', ...checkedBy(context, act, scan) } as const;
  if (item === undefined) {
    const thing = { parcelId: parcel.id, code: parcel.trackingCode };
    await insertSurplus(tx, open.list.id, thing, { ...checked, isDamaged: isNewDamage });
  } else await writeItem(tx, item.id, { ...checked, isDamaged: item.isDamaged || scan.isDamaged === true });
  await settleElsewhere(tx, parcel.id, open.list.id, checked);
  const before: AcceptBefore = {
    transfer: scan.transfer,
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
  if (isNewDamage) return 'ACCEPTED_DAMAGED';
  return item?.isExpected === true ? 'ACCEPTED' : 'ACCEPTED_SURPLUS';
}

/** What has come and stays where it is: the list has it as here, and nothing moves it. */
const isNotedHere = (say: ScanSay) => say === 'HELD' || isStayReason(say);

type Move = ParcelWrite['moves'][number];
type Written = { hasMoved: boolean; isFlagged: boolean; refusal: ScanSay | undefined };

/** The parcel has come to the point, which implies what nobody has scanned before, and is damaged where the clerk says so. */
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
  const isHere = stepIndexOf(state.status) >= stepIndexOf(ParcelStatus.AwaitingCustomer);
  const moves: Move[] = [];
  if (!isHere) moves.push({ ...mover, type: 'PP_RECEIVED', placeId: unitId, requestId: scan.scanId });
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
