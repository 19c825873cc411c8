import { locales } from '@rohi/contract/locales';
import { freightQuote, headChannelPrices } from '@rohi/contract/pricing/pricing.contract';
import { publicRates } from '@rohi/contract/pricing/public-rates';
import { sql as query } from 'kysely';
import { describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { publishPrice } from '../../../test/tariffs.ts';
import { createTestApp, openTestContext, type TestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import { enterRate } from './rates/rate-administration.service.ts';

async function get({ app }: Pick<TestApp, 'app'>, url: string, headers: Record<string, string> = {}) {
  const response = await app.inject({ method: 'GET', url, headers });
  return { status: response.statusCode, body: response.json() };
}

async function post({ app }: Pick<TestApp, 'app'>, url: string, payload: object) {
  const response = await app.inject({ method: 'POST', url, payload, headers: { 'x-local': 'en' } });
  return { status: response.statusCode, body: response.json() };
}

async function quote(testApp: Pick<TestApp, 'app'>, fields: Record<string, string>) {
  const { status, body } = await get(testApp, `/api/price/quote?${new URLSearchParams(fields)}`);
  expect(status).toBe(200);
  return freightQuote.parse(body.data);
}

const box = { lengthCm: '60', widthCm: '50', heightCm: '40', weightKg: '10' };

const totalsOf = (answer: Awaited<ReturnType<typeof quote>>) =>
  Object.fromEntries(answer.tariffs.map(({ tariff, total }) => [tariff.code, total.amount]));

const enter = (testApp: Pick<TestApp, 'context'>, rateDate: string, rateMillionths: bigint, nominal = 1) =>
  enterRate(
    testApp.context,
    { userId: null, name: 'system' },
    {
      base: 'USD',
      quote: 'TJS',
      rate: { nominal, rateMillionths },
      rateDate,
      source: 'NBT',
    },
  );

describe('GET /price/quote', () => {
  test.each([
    [box, { PARCEL: '50.00', CARGO: '31.20' }],
    [
      { ...box, places: '3' },
      { PARCEL: '150.00', CARGO: '93.60' },
    ],
    [
      { volumeM3: '0,12', weightKg: '10' },
      { PARCEL: '50.00', CARGO: '31.20' },
    ],
    [
      { lengthCm: '30', widthCm: '20', heightCm: '10', weightKg: '3' },
      { PARCEL: '7.50', CARGO: '7.50' },
    ],
    [
      { lengthCm: '100', widthCm: '100', heightCm: '100', weightKg: '104' },
      { PARCEL: '416.68', CARGO: '260.00' },
    ],
  ])('prices %j by both tariffs', async (fields, totals) => {
    expect(totalsOf(await quote(await createTestApp(), fields))).toEqual(totals);
  });

  test('unlike places are priced as one: all their volume, or all their weight, whichever costs more', async () => {
    const testApp = await createTestApp();
    const cargo = { volumeM3: '1', weightKg: '50', also: '40*40*40*60*1' };
    const answer = await quote(testApp, cargo);
    expect(answer.whole).toEqual({ places: 2, volumeM3: '1.064', weightKg: '110.000' });
    expect(totalsOf(answer)['CARGO']).toBe('276.64');
    // Whichever is written first.
    const other = await quote(testApp, {
      ...box,
      lengthCm: '40',
      widthCm: '40',
      weightKg: '60',
      also: '1*50*',
    });
    expect(totalsOf(other)).toEqual(totalsOf(answer));
    // Alike in two rows is what it is in one.
    expect(totalsOf(await quote(testApp, { ...box, also: '60*50*40*10*2' }))).toEqual({
      PARCEL: '150.00',
      CARGO: '93.60',
    });
  });

  test('refuses too many unlike places by name, in each language', async () => {
    const testApp = await createTestApp();
    const also = Array.from({ length: 20 }, () => '40*40*40*60*1').join('_');
    const texts = new Set<string>();
    for (const locale of locales) {
      const url = `/api/price/quote?${new URLSearchParams({ ...box, also })}`;
      const { status, body } = await get(testApp, url, { 'x-local': locale });
      expect(status).toBe(400);
      expect(body.fields).toMatchObject([{ field: 'also', error: 'tooManyLoads' }]);
      texts.add(body.fields[0].msg);
    }
    expect(texts.size).toBe(4);
    expect(texts).toContain('At most 20 different sizes in one quote.');
  });

  test('explains the price and names the version that made it, in the caller’s language', async () => {
    const testApp = await createTestApp();
    const { body } = await get(testApp, `/api/price/quote?${new URLSearchParams(box)}`, { 'x-local': 'zh' });
    expect(body.data).toMatchObject({
      date: '2026-11-20',
      rate: null,
      tariffs: [
        {
          tariff: {
            code: 'PARCEL',
            name: '包裹',
            version: 1,
            effectiveFrom: '2025-09-20',
            effectiveTo: null,
          },
          converted: null,
          steps: [
            { step: 'ACTUAL_WEIGHT', placeKg: '10.000' },
            { step: 'VOLUMETRIC_WEIGHT', divisor: 6000, placeKg: '20.000' },
            { step: 'CHARGEABLE_WEIGHT', basis: 'VOLUMETRIC', weightKg: '20.000' },
            { step: 'PRICE', unitPrice: { amount: '2.50', currency: 'USD' }, amount: { amount: '50.00' } },
          ],
        },
        { tariff: { code: 'CARGO', businessLine: 'FBA', usualFromVolumeM3: '1' } },
      ],
    });
    expect(body.data.tariffs[0].tariff.versionId).toMatch(/^\d+$/);
  });

  test('names every wrong field in each language', async () => {
    const testApp = await createTestApp();
    const url = `/api/price/quote?lengthCm=0.30000000000000004&widthCm=1e308&heightCm=0&weightKg=-0&places=2000&date=2026-02-30`;
    const texts: string[][] = [];
    for (const locale of locales) {
      const { status, body } = await get(testApp, url, { 'x-local': locale });
      expect(status).toBe(400);
      expect(body.fields.map(({ field, error }: Record<string, string>) => [field, error])).toEqual([
        ['lengthCm', 'tooPrecise'],
        ['widthCm', 'badFormat'],
        ['heightCm', 'tooSmall'],
        ['weightKg', 'badFormat'],
        ['places', 'tooLarge'],
        ['date', 'badFormat'],
      ]);
      texts.push(body.fields.map(({ msg }: Record<string, string>) => msg));
    }
    const [ru = [], en = []] = texts;
    expect(ru[2]).toBe('Не меньше 0,1.');
    expect(en[2]).toBe('At least 0.1.');
    expect(en[4]).toBe('At most 1000.');
    for (const index of [0, 1, 2, 4]) expect(new Set(texts.map((each) => each[index])).size).toBe(4);
  });

  test('an empty request names what is needed; a day before the first prices has none', async () => {
    const testApp = await createTestApp();
    const { body } = await get(testApp, '/api/price/quote');
    expect(body.fields.map(({ field }: { field: string }) => field)).toEqual([
      'lengthCm',
      'widthCm',
      'heightCm',
      'weightKg',
    ]);
    const early = await get(
      testApp,
      `/api/price/quote?${new URLSearchParams({ ...box, date: '2025-09-19' })}`,
    );
    expect(early.body.fields).toMatchObject([{ field: 'date', error: 'notAllowed' }]);
  });
});

describe('a new price', () => {
  test('begins at midnight in Dushanbe, can be asked for before, and leaves the past alone', async () => {
    const testApp = await createTestApp();
    await testApp.app.ready();
    const { clock } = testApp;
    await publishPrice(testApp, '2026-11-23', '3.00');
    const parcelOn = async (date?: string) =>
      totalsOf(await quote(testApp, date === undefined ? box : { ...box, date }))['PARCEL'];
    expect(await parcelOn()).toBe('50.00');
    expect(await parcelOn('2026-11-23')).toBe('60.00');
    clock.set('2026-11-22T18:59:59Z');
    expect(await parcelOn()).toBe('50.00');
    clock.set('2026-11-22T19:00:00Z');
    expect(await parcelOn()).toBe('60.00');
    expect(await parcelOn('2026-11-22')).toBe('50.00');
    const { body } = await get(testApp, '/api/price/tariffs?date=2026-11-22');
    expect(body.data[0]).toMatchObject({ version: 1, effectiveTo: '2026-11-22' });
  });

  test('is explained by its version, whatever day it is and whatever was published since', async () => {
    const testApp = await createTestApp();
    await testApp.app.ready();
    const id = await publishPrice(testApp, '2026-11-23', '3.00');
    const load = new URLSearchParams(box);
    const explain = (versionId: string) => get(testApp, `/api/price/charges/${versionId}?${load}`);
    testApp.clock.set('2028-02-29T10:00:00Z');
    await publishPrice(testApp, '2028-02-29', '9.00');
    const { body } = await explain(id);
    expect(body.data).toMatchObject({
      tariff: { code: 'PARCEL', versionId: id, effectiveFrom: '2026-11-23', effectiveTo: '2028-02-28' },
      total: { amount: '60.00', currency: 'USD' },
      steps: [{ step: 'ACTUAL_WEIGHT' }, {}, {}, { step: 'PRICE', unitPrice: { amount: '3.00' } }],
    });
    expect((await explain('1')).body.data.total.amount).toBe('50.00');
    expect(await explain('77')).toMatchObject({ status: 404, body: { error: 'pricing.versionNotFound' } });
    const empty = await get(testApp, `/api/price/charges/${id}`);
    expect(empty.body.fields).toMatchObject([{ error: 'required' }, {}, {}, { field: 'weightKg' }]);
  });

  test('published again for the same day replaces the one before it', async () => {
    const testApp = await createTestApp();
    await testApp.app.ready();
    for (const price of ['3.00', '2.75']) await publishPrice(testApp, '2026-11-20', price);
    expect(totalsOf(await quote(testApp, box))['PARCEL']).toBe('55.00');
  });

  test('once published cannot be changed, nor what hangs on it', async () => {
    const testApp = await createTestApp();
    await testApp.app.ready();
    const { db } = testApp.context;
    const attempts = [
      query`update tariff_version set effective_from = '2027-01-01'`,
      query`delete from tariff_version`,
      query`update tariff_rule set unit_price_minor = 1`,
      query`delete from tariff_rule`,
      query`insert into tariff_surcharge (version_id, code, names, basis, amount_minor)
        select id, 'EXTRA', '{"ru":"","en":"","zh":"","tg":""}', 'PER_ORDER', 1 from tariff_version limit 1`,
    ];
    for (const attempt of attempts) await expect(attempt.execute(db)).rejects.toThrow(/is published/);
    expect(totalsOf(await quote(testApp, box))['PARCEL']).toBe('50.00');
  });
});

describe('the opening tariffs', () => {
  test('are written once, also by two processes that start together', async () => {
    const testApp = await createTestApp();
    const second = await openTestContext(testApp.address);
    const other = await buildApp(second.context);
    await Promise.all([testApp.app.ready(), other.ready()]);
    await other.close();
    const { body } = await get(testApp, '/api/price/tariffs');
    expect(body.data.map(({ code, version }: { code: string; version: number }) => [code, version])).toEqual([
      ['PARCEL', 1],
      ['CARGO', 1],
    ]);
  });

  test('say what the public rates say', async () => {
    const { body } = await get(await createTestApp(), '/api/price/tariffs');
    const [parcel, cargo] = body.data;
    expect(parcel).toMatchObject({
      currency: publicRates.currency,
      volumetricDivisor: publicRates.volumetricDivisor,
      rules: [
        { chargeMode: 'WEIGHT', unit: 'KG', from: '0', to: null, unitPrice: '2.50', roundStep: '0.01' },
      ],
      surcharges: [],
    });
    expect(cargo.rules).toMatchObject([
      { chargeMode: 'ACTUAL_WEIGHT', unitPrice: '2.50' },
      { chargeMode: 'VOLUME', unit: 'CBM', unitPrice: '260.00' },
    ]);
  });
});

describe('the list of channel prices', () => {
  test('is for who is logged in, and has today’s prices', async () => {
    const { app, context } = await createTestApp();
    expect((await call(app, 'GET', '/common/all-headchannelprices')).status).toBe(401);
    const office = await logIn(app, await newAccount(context, 'manager'));
    const seen = await call(app, 'GET', '/common/all-headchannelprices', { token: office.token });
    const { token } = await logIn(app, await newAccount(context, 'customer'));
    const { status, json } = await call(app, 'GET', '/common/all-headchannelprices', { token });
    expect(status).toBe(200);
    expect(seen.json['data']).toEqual(json['data']);
    expect(headChannelPrices.data.parse(json['data'])).toMatchObject([
      {
        channelCode: 'PARCEL',
        countryCode: 'TJ',
        currency: 'USD',
        rules: [
          { chargeMode: 'WEIGHT', unit: 'KG', from: '0', to: null, unitPrice: '2.50', minCharge: '0.00' },
        ],
        surcharges: [],
        effectiveFrom: '2025-09-20',
        effectiveTo: null,
        version: 1,
      },
      { channelCode: 'CARGO' },
    ]);
  });
});

describe('exchange rates', () => {
  test('a quote shows somoni at the rate of the day', async () => {
    const testApp = await createTestApp();
    await enter(testApp, '2026-11-20', 10_120_000n);
    const answer = await quote(testApp, box);
    expect(answer.rate).toEqual({
      from: 'USD',
      to: 'TJS',
      rate: '10.12',
      nominal: 1,
      rateDate: '2026-11-20',
      source: 'NBT',
      stale: false,
    });
    expect(answer.tariffs.map(({ converted }) => converted)).toEqual([
      { amount: '506.00', currency: 'TJS' },
      { amount: '315.74', currency: 'TJS' },
    ]);
  });

  test('an earlier rate counts for ten days, marked as stale, and then there is none', async () => {
    const testApp = await createTestApp();
    await enter(testApp, '2026-11-10', 10_120_000n);
    expect((await quote(testApp, box)).rate).toMatchObject({ rateDate: '2026-11-10', stale: true });
    expect((await quote(testApp, { ...box, date: '2026-11-23' })).rate).toMatchObject({ stale: true });
    testApp.clock.set('2026-11-20T19:00:00Z');
    const answer = await quote(testApp, box);
    expect(answer).toMatchObject({ date: '2026-11-21', rate: null });
    expect(answer.tariffs[0]?.converted).toBeNull();
    const { status, body } = await post(testApp, '/api/base-currency-rate/getrate', {
      from: 'USD',
      to: 'TJS',
    });
    expect({ status, msg: body.msg }).toEqual({
      status: 404,
      msg: 'The rate of USD to TJS for 21 November 2026 is not known.',
    });
  });

  test('are shown in both directions with an amount converted', async () => {
    const testApp = await createTestApp();
    await enter(testApp, '2026-11-20', 101_200_000n, 10);
    const ask = (payload: object) => post(testApp, '/api/base-currency-rate/getrate', payload);
    expect((await ask({ from: 'USD', to: 'TJS', amount: '12,50' })).body.data).toEqual({
      rate: '101.2',
      nominal: 10,
      rateDate: '2026-11-20',
      source: 'NBT',
      stale: false,
      inverse: '0.0988142292',
      converted: { amount: '126.50', currency: 'TJS' },
    });
    expect((await ask({ from: 'TJS', to: 'USD', amount: '126.50' })).body.data).toMatchObject({
      rate: '0.0988142292',
      nominal: 1,
      inverse: '10.12',
      converted: { amount: '12.50', currency: 'USD' },
    });
  });

  test.each([
    [{ from: 'USD', to: 'USD' }, 'to', 'notAllowed'],
    [{ from: 'USD', to: 'EUR' }, 'to', 'notAllowed'],
    [{ from: 'USD', to: 'TJS', amount: '-1' }, 'amount', 'badFormat'],
    [{ from: 'USD', to: 'TJS', amount: '1.005' }, 'amount', 'badFormat'],
    [{ from: 'USD', to: 'TJS', amount: 1 }, 'amount', 'wrongType'],
    [{ from: 'USD', to: 'TJS', date: '20.11.2026' }, 'date', 'badFormat'],
    [{ to: 'TJS' }, 'from', 'required'],
  ])('getrate refuses %j', async (payload, field, error) => {
    const { status, body } = await post(await createTestApp(), '/api/base-currency-rate/getrate', payload);
    expect(status).toBe(400);
    expect(body.fields).toMatchObject([{ field, error }]);
  });

  test('recent rates are newest first, one a day, the last entered', async () => {
    const testApp = await createTestApp();
    await enter(testApp, '2026-11-18', 10_100_000n);
    await enter(testApp, '2026-11-20', 10_300_000n);
    await enter(testApp, '2026-11-20', 10_120_000n);
    await enter(testApp, '2026-11-17', 9_000_000n);
    const recent = (days: unknown) =>
      post(testApp, '/api/base-currency-rate/recent-rate', { from: 'USD', to: 'TJS', days });
    expect((await recent(3)).body.data).toEqual([
      { rateDate: '2026-11-20', rate: '10.12', nominal: 1, source: 'NBT' },
      { rateDate: '2026-11-18', rate: '10.1', nominal: 1, source: 'NBT' },
    ]);
    expect((await recent(0)).body.fields).toMatchObject([{ field: 'days', error: 'tooSmall' }]);
    expect((await recent(367)).body.fields).toMatchObject([{ field: 'days', error: 'tooLarge' }]);
    expect((await recent(1.5)).status).toBe(400);
  });
});
