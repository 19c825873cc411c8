import { randomUUID } from 'node:crypto';
import type { Role } from '@rohi/contract/roles';
import type { Workplace } from '@rohi/contract/accounts/workplaces';
import { orderScopeOf } from '@rohi/contract/accounts/order-scope';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { builders } from '../../../../test/build.ts';
import { newClaim, newDecider, ownerlessParcel } from '../../../../test/claims.ts';
import { createOrderApp, newCustomer, newOrder, whole, type Customer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { inTransaction } from '../../../platform/database.ts';
import { moveParcel } from '../../tracking/tracking.service.ts';
import { insertPlaces } from '../../places/places.service.ts';
import { staffPrincipal } from '../../../../test/principals.ts';

let service: TestApp;
let points: { khujand: number };

let warehouses: Record<string, number>;

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  const { context } = service;
  await inTransaction(context.db, (tx) =>
    insertPlaces(tx, [
      {
        code: 'URUMQI-WH',
        kind: 'WAREHOUSE',
        cityCode: 'YIWU',
        names: { ru: 'Урумчи', en: 'Urumqi', zh: '乌鲁木齐', tg: 'Урумчӣ' },
      },
    ]),
  );
  const rows = await context.sql<
    { code: string; id: number }[]
  >`select code, id from place where kind = 'WAREHOUSE'`;
  warehouses = Object.fromEntries(rows.map(({ code, id }) => [code, id]));
});

async function staff(role: Role, unit?: string) {
  const account = await newAccount(service.context, role, unit === undefined ? {} : { unit });
  const { token } = await logIn(service.app, account);
  return {
    account,
    ask: (method: 'GET' | 'POST', path: string, body?: unknown) =>
      call(service.app, method, path, { token, ...(body === undefined ? {} : { body }) }),
  };
}

const declared = {
  ...whole,
  senderPhone: '+8613812345678',
  recipientPhone: '+992935550177',
  valueAmount: '120',
  valueCurrency: 'USD',
};

/** An order with a parcel that this China warehouse has received; `place` undefined: by a scan that names none. */
async function received(customer: Customer, place?: string): Promise<string> {
  const order = await newOrder(customer, points.khujand, declared);
  const parcel = order.parcelList[0]?.trackingCode ?? '';
  const actor = staffPrincipal('china-operator', 'scan');
  const step = { actor, source: 'station' } as const;
  const placeId = place === undefined ? undefined : warehouses[place];
  await customer.ask('POST', `/orders/${order.code}/submit`, { version: order.version });
  await moveParcel(service.context, parcel, {
    ...step,
    type: 'CN_RECEIVED',
    ...(placeId === undefined ? {} : { placeId }),
  });
  return order.code;
}

describe('what a parcel costs', () => {
  test.each<[Role, number]>([
    ['china-operator', 403],
    ['dispatcher', 403],
    ['hub-operator', 403],
    ['support', 200],
    ['manager', 200],
  ])('is answered to a %s with %i', async (role, status) => {
    const trackingCode = await builders(service.context).parcelOnTheRoad();
    const { ask } = await staff(role);
    expect((await ask('GET', `/staff/parcels/${trackingCode}`)).status).toBe(200);
    expect((await ask('GET', `/staff/parcels/${trackingCode}/charge`)).status).toBe(status);
  });

  test('is answered to those at the counter for parcels of their point', async () => {
    const { parcelAtPickupPoint } = builders(service.context);
    const trackingCode = await parcelAtPickupPoint({ facts: { pickupPointId: points.khujand } });
    for (const role of ['pickup-clerk', 'cashier'] as const) {
      const path = `/staff/parcels/${trackingCode}/charge`;
      expect((await (await staff(role, 'PP-KHUJAND')).ask('GET', path)).status).toBe(200);
      expect((await (await staff(role, 'PP-KULOB')).ask('GET', path)).status).toBe(404);
    }
  });
});

describe('a China operator', () => {
  test('sees the orders of the own warehouse and those that no warehouse has received, masked and without money', async () => {
    const customer = await newCustomer(service);
    const own = await received(customer, 'YIWU-WH');
    const other = await received(customer, 'URUMQI-WH');
    const unnamed = await received(customer);
    const expected = (await newOrder(customer, points.khujand, declared)).code;
    const yiwu = await staff('china-operator', 'YIWU-WH');
    const codes = async (caller: typeof yiwu) => {
      const { json } = await caller.ask('GET', `/staff/orders?limit=100&search=${customer.customerCode}`);
      return (json['data'] as { list: { code: string }[] }).list.map(({ code }) => code).toSorted();
    };
    expect(await codes(yiwu)).toEqual([own, unnamed, expected].toSorted());
    expect(await codes(await staff('china-operator', 'URUMQI-WH'))).toEqual(
      [other, unnamed, expected].toSorted(),
    );
    expect(await codes(await staff('china-operator'))).toEqual([]);
    expect(await codes(await staff('support'))).toHaveLength(4);

    expect((await yiwu.ask('GET', `/staff/orders/${other}`)).status).toBe(404);
    expect((await yiwu.ask('GET', `/staff/orders/${other}/history`)).status).toBe(404);
    const seen = await yiwu.ask('GET', `/staff/orders/${own}`);
    expect(seen.json['data']).toMatchObject({
      code: own,
      freight: null,
      price: null,
      declaration: { senderPhone: '+8••••••••5678', recipientPhone: '+992•••••0177', value: null },
    });
    const looks = await service.context.sql`select from personal_look where viewer_id = ${yiwu.account.id}`;
    expect(looks).toHaveLength(0);
    const unmasked = await (await staff('support')).ask('GET', `/staff/orders/${own}`);
    expect(unmasked.json['data']).toMatchObject({
      declaration: { recipientPhone: '+992935550177', value: { amount: '120.00' } },
    });
  });

  test('takes no order of another warehouse away as a file', async () => {
    const customer = await newCustomer(service);
    const other = await received(customer, 'URUMQI-WH');
    const own = await received(customer, 'YIWU-WH');
    const account = await newAccount(service.context, 'china-operator', { unit: 'YIWU-WH' });
    const { token } = await logIn(service.app, account);
    const file = await service.app.inject({ url: '/api/staff/orders/file?format=csv', headers: { token } });
    expect(file.body).toContain(own);
    expect(file.body).not.toContain(other);
  });

  test('takes no column of prices away, which others have', async () => {
    const headers = async (role: Role, unit?: string) => {
      const account = await newAccount(service.context, role, unit === undefined ? {} : { unit });
      const { token } = await logIn(service.app, account);
      const file = await service.app.inject({
        url: '/api/staff/orders/file?format=csv&search=RA000000NOBODY',
        headers: { token, 'x-local': 'en' },
      });
      return file.body.trim().replace('\uFEFF', '').split(',');
    };
    const inChina = await headers('china-operator', 'YIWU-WH');
    expect(inChina.join()).not.toContain('Delivery');
    expect((await headers('support')).join()).toContain('Delivery, USD');
  });
});

describe('claims are decided where the parcel lies', () => {
  test('at the hub by its operator, not in China nor at another unit', async () => {
    const caller = await newCustomer(service);
    const claim = await newClaim(service, caller, await ownerlessParcel(service));
    const request = { requestId: '3f1c1d7e-64a7-4dbb-9a0e-0d8cf2f2c0ab' };
    for (const stranger of [
      await staff('china-operator', 'YIWU-WH'),
      await staff('hub-operator'),
      await staff('hub-operator', 'YIWU-WH'),
    ]) {
      expect((await stranger.ask('GET', `/claims/${claim.code}`)).status).toBe(404);
      expect((await stranger.ask('GET', `/claims/${claim.code}/history`)).status).toBe(404);
      expect((await stranger.ask('GET', `/claims?search=${claim.code}`)).json['data']).toMatchObject({
        total: 0,
      });
      for (const [end, body] of [
        ['approve', request],
        ['refuse', { ...request, reason: 'PICTURE_UNCLEAR' }],
      ] as const) {
        const { json } = await stranger.ask('POST', `/claims/${claim.code}/${end}`, body);
        expect(json['error']).toBe('claims.notFound');
      }
    }
    const hub = await newDecider(service, 'hub-operator');
    expect((await hub.approve(claim.code)).json['code']).toBe(0);
  });

  test('in China by the operator of that warehouse; support decides everywhere', async () => {
    const caller = await newCustomer(service);
    const claimInYiwu = async () => {
      const facts = { orderCode: null, customerCode: null };
      return newClaim(service, caller, await builders(service.context).parcelReceivedInChina({ facts }));
    };
    const [first, second] = [await claimInYiwu(), await claimInYiwu()];
    const path = (code: string) => `/claims/${code}/approve`;
    const request = () => ({ requestId: randomUUID() });
    const urumqi = await staff('china-operator', 'URUMQI-WH');
    expect((await urumqi.ask('POST', path(first.code), request())).json['error']).toBe('claims.notFound');
    const hub = await newDecider(service, 'hub-operator');
    expect((await hub.approve(first.code)).json['error']).toBe('claims.notFound');
    const yiwu = await staff('china-operator', 'YIWU-WH');
    expect((await yiwu.ask('POST', path(first.code), request())).json['code']).toBe(0);
    expect((await (await newDecider(service)).approve(second.code)).json['code']).toBe(0);
  });
});

describe('a cashier', () => {
  test('has no list of customers, edits none and sees no agreed price', async () => {
    const cashier = await staff('cashier', 'PP-KHUJAND');
    for (const path of [
      '/common/all-customers',
      '/common/all-fba-customers',
      '/staff/customers',
      '/staff/customers/file?format=csv',
      '/staff/customer-prices',
      '/staff/customer-prices/file?format=csv',
    ])
      expect({ path, status: (await cashier.ask('GET', path)).status }).toEqual({ path, status: 403 });
    const { json } = await cashier.ask('GET', '/auth/userinfo');
    const { menus } = json['data'] as { menus: { BSC: { key: string }[] } };
    expect(menus.BSC.map(({ key }) => key)).toEqual(['orders', 'parcels', 'unknown-codes', 'cash']);
  });

  test('and support writes no agreed price', async () => {
    const support = await staff('support');
    const answer = await support.ask('POST', '/staff/customer-prices', {
      requestId: '3f1c1d7e-64a7-4dbb-9a0e-0d8cf2f2c0ac',
    });
    expect(answer.status).toBe(403);
  });
});

test.each<[Workplace[], number | null, object]>([
  [['OFFICE'], 7, { kind: 'all' }],
  [['WAREHOUSE', 'OFFICE'], 7, { kind: 'all' }],
  [['WAREHOUSE'], 7, { kind: 'warehouse', unitId: 7 }],
  [['WAREHOUSE', 'ROAD'], 7, { kind: 'warehouse', unitId: 7 }],
  [['POINT'], 7, { kind: 'point', unitId: 7 }],
  [['POINT', 'HUB'], 7, { kind: 'point', unitId: 7 }],
  [['POINT'], null, { kind: 'point', unitId: undefined }],
  [[], 7, { kind: 'point', unitId: 7 }],
])('%j with unit %j sees %j', (workplaces, unitId, scope) => {
  expect(orderScopeOf({ workplaces: new Set(workplaces), unitId })).toEqual(scope);
});
