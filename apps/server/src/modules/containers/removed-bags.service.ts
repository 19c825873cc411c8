/**
 * Owns that a bag which was opened by mistake is there no more. Promises that nothing was in it, that it lay in none,
 * and that nothing comes into it meanwhile.
 */
import type { Tx } from '../../platform/database.ts';
import { noteWrites } from '../../platform/projections.ts';
import { deleteBag, findContents, findHolder, lockBags, type BagRow } from './bag.store.ts';
import { bagsWritten } from './written-bags.service.ts';

/** `FILLED`: something lies in it. `INSIDE`: it lies in a bag. `SEALED`: it is closed. */
export type Removal = 'REMOVED' | 'FILLED' | 'INSIDE' | 'SEALED';

/** Removes an open bag that is empty and lies in none; its code may be opened again. */
export async function removeBag(tx: Tx, bag: Pick<BagRow, 'id' | 'code' | 'unitId'>): Promise<Removal> {
  const [locked] = await lockBags(tx, [bag.id], 'change');
  // Another undo has removed it.
  if (locked === undefined) return 'REMOVED';
  if (locked.closedAt !== null) return 'SEALED';
  if ((await findHolder(tx, { bagId: bag.id })) !== undefined) return 'INSIDE';
  if ((await findContents(tx, bag.id)).length > 0) return 'FILLED';
  await deleteBag(tx, bag.id);
  noteWrites(tx, bagsWritten, [bag]);
  return 'REMOVED';
}
