/**
 * Owns the numbers of orders: how far each is, and the sums by day. Promises that they are never apart from parcels and
 * orders.
 */
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { rest } from '../../../platform/leisure.ts';
import { follow, type Projection } from '../../../platform/projections.ts';
import { chargesWritten } from '../../billing/freight-charges.service.ts';
import { parcelsWritten, type WrittenParcel } from '../../tracking/moves/written-parcels.service.ts';
import { codesAfter, countOrders, findWronglyCounted, ordersWritten } from './order-progress.store.ts';
import { findWrongDays, foldTally, rebuildTally } from './order-tally.store.ts';

export { ordersWritten } from './order-progress.store.ts';

/** Numbers of the orders with a change in something that is counted, in their parcels or in themselves. */
export const orderNumbers: Projection = {
  follows: [
    follow(parcelsWritten, countedOrders),
    follow(chargesWritten, ({ orderCode }) => [orderCode]),
    follow(ordersWritten, ({ code }) => [code]),
  ],
  write: countOrders,
};

/** The orders that count this parcel: the one it is in, and the one it was in. */
function countedOrders({ before, after }: WrittenParcel): string[] {
  if (before !== undefined && countedOf(before) === countedOf(after)) return [];
  return [...new Set([before?.facts.orderCode, after.facts.orderCode])].flatMap((code) => code ?? []);
}

/** What an order counts of a parcel, as text: equal texts leave its numbers as they are. */
function countedOf({ facts, state }: WrittenParcel['after']): string {
  const { orderCode, pickupPointId, countryCode, weightG, lengthMm, widthMm, heightMm } = facts;
  return JSON.stringify([
    ...[orderCode, state.status, state.problems, pickupPointId, countryCode],
    ...[weightG, lengthMm, widthMm, heightMm],
  ]);
}

/** Joins what has been added up since the last time. Idempotent, also at once. */
export async function shortenTally({ db }: Pick<Context, 'db'>): Promise<void> {
  await foldTally(db);
}

const codesAtOnce = 500;

/**
 * Makes all numbers again, for data that came in past the service. Orders may be changed meanwhile. Returns how many
 * there are.
 */
export async function rebuildOrderNumbers({ db }: Pick<Context, 'db'>): Promise<number> {
  let orders = 0;
  for (let codes = await codesAfter(db, '', codesAtOnce); codes.length > 0;) {
    const page = codes;
    await inTransaction(db, (tx) => countOrders(tx, page));
    orders += page.length;
    codes = await codesAfter(db, page.at(-1) ?? '', codesAtOnce);
  }
  await inTransaction(db, rebuildTally);
  return orders;
}

export type NumbersReport = {
  orders: number;
  /** Orders with numbers that differ from what parcels, charges and orders say. */
  wrong: string[];
  /** Dushanbe days with sums that differ from what the orders come to: what reports add up. */
  wrongDays: string[];
};

/** Compares the numbers of orders and the sums by day with what they are made of. Writes nothing. */
export async function checkOrderNumbers({ db }: Pick<Context, 'db'>): Promise<NumbersReport> {
  const report: NumbersReport = { orders: 0, wrong: [], wrongDays: await findWrongDays(db) };
  for (let codes = await codesAfter(db, '', codesAtOnce); codes.length > 0;) {
    report.orders += codes.length;
    report.wrong.push(...(await findWronglyCounted(db, codes)));
    await rest();
    codes = await codesAfter(db, codes.at(-1) ?? '', codesAtOnce);
  }
  return report;
}
