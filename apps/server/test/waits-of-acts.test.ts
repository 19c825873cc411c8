/** How many statements wait for the answer of another in what somebody stands and waits for. */
import { beforeAll, expect, test } from 'vitest';
import { newTrackingCode } from './build.ts';
import { countStatements, expectWaits } from './counted-waits.ts';
import { counterClerk, openCard, openShift, takeAll, type CounterClerk } from './counters.ts';
import { endOf, moneyOf, moneyPerson, type MoneyPerson } from './money.ts';
import { createOrderApp, newCustomer, newOrder, whole } from './orders.ts';
import { newDevice, scanOf, sendScans, stationPerson } from './stations.ts';
import type { TestApp } from './test-app.ts';
import { readyParcel, setRate, chargesToPay, type Owed } from './tills.ts';

const sides = { lengthMm: 600, widthMm: 400, heightMm: 300 };

let service: TestApp;
let points: { khujand: number; kulob: number };
let manager: MoneyPerson;
let clerk: CounterClerk;
beforeAll(async () => {
  countStatements();
  ({ service, points } = await createOrderApp());
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  clerk = await counterClerk(service);
  await openShift(clerk, manager, points.khujand);
});

test('a parcel is given', async () => {
  await expectWaits(12, async () => {
    const customer = await newCustomer(service);
    const code = await readyParcel(service, customer, points.khujand);
    await readyParcel(service, customer, points.khujand);
    moneyOf(await takeAll(clerk, customer, '1000'));
    const card = await openCard(clerk, customer, points.khujand);
    return async () => expect(endOf(await clerk.give(card, code))).toBe('ok');
  });
});

test('a parcel is scanned at a visit', async () => {
  await expectWaits(8, async () => {
    const customer = await newCustomer(service);
    const code = await readyParcel(service, customer, points.khujand);
    const card = await openCard(clerk, customer, points.khujand);
    return async () => expect(endOf(await clerk.scan(card, code))).toBe('ok');
  });
});

test('a payment is taken', async () => {
  await expectWaits(11, async () => {
    const customer = await newCustomer(service);
    await readyParcel(service, customer, points.khujand);
    const owed = moneyOf<Owed>(await clerk.get(`/staff/payments/owed?customerCode=${customer.customerCode}`));
    const body = {
      customerCode: customer.customerCode,
      charges: chargesToPay(owed),
      over: 'TJS',
      cash: { TJS: '1000' },
      rate: { rate: '9.25', rateDate: '2026-11-20' },
    };
    return async () => expect(endOf(await clerk.post('/staff/payments', body))).toBe('ok');
  });
});

test('a box is received by a scan in China', async () => {
  const operator = await stationPerson(service, 'china-operator', 'YIWU-WH');
  const deviceId = await newDevice(service);
  await expectWaits(12, async () => {
    const customer = await newCustomer(service);
    const code = newTrackingCode();
    const order = await newOrder(customer, points.khujand, { ...whole, trackingCodes: [code] });
    await customer.ask('POST', `/orders/${order.code}/submit`);
    const scans = [scanOf(service, code, { weightG: 8_200, weighedBy: 'SCALE', sides })];
    return async () => expect((await sendScans(operator, deviceId, scans))[0]?.verdict).toBe('OK');
  });
});

test('a receipt is drawn', async () => {
  await expectWaits(1, async () => {
    const customer = await newCustomer(service);
    await readyParcel(service, customer, points.khujand);
    const { id } = moneyOf<{ id: string }>(await takeAll(clerk, customer, '1000'));
    const url = `/api/staff/payments/${id}/receipt?format=escpos&copy=false`;
    return async () =>
      expect(
        (await service.app.inject({ method: 'GET', url, headers: { token: clerk.token } })).statusCode,
      ).toBe(200);
  });
});
