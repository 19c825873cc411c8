import type { DataOf } from '@rohi/contract/endpoint';
import { readAmountMinor } from '@rohi/contract/pricing/money';
import type * as calls from '@rohi/contract/reports/arrivals.contract';
import { beforeAll, expect, test } from 'vitest';
import { builders } from '../../../test/build.ts';
import { moneyOf, moneyPerson, type MoneyPerson } from '../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import { newOwnRole } from '../../../test/own-roles.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { openTill, setRate, type Till } from '../../../test/tills.ts';
import { dispatcherOf } from '../../../test/trips.ts';
import { systemPrincipal } from '../../principal.ts';
import { moveParcel } from '../tracking/tracking.service.ts';

type Arrivals = DataOf<typeof calls.readArrivals>;
type Arriving = DataOf<typeof calls.listArriving>;

let service: TestApp;
let points: { khujand: number; kulob: number };
let manager: MoneyPerson;
let till: Till;
let trip: string;
let customers: Customer[];
let codes: string[];
const minor = (amount: string) => readAmountMinor(amount) ?? 0n;

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  service.clock.set('2026-11-20T06:00:00Z');
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  till = await openTill(service, { manager, unitId: points.khujand });
  trip = (await (await dispatcherOf(service)).newTrip()).id;
  customers = [await newCustomer(service), await newCustomer(service)];
  const [first, second] = customers as [Customer, Customer];
  const build = builders(service.context);
  const road = ({ customerCode }: Customer, pickupPointId: number | null, weightG: number | null) =>
    build.parcelOnTheRoad({
      facts: { customerCode, pickupPointId, weightG, tripCode: trip, orderCode: null },
    });
  codes = [
    await road(first, points.khujand, 4_000),
    await road(first, points.khujand, 2_000),
    await road(second, points.khujand, 3_000),
    await road(second, points.kulob, 3_000),
    await road(second, points.khujand, null),
    await road(first, null, 5_000),
  ];
});

const report = async (by: MoneyPerson = manager) =>
  moneyOf<Arrivals>(await by.get('/reports/money/arrivals'));
const behind = async ({ unitId }: { unitId: number | null }) =>
  moneyOf<Arriving>(
    await manager.get(`/reports/money/arrivals/charges?trip=${trip}&unitId=${unitId ?? 0}&limit=100`),
  );

test('each number is that of its list, parcels without a price are named, and a point sees its own', async () => {
  const { list, total } = await report();
  expect(list).toHaveLength(3);
  expect(list.find(({ unitId }) => unitId === points.khujand)).toMatchObject({
    trip,
    parcels: 3,
    customers: 2,
    unpriced: 1,
  });
  for (const row of list) {
    const charges = await behind(row);
    expect(charges.total).toBe(row.parcels);
    expect(charges.list.reduce((sum, { owed }) => sum + minor(owed.amount), 0n)).toBe(
      minor(row.amount.amount),
    );
  }
  expect(list.reduce((sum, { amount }) => sum + minor(amount.amount), 0n)).toBe(minor(total.amount));
  const bound = await newOwnRole(service, { workplace: 'POINT', unit: 'PP-KULOB' });
  await bound.grant('report:read');
  const own = moneyOf<Arrivals>(await bound.ask('GET', '/reports/money/arrivals'));
  expect(own.list.map(({ unitId }) => unitId)).toEqual([points.kulob]);
});

test('what is due before departure is none of it, nor what was paid of it; what comes becomes due with the arrival', async () => {
  const [first, second] = customers as [Customer, Customer];
  const before = (await report()).total.amount;
  const terms = (value: string) =>
    manager.post(`/staff/customers/${first.account.id}/terms`, { terms: value, reason: 'as agreed' });
  moneyOf(await terms('PREPAID'));
  const due = (await till.owed(first)).owed.amount;
  expect(minor((await report()).total.amount) + minor(due)).toBe(minor(before));
  moneyOf(await till.take(first, { cash: { USD: '200' }, over: 'BALANCE' }));
  moneyOf(await terms('WHEN_READY'));
  expect(minor((await report()).total.amount) + minor(due)).toBe(minor(before));
  const { list } = await report();
  const actor = systemPrincipal('test');
  for (const code of codes)
    for (const type of ['HUB_INBOUND', 'HUB_OUTBOUND', 'PP_RECEIVED'] as const)
      await moveParcel(service.context, code, { type, actor, source: 'office' });
  expect((await report()).list).toEqual([]);
  const owed = minor((await till.owed(second)).owed.amount);
  expect(owed).toBe(list.reduce((sum, { amount }) => sum + minor(amount.amount), 0n));
});
