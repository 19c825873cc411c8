import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { endOf, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import { scanOf, sendScans } from '../../../../test/stations.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { openTill, setRate, type Till } from '../../../../test/tills.ts';
import { hubStation, type HubStation } from '../../../../test/unloading.ts';
import { saveSetting } from '../../reference-data/settings.service.ts';

let service: TestApp;
let hub: HubStation;
let manager: MoneyPerson;
let till: Till;
beforeAll(async () => {
  const fixture = await createOrderApp();
  service = fixture.service;
  service.clock.set('2026-11-20T09:00:00Z');
  hub = await hubStation(service);
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  till = await openTill(service, { manager, unitId: fixture.points.khujand });
});

/** A parcel of four kilograms that the hub has taken in. */
async function atHub(customer: Customer, weightG: number | null = 4_000): Promise<string> {
  const trip = await hub.tripOnTheRoad();
  const { customerCode } = customer;
  const receivedAt = '2026-11-01T06:00:00Z';
  const code = await hub.onTheRoad({ facts: { customerCode, orderCode: null, weightG }, receivedAt }, trip);
  await hub.begin(trip);
  expect(await hub.scan(code, trip)).toMatchObject({ verdict: 'OK' });
  return code;
}

async function weigh(code: string, weightG: number, more: object = {}) {
  const scan = scanOf(service, code, { action: 'WEIGH', weightG, weighedBy: 'SCALE', ...more });
  return (await sendScans(hub.operator, hub.device, [scan]))[0];
}

/** What stands with the parcel: its weight and price, as its owner and the office see them. */
async function standing(code: string) {
  const office = moneyOf<{ weightKg: string }>(await manager.get(`/staff/parcels/${code}`));
  const [price] = await service.context.sql<{ cents: string }[]>`
    select amount_minor as cents from freight_charge join parcel on parcel.id = parcel_id where tracking_code = ${code}`;
  return { weightKg: office.weightKg, cents: Number(price?.cents ?? -1) };
}

const lettersTo = ({ account }: Customer) =>
  service.context.sql<{ params: Record<string, unknown> }[]>`
    select params from letter where name = 'weightChanged' and recipient = ${account.email}`;
type Case = { id: string; trackingCode: string; outcome: string; oldKg: string | null; newKg: string };
async function caseOf(code: string): Promise<Case | undefined> {
  const { list } = moneyOf<{ list: Case[] }>(await manager.get('/staff/second-weighings'));
  return list.find(({ trackingCode }) => trackingCode === code);
}
const settle = (by: MoneyPerson, id: string, act: string, more: object = {}) =>
  by.post(`/staff/second-weighings/${id}/settle`, { act, reason: 'weighed twice', ...more });

test('a weight within the tolerance changes nothing, a lower one counts at once: record, price and letter', async () => {
  const owner = await newCustomer(service);
  const code = await atHub(owner);
  expect(await weigh(code, 3_900)).toMatchObject({ verdict: 'OK', say: 'WEIGHT_AGREES' });
  expect(await standing(code)).toEqual({ weightKg: '4.000', cents: 1_000 });
  const scan = scanOf(service, code, { action: 'WEIGH', weightG: 3_200, weighedBy: 'SCALE' });
  const send = async () => (await sendScans(hub.operator, hub.device, [scan]))[0];
  const lowered = { verdict: 'OK', say: 'WEIGHT_LOWERED', parcel: { weightG: 3_200 } };
  expect(await send()).toMatchObject(lowered);
  expect(await send()).toMatchObject({ ...lowered, repeated: 'SAME' });
  expect(await standing(code)).toEqual({ weightKg: '3.200', cents: 800 });
  const weights = { oldKg: '4.000', newKg: '3.200', oldPrice: '10.00', newPrice: '8.00' };
  expect(await lettersTo(owner)).toMatchObject([{ params: { ...weights, isOverpaid: false } }]);
  expect(await caseOf(code)).toBeUndefined();
});

test('a higher weight is a case: nothing changes until a person accepts it, and then the owner has a letter', async () => {
  const owner = await newCustomer(service);
  const [stays, raised] = [await atHub(owner), await atHub(owner)];
  for (const code of [stays, raised])
    expect(await weigh(code, 4_600)).toMatchObject({ say: 'WEIGHT_HIGHER' });
  expect(await standing(stays)).toEqual({ weightKg: '4.000', cents: 1_000 });
  expect(await lettersTo(owner)).toEqual([]);
  const [first, second] = [await caseOf(stays), await caseOf(raised)];
  expect(first).toMatchObject({ outcome: 'HIGHER', oldKg: '4.000', newKg: '4.600' });
  expect(endOf(await settle(till.clerk, first?.id ?? '', 'KEEP'))).toBe('403 auth.notAllowed');
  expect(endOf(await settle(manager, first?.id ?? '', 'REFUNDED'))).toBe('409 linehaul.weightSettled');
  expect(moneyOf(await settle(manager, first?.id ?? '', 'KEEP'))).toMatchObject({ settled: 'KEPT' });
  expect(endOf(await settle(manager, first?.id ?? '', 'ACCEPT'))).toBe('409 linehaul.weightSettled');
  expect(await standing(stays)).toMatchObject({ cents: 1_000 });

  const requestId = randomUUID();
  const ends = await Promise.all([
    settle(manager, second?.id ?? '', 'ACCEPT', { requestId }),
    settle(manager, second?.id ?? '', 'ACCEPT', { requestId }),
  ]);
  expect(ends.map((end) => moneyOf(end))).toMatchObject([{ settled: 'ACCEPTED' }, { settled: 'ACCEPTED' }]);
  expect(await standing(raised)).toEqual({ weightKg: '4.600', cents: 1_150 });
  expect(await lettersTo(owner)).toMatchObject([{ params: { oldKg: '4.000', newKg: '4.600' } }]);
});

test('a third weight takes the place of a case, and one that was raised meanwhile is not raised again', async () => {
  const owner = await newCustomer(service);
  const code = await atHub(owner);
  await weigh(code, 4_600);
  const before = await caseOf(code);
  await weigh(code, 4_700);
  const after = await caseOf(code);
  expect(after).toMatchObject({ newKg: '4.700' });
  expect(endOf(await settle(manager, before?.id ?? '', 'ACCEPT'))).toBe('409 linehaul.weightSettled');
  await weigh(code, 3_500);
  expect(await caseOf(code)).toBeUndefined();
  expect(await standing(code)).toEqual({ weightKg: '3.500', cents: 875 });
});

test('where more was paid than it costs by now, a person pays it back, and no further weight counts before', async () => {
  const owner = await newCustomer(service);
  moneyOf(
    await manager.post(`/staff/customers/${owner.account.id}/terms`, {
      terms: 'PREPAID',
      reason: 'agreed so',
    }),
  );
  const code = await atHub(owner);
  moneyOf(await till.take(owner, { cash: { TJS: '92.50' } }));
  expect(await weigh(code, 3_200)).toMatchObject({ say: 'WEIGHT_LOWERED' });
  expect(await lettersTo(owner)).toMatchObject([{ params: { isOverpaid: true } }]);
  expect((await till.owed(owner)).owed.amount).toBe('0.00');
  const open = await caseOf(code);
  expect(open).toMatchObject({ outcome: 'LOWERED_PAID' });
  expect(await weigh(code, 2_800)).toMatchObject({ verdict: 'BLOCKED', say: 'REFUND_WAITS' });
  expect(endOf(await settle(manager, open?.id ?? '', 'KEEP'))).toBe('409 linehaul.weightSettled');
  moneyOf(await settle(manager, open?.id ?? '', 'REFUNDED'));
  expect(await caseOf(code)).toBeUndefined();
});

test('what is far away is asked about once, and what is not here is not weighed', async () => {
  const owner = await newCustomer(service);
  const code = await atHub(owner);
  expect(await weigh(code, 400)).toMatchObject({ verdict: 'BLOCKED', say: 'FAR_FROM_FIRST_WEIGHT' });
  expect(await weigh(code, 400, { isSure: true })).toMatchObject({ say: 'WEIGHT_LOWERED' });
  const onTheRoad = await hub.onTheRoad();
  expect(await weigh(onTheRoad, 2_000)).toMatchObject({
    verdict: 'WRONG_PLACE',
    say: 'NOT_AT_HUB',
    parcel: null,
  });
  const unweighed = await atHub(owner, null);
  expect(await weigh(unweighed, 900)).toMatchObject({ say: 'WEIGHT_HIGHER' });
  expect(await caseOf(unweighed)).toMatchObject({ oldKg: null });
});

test('the share of what comes in is weighed again, each once', async () => {
  const owner = await newCustomer(service);
  const trip = await hub.tripOnTheRoad();
  const facts = { customerCode: owner.customerCode };
  const [one, two] = [await hub.onTheRoad({ facts }, trip), await hub.onTheRoad({}, trip)];
  await hub.begin(trip);
  await saveSetting(service.context, 'trip.weighedAgainPercent', '100', 'test');
  expect(await hub.scan(one, trip)).toMatchObject({ unloading: { isToBeWeighed: true } });
  await saveSetting(service.context, 'trip.weighedAgainPercent', '0', 'test');
  expect((await hub.scan(two, trip)).unloading).not.toHaveProperty('isToBeWeighed');
});
