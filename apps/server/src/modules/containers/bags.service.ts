/**
 * Owns what lies in which bag. Promises that everything lies in one place at a time, that nothing goes into or out of a
 * closed bag, and that a parcel lies in none from the transaction that ends its way on. That no bag lies within itself
 * is a constraint of the database.
 */
import { fitsInto } from '@rohi/contract/containers/bag-kinds';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { TakenByChanceError, type Db, type Tx } from '../../platform/database.ts';
import { sendAhead } from '../../platform/pipelined-transaction.ts';
import { follow, noteWrites, type Projection } from '../../platform/projections.ts';
import {
  parcelsWritten,
  type ParcelContent,
  type WrittenParcel,
} from '../tracking/moves/written-parcels.service.ts';
import {
  closeBagRow,
  deleteInner,
  deleteParcels,
  findBag,
  findChannelSources,
  findChannelWithin,
  findContents,
  findFirstWithin,
  findHolder,
  findOutermost,
  findParcelsWithin,
  findPath,
  insertBag,
  insertInner,
  insertParcel,
  listBagRows,
  lockBags,
  openBagRow,
  writeCell,
  writeUnit,
  type BagRow,
  type ContentRow,
  type ParcelWithin,
} from './bag.store.ts';
import { bagsWritten, contentsMoved } from './written-bags.service.ts';

export { findBag, findChannelSources, findContents, listBagRows };
export type { BagRow };

/** Parcels that are on their way no more: collected, cancelled, at the pickup point, or not received after all. */
export const leftBags: Projection = { follows: [follow(parcelsWritten, leftItsBag)], write: deleteParcels };

const onTheWay: ReadonlySet<ParcelStatus> = new Set([
  ParcelStatus.AwaitingDeparture,
  ParcelStatus.AwaitingHubIn,
  ParcelStatus.AwaitingHubOut,
  ParcelStatus.AwaitingPickupPoint,
]);

function mayLieInBag({ state }: ParcelContent): boolean {
  return onTheWay.has(state.status) && state.receivedAt !== null;
}

function leftItsBag({ parcelId, before, after, again }: WrittenParcel): string[] {
  const hasLeft = (before === undefined || mayLieInBag(before) || again === true) && !mayLieInBag(after);
  return hasLeft ? [parcelId] : [];
}

/** Who does something to a bag, and when. */
export type BagAct = { at: Date; by: string };

/** The bag of a code, made when there is none yet. */
export async function openBag(
  tx: Tx,
  bag: Pick<BagRow, 'code' | 'kind' | 'unitId' | 'destinationId' | 'channelId'>,
  { at, by }: BagAct,
): Promise<BagRow> {
  if (await insertBag(tx, { ...bag, openedAt: at, openedBy: by })) noteWrites(tx, bagsWritten, [bag]);
  const row = await findBag(tx, bag.code);
  // Taken back while it was being opened again.
  if (row === undefined) throw new MovedMeanwhileError();
  return row;
}

/** `THERE`: it lies there already. `SEALED`: one of the two bags is closed. */
export type Put = 'PUT' | 'MOVED' | 'THERE' | 'SEALED';

/** Puts a parcel, which the transaction has locked, into a bag, out of the one that it lies in. */
export async function putParcel(
  tx: Tx,
  { parcelId, bagId, at, by }: { parcelId: string; bagId: string } & BagAct,
): Promise<Put> {
  const holder = await findHolder(tx, { parcelId });
  const locked = await lockBags(tx, holder === undefined ? [bagId] : [bagId, holder], 'read');
  if (!locked.some(({ id }) => id === bagId)) throw new MovedMeanwhileError();
  if (locked.some(({ closedAt }) => closedAt !== null)) return 'SEALED';
  if (holder === bagId) return 'THERE';
  sendAhead(insertParcel(tx, { parcelId, bagId, at, by }));
  noteWrites(tx, contentsMoved, [{ parcelId }]);
  return holder === undefined ? 'PUT' : 'MOVED';
}

/** Puts a bag with all that is in it into another, out of the one that it lies in. */
export async function putBag(
  tx: Tx,
  { inner, bagId, at, by }: { inner: BagRow; bagId: string } & BagAct,
): Promise<Put | 'DOES_NOT_FIT'> {
  const holder = await findHolder(tx, { bagId: inner.id });
  const locked = await lockBags(tx, [inner.id, bagId, ...(holder === undefined ? [] : [holder])], 'change');
  if ((await findHolder(tx, { bagId: inner.id })) !== holder) throw new MovedMeanwhileError();
  const outer = locked.find(({ id }) => id === bagId);
  if (outer === undefined || !locked.some(({ id }) => id === inner.id)) throw new MovedMeanwhileError();
  if (!fitsInto(inner.kind, outer.kind)) return 'DOES_NOT_FIT';
  if (locked.some(({ id, closedAt }) => id !== inner.id && closedAt !== null)) return 'SEALED';
  if (holder === bagId) return 'THERE';
  await insertInner(tx, { innerId: inner.id, bagId, at, by });
  await writeCell(tx, inner.id, null);
  noteWrites(tx, bagsWritten, [inner]);
  return holder === undefined ? 'PUT' : 'MOVED';
}

/**
 * What says by which channel something goes: a parcel, or the id of the channel that an empty bag was opened for;
 * undefined: nothing.
 */
export type SaysChannel = { parcelId: string } | { openedFor: number } | undefined;

/**
 * What a parcel or a bag would come to in a bag, the outermost around it: of both the parcel that was put first, and of
 * a bag without one what it was opened for. No other transaction puts something first there until the end of this one.
 */
export async function whatSaysChannel(
  tx: Tx,
  bagId: string,
  what: { parcelId: string } | { bagId: string },
): Promise<{ there: SaysChannel; coming: SaysChannel }> {
  const outermost = async () => (await findPath(tx, bagId))[0]?.id ?? bagId;
  const around = await outermost();
  const beside = 'parcelId' in what ? what.parcelId : null;
  const isEmpty = (await findFirstWithin(tx, around, beside)) === undefined;
  if ('bagId' in what) sendAhead(lockBags(tx, [what.bagId, around], 'change'));
  else sendAhead(lockBags(tx, [around], isEmpty ? 'change' : 'read'));
  const [there, outermostNow, ofAround, coming] = await Promise.all([
    findFirstWithin(tx, around, beside),
    outermost(),
    isEmpty ? channelOfBag(tx, around) : undefined,
    'bagId' in what ? channelOfBag(tx, what.bagId) : what,
  ]);
  if (outermostNow !== around || (there === undefined && !isEmpty)) throw new MovedMeanwhileError();
  // A parcel that lies there alone is no reason against itself.
  return { there: there === undefined ? ofAround : { parcelId: there }, coming };
}

async function channelOfBag(tx: Tx, bagId: string): Promise<SaysChannel> {
  const [first, openedFor] = await Promise.all([
    findFirstWithin(tx, bagId, null),
    findChannelWithin(tx, bagId),
  ]);
  if (first !== undefined) return { parcelId: first };
  return openedFor === undefined ? undefined : { openedFor };
}

/** Something was moved, or a bag removed, between reading and locking: run again, it is read as it is now. */
class MovedMeanwhileError extends TakenByChanceError {}

/** `NOWHERE`: it lies in no bag. */
export type TakenOut = { result: 'TAKEN' | 'SEALED'; bag: BagRow } | { result: 'NOWHERE' };

/** Takes a parcel, which the transaction has locked, or a bag out of the bag that it lies in. */
export async function takeOut(tx: Tx, what: { parcelId: string } | { bagId: string }): Promise<TakenOut> {
  const holder = await findHolder(tx, what);
  if (holder === undefined) return { result: 'NOWHERE' };
  const own = 'bagId' in what ? [what.bagId] : [];
  const locked = await lockBags(tx, [holder, ...own], 'bagId' in what ? 'change' : 'read');
  if ((await findHolder(tx, what)) !== holder) throw new MovedMeanwhileError();
  const bag = locked.find(({ id }) => id === holder);
  if (bag === undefined) throw new RangeError('a bag that holds something is there');
  if (bag.closedAt !== null) return { result: 'SEALED', bag };
  await ('bagId' in what ? deleteInner(tx, what.bagId) : deleteParcels(tx, [what.parcelId]));
  if ('parcelId' in what) noteWrites(tx, contentsMoved, [what]);
  else
    noteWrites(
      tx,
      bagsWritten,
      locked.filter(({ id }) => id === what.bagId),
    );
  return { result: 'TAKEN', bag };
}

/** What a bag holds when somebody wants to close it. */
export type ClosingBag = {
  parcels: readonly ParcelWithin[];
  /** The sum of what lies directly in it; null where something was not weighed. Grams. */
  contentsG: number | null;
  hasOpenBag: boolean;
};

export async function readClosing(tx: Tx, bagId: string): Promise<ClosingBag> {
  const [parcels, contents] = [await findParcelsWithin(tx, bagId), await findContents(tx, bagId)];
  return { parcels, contentsG: sumOf(contents), hasOpenBag: contents.some(({ isOpen }) => isOpen) };
}

function sumOf(contents: readonly Pick<ContentRow, 'weightG'>[]): number | null {
  const weights = contents.flatMap(({ weightG }) => weightG ?? []);
  return weights.length === contents.length ? weights.reduce((sum, weight) => sum + weight, 0) : null;
}

/**
 * Closes a bag with parcels that the transaction has locked since they were read. What has come in or gone out
 * meanwhile makes the transaction run again. False when somebody else has closed it.
 */
export async function closeBag(
  tx: Tx,
  {
    bagId,
    closing,
    weightG,
    seal,
    at,
    by,
  }: { bagId: string; closing: ClosingBag; weightG: number; seal: string | null } & BagAct,
): Promise<boolean> {
  const [bag] = await lockBags(tx, [bagId], 'change');
  if (bag === undefined) throw new MovedMeanwhileError();
  if (bag.closedAt !== null) return false;
  await checkWithin(
    tx,
    bagId,
    closing.parcels.map(({ id }) => id),
  );
  const now = await readClosing(tx, bagId);
  if (now.hasOpenBag || now.contentsG !== closing.contentsG) throw new MovedMeanwhileError();
  await closeBagRow(tx, { id: bagId, weightG, seal, at, by });
  noteWrites(tx, bagsWritten, [bag]);
  return true;
}

/** Opens a closed bag again; `INSIDE_CLOSED` when it lies in one that is closed itself. */
export async function reopenBag(tx: Tx, bagId: string): Promise<'OPENED' | 'WAS_OPEN' | 'INSIDE_CLOSED'> {
  const holder = await findHolder(tx, { bagId });
  const locked = await lockBags(tx, [bagId, ...(holder === undefined ? [] : [holder])], 'change');
  if ((await findHolder(tx, { bagId })) !== holder) throw new MovedMeanwhileError();
  const isClosed = (id: string | undefined) => locked.some((bag) => bag.id === id && bag.closedAt !== null);
  if (!isClosed(bagId)) return 'WAS_OPEN';
  if (isClosed(holder)) return 'INSIDE_CLOSED';
  await openBagRow(tx, bagId);
  noteWrites(
    tx,
    bagsWritten,
    locked.filter(({ id }) => id === bagId),
  );
  return 'OPENED';
}

/** All parcels in a bag and in the bags in it, in order of id: whatever is done to a bag is done to them. */
export function parcelsWithin(db: Db | Tx, bagId: string): Promise<ParcelWithin[]> {
  return findParcelsWithin(db, bagId);
}

/** Makes the transaction run again when other parcels are within a bag than those that it has locked. */
export async function checkWithin(tx: Tx, bagId: string, lockedIds: readonly string[]): Promise<void> {
  const now = (await findParcelsWithin(tx, bagId)).map(({ id }) => id);
  if (now.join() !== lockedIds.join()) throw new MovedMeanwhileError();
}

/** The bags around a bag, from the outermost to itself. */
export function pathOfBag(db: Db | Tx, bagId: string): Promise<BagRow[]> {
  return findPath(db, bagId);
}

/** The outermost bags in which parcels lie, by the id of the parcel; loose ones are missing. */
export function outermostBags(db: Db | Tx, parcelIds: readonly string[]): Promise<Map<string, BagRow>> {
  return findOutermost(db, parcelIds);
}

/** The bags that a parcel lies in, from the outermost on; none for a loose one. */
export async function bagsOfParcel(db: Db | Tx, parcelId: string): Promise<BagRow[]> {
  const holder = await findHolder(db, { parcelId });
  return holder === undefined ? [] : findPath(db, holder);
}

/** Has a bag lie in a cell, or in none; false when it lies in another bag, and with that. */
export async function placeBag(tx: Tx, bagId: string, cell: string | null): Promise<boolean> {
  const [bag] = await lockBags(tx, [bagId], 'change');
  if (bag === undefined) throw new MovedMeanwhileError();
  if ((await findHolder(tx, { bagId })) !== undefined) return false;
  await writeCell(tx, bagId, cell);
  return true;
}

/** Has a bag, with what is in it, be in another unit. */
export async function moveBag(tx: Tx, bagId: string, unitId: number): Promise<void> {
  await lockBags(tx, [bagId], 'change');
  await writeUnit(tx, bagId, unitId);
}

/** What is in a bag, counted and added up as it lies there. */
export async function tallyBag(
  db: Db | Tx,
  bagId: string,
): Promise<{ parcels: number; contentsG: number | null }> {
  const [contents, parcels] = await Promise.all([findContents(db, bagId), findParcelsWithin(db, bagId)]);
  return { parcels: parcels.length, contentsG: sumOf(contents) };
}
