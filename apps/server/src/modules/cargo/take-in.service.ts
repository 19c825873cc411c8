/**
 * Owns what a scan of something comes to that a container brings. Promises that only what was scanned has come, by the
 * rules of every move, that a whole bag counts as come until its parcels are scanned, that unexpected things are noted
 * and not moved until the clerk says so, and that the place on the list is written in the same transaction.
 */
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import { isSameSeal, sealNumber } from '@rohi/contract/stations/seal-number';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import { ParcelStatus, stepIndexOf } from '@rohi/contract/tracking/parcel-status';
import { isStayReason } from '@rohi/contract/tracking/stays-put';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database.ts';
import { inAdvance, sendAhead } from '../../platform/pipelined-transaction.ts';
import { findBag, moveBag, parcelsWithin, type BagRow } from '../containers/bags.service.ts';
import {
  countListed,
  implyItems,
  insertSeal,
  insertSurplus,
  lockItem,
  settleElsewhere,
  writeItem,
  type ItemRow,
} from '../containers/checklists.service.ts';
import {
  lockScannable,
  writeParcels,
  type ParcelWrite,
  type ScannableParcel,
} from '../tracking/tracking.service.ts';
import type { ScanOutcome } from '../warehouse/scan-outcome.service.ts';
import { answerOf, isBag } from './carried-answer.service.ts';
import type {
  Carried,
  CarryAct,
  ContainerRow,
  OpenList,
  TakeInKind,
  TakeInScan,
} from './container-kind.service.ts';
import { checkedBy, openList } from './open-list.service.ts';

/** Takes a parcel or a bag in, or says why not. `container` is its code as it was read. */
export async function takeIn<Row extends ContainerRow>(
  context: Context,
  tx: Tx,
  kind: TakeInKind<Row>,
  act: CarryAct,
  { container: read, ...scan }: TakeInScan & { container: string },
): Promise<ScanOutcome> {
  const container = readScannedCode(read) ?? '';
  const { code } = scan;
  const isOfBag = isBag(code);
  const take = isOfBag ? takeBagIn : takeParcelIn;
  const carried: Carried = await take(context, tx, kind, act, container, scan);
  const { changed } = carried;
  const { left, name, listName: list } = kind;
  const before = changed && { [left]: { ...(list && { list }), [name]: container, ...changed } };
  const outcome = await answerOf(context, tx, kind, act, { container, code, isOfBag, carried });
  return { ...outcome, ...(before && { before }) };
}

type Case<Row extends ContainerRow> = {
  kind: TakeInKind<Row>;
  act: CarryAct;
  scan: TakeInScan;
  open: OpenList<Row>;
  item: ItemRow | undefined;
};

/** Takes a parcel in, or notes that it is none of those expected. */
async function takeParcelIn<Row extends ContainerRow>(
  context: Context,
  tx: Tx,
  kind: TakeInKind<Row>,
  act: CarryAct,
  container: string,
  scan: TakeInScan,
): Promise<Carried> {
  // The list is looked for behind the lock of the parcel, and locked after it.
  const locking = inAdvance(lockScannable(context, tx, scan.code));
  const open = await openList(tx, kind, act, container, kind.says);
  const found = await locking;
  const parcel = found?.givesCodeBack === true ? undefined : found;
  if (typeof open === 'string') return { say: open };
  const item = await lockItem(tx, open.list.id, { parcelId: parcel?.id, code: scan.code });
  const takeInCase = { kind, act, scan, open, item };
  if (parcel === undefined)
    return noteSurplus(context, tx, takeInCase, undefined, { say: 'NOBODY_KNOWS_IT' });
  const isListed = item !== undefined && item.state !== 'SURPLUS';
  if (kind.mayTake(act, parcel) && (isListed || scan.isSure)) return arrive(context, tx, takeInCase, parcel);
  return noteSurplus(context, tx, takeInCase, parcel, await kind.whyNotExpected(tx, act, parcel, open.row));
}

/** What the list does not have: it is noted there, and nothing is written to the parcel. */
async function noteSurplus<Row extends ContainerRow>(
  context: Context,
  tx: Tx,
  { kind, act, scan, open, item }: Case<Row>,
  parcel: ScannableParcel | undefined,
  why: Carried,
): Promise<Carried> {
  if (why.say === kind.says.again) return why;
  if (open.list.endedAt !== null) return { say: kind.says.over };
  if (item !== undefined) return why;
  const thing = { parcelId: parcel?.id, code: parcel?.trackingCode ?? scan.code };
  const noted = { state: 'SURPLUS', isDamaged: false, ...checkedBy(context, act, scan) } as const;
  return (await insertSurplus(tx, open.list.id, thing, noted)) ? { ...why, changed: { item: null } } : why;
}

async function arrive<Row extends ContainerRow>(
  context: Context,
  tx: Tx,
  takeInCase: Case<Row>,
  parcel: ScannableParcel,
): Promise<Carried> {
  const { kind, act, scan, open, item } = takeInCase;
  if (item === undefined && open.list.endedAt !== null) return { say: kind.says.over };
  const isNewDamage = scan.isDamaged === true && item?.isDamaged !== true;
  const written = await write(context, tx, takeInCase, parcel);
  if (written.refusal !== undefined && !isNotedHere(written.refusal)) return { say: written.refusal };
  if (item?.state === 'SCANNED' && !written.hasMoved && !isNewDamage)
    return { say: written.refusal ?? kind.says.again };
  const checked = { state: 'SCANNED', ...checkedBy(context, act, scan) } as const;
  if (item === undefined) {
    const thing = { parcelId: parcel.id, code: parcel.trackingCode };
    await insertSurplus(tx, open.list.id, thing, { ...checked, isDamaged: isNewDamage });
  } else
    sendAhead(writeItem(tx, item.id, { ...checked, isDamaged: item.isDamaged || scan.isDamaged === true }));
  sendAhead(settleElsewhere(tx, parcel.id, open.list.id, checked));
  const before = item === undefined ? null : { state: item.state, isDamaged: item.isDamaged };
  return {
    say: written.refusal ?? sayOf(takeInCase, { ...written, isNewDamage }),
    changed: { item: before, isFlagged: written.isFlagged },
  };
}

function sayOf<Row extends ContainerRow>(
  { kind: { says }, item }: Case<Row>,
  { hasMoved, isNewDamage }: { hasMoved: boolean; isNewDamage: boolean },
): ScanSay {
  if (!hasMoved && isNewDamage && item?.state === 'SCANNED') return 'DAMAGE_NOTED';
  if (isNewDamage) return says.damaged;
  return item?.isExpected === true ? says.taken : says.surplus;
}

/** What has come and stays where it is: the list has it as here, and nothing moves it. */
const isNotedHere = (say: ScanSay) => say === 'HELD' || isStayReason(say);

type Move = ParcelWrite['moves'][number];
type Written = { hasMoved: boolean; isFlagged: boolean; refusal: ScanSay | undefined };

/**
 * The parcel has come to the unit, which implies the steps that were not scanned before, and is damaged where the clerk
 * says so.
 */
async function write<Row extends ContainerRow>(
  context: Context,
  tx: Tx,
  { kind, act, scan }: Case<Row>,
  { trackingCode, state }: ScannableParcel,
): Promise<Written> {
  const { principal, unitId, device: station } = act;
  const nothing = { hasMoved: false, isFlagged: false };
  const mover = { actor: principal, source: 'station', claimedAt: scan.claimedAt } as const;
  if (state.status === ParcelStatus.Cancelled) return { ...nothing, refusal: 'CANCELLED' };
  const arrives =
    kind.arrival !== undefined && stepIndexOf(state.status) < stepIndexOf(kind.arrival.status)
      ? kind.arrival.type
      : undefined;
  const moves: Move[] = [];
  if (arrives !== undefined) moves.push({ ...mover, type: arrives, placeId: unitId, requestId: scan.scanId });
  if (scan.isDamaged === true && !state.problems.includes('DAMAGED')) {
    const reason = scan.note?.trim() ?? '';
    const move = { ...mover, cause: 'DAMAGED', station, ...(reason === '' ? {} : { reason }) } as const;
    moves.push({ ...move, type: 'FLAG_RAISED', flag: 'DAMAGED' });
  }
  if (moves.length === 0) return { ...nothing, refusal: undefined };
  const [result] = await writeParcels(context, tx, [{ trackingCode, moves }]);
  const outcomes = result?.outcomes ?? [];
  const [arrival] = arrives === undefined ? [] : outcomes;
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

/** Takes a bag whole where its seal is whole, or says that each parcel in it is scanned. */
async function takeBagIn<Row extends ContainerRow>(
  context: Context,
  tx: Tx,
  kind: TakeInKind<Row>,
  act: CarryAct,
  container: string,
  scan: TakeInScan,
): Promise<Carried> {
  const open = await openList(tx, kind, act, container, kind.says);
  if (typeof open === 'string') return { say: open };
  const { list } = open;
  const bag = await findBag(tx, scan.code);
  const parcelIds = bag === undefined ? [] : (await parcelsWithin(tx, bag.id)).map(({ id }) => id);
  const isListed = (await countListed(tx, list.id, parcelIds)) > 0;
  const checked = checkedBy(context, act, scan);
  if (bag === undefined || !isListed) {
    if (list.endedAt !== null) return { say: kind.says.over };
    const thing = { parcelId: undefined, code: scan.code };
    const noted = { state: 'SURPLUS', isDamaged: false, ...checked } as const;
    const isNew = await insertSurplus(tx, list.id, thing, noted);
    const say = bag === undefined ? 'NO_SUCH_BAG' : 'NOT_EXPECTED';
    return isNew ? { say, changed: { item: null } } : { say };
  }
  const say = await readSeal(tx, list.id, bag, { seal: scan.seal, ...checked });
  if (say !== 'SEAL_MATCHES') return { say };
  const implied = await implyItems(tx, list.id, parcelIds, checked);
  if (implied === 0) return { say: kind.says.again };
  await moveBag(tx, bag.id, act.unitId);
  return { say: 'BAG_TAKEN', changed: { bagUnitId: bag.unitId } };
}

async function readSeal(
  tx: Tx,
  listId: string,
  { code: bagCode, closedAt, seal: recordSeal }: BagRow,
  { seal, at, by }: { seal: string | undefined; at: Date; by: string },
): Promise<ScanSay> {
  const isMatch =
    seal !== undefined && closedAt !== null && recordSeal !== null && isSameSeal(seal, recordSeal);
  const number = seal === undefined ? null : sealNumber(seal) || null;
  await insertSeal(tx, listId, { bagCode, number, isMatch }, { at, by });
  if (isMatch) return 'SEAL_MATCHES';
  if (closedAt === null || recordSeal === null) return 'BAG_WITHOUT_SEAL';
  return number === null ? 'BAG_TO_SCAN' : 'SEAL_DIFFERS';
}
