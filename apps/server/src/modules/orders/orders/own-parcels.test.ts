import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { builders } from '../../../../test/build.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp();
});

async function customer() {
  const account = await newAccount(service.context, 'customer');
  const { token } = await logIn(service.app, account);
  const info = await call(service.app, 'GET', '/auth/userinfo', { token });
  return { token, ...(info.json['data'] as { customerCode: string }) };
}

type Parcels = {
  orders: number;
  ready: number;
  road: number;
  list: { trackingCode: string; status: string; problems: string[]; freeUntil: string | null }[];
};

async function parcelsOf(token: string): Promise<Parcels> {
  return (await call(service.app, 'GET', '/profile/parcels', { token })).json['data'] as Parcels;
}

test('somebody who has only just come has no parcels and no orders', async () => {
  const { token } = await customer();
  expect(await parcelsOf(token)).toEqual({ orders: 0, ready: 0, road: 0, list: [] });
});

test('the open parcels are told with goods, expected days, end of free storage and what is left to pay; closed ones are not', async () => {
  const { token, customerCode } = await customer();
  const body = { requestId: randomUUID(), goods: 'Обувь' };
  const draft = (await call(service.app, 'POST', '/orders', { token, body })).json['data'] as {
    code: string;
    parcelList: { trackingCode: string }[];
  };
  const build = builders(service.context);
  const facts = { customerCode, orderCode: null };
  const waiting = await build.parcelAtPickupPoint({ facts: { ...facts, weightG: 3420 } });
  const onTheRoad = await build.parcelOnTheRoad({ facts: { ...facts, weightG: 3420 } });
  await build.collectedParcel({ facts });
  const { orders, list } = await parcelsOf(token);
  const parcelOf = (code: string | undefined) => list.find(({ trackingCode }) => trackingCode === code);
  const day: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(orders).toBe(1);
  expect(list).toHaveLength(3);
  expect(parcelOf(draft.parcelList[0]?.trackingCode)).toMatchObject({
    orderCode: draft.code,
    goods: 'Обувь',
    status: 'NEW',
    eta: null,
    toPay: null,
  });
  expect(parcelOf(waiting)).toMatchObject({
    status: 'DKHQS',
    freeUntil: day,
    eta: null,
    goods: null,
    weightKg: '3.420',
    toPay: { amount: expect.stringMatching(/^\d+\.\d\d$/) as unknown, currency: 'USD' },
  });
  expect(parcelOf(onTheRoad)).toMatchObject({ freeUntil: null, eta: { from: day, to: day }, toPay: null });
});

test("somebody else's parcels are never among them", async () => {
  const { token } = await customer();
  const stranger = await customer();
  await builders(service.context).parcelAtPickupPoint({
    facts: { customerCode: stranger.customerCode, orderCode: null },
  });
  expect(await parcelsOf(token)).toEqual({ orders: 0, ready: 0, road: 0, list: [] });
  expect((await parcelsOf(stranger.token)).list).toHaveLength(1);
});

/** So many more parcels just like this one, under codes that begin with `prefix`. */
async function multiply(trackingCode: string, times: number, prefix: string): Promise<void> {
  await service.context.sql`
    insert into parcel overriding system value
    select copy.* from parcel cross join generate_series(1, ${times}) as number
    cross join lateral jsonb_populate_record(parcel, jsonb_build_object('id', nextval('parcel_id_seq'),
      'tracking_code', ${prefix}::text || number)) as copy
    where parcel.tracking_code = ${trackingCode}`;
}

test('a firm with more parcels than an answer tells sees how many, and the most pressing of each kind first', async () => {
  const { token, customerCode } = await customer();
  const build = builders(service.context);
  const facts = { customerCode, orderCode: null };
  const later = await build.parcelAtPickupPoint({ facts });
  const first = await build.parcelAtPickupPoint({ facts, receivedAt: '2026-10-10T06:00:00Z' });
  await multiply(later, 120, 'SF10');
  const onTheRoad = await build.parcelOnTheRoad({ facts });
  await multiply(onTheRoad, 120, 'SF20');
  const held = await build.parcelOnTheRoad({ facts, flag: 'HELD' });
  const { ready, road, list } = await parcelsOf(token);
  expect({ ready, road, shown: list.length }).toEqual({ ready: 122, road: 122, shown: 200 });
  expect(list[0]).toMatchObject({ trackingCode: first, status: 'DKHQS' });
  expect(list.slice(0, 100).every(({ status }) => status === 'DKHQS')).toBe(true);
  expect(list[100]).toMatchObject({ trackingCode: held, problems: ['HELD'] });
  expect(list.slice(101).every(({ status }) => status === 'DHWCRK')).toBe(true);
});
