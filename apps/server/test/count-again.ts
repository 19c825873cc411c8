import type { Context } from '../src/context.ts';
import { noteOrders } from '../src/modules/orders/numbers/order-progress.store.ts';
import { inTransaction } from '../src/platform/database.ts';

/** Has orders counted of which a test has written something past the service. */
export async function countAgain({ db }: Pick<Context, 'db'>, codes: readonly string[]): Promise<void> {
  await inTransaction(db, async (tx) => noteOrders(tx, codes));
}
