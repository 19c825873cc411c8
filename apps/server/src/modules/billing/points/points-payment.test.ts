import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import type { WireRefund } from '@rohi/contract/billing/refunds.contract';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { openTill, readyParcel, setRate, type Till } from '../../../../test/tills.ts';

let service: TestApp;
let khujand: number;
let manager: MoneyPerson;
let till: Till;
beforeAll(async () => {
  const made = await createOrderApp();
  service = made.service;
  khujand = made.points.khujand;
  await start('2026-11-20T09:00:00Z');
  await setRate(manager);
});
afterEach(() => expectLedgerAdds(service));

/** A day of its own: the till is opened anew. */
async function start(moment: string): Promise<void> {
  service.clock.set(moment);
  manager = await moneyPerson(service, 'manager');
  till = await openTill(service, { manager, unitId: khujand });
}

/** A customer with points and a parcel of 4 kg that costs 10.00. */
async function withPoints(points: number): Promise<Customer> {
  const customer = await newCustomer(service);
  await readyParcel(service, customer, khujand);
  await give(customer, points);
  return customer;
}
const give = async ({ customerCode }: Customer, points: number) =>
  moneyOf(await manager.post('/staff/points', { customerCode, points, reason: 'for a test' }));
const pointsOf = async (customer: Customer) => (await till.owed(customer)).points;
const pay = (customer: Customer, fields: object) => till.take(customer, { over: 'USD', ...fields });

async function refund(payment: WirePayment, amount: string): Promise<WireRefund> {
  const { clerk } = till;
  const body = { lines: [{ line: 1, amount }], reason: 'taken back', owedAgain: true };
  const { id, state } = moneyOf<WireRefund>(await clerk.post(`/staff/payments/${payment.id}/refunds`, body));
  if (state === 'WAITING') moneyOf(await manager.post(`/staff/refunds/${id}/approve`, {}));
  return moneyOf<WireRefund>(await clerk.post(`/staff/refunds/${id}/pay`, {}));
}

describe('points that pay', () => {
  test('pay up to 30 % of a delivery, in the posting of the payment, and come back first with a refund', async () => {
    const customer = await withPoints(400);
    expect(endOf(await pay(customer, { points: 301, cash: { USD: '10' } }))).toBe(
      '409 billing.pointsTooMany',
    );
    const payment = moneyOf<WirePayment>(await pay(customer, { points: 300, cash: { USD: '7' } }));
    expect(payment.means).toContainEqual({
      means: 'POINTS',
      reference: null,
      given: { amount: '3.00', currency: 'USD' },
      worth: { amount: '3.00', currency: 'USD' },
    });
    expect(await pointsOf(customer)).toBe(100);
    expect((await refund(payment, '1.20')).means).toMatchObject([
      { means: 'POINTS', worth: { amount: '1.20' } },
    ]);
    expect(await pointsOf(customer)).toBe(220);
    // 3.00 of points are gone back then; the rest goes back as it has come.
    await refund(payment, '2.80');
    expect(await pointsOf(customer)).toBe(400);
    expect((await till.owed(customer)).owed.amount).toBe('4.00');
  });

  test('are never fewer than none, also when two pay at once', async () => {
    const customer = await withPoints(150);
    await readyParcel(service, customer, khujand);
    const { parcels } = await till.owed(customer);
    const other = await openTill(service, { manager, unitId: khujand });
    const ends = await Promise.all(
      parcels.map(async ({ charges }, each) =>
        endOf(
          await (each === 0 ? till : other).take(customer, {
            points: 100,
            cash: { USD: '10' },
            over: 'BALANCE',
            charges: charges.flatMap(({ id, owed }) =>
              owed.amount === '10.00' ? [{ id, amount: '10.00' }] : [],
            ),
          }),
        ),
      ),
    );
    expect(ends.toSorted()).toEqual(['409 billing.pointsTooFew', 'ok']);
    expect(await pointsOf(customer)).toBe(50);
  });

  test('pay nothing of storage, and not once they have ended', async () => {
    const customer = await withPoints(100);
    await start('2027-11-20T09:00:00Z');
    await give(customer, 50);
    const charges = (await till.owed(customer)).parcels[0]?.charges ?? [];
    const storage = charges.flatMap(({ id, kind, owed }) => (kind === 'STORAGE' ? [{ id, ...owed }] : []));
    const body = { charges: storage.map(({ id, amount }) => ({ id, amount })), cash: { USD: '20' } };
    expect(endOf(await pay(customer, { ...body, points: 1, over: 'BALANCE' }))).toBe(
      '409 billing.pointsTooMany',
    );
    // The day after their last: those of the first year are gone.
    await start('2027-11-21T09:00:00Z');
    expect(endOf(await pay(customer, { points: 51, cash: { USD: '20' }, over: 'BALANCE' }))).toBe(
      '409 billing.pointsTooFew',
    );
    const payment = moneyOf<WirePayment>(
      await pay(customer, { points: 50, cash: { USD: '20' }, over: 'BALANCE' }),
    );
    expect(payment.total.amount).toBe('20.00');
    expect(await pointsOf(customer)).toBe(0);
  });
});
