import type { Role } from '@rohi/contract/roles';
import { locales } from '@rohi/contract/locales';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { builders } from '../../../test/build.ts';
import { createOrderApp, newCustomer, newOrder, whole, type Customer } from '../../../test/orders.ts';
import type { TestApp } from '../../../test/test-app.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };
let farhod: Customer;

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  farhod = await newCustomer(service);
});

async function asStaff(role: Role, unit?: string) {
  const account = await newAccount(service.context, role, unit === undefined ? {} : { unit });
  const { token } = await logIn(service.app, account);
  return async (path: string, locale = 'en') => {
    const { status, json } = await call(service.app, 'GET', path, { token, headers: { 'x-local': locale } });
    return { status, data: json['data'] as never, error: json['error'] };
  };
}

/** An order with one weighed parcel at its pickup point. */
async function orderAt(point: number, weightG: number): Promise<void> {
  const order = await newOrder(farhod, point, { goods: 'Tea' });
  await builders(service.context).parcelAtPickupPoint({
    facts: { orderCode: order.code, customerCode: farhod.customerCode, pickupPointId: point, weightG },
  });
}

describe('what waits for the staff', () => {
  test('has every kind that the role sees to, those without any too, since when, and where the console lists it', async () => {
    const ask = await asStaff('support');
    const none = (await ask('/common/waitaudit')).data as { type: string; count: number; oldestTime: null }[];
    expect(none.map(({ type, count, oldestTime }) => [type, count, oldestTime])).toEqual(
      [
        'claims',
        'messages',
        'cargoRequests',
        'problemsUnanswered',
        'problemsToDo',
        'pool',
        'needsPerson',
        'unidentified',
        'declaredTwice',
        'undeclared',
        'held',
        'lost',
        'damaged',
        'returning',
        'delayed',
        'overdue',
        'withoutCell',
        'withoutBag',
        'withoutTrip',
        'notScanned',
        'withoutCellAtHub',
        'withoutTransfer',
        'inTransfer',
        'withoutCellAtPoint',
        'unclaimed',
      ].map((type) => [type, 0, null]),
    );
    await builders(service.context).parcelOnTheRoad({ flag: 'UNIDENTIFIED', facts: { orderCode: null } });
    await builders(service.context).parcelAtPickupPoint({
      receivedAt: '2026-10-01T06:00:00Z',
      facts: { orderCode: null, businessLine: 'FBA' },
    });
    const draft = await newOrder(farhod, points.khujand, { goods: 'Tea' });
    await farhod.ask('POST', `/orders/${draft.code}/submit`);
    const viewOf = async (path: string) =>
      ((await ask(path)).data as Record<string, unknown>[])
        .filter(({ count }) => count !== 0)
        .map(({ type, name, count, oldestTime, route }) => [type, name, count, oldestTime, route]);
    const unidentified = [
      'unidentified',
      'Parcels without a known recipient',
      1,
      '2026-11-20T09:00:00.000Z',
      '/bsc/parcels?waiting=unidentified',
    ];
    const undeclared = [
      'undeclared',
      'Orders without a declaration',
      1,
      '2026-11-20T09:00:00.000Z',
      '/bsc/orders?stage=WAIT_FORECAST',
    ];
    // At the point on 20 October, free until the 30th: it waits since the 31st began in Dushanbe.
    const overdue = (line: string) => [
      'overdue',
      'Stored beyond the free days',
      1,
      '2026-10-30T19:00:00.000Z',
      `/${line}/parcels?waiting=overdue`,
    ];
    expect(await viewOf('/common/waitaudit/BSC')).toEqual([unidentified, undeclared]);
    expect(await viewOf('/common/waitaudit/FBA')).toEqual([overdue('fba')]);
    expect(await viewOf('/common/waitaudit/all')).toEqual([unidentified, undeclared, overdue('bsc')]);
    expect(await ask('/common/waitaudit/XYZ')).toMatchObject({ status: 400, error: 'request.invalid' });
  });

  test('has names in all languages', async () => {
    const ask = await asStaff('hub-operator');
    const list = (await ask('/common/waitaudit', 'zh')).data as {
      name: string;
      names: Record<string, string>;
    }[];
    for (const { name, names } of list) {
      expect(Object.keys(names)).toEqual(locales);
      expect(name).toBe(names['zh']);
      expect(new Set(Object.values(names)).size).toBe(4);
    }
  });
});

describe('ranks and cards', () => {
  test('points by what they earn, products and countries by orders, with shares', async () => {
    service.clock.set('2027-03-01T09:00:00Z');
    farhod = await newCustomer(service);
    await orderAt(points.khujand, 4_000);
    await orderAt(points.khujand, 4_000);
    await orderAt(points.kulob, 12_000);
    await newOrder(farhod, points.kulob);
    const ask = await asStaff('manager');
    const rows = async (path: string) =>
      ((await ask(path)).data as Record<string, unknown>[]).map(
        ({ rank, code, name, orderCount, weightKg, amount, sharePct }) => [
          rank,
          code,
          name,
          orderCount,
          weightKg,
          (amount as { amount: string }).amount,
          sharePct,
        ],
      );
    expect(await rows('/common/salerank')).toEqual([
      [1, 'PP-KULOB', 'Point KULOB', 2, '12.000', '30.00', 60],
      [2, 'PP-KHUJAND', 'Point KHUJAND', 2, '8.000', '20.00', 40],
    ]);
    expect(await rows('/common/productrank?period=day')).toEqual([
      [1, 'STANDARD', 'Standard parcel', 3, '20.000', '50.00', 75],
      // The order of which nothing was weighed is sold as nothing yet.
      [2, 'NONE', 'No product yet', 1, '0.000', '0.00', 25],
    ]);
    expect(await rows('/common/countryorder')).toEqual([[1, 'TJ', 'Tajikistan', 4, '20.000', '50.00', 100]]);
    const month = (await ask('/common/fourpagedata')).data as { cards: Record<string, unknown>[] };
    expect(month).toEqual((await ask('/common/fourpagedata/month')).data);
    expect(month.cards[3]).toMatchObject({
      key: 'amount',
      value: '50.00',
      unit: 'USD',
      previous: '0.00',
      changePct: null,
    });
    expect(month.cards[3]?.['spark']).toEqual([...Array.from({ length: 29 }, () => 0), 50]);
  });

  test('refuse a wrong name of the cut instead of counting both lines', async () => {
    const ask = await asStaff('manager');
    for (const path of ['/common/fourpagedata', '/common/productrank', '/common/orderstatusnum'])
      expect(await ask(`${path}?line=FBA`)).toMatchObject({ status: 400, error: 'request.invalid' });
  });

  test('are for who may read reports', async () => {
    const ask = await asStaff('support');
    for (const path of [
      '/common/salerank',
      '/common/productrank',
      '/common/countryorder',
      '/common/fourpagedata/year',
    ])
      expect(await ask(path)).toMatchObject({ status: 403, error: 'auth.notAllowed' });
  });

  test('T04: of another point a clerk learns nothing', async () => {
    await service.context
      .sql`insert into role_authority (role, authority) values ('pickup-clerk', 'report:read')`;
    const ask = await asStaff('pickup-clerk', 'PP-KULOB');
    expect(((await ask('/common/salerank')).data as { code: string }[]).map(({ code }) => code)).toEqual([
      'PP-KULOB',
    ]);
    const { cards } = (await ask('/common/fourpagedata')).data as { cards: { value: string }[] };
    expect(cards.map(({ value }) => value)).toEqual(['2', '3', '12.000', '30.00']);
    expect((await ask('/common/ordernum')).data).toMatchObject({ today: 2 });
    await service.context
      .sql`delete from role_authority where role = 'pickup-clerk' and authority = 'report:read'`;
  });
});

describe('the landing page', () => {
  test('a visitor sees notices alone, also with a token that is over', async () => {
    for (const headers of [{}, { token: 'of somebody long ago' }]) {
      const { status, json } = await call(service.app, 'GET', '/common/home', { headers });
      expect(status).toBe(200);
      expect(json['data']).toEqual({
        orderStatusNum: null,
        orderNum: null,
        waitAudit: [],
        notices: { total: 0, unread: 0, list: [] },
        account: null,
        alerts: [],
      });
    }
  });

  test('a customer sees the own numbers, the account and what to see to', async () => {
    service.clock.set('2027-03-02T09:00:00Z');
    const nargis = await newCustomer(service);
    const order = await newOrder(nargis, points.kulob, { ...whole, weightKg: '' });
    await nargis.ask('POST', `/orders/${order.code}/submit`);
    const { json } = await nargis.ask('GET', '/common/home');
    expect(json['data']).toMatchObject({
      orderStatusNum: { WAIT_FORECAST: 1, total: 1 },
      orderNum: { today: 1, total: 1 },
      waitAudit: [],
      account: { customerCode: nargis.customerCode },
      alerts: [
        {
          type: 'undeclared',
          name: 'Declaration needed',
          count: 1,
          route: '/orderManagement?stage=WAIT_FORECAST',
        },
      ],
    });
  });

  test('somebody of the staff sees what waits; the numbers of orders only who may read orders', async () => {
    const dispatcher = (await (await asStaff('dispatcher'))('/common/home')).data as Record<string, unknown>;
    expect(dispatcher).toMatchObject({ orderStatusNum: null, orderNum: null, account: null });
    expect((dispatcher['waitAudit'] as { type: string }[]).map(({ type }) => type)).toEqual([
      'withoutTrip',
      'delayed',
      'held',
      'lost',
      'damaged',
    ]);
    const support = (await (await asStaff('support'))('/common/home')).data as {
      orderStatusNum: { total: number };
      alerts: object[];
    };
    expect(support.alerts).toMatchObject([{ type: 'unidentified', count: 1 }, { type: 'overdue' }]);
    expect(support.orderStatusNum.total).toBeGreaterThan(4);
  });
});
