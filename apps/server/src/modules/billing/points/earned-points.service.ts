/**
 * Owns the points that deliveries bring: one for each dollar of what was paid and collected, whole ones for each order.
 * Promises that an order has brought as many as its collected parcels are worth, however they were collected one after
 * the other, and that what is collected no more brings none, as far as the points were not spent.
 */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Context } from '../../../context.ts';
import { beforeCommit, inTransaction, type Tx } from '../../../platform/database.ts';
import { sendAhead } from '../../../platform/pipelined-transaction.ts';
import { pointsOfGroups } from '../../pricing/charges/parcel-charge.service.ts';
import { readBalances, type Poster } from '../ledger/ledger.service.ts';
import { lockPurse } from '../ledger/purse.store.ts';
import {
  collectedDeliveries,
  earnedBefore,
  earningOrdersOf,
  saveEarned,
  type EarningOrder,
} from './earned-points.store.ts';
import { givePoints, takePointsBack } from './points.service.ts';
import { endedPoints } from './points.store.ts';

type AtEnd = { by: Poster; order: EarningOrder };

const atEnd = new WeakMap<Tx, Map<string, AtEnd>>();

/**
 * The same once, at the end of the transaction, after all that it gives of the order; beside what follows from it
 * there.
 */
export function settlePointsAtEnd(
  context: Pick<Context, 'clock'>,
  tx: Tx,
  by: Poster,
  order: EarningOrder,
): void {
  const orders = atEnd.get(tx) ?? new Map<string, AtEnd>();
  orders.set(JSON.stringify([order.customerCode, order.of]), { by, order });
  if (atEnd.has(tx)) return;
  atEnd.set(tx, orders);
  beforeCommit(tx, async () => {
    atEnd.delete(tx);
    for (const each of orders.values()) await settleEarnedPoints(context, tx, each.by, each.order);
  });
}

/**
 * Gives or takes back what an order has brought less or more than it should. The purse is locked. `of`: its code, or
 * that of a parcel without one.
 */
async function settleEarnedPoints(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  by: Poster,
  order: EarningOrder,
): Promise<void> {
  const { customerCode, of } = order;
  const [deliveries, before] = await Promise.all([collectedDeliveries(tx, order), earnedBefore(tx, order)]);
  const group = deliveries.map(({ versionId, minor }) => ({
    versionId,
    amount: { amountMinor: minor, currency: 'USD' as const },
  }));
  const worth = await pointsOfGroups({ db: tx }, [group]);
  const subject = { type: 'order', id: of };
  if (worth > before) {
    sendAhead(saveEarned(tx, order, worth));
    await givePoints({ clock }, tx, by, { customerCode, points: worth - before, subject });
  }
  if (worth >= before) return;
  // What was spent meanwhile is not owed, and what has ended goes first: points are never fewer than none.
  const ended = await endedPoints(tx, customerCode, dushanbeDay(clock.now()));
  const left = Number((await readBalances(tx, customerCode)).points) - ended;
  const points = Math.min(before - worth, left);
  if (points > 0) await takePointsBack({ clock }, tx, by, { customerCode, points, subject });
  await saveEarned(tx, order, before - points);
}

/** Takes back what these parcels have brought and should no more: their hand-over was undone. Idempotent. */
export async function settlePointsOfParcels(
  context: Pick<Context, 'db' | 'clock'>,
  parcelIds: readonly string[],
): Promise<void> {
  for (const order of await earningOrdersOf(context.db, parcelIds))
    await inTransaction(context.db, async (tx) => {
      await lockPurse(tx, order.customerCode);
      await settleEarnedPoints(context, tx, { name: 'system', userId: null }, order);
    });
}
