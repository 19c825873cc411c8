import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { builders } from '../../../test/build.ts';
import { newDecider } from '../../../test/claims.ts';
import { createOrderApp, newCustomer } from '../../../test/orders.ts';
import type { TestApp } from '../../../test/test-app.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

test('how a customer stands is told by status and point, and never by which code they collect', async () => {
  const customer = await newCustomer(service);
  const { customerCode } = customer;
  const own = { customerCode, orderCode: null, pickupPointId: points.khujand };
  const { parcelIn, parcelOnTheRoad, parcelReceivedInChina } = builders(service.context);
  await parcelIn('DKHQS', { facts: own });
  const declared = await parcelReceivedInChina({ facts: own });
  await service.context.sql`update parcel set received_at = null where tracking_code = ${declared}`;
  await parcelReceivedInChina({ facts: own });
  const held = await parcelOnTheRoad({ facts: own });
  await parcelOnTheRoad({ facts: own });
  const support = await newDecider(service);
  const flag = { requestId: randomUUID(), flag: 'HELD', reason: 'проверка' };
  await support.ask('POST', `/staff/parcels/${held}/flag`, flag);
  const { json } = await support.ask('GET', `/staff/customers/${customer.account.id}/account`);
  expect(json['data']).toMatchObject({
    parcels: [
      { status: 'DTH', parcels: 2, received: 1, problems: 0 },
      { status: 'DHWCRK', parcels: 2, problems: 1 },
      { status: 'DKHQS', parcels: 1, problems: 0 },
    ],
    places: [{ pickupPoint: { id: points.khujand }, ready: 1 }],
  });
  const collections = await customer.ask('GET', '/profile/collections');
  const { places } = collections.json['data'] as { places: { code: string; due: { total: object } }[] };
  expect(JSON.stringify(json)).not.toContain(places[0]?.code);
  expect(json['data']).toMatchObject({ places: [{ total: places[0]?.due.total }] });
  const hub = await newDecider(service, 'hub-operator');
  const refused = await hub.ask('GET', `/staff/customers/${customer.account.id}/account`);
  expect(refused.json['error']).toBe('auth.notAllowed');
  expect((await support.ask('GET', `/staff/customers/${randomUUID()}/account`)).json['error']).toBe(
    'list.notFound',
  );
});
