import { randomUUID } from 'node:crypto';
import type { DataOf } from '@rohi/contract/endpoint';
import type { checkLoad, loadingSnapshot } from '@rohi/contract/linehaul/trip-loading.contract';
import { beforeAll, expect, test } from 'vitest';
import { bagStation, type BagStation } from '../../../../test/bags.ts';
import { endOf, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import { dataOf } from '../../../../test/stations.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { openTill, setRate, type Till } from '../../../../test/tills.ts';
import { dispatcherOf } from '../../../../test/trips.ts';
import { saveSetting } from '../../reference-data/settings.service.ts';

let service: TestApp;
let office: Awaited<ReturnType<typeof dispatcherOf>>;
let station: BagStation;
let manager: MoneyPerson;
let till: Till;
let customer: Customer;

beforeAll(async () => {
  const { service: made, points } = await createOrderApp();
  service = made;
  service.clock.set('2026-11-20T06:00:00Z');
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  office = await dispatcherOf(service);
  station = await bagStation(service);
  till = await openTill(service, { manager, unitId: points.khujand });
  customer = await newCustomer(service);
  await setTerms('PREPAID');
});

const setTerms = async (terms: string) =>
  moneyOf(
    await manager.post(`/staff/customers/${customer.account.id}/terms`, { terms, reason: 'as agreed' }),
  );
const own = (facts: object = {}) =>
  station.received({ facts: { customerCode: customer.customerCode, ...facts } });
const load = (code: string, trip: string) => station.scan('LOAD', code, { trip });
const pay = async () => moneyOf(await till.take(customer, { cash: { USD: '500' }, over: 'BALANCE' }));
const post = (trip: string, act: string, body: object) =>
  office.dispatcher.post(`/trips/${trip}/${act}`, { requestId: randomUUID(), ...body });
const check = async (trip: string) =>
  dataOf<DataOf<typeof checkLoad>>(await office.dispatcher.get(`/trips/${trip}/load-check`)).obstacles;
const unpaidOf = async (trip: string) => (await check(trip)).find(({ kind }) => kind === 'UNPAID');
const snapshotOf = async (trip: string) =>
  dataOf<DataOf<typeof loadingSnapshot>>(
    await station.clerk.get(`/stations/trips/${trip}/snapshot?deviceId=${station.device}`),
  );

test('what is to be paid before departure is refused at the station until it is paid, and its bag with it', async () => {
  const { id: trip } = await office.newTrip();
  const [parcel, inBag, paidLater] = [await own(), await own(), await own()];
  const bag = await station.openBag();
  await station.put(inBag, bag);
  await station.close(bag, 2_000);
  await post(trip, 'plan', { act: 'TAKE', codes: [parcel, bag, paidLater] });
  expect(await load(parcel, trip)).toMatchObject({ verdict: 'BLOCKED', say: 'UNPAID' });
  expect(await load(bag, trip)).toMatchObject({ verdict: 'BLOCKED', say: 'UNPAID' });
  const stored = await snapshotOf(trip);
  expect(stored).toMatchObject({ isUnpaidStopped: true });
  expect(stored.parcels.map(({ isUnpaid }) => isUnpaid)).toEqual([true, true, true]);
  await pay();
  expect((await snapshotOf(trip)).parcels.some(({ isUnpaid }) => isUnpaid)).toBe(false);
  expect(await load(parcel, trip)).toMatchObject({ verdict: 'OK', say: 'LOADED' });
  expect(await load(bag, trip)).toMatchObject({ verdict: 'OK', say: 'LOADED' });
  // Without a weight there is no price, and so nothing paid.
  expect((await load(await own({ weightG: null }), trip)).say).toBe('UNPAID');
});

test('a departure is refused while something aboard is unpaid, and goes once it is paid after the check', async () => {
  await setTerms('WHEN_READY');
  const { id: trip } = await office.newTrip();
  const codes = [await own(), await own()];
  await post(trip, 'plan', { act: 'TAKE', codes });
  for (const code of codes) expect((await load(code, trip)).say).toBe('LOADED');
  expect(await unpaidOf(trip)).toBeUndefined();
  await setTerms('PREPAID');
  expect(await unpaidOf(trip)).toMatchObject({ parcels: 2, customers: 1, codes, stops: true });
  const depart = () => post(trip, 'depart', { parcels: 2 });
  expect(endOf(await depart())).toBe('409 linehaul.mayNotLeave');
  await pay();
  expect(await unpaidOf(trip)).toBeUndefined();
  expect(dataOf(await depart())).toMatchObject({ parcels: 2, customers: 1 });
});

test('where a setting lets them, unpaid parcels are loaded and leave, and the check still names them', async () => {
  await saveSetting(service.context, 'trip.unpaidMayLeave', 'yes', 'test');
  const { id: trip } = await office.newTrip();
  const code = await own();
  await post(trip, 'plan', { act: 'TAKE', codes: [code] });
  expect(await load(code, trip)).toMatchObject({ say: 'LOADED' });
  expect(await unpaidOf(trip)).toMatchObject({ parcels: 1, stops: false });
  expect(dataOf(await post(trip, 'depart', { parcels: 1 }))).toMatchObject({ parcels: 1 });
  await saveSetting(service.context, 'trip.unpaidMayLeave', 'no', 'test');
});

test('a departure and a payment at once end with a trip that has left paid, or stands', async () => {
  for (let round = 0; round < 4; round += 1) {
    await setTerms('WHEN_READY');
    const { id: trip } = await office.newTrip();
    const code = await own();
    await post(trip, 'plan', { act: 'TAKE', codes: [code] });
    await load(code, trip);
    await setTerms('PREPAID');
    const [departed] = await Promise.all([post(trip, 'depart', { parcels: 1 }), pay()]);
    const [row] = await service.context.sql<{ status: string }[]>`
      select status from parcel where tracking_code = ${code}`;
    expect([endOf(departed), row?.status]).toEqual(
      departed.status === 200 ? ['ok', 'DHWCRK'] : ['409 linehaul.mayNotLeave', 'DTH'],
    );
  }
});
