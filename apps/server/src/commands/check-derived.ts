import type { Context } from '../context.ts';
import {
  checkDueCharges,
  checkFreightCharges,
  checkStorageRates,
} from '../modules/billing/check-charges.service.ts';
import { checkOrderNumbers } from '../modules/orders/numbers/order-numbers.service.ts';
import { checkReadModel } from '../modules/tracking/answers/read-model.service.ts';

/** Of each kind so many are named; the last line counts all. */
const mostNamed = 20;

/**
 * Holds everything derived against what it is made of, and says in lines what differs; writes nothing. What storage has
 * come to is in no row: only what a day costs is, and the sum is computed each time somebody asks.
 */
export async function checkDerived(
  context: Context,
  onProgress?: (parcels: number, lastId: string) => void,
): Promise<{ lines: string[]; isRight: boolean; differences: number }> {
  // Two at once: one waits for the database while the other computes.
  const [{ parcels, wrongColumns, wrongTimelines, unreadable }, priced] = await Promise.all([
    checkReadModel(context, onProgress),
    checkPriced(context),
  ]);
  const { charges, wrongCharges, wrongDues, wrongRates, orders, wrongOrders, wrongDays } = priced;
  const found = [
    { what: 'the history is missing or makes no sense', wrong: unreadable },
    { what: 'columns differ from the history', wrong: wrongColumns },
    { what: 'the row is missing or differs', wrong: wrongTimelines },
    { what: 'the charge differs from the tariff', wrong: wrongCharges },
    { what: 'what storage costs differs from the tariff', wrong: wrongRates },
    { what: 'what is owed differs from the charge', wrong: wrongDues },
    { what: 'numbers differ from the parcels', wrong: wrongOrders },
    { what: 'sums of the day differ from the orders', wrong: wrongDays },
  ].filter(({ wrong }) => wrong.length > 0);
  const isRight = found.length === 0;
  const counts = found.map(({ what, wrong }) => `${what}: ${wrong.length}`);
  return {
    lines: [
      `${parcels} parcels, ${charges} charges and ${orders} orders checked`,
      ...found.flatMap(({ what, wrong }) => wrong.slice(0, mostNamed).map((each) => `${what}: ${each}`)),
      isRight ? 'all agree' : `${counts.join(', ')}; run rebuild`,
    ],
    isRight,
    differences: found.reduce((sum, { wrong }) => sum + wrong.length, 0),
  };
}

/** What follows from prices and orders, one after the other. */
async function checkPriced(context: Context) {
  const { charges, wrong: wrongCharges } = await checkFreightCharges(context);
  const { wrong: wrongDues } = await checkDueCharges(context);
  const { wrong: wrongRates } = await checkStorageRates(context);
  const { orders, wrong: wrongOrders, wrongDays } = await checkOrderNumbers(context);
  return { charges, wrongCharges, wrongDues, wrongRates, orders, wrongOrders, wrongDays };
}
