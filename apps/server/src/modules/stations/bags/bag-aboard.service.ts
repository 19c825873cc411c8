import type { Tx } from '../../../platform/database.ts';
import { isAnyAboard } from '../../linehaul/loading/take-aboard.service.ts';
import { lockWithin } from '../../warehouse/bags/bag-outcome.service.ts';

/** Whether a bag is aboard a trip with what is in it. Its parcels stay locked until the end of the transaction: none comes aboard meanwhile. */
export async function isBagAboard(tx: Tx, bagId: string): Promise<boolean> {
  return isAnyAboard(tx, await lockWithin(tx, bagId));
}
