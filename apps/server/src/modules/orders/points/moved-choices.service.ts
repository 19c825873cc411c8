/**
 * Owns what becomes of the choices of an account that is closed. Promises that its pickup point and warehouse go to the
 * customer who takes its place, and that a choice of that customer's own is never replaced.
 */
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { findBoundPoint } from '../orders/customer.store.ts';
import { moveChosenWarehouse } from './chosen-warehouse.store.ts';
import { bindFirstPoint, type PointOwner } from './pickup-binding.service.ts';

/** Moves the choices of account `from` within the caller's transaction, which has locked both. */
export async function moveChoices(context: Context, tx: Tx, from: string, to: PointOwner): Promise<void> {
  await moveChosenWarehouse(tx, from, to.userId);
  const pointId = await findBoundPoint(tx, from);
  if (pointId !== undefined) await bindFirstPoint(context, tx, to, pointId);
}
