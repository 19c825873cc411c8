import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTrackingCode } from '../../../../test/build.ts';
import { newDecider } from '../../../../test/claims.ts';
import { createOrderApp, newCustomer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

async function boundCustomer() {
  const customer = await newCustomer(service);
  await customer.ask('PUT', '/profile/pickup-point', { pickupPointId: points.khujand });
  return customer;
}

describe('a retail order that staff enter for a customer', () => {
  test('is the customer’s, submitted, made once however often it is sent, and names who has entered it', async () => {
    const customer = await boundCustomer();
    const support = await newDecider(service);
    const code = newTrackingCode();
    const body = {
      requestId: randomUUID(),
      customerCode: customer.customerCode.replace('TJ-', 'tj '),
      goods: 'Обувь, две пары',
      trackingCodes: [code],
    };
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => support.ask('POST', '/staff/retail-orders', body)),
    );
    const made = answers.map(({ json }) => (json['data'] as { code: string }).code);
    expect(new Set(made).size).toBe(1);
    const own = await customer.ask('GET', `/orders/${made[0]}`);
    expect(own.json['data']).toMatchObject({ declaration: { goods: 'Обувь, две пары' } });
    const { json } = await support.ask('GET', `/staff/parcels/${code}`);
    expect(json['data']).toMatchObject({
      customerCode: customer.customerCode,
      status: 'WAIT_FORECAST',
      orderCode: made[0],
    });
    const records = await service.context.sql`
      select actor_name, details from audit_event where action = 'order:take' and subject_id = ${made[0] ?? ''}`;
    expect(records).toMatchObject([{ actor_name: support.account.username, details: { line: 'BSC' } }]);
    const [event] = await service.context.sql<{ actor: string }[]>`
      select event.actor from parcel_event event join parcel on parcel.id = parcel_id where tracking_code = ${code} limit 1`;
    expect(event?.actor).toBe(support.account.username);
  });

  test('is not made a second time for another customer: the same request is refused and names the first', async () => {
    const [first, second] = [await boundCustomer(), await boundCustomer()];
    const support = await newDecider(service);
    const body = { requestId: randomUUID(), goods: 'Самовар' };
    const take = ({ customerCode }: { customerCode: string }) =>
      support.ask('POST', '/staff/retail-orders', { ...body, customerCode });
    const { code } = (await take(first)).json['data'] as { code: string };
    const { status, json } = await take(second);
    expect({ status, error: json['error'] }).toEqual({ status: 409, error: 'orders.alreadyEntered' });
    expect(json['msg']).toContain(code);
    expect((await take(first)).json['data']).toMatchObject({ code });
    expect((await second.ask('GET', '/orders')).json['data']).toMatchObject({ total: 0 });
  });

  test('sent for two customers at once is one order', async () => {
    const customers = [await boundCustomer(), await boundCustomer()];
    const support = await newDecider(service);
    const body = { requestId: randomUUID(), goods: 'Чайник' };
    const answers = await Promise.all(
      customers.map(({ customerCode }) =>
        support.ask('POST', '/staff/retail-orders', { ...body, customerCode }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('goes to the point that is named, also for a customer who has chosen none', async () => {
    const customer = await newCustomer(service);
    const support = await newDecider(service);
    const body = {
      requestId: randomUUID(),
      customerCode: customer.customerCode,
      goods: 'Чайник',
      pickupPointId: points.kulob,
    };
    const { json } = await support.ask('POST', '/staff/retail-orders', body);
    expect(json['data']).toMatchObject({ pickupPoint: { id: points.kulob } });
    const unknown = { ...body, requestId: randomUUID(), pickupPointId: 999_999 };
    expect((await support.ask('POST', '/staff/retail-orders', unknown)).json['error']).toBe(
      'orders.pickupPointNeeded',
    );
  });

  test('says what is wrong with it, and makes nothing then', async () => {
    const support = await newDecider(service);
    const body = { requestId: randomUUID(), customerCode: 'TJ-0', goods: 'Обувь' };
    const take = (changed: object) => support.ask('POST', '/staff/retail-orders', { ...body, ...changed });
    expect((await take({})).json['error']).toBe('orders.customerNotFound');
    const unbound = await newCustomer(service);
    expect((await take({ customerCode: unbound.customerCode })).json['error']).toBe(
      'orders.pickupPointNeeded',
    );
    expect((await take({ customerCode: unbound.customerCode, valueAmount: 'много' })).json).toMatchObject({
      error: 'request.invalid',
      fields: [{ field: 'valueAmount' }],
    });
    const hub = await newDecider(service, 'hub-operator');
    expect((await hub.ask('POST', '/staff/retail-orders', body)).json['error']).toBe('auth.notAllowed');
  });
});
