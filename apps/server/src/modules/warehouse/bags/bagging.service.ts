/**
 * Owns what stations of a China warehouse do with bags. Promises that a parcel goes into a bag only when it lies in this warehouse and nothing stands against
 * it, and that it lies where its bag lies.
 */
import { bagTakes } from '@rohi/contract/containers/bag-destination';
import type { BagKind } from '@rohi/contract/containers/bag-kinds';
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import type { ScanSay, ScanVerdict } from '@rohi/contract/stations/verdicts';
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import { staysFor } from '@rohi/contract/tracking/stays-put';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import {
  bagsOfParcel,
  checkWithin,
  openBag as openIt,
  pathOfBag,
  putBag,
  putParcel,
  takeOut,
  type BagRow,
  type Put,
} from '../../containers/bags.service.ts';
import { listPlaces } from '../../places/places.service.ts';
import { lockScannable } from '../../tracking/tracking.service.ts';
import { findCell } from '../cell.store.ts';
import { placeWithin } from '../cells.service.ts';
import { whyNotHere } from '../parcel-in-warehouse.ts';
import { shown, type ScanOutcome, type StationAct } from '../scan-outcome.service.ts';
import type { BeforeScan } from '../undo/before-scan.ts';
import { isChannelInUse, isOfChannel } from './bag-channel.service.ts';
import { findOwnBag, isRefusal, lockWithin, refused, shownBag } from './bag-outcome.service.ts';

const putSays: Record<Put, [ScanVerdict, ScanSay]> = {
  PUT: ['OK', 'BAGGED'],
  MOVED: ['OK', 'MOVED_TO_BAG'],
  THERE: ['DUPLICATE', 'ALREADY_IN_BAG'],
  SEALED: ['BLOCKED', 'BAG_SEALED'],
};

export type OpenedBag = {
  code: string;
  kind: BagKind | undefined;
  destinationId: number | undefined;
  channelId: number | undefined;
};

/** Opens a bag: one that there is not yet is made; one that is open goes on being filled. */
export async function openBag(
  context: Pick<Context, 'db' | 'changes' | 'clock'>,
  tx: Tx,
  act: StationAct,
  { code, kind = 'SACK', destinationId, channelId }: OpenedBag,
): Promise<ScanOutcome> {
  const { principal, unitId } = act;
  const known = await findOwnBag(tx, act, code);
  if (!isRefusal(known)) return shownBag(tx, ...sayOfKnown(known), known);
  if (known.say !== 'NO_SUCH_BAG') return known;
  if (destinationId !== undefined && (await kindOfPlace(tx, destinationId)) === undefined)
    return refused('NO_SUCH_DESTINATION');
  if (channelId !== undefined && !(await isChannelInUse(context, channelId)))
    return refused('NO_SUCH_CHANNEL');
  const made = { code, kind, unitId, destinationId: destinationId ?? null, channelId: channelId ?? null };
  const at = context.clock.now();
  const bag = await openIt(tx, made, { at, by: principal.name });
  const { userId, name } = principal;
  await recordAudit(tx, {
    at,
    actor: { userId, name },
    action: 'bag:open',
    subject: { type: 'bag', id: code },
  });
  return { ...(await shownBag(tx, 'OK', 'BAG_OPENED', bag)), before: { opened: true } };
}

function sayOfKnown({ closedAt }: BagRow): [ScanVerdict, ScanSay] {
  return closedAt === null ? ['OK', 'BAG_OPENED'] : ['BLOCKED', 'BAG_SEALED'];
}

/** Hub or pickup point; undefined for a place to which no bag goes. */
async function kindOfPlace(tx: Tx, id: number): Promise<'HUB' | 'PICKUP_POINT' | undefined> {
  const kind = (await listPlaces(tx)).find((place) => place.id === id)?.kind;
  return kind === 'HUB' || kind === 'PICKUP_POINT' ? kind : undefined;
}

/** Puts a parcel, or a bag with all that is in it, into a bag. */
export async function putIntoBag(
  context: Context,
  tx: Tx,
  act: StationAct,
  { code, bag: read }: { code: string; bag: string },
): Promise<ScanOutcome> {
  const bag = await findOwnBag(tx, act, readScannedCode(read) ?? '');
  if (isRefusal(bag)) return bag;
  return kindOfOwnCode(code) === 'bag'
    ? putBagIntoBag(context, tx, act, { code, bag })
    : putParcelIntoBag(context, tx, act, { code, bag });
}

async function putParcelIntoBag(
  context: Context,
  tx: Tx,
  act: StationAct,
  { code, bag }: { code: string; bag: BagRow },
): Promise<ScanOutcome> {
  const found = await findParcelHere(context, tx, act, code);
  if ('verdict' in found) return found;
  const { problems } = found.state;
  const why = staysFor(problems) ?? (problems.includes('HELD') ? 'HELD' : undefined);
  if (why !== undefined) return shown(tx, code, 'BLOCKED', why);
  if (!(await isOfDestination(tx, bag, found.facts.pickupPointId)))
    return shown(tx, code, 'WRONG_PLACE', 'OTHER_DESTINATION');
  if (!(await isOfChannel(context, tx, bag.id, { parcelId: found.id })))
    return shown(tx, code, 'WRONG_PLACE', 'OTHER_CHANNEL');
  const before = await placeBefore(tx, act, found.id);
  const done = { at: context.clock.now(), by: act.principal.name };
  const put = await putParcel(tx, { parcelId: found.id, bagId: bag.id, ...done });
  const isIn = put === 'PUT' || put === 'MOVED';
  if (isIn) await placeWithin(tx, act, { parcelIds: [found.id], cell: await cellOf(tx, bag), at: done.at });
  const { bag: now } = await shownBag(tx, ...putSays[put], bag);
  return { ...(await shown(tx, code, ...putSays[put])), bag: now, ...(isIn ? { before } : {}) };
}

/** In which bag and which cell a parcel lies, before it is moved. */
async function placeBefore(tx: Tx, { unitId }: StationAct, parcelId: string): Promise<BeforeScan> {
  const bag = (await bagsOfParcel(tx, parcelId)).at(-1)?.code ?? null;
  return { bag, cell: await findCell(tx, parcelId, unitId) };
}

/** The same of a bag. */
async function innerBefore(tx: Tx, { id, code, cell }: BagRow): Promise<BeforeScan> {
  return { innerBag: code, bag: (await pathOfBag(tx, id)).at(-2)?.code ?? null, cell };
}

/** A received parcel of this warehouse, locked; or why it is none. */
export async function findParcelHere(context: Context, tx: Tx, { unitId }: StationAct, code: string) {
  const parcel = await lockScannable(context, tx, code);
  if (parcel === undefined || parcel.givesCodeBack) return refused('NOT_RECEIVED', 'UNKNOWN');
  const why = whyNotHere(parcel.state, parcel.receipt, unitId);
  if (why === 'OTHER_WAREHOUSE') return refused(why, 'WRONG_PLACE');
  if (why !== undefined) return shown(tx, code, 'BLOCKED', why);
  return parcel.receipt === undefined ? shown(tx, code, 'BLOCKED', 'NOT_RECEIVED') : parcel;
}

async function isOfDestination(
  tx: Tx,
  { destinationId: id }: BagRow,
  goesTo: number | null,
): Promise<boolean> {
  return bagTakes(id === null ? null : { id, isHub: (await kindOfPlace(tx, id)) === 'HUB' }, goesTo);
}

/** Where a bag lies: that of the outermost. */
async function cellOf(tx: Tx, { id }: BagRow): Promise<string | null> {
  return (await pathOfBag(tx, id))[0]?.cell ?? null;
}

async function putBagIntoBag(
  context: Context,
  tx: Tx,
  act: StationAct,
  { code, bag }: { code: string; bag: BagRow },
): Promise<ScanOutcome> {
  const inner = await findOwnBag(tx, act, code);
  if (isRefusal(inner)) return inner;
  if (!(await isOfDestination(tx, bag, inner.destinationId)))
    return shownBag(tx, 'WRONG_PLACE', 'OTHER_DESTINATION', bag);
  const at = context.clock.now();
  const parcelIds = await lockWithin(tx, inner.id);
  if (!(await isOfChannel(context, tx, bag.id, { bagId: inner.id })))
    return shownBag(tx, 'WRONG_PLACE', 'OTHER_CHANNEL', bag);
  const before = await innerBefore(tx, inner);
  const put = await putBag(tx, { inner, bagId: bag.id, at, by: act.principal.name });
  if (put === 'DOES_NOT_FIT') return shownBag(tx, 'BLOCKED', 'BAG_DOES_NOT_FIT', bag);
  const isIn = put === 'PUT' || put === 'MOVED';
  if (isIn) {
    await checkWithin(tx, inner.id, parcelIds);
    await placeWithin(tx, act, { parcelIds, cell: await cellOf(tx, bag), at });
  }
  return { ...(await shownBag(tx, ...putSays[put], bag)), ...(isIn ? { before } : {}) };
}

/** Takes a parcel or a bag out of the bag that it lies in. */
export async function takeOutOfBag(
  context: Context,
  tx: Tx,
  act: StationAct,
  code: string,
): Promise<ScanOutcome> {
  if (kindOfOwnCode(code) === 'bag') return takeBagOut(context, tx, act, code);
  const parcel = await findParcelHere(context, tx, act, code);
  if ('verdict' in parcel) return parcel;
  const before = await placeBefore(tx, act, parcel.id);
  const taken = await takeOut(tx, { parcelId: parcel.id });
  if (taken.result === 'NOWHERE') return shown(tx, code, 'DUPLICATE', 'NOT_IN_A_BAG');
  if (taken.result === 'SEALED') return shown(tx, code, 'BLOCKED', 'BAG_SEALED');
  await placeWithin(tx, act, { parcelIds: [parcel.id], cell: null, at: context.clock.now() });
  const { bag } = await shownBag(tx, 'OK', 'TAKEN_OUT', taken.bag);
  return { ...(await shown(tx, code, 'OK', 'TAKEN_OUT')), bag, before };
}

async function takeBagOut(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  act: StationAct,
  code: string,
): Promise<ScanOutcome> {
  const inner = await findOwnBag(tx, act, code);
  if (isRefusal(inner)) return inner;
  const parcelIds = await lockWithin(tx, inner.id);
  const before = await innerBefore(tx, inner);
  const taken = await takeOut(tx, { bagId: inner.id });
  if (taken.result === 'NOWHERE') return shownBag(tx, 'DUPLICATE', 'NOT_IN_A_BAG', inner);
  if (taken.result === 'SEALED') return shownBag(tx, 'BLOCKED', 'BAG_SEALED', taken.bag);
  await checkWithin(tx, inner.id, parcelIds);
  await placeWithin(tx, act, { parcelIds, cell: null, at: clock.now() });
  return { ...(await shownBag(tx, 'OK', 'TAKEN_OUT', taken.bag)), before };
}
