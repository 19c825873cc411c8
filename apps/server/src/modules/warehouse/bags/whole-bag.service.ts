/**
 * Owns what becomes of a whole bag at a China warehouse: it is opened, closed and put away. Promises that what is done
 * to a bag is done to all that is in it, in one transaction: what lies in a closed bag is packed, and what lies in a
 * bag lies in its cell.
 */
import { bagTakes } from '@rohi/contract/containers/bag-destination';
import type { BagKind } from '@rohi/contract/containers/bag-kinds';
import { isFarFromContents } from '@rohi/contract/containers/bag-weight';
import type { ScanSay, ScanVerdict } from '@rohi/contract/stations/verdicts';
import { staysFor } from '@rohi/contract/tracking/stays-put';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { kilograms } from '../../containers/bag-list.service.ts';
import {
  checkWithin,
  closeBag,
  openBag as openIt,
  placeBag,
  readClosing,
  type BagRow,
} from '../../containers/bags.service.ts';
import { listPlaces } from '../../places/places.service.ts';
import { writeParcels } from '../../tracking/tracking.service.ts';
import { readCell } from '../cell-code.ts';
import { placeWithin } from '../cells.service.ts';
import { ScanRefusedError, type ScanOutcome, type StationAct } from '../scan-outcome.service.ts';
import { isChannelInUse } from './bag-channel.service.ts';
import { findOwnBag, isRefusal, lockWithin, refused, shownBag } from './bag-outcome.service.ts';

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
  const existing = await findOwnBag(tx, act, code);
  if (!isRefusal(existing)) return shownBag(tx, ...sayOfKnown(existing), existing);
  if (existing.say !== 'NO_SUCH_BAG') return existing;
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

/** Whether a bag goes where something goes that is put into it. */
export async function isOfDestination(
  tx: Tx,
  { destinationId: id }: BagRow,
  goesTo: number | null,
): Promise<boolean> {
  return bagTakes(id === null ? null : { id, isHub: (await kindOfPlace(tx, id)) === 'HUB' }, goesTo);
}

export type ClosedBag = {
  code: string;
  scanId: string;
  claimedAt: Date;
  weightG: number;
  seal: string | undefined;
  isSure: boolean;
};

/**
 * Closes a bag: all parcels within are packed with it. Throws `ScanRefusedError` for what turns out only as it is
 * written.
 */
export async function closeBagByScan(
  context: Context,
  tx: Tx,
  act: StationAct,
  { code, scanId, claimedAt, weightG, seal, isSure }: ClosedBag,
): Promise<ScanOutcome> {
  const bag = await findOwnBag(tx, act, code);
  if (isRefusal(bag)) return bag;
  if (bag.closedAt !== null) return shownBag(tx, 'DUPLICATE', 'ALREADY_CLOSED', bag);
  const closing = await readClosing(tx, bag.id);
  const { parcels, contentsG, hasOpenBag } = closing;
  if (parcels.length === 0) return shownBag(tx, 'BLOCKED', 'BAG_EMPTY', bag);
  if (hasOpenBag) return shownBag(tx, 'BLOCKED', 'OPEN_BAG_INSIDE', bag);
  if (parcels.some(({ problems }) => staysFor(problems) !== undefined))
    return shownBag(tx, 'BLOCKED', 'STAYS_INSIDE', bag);
  if (parcels.some(({ problems }) => problems.includes('HELD')))
    return shownBag(tx, 'BLOCKED', 'HELD_INSIDE', bag);
  if (!isSure && contentsG !== null && isFarFromContents(weightG, contentsG))
    return shownBag(tx, 'BLOCKED', 'FAR_FROM_CONTENTS', bag);
  const { principal, unitId } = act;
  const move = { type: 'CN_PACKED', actor: principal, source: 'station', placeId: unitId } as const;
  const results = await writeParcels(
    context,
    tx,
    parcels.map(({ trackingCode }) => ({
      trackingCode,
      moves: [{ ...move, claimedAt, requestId: scanId }],
    })),
  );
  if (results.some(({ outcomes }) => outcomes.some(({ result }) => result === 'refused')))
    throw new ScanRefusedError('BLOCKED', 'NO_RIGHT');
  const at = context.clock.now();
  const closed = { bagId: bag.id, closing, weightG, seal: seal?.trim() || null, at, by: principal.name };
  if (!(await closeBag(tx, closed))) return shownBag(tx, 'DUPLICATE', 'ALREADY_CLOSED', bag);
  await recordAudit(tx, {
    at,
    actor: { userId: principal.userId, name: principal.name },
    action: 'bag:close',
    subject: { type: 'bag', id: code },
    details: { weightKg: kilograms(weightG), seal: closed.seal },
  });
  return { ...(await shownBag(tx, 'OK', 'BAG_CLOSED', bag)), before: { closedAt: at.toISOString() } };
}

/** Puts a bag into a cell of the warehouse, with all that is in it. */
export async function putBagAway(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  act: StationAct,
  { code, cell: typed }: { code: string; cell: string },
): Promise<ScanOutcome> {
  const bag = await findOwnBag(tx, act, code);
  if (isRefusal(bag)) return bag;
  const cell = readCell(typed);
  if (cell === undefined) return shownBag(tx, 'BLOCKED', 'NO_SUCH_CELL', bag);
  const parcelIds = await lockWithin(tx, bag.id);
  if (!(await placeBag(tx, bag.id, cell))) return shownBag(tx, 'BLOCKED', 'IN_A_BAG', bag);
  if (bag.cell === cell) return shownBag(tx, 'DUPLICATE', 'ALREADY_THERE', bag);
  await checkWithin(tx, bag.id, parcelIds);
  await placeWithin(tx, act, { parcelIds, cell, at: clock.now() });
  return { ...(await shownBag(tx, 'OK', 'PUT_AWAY', bag)), before: { cell: bag.cell, putInto: cell } };
}
