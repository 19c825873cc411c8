import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { newCustomer } from '../../../../test/orders.ts';
import { openPricing, type PricingApp } from '../../../../test/tariff-administration.ts';
import { publishTerms } from '../../../../test/tariffs.ts';

let pricing: PricingApp;
beforeAll(async () => {
  pricing = await openPricing();
  await publishTerms(pricing, '2026-12-01', { storageFreeDays: '5', pointsPerUnitPaid: '2' }, '3.00');
});

const box = 'channel=PARCEL&lengthCm=60&widthCm=50&heightCm=40&weightKg=10';
const check = (query: string) => pricing.ask('GET', `/price/check?${query}`);
const usd = (amount: string) => ({ amount, currency: 'USD' });

describe('a price that staff check', () => {
  test('is that of the version in force on the day, with storage and points by the same version', async () => {
    expect((await check(`${box}&date=2026-11-30`)).json['data']).toMatchObject({
      date: '2026-11-30',
      tariff: { code: 'PARCEL', version: 1, effectiveTo: '2026-11-30' },
      total: usd('50.00'),
      storage: { freeDays: 10, perDay: usd('1.00'), isLeast: false, most: usd('50.00') },
      points: { count: 50, worth: usd('0.50') },
    });
    expect((await check(`${box}&date=2026-12-01`)).json['data']).toMatchObject({
      tariff: { version: 2, effectiveTo: null },
      total: usd('60.00'),
      storage: { freeDays: 5, most: usd('60.00') },
      points: { count: 120 },
    });
    expect((await check(box)).json['data']).toMatchObject({ date: '2026-11-20', total: usd('50.00') });
  });

  test('takes off what was agreed with the customer by that day, and says so', async () => {
    const { customerCode } = await newCustomer(pricing);
    const products = await pricing.ask('GET', '/common/all-products');
    const product = (products.json['data'] as { id: number; code: string }[]).find(
      ({ code }) => code === 'STANDARD',
    );
    await pricing.ask('POST', '/staff/customer-prices', {
      requestId: randomUUID(),
      customerCode,
      productId: product?.id,
      discountPct: '12.5',
      validFrom: '2026-11-25',
      validTo: '2026-12-31',
      enabled: true,
    });
    const checkOn = (date: string) => check(`${box}&date=${date}&customerCode=${customerCode.toLowerCase()}`);
    expect((await checkOn('2026-11-25')).json['data']).toMatchObject({ total: usd('43.75') });
    const { steps } = (await checkOn('2026-11-25')).json['data'] as { steps: object[] };
    expect(steps.at(-1)).toEqual({
      step: 'AGREED_DISCOUNT',
      productCode: 'STANDARD',
      discountPct: '12.5',
      amount: usd('6.25'),
    });
    for (const [day, total] of [
      ['2026-11-24', '50.00'],
      ['2027-01-01', '60.00'],
    ] as const)
      expect((await checkOn(day)).json['data']).toMatchObject({ total: usd(total) });
  });

  test('is of all unlike places, with storage of all of them', async () => {
    const cargo = 'channel=CARGO&volumeM3=1&weightKg=50&also=40*40*40*60*1';
    expect((await check(cargo)).json['data']).toMatchObject({
      whole: { places: 2, volumeM3: '1.064', weightKg: '110.000' },
      total: usd('276.64'),
    });
    const alike = async (query: string) => {
      const { total, storage } = (await check(`${box}${query}`)).json['data'] as Record<string, unknown>;
      return { total, storage };
    };
    expect(await alike('&also=60*50*40*10*2')).toEqual(await alike('&places=3'));
  });

  test('of cargo holds an agreement against the weight of the whole, of parcels against each', async () => {
    const { customerCode } = await newCustomer(pricing);
    await pricing.context.db
      .updateTable('product')
      .set({ min_weight_g: 100_000 })
      .where('business_line', '=', 'FBA')
      .execute();
    const products = await pricing.ask('GET', '/common/all-products');
    for (const { id, code } of products.json['data'] as { id: number; code: string }[])
      if (code !== 'HEAVY')
        await pricing.ask('POST', '/staff/customer-prices', {
          requestId: randomUUID(),
          customerCode,
          productId: id,
          discountPct: '10',
          validFrom: '2026-11-20',
          validTo: '2026-12-31',
          enabled: true,
        });
    const cargo = `channel=CARGO&volumeM3=1&weightKg=50&customerCode=${customerCode}`;
    expect((await check(cargo)).json['data']).toMatchObject({ total: usd('260.00') });
    expect((await check(`${cargo}&also=40*40*40*60*1`)).json['data']).toMatchObject({ total: usd('248.98') });
    const parcels = `${box}&customerCode=${customerCode}`;
    expect((await check(`${parcels}&also=60*50*40*10*2`)).json['data']).toMatchObject({
      total: usd('135.00'),
    });
    expect((await check(`${parcels}&also=40*40*40*60*1`)).json).toMatchObject({
      error: 'request.invalid',
      fields: [{ field: 'also', error: 'notAllowed' }],
    });
  });

  test.each([
    ['channel=NOWHERE&volumeM3=1&weightKg=1', ['channel notAllowed']],
    [`${box}&date=2026-02-30`, ['date badFormat']],
    [`${box}&date=2020-01-01`, ['date notAllowed']],
    [`${box}&customerCode=TJ-00000`, ['customerCode notAllowed']],
    [`${box}&also=40*40*40**1_1*2`, ['also[0].weightKg required', 'also[1] badFormat']],
    ['channel=PARCEL&weightKg=-1&volumeM3=999999', ['volumeM3 tooLarge', 'weightKg badFormat']],
  ])('of %s is refused by name', async (query, problems) => {
    const { status, json } = await check(query);
    const fields = json['fields'] as { field: string; error: string }[];
    expect([status, ...fields.map(({ field, error }) => `${field} ${error}`)]).toEqual([400, ...problems]);
  });

  test('T06: is for those of the office who answer customers', async () => {
    const { token } = await logIn(pricing.app, await newAccount(pricing.context, 'support'));
    expect(await call(pricing.app, 'GET', `/price/check?${box}`, { token })).toMatchObject({ status: 200 });
    const clerk = await logIn(pricing.app, await newAccount(pricing.context, 'china-operator'));
    const refused = await call(pricing.app, 'GET', `/price/check?${box}`, { token: clerk.token });
    expect(refused).toMatchObject({ status: 403 });
    expect(await call(pricing.app, 'GET', `/price/check?${box}`)).toMatchObject({ status: 401 });
  });
});
