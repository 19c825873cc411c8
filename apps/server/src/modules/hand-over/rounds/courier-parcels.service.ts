/**
 * Owns that how a parcel's way with a courier has ended stands in its row, in the transaction that ends it, by whatever
 * way; and that the fee of a stop is owed once, by what its courier still brings.
 */
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Tx } from '../../../platform/database.ts';
import { follow, type Projection } from '../../../platform/projections.ts';
import { chargeForCouriers } from '../../billing/charges/parcel-charges.service.ts';
import { lockPurses } from '../../billing/charges/parcel-dues.service.ts';
import { lockParcels } from '../../tracking/tracking.service.ts';
import { parcelsWritten, type WrittenParcel } from '../../tracking/moves/written-parcels.service.ts';
import { feesToMove, moveFees } from './courier-fee.store.ts';
import { noteEnds } from './round.store.ts';

/** Comes before the charges of parcels, which follow the fees of ways that were not taken back. */
export const courierParcels: Projection = {
  follows: [follow(parcelsWritten, wasReady)],
  async write(tx, parcelIds) {
    if (await noteEnds(tx, parcelIds)) await passFeesOn(tx, parcelIds);
  },
};

function wasReady({ parcelId, before, after }: WrittenParcel): string[] {
  const isReady = [before, after].some((content) => content?.state.status === ParcelStatus.AwaitingCustomer);
  return isReady ? [parcelId] : [];
}

/**
 * Under the lock of the parcel, which may have been given before that was had, and of the purse, from which the fee may
 * have been paid.
 */
async function passFeesOn(tx: Tx, parcelIds: readonly string[]): Promise<void> {
  const wanted = await feesToMove(tx, parcelIds);
  if (wanted.length === 0) return;
  const codes = wanted.map(({ trackingCode }) => trackingCode);
  await lockParcels(tx, [...new Set(codes)].toSorted());
  await lockPurses(
    tx,
    wanted.map(({ customerCode }) => customerCode),
  );
  const moves = (await feesToMove(tx, parcelIds)).filter(({ trackingCode }) => codes.includes(trackingCode));
  if (moves.length === 0) return;
  await moveFees(tx, moves);
  await chargeForCouriers(
    tx,
    moves.map(({ parcelId }) => parcelId),
    moves.map(({ customerCode }) => customerCode),
  );
}
