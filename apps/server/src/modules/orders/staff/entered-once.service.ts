/**
 * Owns that staff enter an order once: a request of one person makes one order, for whatever customer it is sent again.
 */
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { findMade, noteMade } from '../../audit/change-row.service.ts';
import { findAnyOrder } from '../orders/order.store.ts';

/**
 * Makes an order of a customer and returns its code, or that of the order which this request has made before. Throws
 * `orders.alreadyEntered` when that one is another customer's.
 * @param enter makes the order and calls `note` in its transaction
 */
export async function enterOnce(
  context: Context,
  actor: { userId: string },
  { requestId, customerId }: { requestId: string; customerId: string },
  enter: (note: (tx: Tx, code: string) => Promise<void>) => Promise<string>,
): Promise<string> {
  const request = { type: 'order', actor, requestId };
  const refuseOthers = async () => {
    const code = await findMade(context, request);
    if (code === undefined) return;
    const order = await findAnyOrder(context.db, code);
    if (order?.customerId !== customerId) throw new AppError('orders.alreadyEntered', { params: { code } });
  };
  await refuseOthers();
  try {
    return await enter((tx, code) => noteMade(tx, request, code, context.clock.now()));
  } catch (error) {
    // The same request came twice at once: the other one has made its order.
    await refuseOthers();
    throw error;
  }
}
