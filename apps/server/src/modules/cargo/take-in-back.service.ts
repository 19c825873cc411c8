/** A scan by which something was taken in was wrong: what it has written is as it was before. */
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database.ts';
import { systemPrincipal, type UserPrincipal } from '../../principal.ts';
import { takeOrderBack } from '../orders/orders/parcel-orders.service.ts';
import { lockOwners, settleOwners } from '../orders/orders/parcel-owners.service.ts';
import { isDeliveryPaid } from '../billing/charges/parcel-dues.service.ts';
import { findBag, moveBag } from '../containers/bags.service.ts';
import { lockItem, restoreItem, unimplyItems } from '../containers/checklists.service.ts';
import {
  effectiveEvents,
  lockScannable,
  writeParcels,
  type ParcelWrite,
  type ScannableParcel,
} from '../tracking/tracking.service.ts';
import { ScanRefusedError, type ScanOutcome } from '../warehouse/scan-outcome.service.ts';
import { isBag, numbersAt, thingOf } from './carried-answer.service.ts';
import type { CarryAct, Changed, ContainerRow, FoundAtHub, TakeInKind } from './container-kind.service.ts';
import { openList } from './open-list.service.ts';
import { takeWeighingBack } from './weighing/weigh-again.service.ts';

type Undoing = { undoId: string; claimedAt: Date; note: string | undefined };
/** The scan that is taken back; `before` names its container as the kind does. */
type DoneScan = { scanId: string; code: string; before: Changed };
type TakenBack = { outcome: ScanOutcome; parcelId: string | null; bagCode: string | null };

/** How a scan of a kind is taken back. Throws `ScanRefusedError` for what stands against it. */
export function takeInBack<Row extends ContainerRow>(kind: TakeInKind<Row>) {
  return async (
    context: Context,
    tx: Tx,
    act: CarryAct,
    undo: Undoing,
    done: DoneScan,
  ): Promise<TakenBack> => {
    const { code } = done;
    const container = String((done.before as Record<string, unknown>)[kind.name]);
    const isOfBag = isBag(code);
    const parcelId = await takeBack(context, tx, kind, act, { container, undo, done });
    const outcome = await thingOf(tx, { code, isOfBag }, 'OK', 'UNDONE');
    const numbers = kind.answer(await numbersAt(tx, kind, act, container), {});
    return { outcome: { ...outcome, ...numbers }, parcelId, bagCode: isOfBag ? code : null };
  };
}

const changedSince = () => new ScanRefusedError('BLOCKED', 'CHANGED_SINCE');

/** The id of the parcel that it was of. */
async function takeBack<Row extends ContainerRow>(
  context: Context,
  tx: Tx,
  kind: TakeInKind<Row>,
  act: CarryAct,
  { container, undo, done }: { container: string; undo: Undoing; done: DoneScan },
): Promise<string | null> {
  const { scanId, code, before } = done;
  const parcel = isBag(code) ? undefined : await lockScannable(context, tx, code);
  const open = await openList(tx, kind, act, container, kind.says);
  if (typeof open === 'string' || open.list.endedAt !== null) throw changedSince();
  if (before.bagUnitId !== undefined) {
    const bag = await findBag(tx, code);
    const missing = await unimplyItems(tx, open.list.id, { scanId });
    if (bag === undefined || missing === 0) throw changedSince();
    await moveBag(tx, bag.id, before.bagUnitId);
    return null;
  }
  const item = await lockItem(tx, open.list.id, { parcelId: parcel?.id, code });
  if (item === undefined) throw changedSince();
  if (before.found !== undefined && parcel !== undefined)
    await takeFoundBack(context, tx, act, { ...undo, scanId, found: before.found }, parcel);
  // The arrival was another scan's.
  if (before.item === undefined) return parcel?.id ?? null;
  const correction = { ...undo, scanId, arrival: kind.arrival?.type, isFlagged: before.isFlagged === true };
  const refusal = parcel && (await correctScan(context, tx, act, correction, parcel));
  if (refusal !== undefined) throw new ScanRefusedError('BLOCKED', refusal);
  await restoreItem(tx, item.id, before.item ?? null, { at: context.clock.now(), by: act.principal.name });
  return parcel?.id ?? null;
}

/** Owner and weight that a scan has found out are as they were, unless something was paid for the delivery since. */
async function takeFoundBack(
  context: Context,
  tx: Tx,
  act: CarryAct,
  { claimedAt, scanId, found }: Undoing & { scanId: string; found: FoundAtHub },
  parcel: ScannableParcel,
): Promise<void> {
  const {
    id,
    trackingCode,
    facts: { customerCode },
  } = parcel;
  if (found.gave !== undefined && customerCode !== found.gave) throw changedSince();
  if (await isDeliveryPaid(tx, id)) throw changedSince();
  const weighing = { scanId, claimedAt };
  if (found.isWeighing === true && !(await takeWeighingBack(context, tx, act, weighing, parcel)))
    throw changedSince();
  const facts = {
    ...found.owner,
    ...(found.weightG === undefined ? {} : { weightG: found.weightG }),
    ...found.sides,
  };
  if (Object.keys(facts).length === 0) return;
  const owners = await lockOwners(tx, [trackingCode]);
  if (found.order !== undefined && !(await takeOrderBack(tx, found.order, trackingCode)))
    throw changedSince();
  const move = { actor: act.principal, source: 'station', claimedAt, implied: true } as const;
  await writeParcels(context, tx, [{ trackingCode, declare: { facts, move }, moves: [] }]);
  const mover = { actor: systemPrincipal('cargo'), source: 'station' } as const;
  // What was flagged because it had no owner is flagged again.
  await settleOwners(context, tx, [{ trackingCode, isHere: false }], owners, mover);
}

type Move = ParcelWrite['moves'][number];
type Undoer = { principal: UserPrincipal; unitId: number; device: string };
type Correction = {
  undoId: string;
  claimedAt: Date;
  note: string | undefined;
  /** The scan that is taken back. */
  scanId: string;
  /** What it has reported; undefined where it was only checked. */
  arrival: 'HUB_INBOUND' | 'PP_RECEIVED' | undefined;
  /** The damage was flagged by it. */
  isFlagged: boolean;
};

/** Takes the scan out of the parcel's history; what stands against it. */
async function correctScan(
  context: Context,
  tx: Tx,
  { principal, unitId, device: station }: Undoer,
  { undoId, claimedAt, note, scanId, arrival: reported, isFlagged }: Correction,
  { trackingCode, history, state }: ScannableParcel,
): Promise<ScanSay | undefined> {
  const reason = note?.trim() ?? '';
  const correction = {
    ...({ actor: principal, source: 'station', claimedAt, placeId: unitId, station } as const),
    ...(reason === '' ? {} : { reason }),
  };
  const arrival = effectiveEvents(history).find(
    ({ type, requestId }) => type === reported && requestId === scanId,
  );
  const moves: Move[] = [];
  if (arrival !== undefined)
    moves.push({ ...correction, type: 'CORRECTED', corrects: arrival.seq, requestId: undoId });
  if (isFlagged && state.problems.includes('DAMAGED'))
    moves.push({ ...correction, type: 'FLAG_CLEARED', flag: 'DAMAGED' });
  if (moves.length === 0) return undefined;
  const [result] = await writeParcels(context, tx, [{ trackingCode, moves }]);
  const refused = result?.outcomes.find((outcome) => outcome.result === 'refused');
  return refused?.result === 'refused' ? wordOf(refused.error) : undefined;
}

function wordOf(error: string): ScanSay {
  if (error === 'tracking.undoTooLate') return 'TOO_LONG_AGO';
  return error === 'tracking.nothingToUndo' ? 'CHANGED_SINCE' : 'NO_RIGHT';
}
