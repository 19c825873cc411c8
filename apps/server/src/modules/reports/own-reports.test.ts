import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { builders } from '../../../test/build.ts';
import { createOrderApp, newCustomer, newOrder, whole, type Customer } from '../../../test/orders.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { moveParcel } from '../tracking/tracking.service.ts';
import { staffPrincipal } from '../../../test/principals.ts';

let service: TestApp;
let khujand: number;
let kulob: number;

beforeAll(async () => {
  const made = await createOrderApp();
  service = made.service;
  ({ khujand, kulob } = made.points);
});

type Sums = {
  orderCount: number;
  parcelCount: number;
  weightKg: string;
  volumeCbm: string;
  amount: { amount: string };
};
type Report = { from: string; to: string; buckets: (Sums & { key: string })[]; totals: Sums; previous: Sums };

const reportOf = async (caller: Customer, path = '') =>
  (await caller.ask('GET', `/fba-order/getorderrepoer${path}`)).json['data'] as Report;
const dataOf = async (caller: Customer, path: string) => (await caller.ask('GET', path)).json['data'];

describe('the numbers of the own orders', () => {
  test('begin at midnight in Dushanbe, which is 19:00 UTC, and never count somebody else’s', async () => {
    const farhod = await newCustomer(service);
    const nargis = await newCustomer(service);
    service.clock.set('2026-11-19T18:59:59Z');
    await newOrder(farhod, khujand);
    service.clock.set('2026-11-19T19:00:00Z');
    await newOrder(farhod, khujand);
    await newOrder(nargis, khujand);
    service.clock.set('2026-11-20T09:00:00Z');
    expect(await dataOf(farhod, '/common/ordernum')).toEqual({
      today: 1,
      yesterday: 1,
      week: 2,
      month: 2,
      total: 2,
      changePct: null,
    });
    const today = await reportOf(farhod);
    expect(today).toMatchObject({ from: '2026-11-20', to: '2026-11-20' });
    expect(today.buckets).toHaveLength(24);
    expect(today.buckets[0]).toMatchObject({ key: '2026-11-20T00', orderCount: 1 });
    expect(today.totals.orderCount).toBe(1);
    expect(today.previous.orderCount).toBe(1);
    expect(await reportOf(farhod, '/day')).toEqual(today);
    const week = await reportOf(farhod, '/week');
    expect(week.buckets.map(({ key, orderCount }) => [key, orderCount])).toEqual([
      ['2026-11-14', 0],
      ['2026-11-15', 0],
      ['2026-11-16', 0],
      ['2026-11-17', 0],
      ['2026-11-18', 0],
      ['2026-11-19', 1],
      ['2026-11-20', 1],
    ]);
    const year = await reportOf(farhod, '/year');
    expect(year.buckets.map(({ key }) => key)).toEqual([
      ...Array.from({ length: 12 }, (_, index) =>
        index === 0 ? '2025-12' : `2026-${String(index).padStart(2, '0')}`,
      ),
    ]);
    expect(year.totals.orderCount).toBe(2);
  });

  test('lose a cancelled order, and the change is shown against the week before', async () => {
    const farhod = await newCustomer(service);
    service.clock.set('2026-11-10T09:00:00Z');
    await newOrder(farhod, khujand);
    await newOrder(farhod, khujand);
    service.clock.set('2026-11-20T09:00:00Z');
    const orders = [
      await newOrder(farhod, khujand),
      await newOrder(farhod, khujand),
      await newOrder(farhod, khujand),
    ];
    expect(await dataOf(farhod, '/common/ordernum')).toMatchObject({ week: 3, total: 5, changePct: 50 });
    await farhod.ask('POST', `/orders/${orders[0]?.code}/cancel`);
    expect(await dataOf(farhod, '/common/ordernum')).toMatchObject({
      today: 2,
      week: 2,
      total: 4,
      changePct: 0,
    });
    expect(await dataOf(farhod, '/common/orderstatusnum')).toMatchObject({
      NEW: 4,
      YQX: 1,
      total: 5,
      problem: 0,
    });
    expect((await reportOf(farhod)).totals).toMatchObject({ orderCount: 2, parcelCount: 2 });
  });

  test('sum weights, volumes and freight of what was weighed', async () => {
    const farhod = await newCustomer(service);
    const order = await newOrder(farhod, khujand);
    await builders(service.context).parcelReceivedInChina({
      facts: { orderCode: order.code, weightG: 10_000, lengthMm: 600, widthMm: 500, heightMm: 400 },
    });
    await builders(service.context).parcelReceivedInChina({
      facts: { orderCode: order.code, weightG: 3_001 },
    });
    expect((await reportOf(farhod)).totals).toEqual({
      orderCount: 1,
      parcelCount: 3,
      weightKg: '13.001',
      volumeCbm: '0.120000',
      // 20 kg by volume at 2.50, and 3.01 kg, which half up to the cent is 7.53.
      amount: { amount: '57.53', currency: 'USD' },
    });
  });

  test('a period that there is not is refused by name', async () => {
    const farhod = await newCustomer(service);
    const { status, json } = await farhod.ask('GET', '/fba-order/getorderrepoer/decade');
    expect(status).toBe(400);
    expect(json).toMatchObject({
      error: 'request.invalid',
      fields: [{ field: 'period', error: 'notAllowed' }],
    });
  });

  test('days chosen freely are shown by the hour, the day or the month; what is no period of days is refused', async () => {
    const farhod = await newCustomer(service);
    const ask = (query: string) => farhod.ask('GET', `/fba-order/getorderrepoer?${query}`);
    const keysOf = async (from: string, to: string) => {
      const { json } = await ask(`from=${from}&to=${to}`);
      const { buckets, previous } = json['data'] as {
        buckets: { key: string }[];
        previous: { from: string; to: string };
      };
      return [buckets.length, buckets[0]?.key, buckets.at(-1)?.key, previous.from, previous.to];
    };
    expect(await keysOf('2026-03-01', '2026-03-01')).toEqual([
      24,
      '2026-03-01T00',
      '2026-03-01T23',
      '2026-02-28',
      '2026-02-28',
    ]);
    // Before a whole month stands the whole month before, however long.
    expect(await keysOf('2024-03-01', '2024-03-31')).toEqual([
      31,
      '2024-03-01',
      '2024-03-31',
      '2024-02-01',
      '2024-02-29',
    ]);
    expect(await keysOf('2026-01-10', '2026-04-11')).toEqual([
      92,
      '2026-01-10',
      '2026-04-11',
      '2025-10-10',
      '2026-01-09',
    ]);
    expect(await keysOf('2026-01-10', '2026-04-12')).toEqual([
      4,
      '2026-01',
      '2026-04',
      '2025-10-09',
      '2026-01-09',
    ]);
    for (const query of [
      'from=2026-11-02&to=2026-11-01',
      'from=2026-11-02',
      'to=2026-11-02',
      'from=2026-02-30&to=2026-03-01',
      'from=2010-01-01&to=2026-01-01',
      'businessLine=XYZ',
    ])
      expect(await ask(query)).toMatchObject({ status: 400, json: { error: 'request.invalid' } });
  });
});

describe('how far orders are', () => {
  test('the answer follows the asking; a stranger’s order looks like a missing one', async () => {
    const farhod = await newCustomer(service);
    const nargis = await newCustomer(service);
    const own = await newOrder(farhod, khujand, whole);
    const foreign = await newOrder(nargis, khujand, whole);
    await farhod.ask('POST', `/orders/${own.code}/submit`);
    const orderCodes = [foreign.code, own.code.toLowerCase(), 'RA2611060000ZZ'];
    const { json } = await farhod.ask('POST', '/common/orderstatusinfo', { orderCodes });
    const missing = { found: false, status: null, stepIndex: null, lastEvent: null, lastEventTime: null };
    expect(json['data']).toEqual([
      { orderCode: foreign.code, ...missing },
      {
        orderCode: own.code.toLowerCase(),
        found: true,
        status: 'DTH',
        stepIndex: 2,
        lastEvent: 'Declaration accepted',
        lastEventTime: '2026-11-20T09:00:00.000Z',
      },
      { orderCode: 'RA2611060000ZZ', ...missing },
    ]);
  });

  test.each([[[]], [Array.from({ length: 101 }, () => 'RA2611060000ZZ')]])(
    '%# no code, or too many',
    async (orderCodes) => {
      const farhod = await newCustomer(service);
      const { status, json } = await farhod.ask('POST', '/common/orderstatusinfo', { orderCodes });
      expect({ status, error: json['error'] }).toEqual({ status: 400, error: 'request.invalid' });
    },
  );

  test('a clerk sees the orders of their own point, an operator in China those of all, a clerk without a point none', async () => {
    const farhod = await newCustomer(service);
    const here = await newOrder(farhod, khujand);
    const there = await newOrder(farhod, kulob);
    const found = async (role: 'pickup-clerk' | 'china-operator', unit?: string) => {
      const account = await newAccount(service.context, role, unit === undefined ? {} : { unit });
      const { token } = await logIn(service.app, account);
      const body = { orderCodes: [here.code, there.code] };
      const { json } = await call(service.app, 'POST', '/common/orderstatusinfo', { token, body });
      const stages = await call(service.app, 'GET', '/common/orderstatusnum', { token });
      const { total } = stages.json['data'] as { total: number };
      return { found: (json['data'] as { found: boolean }[]).map((one) => one.found), counted: total > 0 };
    };
    expect(await found('pickup-clerk', 'PP-KHUJAND')).toEqual({ found: [true, false], counted: true });
    expect(await found('pickup-clerk', 'PP-KULOB')).toEqual({ found: [false, true], counted: true });
    expect(await found('china-operator', 'YIWU-WH')).toEqual({ found: [true, true], counted: true });
    expect(await found('pickup-clerk')).toEqual({ found: [false, false], counted: false });
  });
});

describe('the account', () => {
  const usd = (amount: string) => ({ amount, currency: 'USD' });
  const accountOf = (caller: Customer) => dataOf(caller, '/common/account');

  test('is empty for somebody who has only just come', async () => {
    const farhod = await newCustomer(service);
    expect(await accountOf(farhod)).toEqual({
      customerCode: farhod.customerCode,
      balance: { available: usd('0.00'), frozen: usd('0.00'), total: usd('0.00') },
      points: 0,
      unpaid: usd('0.00'),
      storageFeesRunning: usd('0.00'),
    });
  });

  test('asks for the delivery of what lies ready and for the storage after the free days, until it is collected', async () => {
    const farhod = await newCustomer(service);
    const facts = {
      customerCode: farhod.customerCode,
      orderCode: null,
      pickupPointId: khujand,
      weightG: 8_000,
    };
    const build = builders(service.context);
    // At the point on 18 November, so free until the 28th.
    const code = await build.parcelAtPickupPoint({ receivedAt: '2026-10-30T06:00:00Z', facts });
    await build.parcelOnTheRoad({ facts });
    // A token lives for an hour: each look is a log-in of its own.
    const accountAt = async (moment: string) => {
      service.clock.set(moment);
      const { token } = await logIn(service.app, farhod.account);
      const { json } = await call(service.app, 'GET', '/common/account', { token });
      const { unpaid, storageFeesRunning } = json['data'] as Record<string, { amount: string }>;
      return { unpaid: unpaid?.amount, storage: storageFeesRunning?.amount };
    };
    expect(await accountAt('2026-11-28T18:59:59Z')).toEqual({ unpaid: '20.00', storage: '0.00' });
    expect(await accountAt('2026-11-28T19:00:00Z')).toEqual({ unpaid: '20.00', storage: '0.40' });
    expect(await accountAt('2026-11-30T12:00:00Z')).toEqual({ unpaid: '20.00', storage: '0.80' });
    // A day on which the point was closed costs nothing.
    await service.context.sql`insert into closed_day (place_id, day) values (${khujand}, '2026-11-29')`;
    expect(await accountAt('2026-11-30T12:00:00Z')).toEqual({ unpaid: '20.00', storage: '0.40' });
    // Never more than the delivery itself.
    expect(await accountAt('2027-11-30T12:00:00Z')).toEqual({ unpaid: '20.00', storage: '20.00' });
    await moveParcel(service.context, code, {
      type: 'CUSTOMER_RECEIVED',
      actor: staffPrincipal('pickup-clerk', 'clerk'),
      source: 'station',
      requestId: randomUUID(),
    });
    // Collected unpaid: both are still owed, and storage runs no more.
    expect(await accountAt('2028-01-31T12:00:00Z')).toEqual({ unpaid: '40.00', storage: '0.00' });
    service.clock.set('2026-11-20T09:00:00Z');
  });

  test('is a customer’s: staff have none', async () => {
    const account = await newAccount(service.context, 'manager');
    const { token } = await logIn(service.app, account);
    const { status, json } = await call(service.app, 'GET', '/common/account', { token });
    expect({ status, error: json['error'] }).toEqual({ status: 403, error: 'auth.notAllowed' });
  });
});
