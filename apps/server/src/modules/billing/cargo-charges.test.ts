/** Boxes of one cargo order are priced as one, and their charges come to that price. */
import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { builders } from '../../../test/build.ts';
import { moneyOf, moneyPerson, type MoneyPerson } from '../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { openTill, setRate, type Till } from '../../../test/tills.ts';
import { inTransaction } from '../../platform/database.ts';
import { systemPrincipal } from '../../principal.ts';
import { moveParcel, writeParcels } from '../tracking/tracking.service.ts';
import { addUpCargo } from './freight-charges.service.ts';
import { checkDueCharges, checkFreightCharges, checkStorageRates } from './check-charges.service.ts';

let service: TestApp;
let manager: MoneyPerson;
let till: Till;
let khujand: number;
let orders = 0;
beforeAll(async () => {
  const opened = await createOrderApp();
  service = opened.service;
  khujand = opened.points.khujand;
  service.clock.set('2026-11-20T09:00:00Z');
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  till = await openTill(service, { manager, unitId: khujand });
});

const office = { actor: systemPrincipal('test'), source: 'office' } as const;
type Box = { weightG: number; sidesMm: readonly [number, number, number]; status?: ParcelStatus };

const newOrderCode = () => `RA26112${String((orders += 1)).padStart(5, '0')}AA`;
const light = { weightG: 45_000, sidesMm: [1_000, 800, 600] } as const;
const heavy = { weightG: 30_500, sidesMm: [500, 500, 400] } as const;

/** A box of an order, at the pickup point unless it is somewhere else. */
function newBox(customer: Customer, orderCode: string, { weightG, sidesMm, status }: Box): Promise<string> {
  const [lengthMm, widthMm, heightMm] = sidesMm;
  return builders(service.context).parcelIn(status ?? ParcelStatus.AwaitingCustomer, {
    facts: {
      orderCode,
      customerCode: customer.customerCode,
      pickupPointId: khujand,
      businessLine: 'FBA',
      weightG,
      lengthMm,
      widthMm,
      heightMm,
    },
  });
}

async function newCargo(customer: Customer, boxes: readonly Box[], orderCode = newOrderCode()) {
  const codes: string[] = [];
  for (const box of boxes) codes.push(await newBox(customer, orderCode, box));
  return { orderCode, codes };
}

async function weigh(trackingCode: string, weightG: number): Promise<void> {
  const { context } = service;
  const write = { trackingCode, declare: { facts: { weightG }, move: office }, moves: [] };
  await inTransaction(context.db, (tx) => writeParcels(context, tx, [write]));
}

/** What each box of an order carries, in cents, by its code. */
async function sharesOf(orderCode: string): Promise<Record<string, number>> {
  const rows = await service.context.sql<{ code: string; cents: number }[]>`
    select tracking_code as code, amount_minor::integer as cents from freight_charge join parcel on parcel.id = parcel_id
    where order_code = ${orderCode} order by parcel.id`;
  return Object.fromEntries(rows.map(({ code, cents }) => [code, cents]));
}

async function wholeOf(orderCode: string): Promise<number> {
  return Object.values(await sharesOf(orderCode)).reduce((sum, cents) => sum + cents, 0);
}

async function payFor(customer: Customer, codes: readonly string[]): Promise<WirePayment> {
  const { parcels } = await till.owed(customer);
  const charges = parcels.flatMap(({ trackingCode, charges: all }) =>
    codes.includes(trackingCode) ? all.map(({ id, owed }) => ({ id, amount: owed.amount })) : [],
  );
  return moneyOf<WirePayment>(await till.take(customer, { charges, cash: { USD: '5000' }, over: 'BALANCE' }));
}

/** What is on record is what the rules come to, for all parcels of this file. */
async function expectRight(): Promise<void> {
  const { context } = service;
  for (const check of [checkFreightCharges, checkStorageRates, checkDueCharges])
    expect((await check(context)).wrong).toEqual([]);
}

describe('the boxes of a cargo order', () => {
  test.each([
    // 2.02 m³ and 210.5 kg: by weight, for which box by box would be 575.45.
    [[light, light, light, light, heavy], 52_625],
    // 1.064 m³ and 110 kg: by volume, for which box by box would be 410.00.
    [
      [
        { weightG: 50_000, sidesMm: [1_000, 1_000, 1_000] },
        { weightG: 60_000, sidesMm: [400, 400, 400] },
      ],
      27_664,
    ],
    [[light], 12_480],
    [[heavy], 7_625],
  ] satisfies [Box[], number][])(
    'are priced as the tariffs page says, all of them added up',
    async (boxes, whole) => {
      const customer = await newCustomer(service);
      const { orderCode } = await newCargo(customer, boxes);
      expect(await wholeOf(orderCode)).toBe(whole);
      expect(Number((await till.owed(customer)).owed.amount) * 100).toBeCloseTo(whole);
      await expectRight();
    },
  );

  test('carry what is theirs of the volume or weight, and are explained by the whole', async () => {
    const customer = await newCustomer(service);
    const { orderCode, codes } = await newCargo(customer, [light, heavy]);
    // 0.58 m³ and 75.5 kg: by weight 188.75.
    expect(Object.values(await sharesOf(orderCode))).toEqual([11_250, 7_625]);
    const order = await customer.ask('GET', `/profile/owed`);
    expect(order.status).toBe(200);
    const payment = await payFor(customer, codes);
    expect(payment.lines).toMatchObject([
      { amount: { amount: '112.50' }, quantity: '45.000', unit: 'KG', unitPrice: '2.50' },
      { amount: { amount: '76.25' }, quantity: '30.500', unit: 'KG', unitPrice: '2.50' },
    ]);
  });

  test('cost the same in whichever order they are weighed, to the cent, whatever they weigh', async () => {
    const weight = fc.integer({ min: 100, max: 300_000 });
    const side = fc.integer({ min: 50, max: 1_500 });
    const boxes = fc.array(
      fc.record({ weightG: weight, weighedG: weight, sidesMm: fc.tuple(side, side, side) }),
      {
        minLength: 2,
        maxLength: 4,
      },
    );
    for (const sample of fc.sample(boxes, { numRuns: 4, seed: 20_261_128 })) {
      const customer = await newCustomer(service);
      const outcomes: number[][] = [];
      for (const turn of ['first', 'last']) {
        const { orderCode, codes } = await newCargo(customer, sample);
        const indexes = [...sample.keys()];
        for (const index of turn === 'first' ? indexes : indexes.toReversed())
          await weigh(codes[index] ?? '', sample[index]?.weighedG ?? 0);
        outcomes.push(Object.values(await sharesOf(orderCode)));
      }
      expect(outcomes[0]).toEqual(outcomes[1]);
    }
    await expectRight();
  });

  test('that were paid keep what was paid, and the others carry the rest of the whole', async () => {
    const customer = await newCustomer(service);
    const { orderCode, codes } = await newCargo(customer, [light, light, heavy]);
    const [first = '', , last = ''] = codes;
    const before = await sharesOf(orderCode);
    await payFor(customer, [first]);
    await weigh(last, 60_500);
    // 1.06 m³ and 150.5 kg: 376.25.
    expect(await wholeOf(orderCode)).toBe(37_625);
    expect((await sharesOf(orderCode))[first]).toBe(before[first]);
    await payFor(customer, codes.slice(1));
    expect((await till.owed(customer)).owed.amount).toBe('0.00');
    // All are paid: lighter changes nothing, heavier is owed.
    await weigh(last, 10_500);
    expect((await till.owed(customer)).owed.amount).toBe('0.00');
    await weigh(last, 80_500);
    expect(await wholeOf(orderCode)).toBe(42_625);
    expect((await till.owed(customer)).owed.amount).toBe('50.00');
    await expectRight();
  });

  test('that are cancelled leave the price to the others; one that comes later joins it', async () => {
    const customer = await newCustomer(service);
    const status = ParcelStatus.AwaitingDeparture;
    const cargo = await newCargo(customer, [light, { ...heavy, status }]);
    expect(await wholeOf(cargo.orderCode)).toBe(18_875);
    const cancel = { type: 'CANCELLED', ...office, reason: 'CUSTOMER_REQUEST' } as const;
    await moveParcel(service.context, cargo.codes[1] ?? '', cancel);
    expect((await sharesOf(cargo.orderCode))[cargo.codes[0] ?? '']).toBe(12_480);
    const late = await newBox(customer, cargo.orderCode, { ...heavy, status: ParcelStatus.AwaitingHubIn });
    const shares = await sharesOf(cargo.orderCode);
    expect((shares[cargo.codes[0] ?? ''] ?? 0) + (shares[late] ?? 0)).toBe(18_875);
    // What lies at the point is owed at its share from then on.
    expect((await till.owed(customer)).owed.amount).toBe('112.50');
    await expectRight();
  });

  test('are priced once by two that weigh two of them at the same time', async () => {
    const customer = await newCustomer(service);
    const { orderCode, codes } = await newCargo(customer, [light, light, heavy]);
    await Promise.all(codes.map((code, index) => weigh(code, 50_000 + index * 10_000)));
    // 180 kg of 1.06 m³.
    expect(await wholeOf(orderCode)).toBe(45_000);
    await expectRight();
  });
});

test('charges made box by box are added up as the service starts; what was paid stays', async () => {
  const customer = await newCustomer(service);
  const cargo = await newCargo(customer, [light, light, heavy]);
  const [paid = ''] = cargo.codes;
  const { sql } = service.context;
  const setTo = (code: string, cents: number) => sql`
    with parcels as (select id from parcel where tracking_code = ${code}),
      freight as (update freight_charge set amount_minor = ${cents} where parcel_id in (select id from parcels))
    update charge set amount_minor = ${cents} where kind = 'DELIVERY' and parcel_id in (select id from parcels)`;
  for (const code of cargo.codes) await setTo(code, 12_480);
  await payFor(customer, [paid]);
  await addUpCargo(service.context);
  // 1.06 m³ and 120.5 kg: 301.25, of which 124.80 are paid.
  const shares = await sharesOf(cargo.orderCode);
  expect(shares[paid]).toBe(12_480);
  expect(await wholeOf(cargo.orderCode)).toBe(30_125);
  expect((await till.owed(customer)).owed.amount).toBe('176.45');
  await addUpCargo(service.context);
  expect(await sharesOf(cargo.orderCode)).toEqual(shares);
  await expectRight();
});

test('parcels of an order that are no cargo stay priced one by one', async () => {
  const customer = await newCustomer(service);
  const orderCode = newOrderCode();
  for (const weightG of [4_001, 6_001])
    await builders(service.context).parcelAtPickupPoint({
      facts: { orderCode, customerCode: customer.customerCode, pickupPointId: khujand, weightG },
    });
  expect(Object.values(await sharesOf(orderCode))).toEqual([1_003, 1_503]);
});
