import type { ownPoints } from '@rohi/contract/billing/own-points.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { beforeAll, expect, test } from 'vitest';
import { call, logIn } from '../../../../test/accounts.ts';
import { builders } from '../../../../test/build.ts';
import { expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { openTill, readyParcel, setRate, type Till } from '../../../../test/tills.ts';
import type { Statement } from '../statements/statements.service.ts';
import { endAllPoints } from './points.service.ts';

let service: TestApp;
let khujand: number;
let manager: MoneyPerson;
let till: Till;
beforeAll(async () => {
  const made = await createOrderApp();
  service = made.service;
  khujand = made.points.khujand;
  await begin('2026-11-20T09:00:00Z');
  await setRate(manager);
});

async function begin(moment: string): Promise<void> {
  service.clock.set(moment);
  manager = await moneyPerson(service, 'manager');
  till = await openTill(service, { manager, unitId: khujand });
}
const give = async ({ customerCode }: Customer, points: number) =>
  moneyOf(await manager.post('/staff/points', { customerCode, points, reason: 'for a test' }));
/** The clock goes by months: the caller has logged in just before. */
async function read<Data>({ account }: Customer, path: string): Promise<Data> {
  const { token } = await logIn(service.app, account);
  return moneyOf<Data>(await call(service.app, 'GET', path, { token }));
}
const own = (customer: Customer) => read<DataOf<typeof ownPoints>>(customer, '/profile/points');
const statement = async (customer: Customer, from: string, to: string) =>
  (await read<Statement>(customer, `/profile/statement?from=${from}&to=${to}`)).points;

test('points come for what was weighed and is not collected, as its orders say; parcels of one order are added up', async () => {
  const customer = await newCustomer(service);
  expect(await own(customer)).toMatchObject({ points: 0, toCome: 0, ends: [] });
  const build = builders(service.context);
  const facts = { customerCode: customer.customerCode, pickupPointId: khujand };
  // 1.3 kg cost 3.25 each: 6 points together, and 3 alone.
  const order = { ...facts, orderCode: 'RA2611064KX7PZ', weightG: 1_300 };
  await build.parcelOnTheRoad({ facts: order });
  await build.parcelReceivedInChina({ facts: order });
  await build.parcelReceivedInChina({ facts: { ...order, weightG: null } });
  expect((await own(customer)).toCome).toBe(6);
  await build.parcelOnTheRoad({ facts: { ...facts, orderCode: null, weightG: 1_300 } });
  expect((await own(customer)).toCome).toBe(9);
  await build.collectedParcel({ facts: { ...facts, orderCode: null, weightG: 1_300 } });
  await build.cancelledParcel({ facts: { ...facts, orderCode: null, weightG: 1_300 } });
  expect((await own(customer)).toCome).toBe(9);
});

test('what ends first stands first, and the statement has every change up to what there is', async () => {
  const customer = await newCustomer(service);
  await give(customer, 40);
  await begin('2027-01-31T09:00:00Z');
  await give(customer, 25);
  expect(await own(customer)).toMatchObject({
    points: 65,
    worth: { amount: '0.65', currency: 'USD' },
    ends: [
      { lastDay: '2027-11-20', points: 40 },
      { lastDay: '2028-01-31', points: 25 },
    ],
  });
  await readyParcel(service, customer, khujand);
  moneyOf(await till.take(customer, { points: 50, cash: { USD: '30' }, over: 'BALANCE' }));
  expect((await own(customer)).ends).toEqual([{ lastDay: '2028-01-31', points: 15 }]);
  expect(await statement(customer, '2027-01-01', '2027-01-31')).toMatchObject({
    opening: 40,
    closing: 15,
    lines: [
      { day: '2027-01-31', kind: 'GIVEN', points: 25, after: 65 },
      { kind: 'SPENT', points: -50, after: 15 },
    ],
  });
  service.clock.set('2028-01-31T19:30:00Z');
  await endAllPoints(service.context);
  expect(await own(customer)).toMatchObject({ points: 0, ends: [] });
  expect(await statement(customer, '2028-01-01', '2028-02-29')).toMatchObject({
    opening: 15,
    closing: 0,
    lines: [{ day: '2028-02-01', kind: 'EXPIRED', points: -15, after: 0 }],
  });
  await expectLedgerAdds(service);
});
