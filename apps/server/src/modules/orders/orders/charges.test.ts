import { randomUUID } from 'node:crypto';
import type { WireParcelPrice } from '@rohi/contract/pricing/charge.contract';
import type { OrderPrice } from '@rohi/contract/orders/orders.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, logIn, newAccount, type TestAccount } from '../../../../test/accounts.ts';
import { builders } from '../../../../test/build.ts';
import { createOrderApp, newCustomer, newOrder, type Customer } from '../../../../test/orders.ts';
import { publishTerms } from '../../../../test/tariffs.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { moveParcel } from '../../tracking/tracking.service.ts';
import { systemPrincipal } from '../../../principal.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };
let manager: TestAccount;

// Each test publishes and agrees what it needs, so each has a service of its own.
beforeEach(async () => {
  ({ service, points } = await createOrderApp());
  manager = await newAccount(service.context, 'manager');
});

const start = '2026-11-20T09:00:00Z';

/** An answer at a moment, by a log-in of its own: a token lives for an hour. */
async function askAt(account: TestAccount, moment: string, path: string, body?: unknown) {
  service.clock.set(moment);
  const { token } = await logIn(service.app, account);
  const { json } = await call(service.app, body === undefined ? 'GET' : 'POST', path, { token, body });
  return json['data'];
}

/** An order with a parcel of 20 kg that came to Khujand on 18 November: free until the 28th, then 1.00 USD a day. */
async function orderThere(
  caller: Customer,
  changed: { weightG?: number; receivedAt?: string; reportedAt?: string } = {},
) {
  service.clock.set(start);
  const { code } = await newOrder(caller, points.khujand);
  service.clock.set(changed.reportedAt ?? start);
  const trackingCode = await builders(service.context).parcelAtPickupPoint({
    receivedAt: changed.receivedAt ?? '2026-10-30T06:00:00Z',
    facts: {
      orderCode: code,
      customerCode: caller.customerCode,
      pickupPointId: points.khujand,
      weightG: changed.weightG ?? 20_000,
    },
  });
  const priceAt = async (moment: string) => {
    const order = (await askAt(caller.account, moment, `/orders/${code}`)) as { price: OrderPrice };
    return order.price;
  };
  const storageAt = async (moment: string) => (await priceAt(moment))?.parcels[0]?.storage;
  return { code, trackingCode, priceAt, storageAt };
}

const clerk = { actor: systemPrincipal('clerk'), source: 'station' } as const;
const usd = (amount: string) => ({ amount, currency: 'USD' });

describe('storage of a parcel', () => {
  test('is free for ten Dushanbe days and costs from the eleventh on, to the minute', async () => {
    const { storageAt } = await orderThere(await newCustomer(service));
    expect(await storageAt('2026-11-28T18:59:59Z')).toMatchObject({
      freeUntil: '2026-11-28',
      since: null,
      paidDays: 0,
      total: usd('0.00'),
    });
    expect(await storageAt('2026-11-28T19:00:00Z')).toEqual({
      tariffCode: 'PARCEL',
      tariffVersion: 1,
      freeUntil: '2026-11-28',
      since: '2026-11-29',
      until: '2026-11-29',
      paidDays: 1,
      pausedDays: { CLOSED: 0, PROBLEM: 0 },
      pauses: [],
      chargeableWeightKg: '20.000',
      perKgDay: usd('0.05'),
      perDay: usd('1.00'),
      isLeast: false,
      most: usd('50.00'),
      isMost: false,
      total: usd('1.00'),
    });
    expect(await storageAt('2027-11-29T09:00:00Z')).toMatchObject({ isMost: true, total: usd('50.00') });
  });

  test('is told alike to the owner’s tracking, to the account and to staff', async () => {
    const farhod = await newCustomer(service);
    const { trackingCode, priceAt } = await orderThere(farhod);
    const moment = '2026-12-01T09:00:00Z';
    const price = await priceAt(moment);
    expect(price).toMatchObject({ total: usd('50.00'), storageTotal: usd('3.00') });
    const storage = price?.parcels[0]?.storage;
    const tracked = await askAt(farhod.account, moment, '/track/query', { trackingCodeList: [trackingCode] });
    expect(tracked).toMatchObject({ detailList: [{ own: { freeUntil: '2026-11-28', storage } }] });
    expect(await askAt(farhod.account, moment, '/common/account')).toMatchObject({
      unpaid: usd('50.00'),
      storageFeesRunning: usd('3.00'),
    });
    expect(await askAt(manager, moment, `/staff/parcels/${trackingCode}/charge`)).toEqual({
      price: price?.parcels[0],
      points: price?.points,
    });
    const stranger = await call(service.app, 'POST', '/track/query', {
      body: { trackingCodeList: [trackingCode] },
    });
    expect(JSON.stringify(stranger.json)).not.toContain('storage');
  });

  test('stands still while the point is closed, on hold and while a problem is open, and ends with the hand-over', async () => {
    const { trackingCode, storageAt } = await orderThere(await newCustomer(service));
    const flagAt = async (moment: string, type: 'FLAG_RAISED' | 'FLAG_CLEARED', flag: 'HELD' | 'DAMAGED') => {
      service.clock.set(moment);
      await moveParcel(service.context, trackingCode, { type, flag, ...clerk });
    };
    await flagAt('2026-11-30T06:00:00Z', 'FLAG_RAISED', 'DAMAGED');
    await flagAt('2026-12-01T06:00:00Z', 'FLAG_CLEARED', 'DAMAGED');
    await service.context
      .sql`insert into closed_day (place_id, day) values (${points.khujand}, '2026-12-02')`;
    expect(await storageAt('2026-12-03T09:00:00Z')).toMatchObject({
      paidDays: 2,
      pausedDays: { CLOSED: 1, PROBLEM: 2 },
      pauses: [{ from: '2026-11-30', to: '2026-12-01', because: 'DAMAGED' }],
      total: usd('2.00'),
    });
    await flagAt('2026-12-04T06:00:00Z', 'FLAG_RAISED', 'HELD');
    expect(await storageAt('2026-12-09T09:00:00Z')).toMatchObject({ paidDays: 2, total: usd('2.00') });
    await flagAt('2026-12-09T10:00:00Z', 'FLAG_CLEARED', 'HELD');
    service.clock.set('2026-12-10T06:00:00Z');
    await moveParcel(service.context, trackingCode, { type: 'CUSTOMER_RECEIVED', ...clerk });
    expect(await storageAt('2026-12-20T09:00:00Z')).toMatchObject({
      until: '2026-12-10',
      paidDays: 3,
      total: usd('3.00'),
    });
  });

  test('stands still while a claim to the parcel is undecided, and says since when', async () => {
    const { trackingCode, storageAt } = await orderThere(await newCustomer(service));
    const stranger = await newCustomer(service);
    const claimed = (decidedAt: string, openedAt: string, code: string) => service.context.sql`
      insert into parcel_claim (id, code, customer_id, request_id, parcel_id, marketplace, state, created_at, decided_at)
      select gen_random_uuid(), ${code}, ${stranger.account.id}, gen_random_uuid(), id, 'JD', 'WITHDRAWN',
        ${openedAt}::timestamptz, ${decidedAt}::timestamptz
      from parcel where tracking_code = ${trackingCode} and is_current`;
    await claimed('2026-12-01T06:00:00Z', '2026-11-30T06:00:00Z', 'RC00000001A');
    expect(await storageAt('2026-12-03T09:00:00Z')).toMatchObject({
      paidDays: 3,
      pausedDays: { CLOSED: 0, PROBLEM: 2 },
      pauses: [{ from: '2026-11-30', to: '2026-12-01', because: 'CLAIM' }],
      total: usd('3.00'),
    });
  });

  test('goes by the tariff of the day of arrival, whatever is published while it lies there', async () => {
    const farhod = await newCustomer(service);
    const there = await orderThere(farhod);
    await publishTerms(service, '2026-11-30', {
      storageFreeDays: '3',
      storagePerKgDay: '0.10',
      storageMostOfFeePercent: '4',
    });
    const later = await orderThere(farhod, {
      receivedAt: '2026-11-11T20:00:00Z',
      reportedAt: '2026-12-02T09:00:00Z',
    });
    expect(await there.storageAt('2026-12-06T09:00:00Z')).toMatchObject({
      tariffVersion: 1,
      perDay: usd('1.00'),
      total: usd('8.00'),
    });
    // Brought at the price of its receipt, stored by the tariff of 1 December, its day of arrival in Dushanbe.
    expect(await later.priceAt('2026-12-06T09:00:00Z')).toMatchObject({
      parcels: [
        {
          tariffVersion: 1,
          storage: {
            tariffVersion: 2,
            freeUntil: '2026-12-04',
            perDay: usd('2.00'),
            most: usd('2.00'),
            paidDays: 2,
            isMost: true,
            total: usd('2.00'),
          },
        },
      ],
    });
  });
});

describe('what was agreed with a customer', () => {
  const agree = async (moment: string, customerCode: string, changed: object = {}) => {
    service.clock.set(moment);
    const { token } = await logIn(service.app, manager);
    const products = await call(service.app, 'GET', '/common/all-products');
    const product = (products.json['data'] as { id: number; code: string }[]).find(
      ({ code }) => code === 'STANDARD',
    );
    const body = {
      requestId: randomUUID(),
      customerCode,
      productId: product?.id,
      discountPct: '10',
      validFrom: '2026-10-01',
      validTo: null,
      enabled: true,
      ...changed,
    };
    const { json } = await call(service.app, 'POST', '/staff/customer-prices', { token, body });
    const { id } = json['data'] as { id: number };
    const change = async (at: string, version: number, next: object) => {
      service.clock.set(at);
      const again = await logIn(service.app, manager);
      const { requestId: _, ...fields } = { ...body, ...next };
      const path = `/staff/customer-prices/${id}`;
      const answer = await call(service.app, 'PUT', path, {
        token: again.token,
        body: { version, ...fields },
      });
      expect(answer.status).toBe(200);
    };
    return { change };
  };
  const discountOf = (price: WireParcelPrice | undefined) =>
    price?.steps.find((step) => step.step === 'AGREED_DISCOUNT');

  test('comes off the price of that customer alone, and the explanation and the sums of reports say so', async () => {
    const [farhod, nargis] = [await newCustomer(service), await newCustomer(service)];
    await agree('2026-10-15T09:00:00Z', farhod.customerCode, { discountPct: '7.5' });
    const [own, other] = [await orderThere(farhod), await orderThere(nargis)];
    const price = (await own.priceAt(start))?.parcels[0];
    expect(discountOf(price)).toEqual({
      step: 'AGREED_DISCOUNT',
      productCode: 'STANDARD',
      discountPct: '7.5',
      amount: usd('3.75'),
    });
    expect(price).toMatchObject({ total: usd('46.25'), storage: { most: usd('46.25') } });
    expect((await other.priceAt(start))?.parcels[0]).toMatchObject({ total: usd('50.00') });
    expect(await askAt(farhod.account, start, '/common/account')).toMatchObject({ unpaid: usd('46.25') });
  });

  test('does not reach back: a charge keeps what was agreed when China received the parcel', async () => {
    const farhod = await newCustomer(service);
    const before = await orderThere(farhod, { receivedAt: '2026-10-10T06:00:00Z' });
    const price = await agree('2026-10-15T09:00:00Z', farhod.customerCode);
    const first = await orderThere(farhod, { receivedAt: '2026-10-20T06:00:00Z' });
    await price.change('2026-10-25T09:00:00Z', 1, { discountPct: '20', validTo: '2026-10-31' });
    const second = await orderThere(farhod, { receivedAt: '2026-10-28T06:00:00Z' });
    const over = await orderThere(farhod, { receivedAt: '2026-10-31T19:00:00Z' });
    await price.change('2026-11-19T09:00:00Z', 2, { enabled: false });
    const totals: (string | undefined)[] = [];
    for (const { priceAt } of [before, first, second, over])
      totals.push((await priceAt(start))?.parcels[0]?.total.amount);
    expect(totals).toEqual(['50.00', '45.00', '40.00', '50.00']);
    const [row] = await service.context.sql`
      select sum(amount_minor)::integer as cents from parcel join freight_charge on parcel_id = id where customer_code = ${farhod.customerCode}`;
    expect(row).toEqual({ cents: 18_500 });
  });

  test('is for the weights of its product', async () => {
    const farhod = await newCustomer(service);
    await agree('2026-10-15T09:00:00Z', farhod.customerCode);
    const [edge, heavy] = [
      await orderThere(farhod, { weightG: 30_000 }),
      await orderThere(farhod, { weightG: 30_001 }),
    ];
    expect(discountOf((await edge.priceAt(start))?.parcels[0])).toBeDefined();
    expect(discountOf((await heavy.priceAt(start))?.parcels[0])).toBeUndefined();
  });

  test('T03: a charge is on record as it stood, and the record cannot be changed', async () => {
    const farhod = await newCustomer(service);
    await agree('2026-10-15T09:00:00Z', farhod.customerCode);
    const { sql } = service.context;
    await expect(sql`update agreed_price set discount_bp = 9000`).rejects.toThrow('append-only');
    await expect(sql`delete from agreed_price`).rejects.toThrow('append-only');
  });
});

describe('the price of an order', () => {
  test('tells the points that it brings, cents of its parcels put together', async () => {
    const farhod = await newCustomer(service);
    const { code, priceAt } = await orderThere(farhod, { weightG: 3_100 });
    await builders(service.context).parcelAtPickupPoint({
      facts: { orderCode: code, customerCode: farhod.customerCode, weightG: 3_100 },
    });
    expect(await priceAt(start)).toMatchObject({
      total: usd('15.50'),
      points: {
        count: 15,
        worth: usd('0.15'),
        lifeMonths: 12,
        mostOfFeePercent: 30,
        mostOfFee: usd('4.65'),
      },
    });
  });

  test('of a parcel without a reported receipt is that of the day on which it came on record, everywhere and always', async () => {
    const farhod = await newCustomer(service);
    service.clock.set('2026-11-20T09:00:00Z');
    const { code } = await newOrder(farhod, points.khujand);
    const trackingCode = await builders(service.context).newParcel({
      receivedAt: '2026-11-19T09:00:00Z',
      facts: { orderCode: code, customerCode: farhod.customerCode, weightG: 10_000 },
    });
    await publishTerms(service, '2026-12-15', {}, '3.00');
    const price = (await askAt(farhod.account, '2026-12-20T09:00:00Z', `/orders/${code}`)) as {
      price: OrderPrice;
    };
    expect(price.price?.parcels).toMatchObject([{ trackingCode, date: '2026-11-15', total: usd('25.00') }]);
    const [row] = await service.context.sql`
      select amount_minor::integer as cents from parcel join freight_charge on parcel_id = id where tracking_code = ${trackingCode}`;
    expect(row).toEqual({ cents: 2_500 });
  });
});
