import { beforeAll, describe, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { call, logIn, newAccount, type Answer } from '../../../../test/accounts.ts';
import { newTrackingCode } from '../../../../test/build.ts';
import {
  createOrderApp,
  newCustomer,
  newOrder as newOrderOf,
  orderOf,
  whole,
  type Customer,
  type Order,
} from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { moveParcel } from '../../tracking/tracking.service.ts';
import { systemPrincipal } from '../../../principal.ts';
import { staffPrincipal } from '../../../../test/principals.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

const customer = () => newCustomer(service);
const newOrder = (caller: Customer, fields?: Record<string, unknown>) =>
  newOrderOf(caller, points.khujand, fields);

describe('an order', () => {
  test('begins as a draft with the codes of the courier, found in public tracking at once', async () => {
    const farhod = await customer();
    const codes = [newTrackingCode(), newTrackingCode()];
    const order = await newOrder(farhod, { trackingCodes: [...codes, ` ${codes[0]?.toLowerCase()} `, ''] });
    expect(order).toMatchObject({
      status: 'NEW',
      stageName: 'To send',
      parcels: 2,
      ready: 0,
      version: 1,
      canEdit: true,
      canSubmit: true,
      canTakeBack: false,
      canCancel: true,
      pickupPoint: { id: points.khujand, code: 'PP-KHUJAND' },
    });
    expect(order.code).toMatch(/^RA261120[0-9A-Y]{6}$/);
    expect(order.parcelList.map(({ trackingCode }) => trackingCode)).toEqual(codes);
    const tracked = await call(service.app, 'POST', '/track/query', { body: { trackingCodeList: codes } });
    expect(tracked.json['data']).toMatchObject({
      count: 2,
      detailList: [{ orderCode: order.code }, { orderCode: order.code }],
    });
  });

  test('without a code gets one parcel with a code of ours', async () => {
    const order = await newOrder(await customer());
    expect(order.parcelList).toHaveLength(1);
    expect(order.parcelList[0]?.trackingCode).toMatch(/^RP[0-9A-Y]{9}$/);
  });

  test('asked for 20 times at once with one request id is made once', async () => {
    const farhod = await customer();
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => farhod.ask('POST', '/orders', { requestId, goods: 'Tea' })),
    );
    expect(new Set(answers.map((answer) => orderOf(answer).code)).size).toBe(1);
    expect((await farhod.ask('GET', '/orders')).json['data']).toMatchObject({ total: 1 });
  });

  test('goes its way: submitted, declared, accepted', async () => {
    const farhod = await customer();
    const draft = await newOrder(farhod, { goods: 'Обувь' });
    const submitted = orderOf(await farhod.ask('POST', `/orders/${draft.code}/submit`));
    expect(submitted).toMatchObject({ status: 'WAIT_FORECAST', canSubmit: false, canTakeBack: true });
    const accepted = orderOf(
      await farhod.ask('PUT', `/orders/${draft.code}`, { version: submitted.version, ...whole }),
    );
    expect(accepted).toMatchObject({
      status: 'DTH',
      canTakeBack: false,
      canCancel: true,
      declaration: {
        goods: 'Обувь, 12 пар',
        places: 1,
        weightKg: '8.500',
        value: { amount: '900.00', currency: 'CNY' },
      },
    });
  });

  test('with a complete declaration is accepted as it is submitted', async () => {
    const farhod = await customer();
    const { code } = await newOrder(farhod, whole);
    expect(orderOf(await farhod.ask('POST', `/orders/${code}/submit`)).status).toBe('DTH');
  });

  test('is taken back to a draft, and submitted again', async () => {
    const farhod = await customer();
    const { code } = await newOrder(farhod, { goods: 'Tea' });
    await farhod.ask('POST', `/orders/${code}/submit`);
    expect(orderOf(await farhod.ask('POST', `/orders/${code}/take-back`)).status).toBe('NEW');
    expect(orderOf(await farhod.ask('POST', `/orders/${code}/submit`)).status).toBe('WAIT_FORECAST');
  });

  test('is cancelled before China has received it, and not after', async () => {
    const farhod = await customer();
    const first = await newOrder(farhod, whole);
    await farhod.ask('POST', `/orders/${first.code}/submit`);
    expect(orderOf(await farhod.ask('POST', `/orders/${first.code}/cancel`))).toMatchObject({
      status: 'YQX',
      canEdit: false,
      canCancel: false,
    });
    const second = await newOrder(farhod, whole);
    await farhod.ask('POST', `/orders/${second.code}/submit`);
    await moveParcel(service.context, second.parcelList[0]?.trackingCode ?? '', {
      type: 'CN_RECEIVED',
      actor: staffPrincipal('china-operator', 'wang'),
      source: 'station',
    });
    const refused = await farhod.ask('POST', `/orders/${second.code}/cancel`);
    expect(refused.status).toBe(409);
    expect(refused.json['error']).toBe('orders.tooLateToChange');
    expect(orderOf(await farhod.ask('GET', `/orders/${second.code}`))).toMatchObject({
      status: 'DTH',
      canEdit: false,
      canCancel: false,
    });
  });

  test.each([
    ['nothing said of the goods', {}, 'orders.goodsNeeded', 1021],
    ['no pickup point', { goods: 'Tea', pickupPointId: undefined }, 'orders.pickupPointNeeded', 1020],
  ])('is not submitted with %s', async (_name, fields, error, code) => {
    const farhod = await customer();
    const order = await newOrder(farhod, fields);
    const answer = await farhod.ask('POST', `/orders/${order.code}/submit`);
    expect(answer.json).toMatchObject({ error, code });
  });

  test.each([
    ['a weight in words', { weightKg: 'two' }, 'weightKg', 'badFormat'],
    ['a negative weight', { weightKg: '-1' }, 'weightKg', 'badFormat'],
    ['no weight at all', { weightKg: '0' }, 'weightKg', 'notAllowed'],
    ['100 t', { weightKg: '100000' }, 'weightKg', 'notAllowed'],
    ['a thousandth of a cent', { valueAmount: '1.001' }, 'valueAmount', 'badFormat'],
    ['a code that no courier writes', { trackingCodes: ['YT 1'] }, 'trackingCodes[0]', 'badFormat'],
    ['a NUL in the goods', { goods: 'a\u0000b' }, 'goods', 'badCharacters'],
    ['a field of its own', { customerId: 'x' }, 'customerId', 'unknownField'],
  ])('with %s is refused, the field named, and nothing is made', async (_name, fields, field, error) => {
    const farhod = await customer();
    const answer = await farhod.ask('POST', '/orders', { requestId: randomUUID(), ...fields });
    expect(answer.status).toBe(400);
    expect(answer.json['fields']).toMatchObject([{ field, error }]);
    expect((await farhod.ask('GET', '/orders')).json['data']).toMatchObject({ total: 0 });
  });

  test('edited in two tabs: the second is told, nothing is overwritten', async () => {
    const farhod = await customer();
    const { code, version } = await newOrder(farhod, { goods: 'Tea' });
    const answers = await Promise.all(
      ['first tab', 'second tab'].map((note) => farhod.ask('PUT', `/orders/${code}`, { version, note })),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ json }) => json['error'])).toEqual(['orders.changedMeanwhile']);
    const winner = answers.find(({ status }) => status === 200);
    expect(orderOf(await farhod.ask('GET', `/orders/${code}`)).declaration).toEqual(
      orderOf(winner as Answer).declaration,
    );
  });

  test('loses what is taken away in the form, and keeps what it does not name', async () => {
    const farhod = await customer();
    const { code, version } = await newOrder(farhod, { ...whole, marketplace: '1688', note: 'fragile' });
    const emptied = { version, places: null, marketplace: null, weightKg: '' };
    expect(orderOf(await farhod.ask('PUT', `/orders/${code}`, emptied)).declaration).toMatchObject({
      places: 1,
      marketplace: null,
      weightKg: null,
      note: 'fragile',
      value: { amount: '900.00', currency: 'CNY' },
    });
  });

  test('has one package for each code until its customer names another number', async () => {
    const farhod = await customer();
    const [first, second, third] = [newTrackingCode(), newTrackingCode(), newTrackingCode()];
    const { code } = await newOrder(farhod, {
      trackingCodes: [first],
      goods: 'Tea',
      weightKg: '2',
      valueAmount: '90',
    });
    const placesAfter = async (draft: object) => {
      const { version } = orderOf(await farhod.ask('GET', `/orders/${code}`));
      return orderOf(await farhod.ask('PUT', `/orders/${code}`, { version, ...draft })).declaration.places;
    };
    expect(orderOf(await farhod.ask('GET', `/orders/${code}`)).declaration.places).toBe(1);
    // A form sends back the number that it was filled with, beside the codes that it adds.
    expect(await placesAfter({ places: 1, trackingCodes: [first, second] })).toBe(2);
    expect(await placesAfter({ trackingCodes: [second] })).toBe(1);
    expect(await placesAfter({ places: 5 })).toBe(5);
    expect(await placesAfter({ places: 5, trackingCodes: [second, third] })).toBe(5);
    expect(await placesAfter({ places: null })).toBe(2);
    const submitted = orderOf(await farhod.ask('POST', `/orders/${code}/submit`));
    expect(submitted.status).toBe('DTH');
  });

  test('takes further codes, and cancels those taken out', async () => {
    const farhod = await customer();
    const [first, second] = [newTrackingCode(), newTrackingCode()];
    const order = await newOrder(farhod, { trackingCodes: [first], goods: 'Tea' });
    const submitted = orderOf(await farhod.ask('POST', `/orders/${order.code}/submit`));
    const changed = orderOf(
      await farhod.ask('PUT', `/orders/${order.code}`, {
        version: submitted.version,
        trackingCodes: [second],
      }),
    );
    expect(changed.parcelList).toMatchObject([
      { trackingCode: first, status: 'YQX' },
      { trackingCode: second, status: 'WAIT_FORECAST' },
    ]);
    expect(changed.status).toBe('WAIT_FORECAST');
  });
});

describe("T05: somebody else's", () => {
  test('order does not exist, whatever is asked of it', async () => {
    const farhod = await customer();
    const stranger = await customer();
    const { code } = await newOrder(farhod, { goods: 'Tea' });
    const asks: [method: 'GET' | 'POST' | 'PUT', path: string, body?: object][] = [
      ['GET', ''],
      ['PUT', '', { version: 1, goods: 'stolen' }],
      ['POST', '/submit'],
      ['POST', '/take-back'],
      ['POST', '/cancel'],
    ];
    for (const [method, path, body] of asks) {
      const foreign = await stranger.ask(method, `/orders/${code}${path}`, body);
      const missing = await stranger.ask(method, `/orders/RA261120NOBODY${path}`, body);
      expect(foreign.status).toBe(404);
      expect({ ...foreign.json, requestId: '' }).toEqual({ ...missing.json, requestId: '' });
    }
    const [parcel] = await service.context.sql<{ code: string }[]>`
      select tracking_code as code from parcel where order_code = ${code}`;
    for (const search of [code, code.slice(3), parcel?.code])
      expect((await stranger.ask('GET', `/orders?search=${search}`)).json['data']).toEqual({
        total: 0,
        isClose: false,
        list: [],
      });
  });

  test('parcel is not taken by naming its code: each has a line of his own, also when both name it at once', async () => {
    const callers = [await customer(), await customer()];
    const code = newTrackingCode();
    const body = () => ({ requestId: randomUUID(), trackingCodes: [code] });
    const answers = await Promise.all(callers.map(({ ask }) => ask('POST', '/orders', body())));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const { ask } of callers)
      expect((await ask('POST', '/orders', body())).json).toMatchObject({ error: 'orders.codeTaken' });
  });

  test('calls are for customers: a clerk is refused', async () => {
    const clerk = await newAccount(service.context, 'pickup-clerk');
    const { token } = await logIn(service.app, clerk);
    expect((await call(service.app, 'GET', '/orders', { token })).status).toBe(403);
  });
});

describe('the list', () => {
  test('counts by stage, filters, searches and pages', async () => {
    const farhod = await customer();
    const made: Order[] = [];
    for (let number = 0; number < 5; number += 1) {
      service.clock.advance(60_000);
      made.push(await newOrder(farhod, { goods: number === 2 ? 'Хӯрҷини сурх' : `Tea 50% ${number}` }));
    }
    await farhod.ask('POST', `/orders/${made[0]?.code}/submit`);
    await farhod.ask('POST', `/orders/${made[1]?.code}/cancel`);
    expect((await farhod.ask('GET', '/common/orderstatusnum')).json['data']).toEqual({
      NEW: 3,
      WAIT_FORECAST: 1,
      DTH: 0,
      DHWCRK: 0,
      DHWCCK: 0,
      DZTDQS: 0,
      DKHQS: 0,
      KHYQS: 0,
      YQX: 1,
      total: 5,
      problem: 0,
    });
    const codesOf = async (query: string) => {
      const { json } = await farhod.ask('GET', `/orders?${query}`);
      const data = json['data'] as { total: number; list: { code: string }[] };
      return { total: data.total, codes: data.list.map(({ code }) => code) };
    };
    const newestFirst = made.map(({ code }) => code).toReversed();
    expect(await codesOf('limit=2')).toEqual({ total: 5, codes: newestFirst.slice(0, 2) });
    expect(await codesOf('limit=2&page=3')).toEqual({ total: 5, codes: newestFirst.slice(4) });
    expect(await codesOf('sort=oldest&limit=1')).toEqual({ total: 5, codes: [made[0]?.code] });
    expect(await codesOf('stage=YQX')).toEqual({ total: 1, codes: [made[1]?.code] });
    expect(await codesOf(`search=${encodeURIComponent('ХӮРҶИНИ')}`)).toEqual({
      total: 1,
      codes: [made[2]?.code],
    });
    expect(await codesOf(`search=${made[3]?.parcelList[0]?.trackingCode.toLowerCase()}`)).toEqual({
      total: 1,
      codes: [made[3]?.code],
    });
    expect((await codesOf(`search=${encodeURIComponent('50%')}`)).total).toBe(4);
    expect(await codesOf('search=tea&limit=2&page=2')).toEqual({
      total: 4,
      codes: [made[1]?.code, made[0]?.code],
    });
    expect(await codesOf('search=tea&limit=2&page=9')).toEqual({ total: 4, codes: [] });
    expect(await codesOf('search=tea&sort=oldest&limit=1')).toEqual({ total: 4, codes: [made[0]?.code] });
    expect(await codesOf('search=tea&stage=YQX')).toEqual({ total: 1, codes: [made[1]?.code] });
    expect((await codesOf(`search=${made[4]?.code.slice(4).toLowerCase()}`)).codes).toContain(made[4]?.code);
    const partOfTracking = made[3]?.parcelList[0]?.trackingCode.slice(-6);
    expect((await codesOf(`search=${partOfTracking}`)).codes).toContain(made[3]?.code);
    expect((await codesOf('search=_')).total).toBe(0);
    expect((await codesOf('from=2026-11-20&to=2026-11-20')).total).toBe(5);
    expect((await codesOf('from=2026-11-21')).total).toBe(0);
    for (const day of ['2026-13-45', '2026-02-30'])
      expect((await farhod.ask('GET', `/orders?to=${day}`)).json).toMatchObject({ error: 'request.invalid' });
  });

  test('shows the weight of all places, and the stage of the one that is behind', async () => {
    const farhod = await customer();
    const order = await newOrder(farhod, {
      ...whole,
      trackingCodes: [newTrackingCode(), newTrackingCode()],
    });
    await farhod.ask('POST', `/orders/${order.code}/submit`);
    const [ahead] = order.parcelList;
    await service.context.sql`
      update parcel set weight_g = 1250 where order_code = ${order.code}`;
    await service.context.sql`
      update parcel set problems = '{DAMAGED,DELAYED}' where tracking_code = ${ahead?.trackingCode ?? ''}`;
    await moveParcel(service.context, ahead?.trackingCode ?? '', {
      type: 'HUB_INBOUND',
      actor: systemPrincipal('test'),
      source: 'import',
    });
    const { json } = await farhod.ask('GET', '/orders');
    expect(json['data']).toMatchObject({
      total: 1,
      list: [{ status: 'DTH', parcels: 2, weightKg: '2.500' }],
    });
  });
});
