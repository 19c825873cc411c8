import type { ownCollections } from '@rohi/contract/collection/collection.contract';
import type { CourierChoices } from '@rohi/contract/collection/courier-choice.contract';
import type { ownPasses } from '@rohi/contract/collection/passes/passes.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { call, logIn } from '../../../test/accounts.ts';
import { builders } from '../../../test/build.ts';
import { moneyOf, moneyPerson } from '../../../test/money.ts';
import { createOrderApp, newCustomer, newOrder, type Customer } from '../../../test/orders.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { openTill, readyParcel, setRate, type Till } from '../../../test/tills.ts';
import { mostToPay } from './to-pay.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };
let till: Till;

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  service.clock.set('2026-11-20T05:00:00Z');
  const manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  till = await openTill(service, { manager, unitId: points.khujand });
});

type Place = DataOf<typeof ownCollections>['places'][number];
type Passes = DataOf<typeof ownPasses>;
type Deliverable = CourierChoices['places'][number]['parcels'][number];

const usd = (amount: string) => ({ amount, currency: 'USD' });
const tjs = (amount: string) => ({ amount, currency: 'TJS' });

async function placeOf({ ask }: Customer): Promise<Place> {
  const { places } = moneyOf<DataOf<typeof ownCollections>>(await ask('GET', '/profile/collections'));
  const [place] = places;
  if (place === undefined) throw new Error('nothing can be collected');
  return place;
}

const amountsOf = ({ parcels }: Place) =>
  Object.fromEntries(parcels.map(({ trackingCode, toPay }) => [trackingCode, toPay?.amount ?? null]));

/** Pays for one of the parcels at the counter. */
async function pay(customer: Customer, trackingCode: string, TJS: string): Promise<void> {
  const { parcels } = await till.owed(customer);
  const charges = parcels
    .filter((parcel) => parcel.trackingCode === trackingCode)
    .flatMap((parcel) => parcel.charges.map(({ id, owed }) => ({ id, amount: owed.amount })))
    .filter(({ amount }) => amount !== '0.00');
  moneyOf(await till.take(customer, { charges, cash: { TJS } }));
}

const give = async ({ ask }: Customer, trackingCodes: string[] | null) =>
  moneyOf<Passes>(
    await ask('POST', '/profile/passes', {
      requestId: randomUUID(),
      pickupPointId: points.khujand,
      delegate: 'Раҷабов Фирӯз',
      trackingCodes,
      term: 'THREE_DAYS',
    }),
  ).given[0];

test('parcels that can be collected say what is left to pay: they add up to the sum of the place, paid and unpriced ones too', async () => {
  const customer = await newCustomer(service);
  const [light, heavy] = [
    await readyParcel(service, customer, points.khujand, 4_000),
    await readyParcel(service, customer, points.khujand, 8_000),
  ];
  const facts = { customerCode: customer.customerCode, pickupPointId: points.khujand, orderCode: null };
  const unweighed = await builders(service.context).parcelAtPickupPoint({
    facts: { ...facts, weightG: null },
    receivedAt: '2026-10-30T06:00:00Z',
  });
  const before = await placeOf(customer);
  expect(amountsOf(before)).toEqual({ [light]: '10.00', [heavy]: '20.00', [unweighed]: null });
  expect(before).toMatchObject({ unpriced: 1, due: { total: usd('30.00') } });
  await pay(customer, light, '92.50');
  const after = await placeOf(customer);
  expect(amountsOf(after)).toEqual({ [light]: '0.00', [heavy]: '20.00', [unweighed]: null });
  expect(after.due.total).toEqual(usd('20.00'));
});

test('storage that runs is left to pay parcel by parcel, and what was paid of it is not', async () => {
  const customer = await newCustomer(service);
  const code = await readyParcel(service, customer, points.khujand, 4_000);
  const other = await readyParcel(service, customer, points.khujand, 4_000);
  service.clock.set('2026-11-30T05:00:00Z');
  const { token } = await logIn(service.app, customer.account);
  const again: Customer = { ...customer, ask: (method, path) => call(service.app, method, path, { token }) };
  const place = await placeOf(again);
  const total = place.parcels.reduce((sum, { toPay }) => sum + Number(toPay?.amount), 0);
  expect(Number(place.due.storage.amount)).toBeGreaterThan(0);
  expect(total.toFixed(2)).toBe(place.due.total.amount);
  expect(Object.keys(amountsOf(place)).toSorted()).toEqual([code, other].toSorted());
  service.clock.set('2026-11-20T05:00:00Z');
});

test('a given pass says what the parcels that it allows come to today, in somoni too, and nothing once it has ended', async () => {
  const customer = await newCustomer(service);
  const [light, heavy] = [
    await readyParcel(service, customer, points.khujand, 4_000),
    await readyParcel(service, customer, points.khujand, 8_000),
  ];
  expect(await give(customer, [light])).toMatchObject({
    due: { total: usd('10.00'), totalTjs: tjs('92.50'), unpriced: 0 },
    pickupPoint: { id: points.khujand, name: 'Point KHUJAND', address: 'Street 1', hours: [] },
  });
  const all = await give(customer, null);
  expect(all?.due).toMatchObject({ total: usd('30.00'), totalTjs: tjs('277.50') });
  // One more has come: two of three are given, and the dearest two are what it may come to.
  await readyParcel(service, customer, points.khujand, 12_000);
  await pay(customer, light, '92.50');
  const listGiven = async () => moneyOf<Passes>(await customer.ask('GET', '/profile/passes')).given;
  expect((await listGiven())[0]?.due?.total).toEqual(usd('50.00'));
  await customer.ask('POST', `/profile/passes/${all?.serial}/cancel`);
  expect((await listGiven()).map(({ due }) => due)).toEqual([null, null]);
  await pay(customer, heavy, '185.00');
});

test('for a courier a parcel bears name, goods, weight and what is left to pay, each of its own customer', async () => {
  const [customer, stranger] = [await newCustomer(service), await newCustomer(service)];
  const own = await newOrder(customer, points.khujand, { goods: 'Кроссовки' });
  const foreign = await newOrder(stranger, points.khujand, { goods: 'Чужое' });
  const facts = { customerCode: customer.customerCode, pickupPointId: points.khujand, weightG: 7_800 };
  const build = builders(service.context);
  const ready = await build.parcelAtPickupPoint({
    facts: { ...facts, orderCode: own.code },
    receivedAt: '2026-10-30T06:00:00Z',
  });
  const coming = await build.parcelOnTheRoad({ facts: { ...facts, orderCode: foreign.code } });
  await customer.ask('PUT', `/profile/parcel-names/${ready}`, { name: 'Али' });
  const choices = async () => moneyOf<CourierChoices>(await customer.ask('GET', '/profile/courier'));
  const { places, rate } = await choices();
  const rowOf = (code: string): Deliverable | undefined =>
    places[0]?.parcels.find(({ trackingCode }) => trackingCode === code);
  expect(rate).toEqual({ tjsPerUsd: '9.25', date: '2026-11-20' });
  await service.context
    .sql`update currency_rate set rate = '92.5', nominal = 10 where rate_date = '2026-11-20'`;
  expect((await choices()).rate).toEqual({ tjsPerUsd: '9.25', date: '2026-11-20' });
  expect(moneyOf<{ rate: unknown }>(await customer.ask('GET', '/profile/collections')).rate).toEqual({
    tjsPerUsd: '9.25',
    date: '2026-11-20',
  });
  expect(rowOf(ready)).toMatchObject({
    name: 'Али',
    goods: 'Кроссовки',
    weightKg: '7.800',
    toPay: usd('19.50'),
  });
  expect(rowOf(coming)).toMatchObject({ name: null, goods: null, weightKg: '7.800', toPay: null });
  expect((await placeOf(customer)).parcels[0]).toMatchObject({ name: 'Али', goods: 'Кроссовки' });
});

test('the most that some of several parcels come to is that of the dearest', () => {
  const parcels = ['5', '3', '9'].map((id) => ({ id, freightMinor: 1n }));
  const owed = new Map(parcels.map(({ id }) => [id, { chargesMinor: BigInt(id), storageMinor: 1n }]));
  expect(mostToPay(parcels, 2, owed)).toEqual({ totalMinor: 16n, unpriced: 0 });
  expect(mostToPay([...parcels, { id: '0', freightMinor: null }], 4, owed)).toEqual({
    totalMinor: 20n,
    unpriced: 1,
  });
  expect(mostToPay([{ id: 'paid', freightMinor: 5n }], 1, new Map())).toEqual({
    totalMinor: 0n,
    unpriced: 0,
  });
});
