/**
 * What follows from the owner of a parcel, for parcels in a file of the office. It promises that a parcel which lies
 * somewhere and has no owner carries UNIDENTIFIED, unless the hub is to find its owner; that one which has found its
 * owner carries it no longer; and that a parcel of a customer goes to a pickup point when its order or its owner has
 * one (docs/domain.md, section 10).
 */
import { ParcelStatus, stepIndexOf } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { sendAhead } from '../../../platform/pipelined-transaction.ts';
import { writeParcels, type ParcelWrite } from '../../tracking/tracking.service.ts';
import { findParcelOwners, lockOwnedParcels, type ParcelOwner } from './parcel-owner.store.ts';

/** The owners of parcels before a file was written, by tracking code. */
export type OwnersBefore = ReadonlyMap<string, ParcelOwner>;

/** A parcel in a file. `isHere`: the file proves that it has arrived somewhere, for instance by a weight. */
export type ParcelOfFile = { trackingCode: string; isHere: boolean };

/** Who stands behind the moves that follow. */
type Mover = Pick<ParcelWrite['moves'][number], 'actor' | 'source'>;

/**
 * `unidentified`: without an owner and here; `awaited`: without an owner and not here yet; `leftToHub`: without an
 * owner, and the hub is to find that; a closed parcel is none of these.
 * `changed`: something has been written of it.
 */
export type Ownership = {
  owner: 'settled' | 'unidentified' | 'awaited' | 'leftToHub';
  ownerCode: string | null;
  changed: boolean;
};

/** Locks these parcels and returns their owners; called before anything of a file is written. */
export async function lockOwners(tx: Tx, trackingCodes: readonly string[]): Promise<OwnersBefore> {
  sendAhead(lockOwnedParcels(tx, trackingCodes));
  // A statement of its own: what somebody else has just committed is seen, in the tables beside the parcel too.
  return findParcelOwners(tx, trackingCodes);
}

/** The owners of the current parcels of these codes, by code. */
export function findOwners(db: Db, trackingCodes: readonly string[]): Promise<OwnersBefore> {
  return findParcelOwners(db, trackingCodes);
}

/** True once China has received it, whether the time is known or not. */
export function isReceived({ receivedAt, status }: Pick<ParcelOwner, 'receivedAt' | 'status'>): boolean {
  return receivedAt !== null || stepIndexOf(status) > stepIndexOf(ParcelStatus.AwaitingDeparture);
}

/**
 * Raises and clears UNIDENTIFIED and fills in pickup points, after the parcels and their orders are written; the answer
 * has one of each parcel that exists. The parcels are locked by the caller. A flag that a station has raised on a
 * customer's parcel stays.
 */
export async function settleOwners(
  context: Context,
  tx: Tx,
  named: readonly ParcelOfFile[],
  before: OwnersBefore,
  mover: Mover,
): Promise<Map<string, Ownership>> {
  if (named.length === 0) return new Map();
  const owners = await findParcelOwners(
    tx,
    named.map(({ trackingCode }) => trackingCode),
  );
  const settled = new Map<string, Ownership>();
  const writes: ParcelWrite[] = [];
  for (const parcel of named) {
    const now = owners.get(parcel.trackingCode);
    if (now === undefined) continue;
    const owner = ownershipOf(parcel, now);
    const write = now.isClosed
      ? undefined
      : consequenceOf(owner, now, before.get(parcel.trackingCode), mover);
    settled.set(parcel.trackingCode, { owner, ownerCode: now.ownerCode, changed: write !== undefined });
    if (write !== undefined) writes.push(write);
  }
  if (writes.length > 0) await writeParcels(context, tx, writes);
  return settled;
}

function ownershipOf({ isHere }: ParcelOfFile, now: ParcelOwner): Ownership['owner'] {
  if (now.ownerCode !== null || now.isClosed) return 'settled';
  if (now.awaitsOwner) return 'leftToHub';
  return isHere || isReceived(now) || now.problems.includes('UNIDENTIFIED') ? 'unidentified' : 'awaited';
}

function consequenceOf(
  owner: Ownership['owner'],
  { trackingCode, ownerCode, problems, pickupPointId, usualPointId }: ParcelOwner,
  before: ParcelOwner | undefined,
  mover: Mover,
): ParcelWrite | undefined {
  const isFlagged = problems.includes('UNIDENTIFIED');
  // A parcel that was not there before may have come from another file meanwhile, with its flag.
  const hasBeenFound = isFlagged && ownerCode !== null && (before?.ownerCode ?? null) === null;
  const flag = { flag: 'UNIDENTIFIED', ...mover } as const;
  const moves: ParcelWrite['moves'] =
    owner === 'unidentified' && !isFlagged
      ? [{ type: 'FLAG_RAISED', ...flag }]
      : hasBeenFound
        ? [{ type: 'FLAG_CLEARED', ...flag }]
        : [];
  const takesPoint = ownerCode !== null && pickupPointId === null && usualPointId !== null;
  if (moves.length === 0 && !takesPoint) return undefined;
  return {
    trackingCode,
    ...(takesPoint ? { declare: { facts: { pickupPointId: usualPointId }, move: mover } } : {}),
    moves,
  };
}
