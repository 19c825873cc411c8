/** What the rooms above receive of charges before a write of them is committed. */
import type { Tx } from '../../../platform/database.ts';
import { noteWrites, type WriteKind } from '../../../platform/projections.ts';
import { updateCharges, type ChargeChange } from './charge.store.ts';

/** What is owed for a parcel is another sum. */
export const owedChanged: WriteKind<{ parcelId: string }> = { name: 'billing.owedChanged' };

/** What was paid for the delivery of a parcel went back: it may carry another share of its cargo now. */
export const deliveryOpened: WriteKind<{ parcelId: string }> = { name: 'billing.deliveryOpened' };

/**
 * Adds to what was paid on charges that are locked (less than zero: was paid back), and to what they are corrected by.
 */
export async function changeCharges(tx: Tx, changes: readonly ChargeChange[]): Promise<void> {
  const parcelIds = await updateCharges(tx, changes);
  if (changes.some(({ settledMinor }) => settledMinor < 0n))
    noteWrites(
      tx,
      deliveryOpened,
      parcelIds.map((parcelId) => ({ parcelId })),
    );
  noteWrites(
    tx,
    owedChanged,
    parcelIds.map((parcelId) => ({ parcelId })),
  );
}

/** What lying costs these parcels from now on is another sum. */
export function noteOwedChanged(tx: Tx, parcelIds: readonly string[]): void {
  noteWrites(
    tx,
    owedChanged,
    parcelIds.map((parcelId) => ({ parcelId })),
  );
}
