/** Owns the sums of orders by day: the database writes them with each change, this keeps them short. */
import type { Context } from '../../../context.ts';
import { foldTally } from './order-tally.store.ts';

/** Joins what has been added up since the last time. Bears being run twice, also at once. */
export async function shortenTally({ db }: Pick<Context, 'db'>): Promise<void> {
  await foldTally(db);
}
