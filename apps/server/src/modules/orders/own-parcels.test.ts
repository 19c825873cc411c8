import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { builders } from '../../../test/build.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

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

type Parcels = { orders: number; list: { trackingCode: string }[] };

async function parcelsOf(token: string): Promise<Parcels> {
  return (await call(service.app, 'GET', '/profile/parcels', { token })).json['data'] as Parcels;
}

test('somebody who has only just come has no parcels and no orders', async () => {
  const { token } = await customer();
  expect(await parcelsOf(token)).toEqual({ orders: 0, list: [] });
});

test('the open parcels are told with goods, expected days, end of free storage and price; closed ones are not', async () => {
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
    price: null,
  });
  expect(parcelOf(waiting)).toMatchObject({
    status: 'DKHQS',
    freeUntil: day,
    eta: null,
    goods: null,
    weightKg: '3.420',
    price: { amount: expect.stringMatching(/^\d+\.\d\d$/) as unknown, currency: 'USD' },
  });
  expect(parcelOf(onTheRoad)).toMatchObject({ freeUntil: null, eta: { from: day, to: day }, price: null });
});

test("somebody else's parcels are never among them", async () => {
  const { token } = await customer();
  const stranger = await customer();
  await builders(service.context).parcelAtPickupPoint({
    facts: { customerCode: stranger.customerCode, orderCode: null },
  });
  expect(await parcelsOf(token)).toEqual({ orders: 0, list: [] });
  expect((await parcelsOf(stranger.token)).list).toHaveLength(1);
});
