import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount, type Answer } from '../../../test/accounts.ts';
import { builders, newTrackingCode } from '../../../test/build.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../platform/database.ts';
import { describeHouses } from '../pickup-points/pickup-points.service.ts';
import { placeDirectoryOf } from '../tracking/place-directory.service.ts';
import { declarePlaces, moveParcel } from '../tracking/tracking.service.ts';
import { setChinaAddress } from './china-address.service.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

const four = (text: string) => ({ ru: text, en: text, zh: text, tg: text });

beforeAll(async () => {
  service = await createTestApp();
  const { context } = service;
  await inTransaction(context.db, async (tx) => {
    await declarePlaces(
      tx,
      ['KHUJAND', 'KULOB'].map((city) => ({
        code: `PP-${city}`,
        kind: 'PICKUP_POINT' as const,
        cityCode: city,
        names: four(`Point ${city}`),
      })),
    );
    await setChinaAddress(tx, 'YIWU-WH', {
      recipient: '捷运',
      phone: '13800000000',
      region: '浙江省 金华市 义乌市 福田街道',
      street: '银海路88号 3号库',
      postcode: '322000',
    });
  });
  await inTransaction(context.db, async (tx) => {
    await describeHouses(
      context,
      tx,
      ['PP-KHUJAND', 'PP-KULOB'].map((placeCode) => ({
        placeCode,
        addresses: four('Street 1'),
        landmarks: four('the market'),
        phone: null,
        hours: [],
        closedDays: [],
        enabled: true,
        isDemo: false,
      })),
    );
    const places = placeDirectoryOf(context);
    await places.prepare(tx, [0]);
    points = {
      khujand: places.findByText('PP-KHUJAND')?.id ?? 0,
      kulob: places.findByText('PP-KULOB')?.id ?? 0,
    };
  });
});

async function customer() {
  const account = await newAccount(service.context, 'customer');
  const { token } = await logIn(service.app, account);
  const info = await call(service.app, 'GET', '/auth/userinfo', { token });
  const { customerCode } = info.json['data'] as { customerCode: string };
  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
    call(service.app, method, path, { token, ...(body === undefined ? {} : { body }) });
  return { account, token, customerCode, ask };
}

type Order = {
  code: string;
  status: string;
  version: number;
  pickupPoint: { id: number } | null;
  parcelList: { trackingCode: string; status: string }[];
  declaration: Record<string, unknown>;
} & Record<string, unknown>;
const orderOf = (answer: Answer) => answer.json['data'] as Order;

const whole = { goods: 'Обувь, 12 пар', places: 1, weightKg: '8,5', valueAmount: '900' };

async function newOrder(
  asker: Awaited<ReturnType<typeof customer>>,
  given: Record<string, unknown> = {},
): Promise<Order> {
  const answer = await asker.ask('POST', '/orders', {
    requestId: randomUUID(),
    pickupPointId: points.khujand,
    ...given,
  });
  expect(answer.json).toMatchObject({ code: 0 });
  return orderOf(answer);
}

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
      actor: { name: 'wang', role: 'china-operator' },
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
  ])('is not submitted with %s', async (_name, given, error, code) => {
    const farhod = await customer();
    const order = await newOrder(farhod, given);
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
  ])('with %s is refused, the field named, and nothing is made', async (_name, given, field, error) => {
    const farhod = await customer();
    const answer = await farhod.ask('POST', '/orders', { requestId: randomUUID(), ...given });
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
    const kept = answers.find(({ status }) => status === 200);
    expect(orderOf(await farhod.ask('GET', `/orders/${code}`)).declaration).toEqual(
      orderOf(kept as Answer).declaration,
    );
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
    expect((await stranger.ask('GET', `/orders?search=${code}`)).json['data']).toEqual({
      total: 0,
      list: [],
    });
  });

  test('parcel is not taken by naming its code, also when both name it at once', async () => {
    const farhod = await customer();
    const stranger = await customer();
    const code = newTrackingCode();
    const answers = await Promise.all(
      [farhod, stranger].map(({ ask }) =>
        ask('POST', '/orders', { requestId: randomUUID(), trackingCodes: [code] }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ json }) => json['error'] === 'orders.codeTaken')).toHaveLength(1);
    const later = await (
      await customer()
    ).ask('POST', '/orders', {
      requestId: randomUUID(),
      trackingCodes: [code],
    });
    expect(later.json).toMatchObject({ error: 'orders.codeTaken' });
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
    expect((await codesOf('search=_')).total).toBe(0);
    expect((await codesOf('from=2026-11-20&to=2026-11-20')).total).toBe(5);
    expect((await codesOf('from=2026-11-21')).total).toBe(0);
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
      actor: { name: 'test', role: 'system' },
      source: 'import',
    });
    const { json } = await farhod.ask('GET', '/orders');
    expect(json['data']).toMatchObject({
      total: 1,
      list: [{ status: 'DTH', parcels: 2, weightKg: '2.500' }],
    });
  });
});

describe('the pickup point', () => {
  test('is bound and switched: what has not left the hub follows', async () => {
    const farhod = await customer();
    expect((await farhod.ask('GET', '/profile/pickup-point')).json['data']).toEqual({
      pickupPoint: null,
      waiting: 0,
    });
    const build = builders(service.context);
    const facts = { customerCode: farhod.customerCode, pickupPointId: points.khujand, orderCode: null };
    await build.parcelAtPickupPoint({ facts });
    await build.collectedParcel({ facts });
    const onTheRoad = await build.parcelOnTheRoad({ facts });
    const atHub = await build.parcelAtHub({ facts });
    await farhod.ask('PUT', '/profile/pickup-point', { pickupPointId: points.khujand });
    expect((await farhod.ask('GET', '/profile/pickup-point')).json['data']).toMatchObject({
      pickupPoint: { id: points.khujand },
      waiting: 1,
    });
    const switched = await farhod.ask('PUT', '/profile/pickup-point', { pickupPointId: points.kulob });
    expect(switched.json['data']).toMatchObject({
      pickupPoint: { code: 'PP-KULOB' },
      waiting: 0,
      follow: 2,
      stay: 1,
    });
    const rows = await service.context.sql<{ tracking_code: string }[]>`
      select tracking_code from parcel where pickup_point_id = ${points.kulob} and customer_code = ${farhod.customerCode}`;
    expect(rows.map((row) => row.tracking_code).toSorted()).toEqual([onTheRoad, atHub].toSorted());
  });

  test('that is none is refused with the words of the form', async () => {
    const farhod = await customer();
    const answer = await farhod.ask('PUT', '/profile/pickup-point', { pickupPointId: 1 });
    expect(answer.json).toMatchObject({ code: 1020, msg: 'Please choose a self pickup point.' });
  });
});

describe('letters about parcels', () => {
  const station = { actor: { name: 'test', role: 'system' }, source: 'station' } as const;
  const lettersTo = (email: string) =>
    service.context.sql<{ params: { status: string; pickupPoint: string | null }; locale: string }[]>`
      select params, locale from letter where recipient = ${email} and name = 'parcelMoved' order by queued_at`;

  test('tell each main status once, in the transaction of the move, and not the small steps', async () => {
    const farhod = await customer();
    const code = await builders(service.context).parcelReceivedInChina({
      facts: { customerCode: farhod.customerCode, pickupPointId: points.khujand },
    });
    for (const type of [
      'LINEHAUL_DEPARTED',
      'BORDER_CROSSED',
      'HUB_INBOUND',
      'HUB_INBOUND',
      'HUB_OUTBOUND',
      'PP_RECEIVED',
    ] as const)
      await moveParcel(service.context, code, { type, ...station });
    const letters = await lettersTo(farhod.account.email);
    expect(letters.map(({ params }) => params.status)).toEqual(['DHWCRK', 'DHWCCK', 'DKHQS']);
    expect(letters.at(-1)).toMatchObject({
      locale: 'en',
      params: { pickupPoint: 'Point KHUJAND, Khujand, Street 1', freeUntil: '2026-11-30' },
    });
  });

  test('are not written of a past that a file tells, nor to who does not want them', async () => {
    const farhod = await customer();
    await builders(service.context).parcelAtPickupPoint({
      facts: { customerCode: farhod.customerCode },
      receivedAt: '2026-09-01T06:00:00Z',
    });
    expect(await lettersTo(farhod.account.email)).toEqual([]);
    const off = await farhod.ask('PUT', '/sys-user/profile', { parcelLetters: false });
    expect(off.json['code']).toBe(0);
    const code = await builders(service.context).parcelReceivedInChina({
      facts: { customerCode: farhod.customerCode },
    });
    await moveParcel(service.context, code, { type: 'LINEHAUL_DEPARTED', ...station });
    expect(await lettersTo(farhod.account.email)).toEqual([]);
  });

  test('wait for the morning in Dushanbe', async () => {
    const night = await createTestApp();
    night.clock.set('2026-11-20T19:00:00Z');
    const account = await newAccount(night.context, 'customer');
    const [row] = await night.context.sql<{ customer_code: string }[]>`
      select customer_code from user_account where id = ${account.id}`;
    const code = await builders(night.context).parcelReceivedInChina({
      facts: { customerCode: row?.customer_code ?? '' },
    });
    await moveParcel(night.context, code, { type: 'LINEHAUL_DEPARTED', ...station });
    const [job] = await night.context.sql<{ wait: number }[]>`
      select extract(epoch from run_at - created_at)::float8 as wait from graphile_worker.jobs`;
    // Midnight there: eight hours to go.
    expect(job?.wait).toBeCloseTo(8 * 3_600, 0);
  });
});

describe('the price of an order', () => {
  test('is explained for each weighed parcel, by the larger of both weights', async () => {
    const farhod = await customer();
    const order = await newOrder(farhod, { ...whole, trackingCodes: [newTrackingCode(), newTrackingCode()] });
    expect(order['price']).toBeNull();
    const [light, heavy] = order.parcelList;
    await service.context
      .sql`update parcel set weight_g = 10000, length_mm = 600, width_mm = 500, height_mm = 400
      where tracking_code = ${light?.trackingCode ?? ''}`;
    await service.context
      .sql`update parcel set weight_g = 3000 where tracking_code = ${heavy?.trackingCode ?? ''}`;
    const { price } = orderOf(await farhod.ask('GET', `/orders/${order.code}`));
    expect(price).toMatchObject({
      total: { amount: '57.50', currency: 'USD' },
      parcels: [
        { trackingCode: light?.trackingCode, tariffCode: 'PARCEL', total: { amount: '50.00' } },
        { trackingCode: heavy?.trackingCode, total: { amount: '7.50' } },
      ],
    });
  });
});

describe("the owner's tracking", () => {
  test('adds pickup point, free days and weights to the own parcels, and finds by order code', async () => {
    const farhod = await customer();
    const stranger = await customer();
    const build = builders(service.context);
    const orderCode = 'RA2611064KX7PY';
    const facts = {
      orderCode,
      customerCode: farhod.customerCode,
      pickupPointId: points.khujand,
      weightG: 10_000,
      lengthMm: 600,
      widthMm: 500,
      heightMm: 400,
    };
    const mine = await build.parcelAtPickupPoint({ facts });
    const theirs = await build.parcelAtPickupPoint({
      facts: { ...facts, customerCode: stranger.customerCode },
    });
    const track = async (codes: string[], ask: typeof farhod.ask | undefined) => {
      const body = { trackingCodeList: codes };
      const answer =
        ask === undefined
          ? await call(service.app, 'POST', '/track/query', { body })
          : await ask('POST', '/track/query', body);
      return answer.json['data'] as {
        count: number;
        detailList: { trackingCode: string; own?: unknown }[];
        notFound: unknown[];
      };
    };
    const seen = await track([mine, theirs], farhod.ask);
    expect(seen.detailList.find(({ trackingCode }) => trackingCode === mine)?.own).toEqual({
      pickupPoint: { id: points.khujand, name: 'Point KHUJAND', city: 'Khujand', address: 'Street 1' },
      freeUntil: '2026-11-28',
      weightKg: '10.000',
      chargeableWeightKg: '20.000',
    });
    expect(seen.detailList.find(({ trackingCode }) => trackingCode === theirs)).not.toHaveProperty('own');
    const publicly = await track([mine, theirs], undefined);
    expect(publicly.detailList.every((parcel) => !('own' in parcel))).toBe(true);
    const byOrder = await track([orderCode], farhod.ask);
    expect(byOrder.detailList.map(({ trackingCode }) => trackingCode)).toEqual([mine]);
    expect((await track([orderCode], undefined)).count).toBe(0);
    expect((await track([farhod.customerCode], farhod.ask)).count).toBe(0);
  });
});

test('the China address carries the customer code in two lines, in Chinese for everybody', async () => {
  const farhod = await customer();
  const { json } = await farhod.ask('GET', '/warehouse-address');
  expect(json['data']).toMatchObject([
    {
      code: 'YIWU-WH',
      name: 'Yiwu warehouse',
      recipient: `捷运 ${farhod.customerCode}`,
      phone: '13800000000',
      region: '浙江省 金华市 义乌市 福田街道',
      street: `银海路88号 3号库 (${farhod.customerCode})`,
      postcode: '322000',
    },
  ]);
});
