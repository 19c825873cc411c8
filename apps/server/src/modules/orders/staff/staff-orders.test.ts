import { randomUUID } from 'node:crypto';
import type { Role } from '@rohi/contract/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { newTrackingCode } from '../../../../test/build.ts';
import { createOrderApp, newCustomer, newOrder, whole, type Customer } from '../../../../test/orders.ts';
import { loadDemoData } from '../../../demo/demo-data.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { moveParcel } from '../../tracking/tracking.service.ts';
import { staffPrincipal } from '../../../../test/principals.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

type Box = { trackingCode: string; status: string; weightKg: string; lengthCm: string };
type Cargo = {
  code: string;
  version: number;
  boxes: Box[];
  price: { total: { amount: string }; parcels: { total: { amount: string }; steps: unknown[] }[] };
} & Record<string, unknown>;

async function staff(role: Role = 'support', unit?: string) {
  const account = await newAccount(service.context, role, unit === undefined ? {} : { unit });
  const { token } = await logIn(service.app, account);
  return {
    account,
    ask: (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
      call(service.app, method, path, { token, ...(body === undefined ? {} : { body }) }),
  };
}

const box = (fields: object = {}) => ({
  lengthCm: '60',
  widthCm: '50,5',
  heightCm: '40',
  weightKg: '12.4',
  ...fields,
});

const cargo = (customer: Customer, fields: object = {}) => ({
  requestId: randomUUID(),
  customerCode: customer.customerCode,
  pickupPointId: points.khujand,
  goods: 'Чодари занона, 女式披肩',
  valueAmount: '1500',
  valueCurrency: 'USD',
  boxes: [box()],
  ...fields,
});

const cargoOf = ({ json }: { json: Record<string, unknown> }) => {
  if (json['code'] !== 0) throw new Error(`refused: ${JSON.stringify(json)}`);
  return json['data'] as Cargo;
};

describe('a cargo order', () => {
  test.each(['tj %s', '%s', 'ＴＪ－%s'])('finds the customer of a code written as %s', async (form) => {
    const customer = await newCustomer(service);
    const support = await staff();
    const written = form.replace('%s', customer.customerCode.replace('TJ-', ''));
    const made = await support.ask('POST', '/staff/orders', cargo(customer, { customerCode: written }));
    expect(cargoOf(made)).toMatchObject({ customerCode: customer.customerCode });
  });

  test('is not made a second time for another customer', async () => {
    const [first, second] = [await newCustomer(service), await newCustomer(service)];
    const support = await staff();
    const body = cargo(first);
    const { code } = cargoOf(await support.ask('POST', '/staff/orders', body));
    const again = { ...body, customerCode: second.customerCode };
    expect((await support.ask('POST', '/staff/orders', again)).json['error']).toBe('orders.alreadyEntered');
    expect(cargoOf(await support.ask('POST', '/staff/orders', body)).code).toBe(code);
  });

  test('is taken down by staff with its boxes, and is declared at once', async () => {
    const customer = await newCustomer(service);
    const support = await staff();
    const courier = newTrackingCode();
    const made = cargoOf(
      await support.ask(
        'POST',
        '/staff/orders',
        cargo(customer, { boxes: [box({ trackingCode: ` ${courier.toLowerCase()}` }), box({ count: 3 })] }),
      ),
    );
    expect(made).toMatchObject({
      businessLine: 'FBA',
      status: 'DTH',
      customerCode: customer.customerCode,
      pickupPoint: { code: 'PP-KHUJAND' },
      parcels: 4,
      weightKg: '49.600',
      volumeM3: '0.4848',
      canMeasure: true,
      declaration: { places: 4, weightKg: '49.600', volumeM3: '0.4848', value: { amount: '1500.00' } },
    });
    expect(made.boxes).toHaveLength(4);
    expect(made.boxes.find(({ trackingCode }) => trackingCode === courier)).toMatchObject({
      lengthCm: '60.0',
      widthCm: '50.5',
      heightCm: '40.0',
      weightKg: '12.400',
    });
    const ours = made.boxes.filter(({ trackingCode }) => /^RP[0-9A-Y]{9}$/.test(trackingCode));
    expect(ours).toHaveLength(3);
    // The customer finds it among the own orders.
    const own = await customer.ask('GET', `/orders/${made.code}`);
    expect(own.json['data']).toMatchObject({ code: made.code, parcels: 4, status: 'DTH' });
  });

  test('costs its volume, and its weight where that is more', async () => {
    const customer = await newCustomer(service);
    const cube = { lengthCm: '100', widthCm: '100', heightCm: '100' };
    const made = cargoOf(
      await (
        await staff()
      ).ask(
        'POST',
        '/staff/orders',
        cargo(customer, { boxes: [box({ ...cube, weightKg: '104' }), box({ ...cube, weightKg: '104.01' })] }),
      ),
    );
    expect(made.price.parcels.map(({ total }) => total.amount).toSorted()).toEqual(['260.00', '260.03']);
    expect(made.price.total.amount).toBe('520.03');
  });

  test('goes to the point that the customer has bound unless another is named', async () => {
    const customer = await newCustomer(service);
    await customer.ask('PUT', '/profile/pickup-point', { pickupPointId: points.kulob });
    const { pickupPointId: _point, ...without } = cargo(customer);
    const made = cargoOf(await (await staff()).ask('POST', '/staff/orders', without));
    expect(made).toMatchObject({ pickupPoint: { code: 'PP-KULOB' } });
  });

  test('asked for 20 times at once with one request id is made once', async () => {
    const customer = await newCustomer(service);
    const support = await staff('manager');
    const body = cargo(customer, { boxes: [box({ count: 2 })] });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => support.ask('POST', '/staff/orders', body)),
    );
    const codes = new Set(answers.map((answer) => cargoOf(answer).code));
    expect(codes.size).toBe(1);
    const found = await support.ask('GET', `/staff/orders?search=${customer.customerCode}`);
    expect(found.json['data']).toMatchObject({ total: 1, list: [{ parcels: 2 }] });
  });

  test('is refused with what is wrong, and nothing is written', async () => {
    const customer = await newCustomer(service);
    const taken = newTrackingCode();
    await newOrder(await newCustomer(service), points.khujand, { trackingCodes: [taken] });
    const support = await staff();
    const refused = async (moreFields: object) => {
      const { json } = await support.ask('POST', '/staff/orders', cargo(customer, moreFields));
      const fields = (json['fields'] ?? []) as { field: string; error: string }[];
      return [json['error'], ...fields.map(({ field, error }) => `${field} ${error}`)];
    };
    expect(await refused({ customerCode: 'TJ-00001' })).toEqual(['orders.customerNotFound']);
    expect(await refused({ pickupPointId: 999_999 })).toEqual(['orders.pickupPointNeeded']);
    expect(await refused({ boxes: [box({ trackingCode: taken })] })).toEqual(['orders.codeTaken']);
    expect(await refused({ boxes: [box({ count: 200 }), box()] })).toEqual(['orders.tooManyBoxes']);
    expect(await refused({ goods: '  ' })).toEqual(['request.invalid', 'goods required']);
    expect(
      await refused({
        boxes: [
          box({ lengthCm: '0', widthCm: '1000.1', heightCm: '40.55', weightKg: '-1' }),
          box({ trackingCode: 'A-B-C-1', count: 2 }),
          box({ trackingCode: 'no code!' }),
        ],
      }),
    ).toEqual([
      'request.invalid',
      'boxes[0].lengthCm tooSmall',
      'boxes[0].widthCm tooLarge',
      'boxes[0].heightCm tooPrecise',
      'boxes[0].weightKg badFormat',
      'boxes[1].trackingCode notAllowed',
      'boxes[2].trackingCode badFormat',
    ]);
    const found = await support.ask('GET', `/staff/orders?search=${customer.customerCode}`);
    expect(found.json['data']).toEqual({ total: 0, list: [] });
  });

  test('is not for customers, nor for staff who may only read', async () => {
    const customer = await newCustomer(service);
    expect((await customer.ask('POST', '/orders', cargo(customer))).status).toBe(400);
    const clerk = await staff('china-operator');
    expect((await clerk.ask('POST', '/staff/orders', cargo(customer))).status).toBe(403);
  });
});

describe('the boxes of a cargo order', () => {
  test('are measured again until China has received one, over the version that was read', async () => {
    const customer = await newCustomer(service);
    const support = await staff();
    const made = cargoOf(
      await support.ask('POST', '/staff/orders', cargo(customer, { boxes: [box({ count: 2 })] })),
    );
    const [first, second] = made.boxes;
    const path = `/staff/orders/${made.code}/boxes`;
    const heavier = { ...box({ weightKg: '20' }), trackingCode: first?.trackingCode };
    const changed = cargoOf(await support.ask('PUT', path, { version: made.version, boxes: [heavier] }));
    expect(changed).toMatchObject({ weightKg: '32.400', declaration: { weightKg: '32.400' } });
    expect(changed.boxes.map(({ weightKg }) => weightKg)).toEqual(['20.000', '12.400']);
    const stale = await support.ask('PUT', path, { version: made.version, boxes: [heavier] });
    expect(stale).toMatchObject({ status: 409, json: { error: 'orders.changedMeanwhile' } });

    await moveParcel(service.context, second?.trackingCode ?? '', {
      type: 'CN_RECEIVED',
      actor: staffPrincipal('china-operator', 'yiwu'),
      source: 'station',
    });
    const late = await support.ask('PUT', path, { version: changed.version, boxes: [heavier] });
    expect(late).toMatchObject({ status: 409, json: { error: 'orders.tooLateToChange' } });
  });

  test('of another order are not touched', async () => {
    const customer = await newCustomer(service);
    const support = await staff();
    const one = cargoOf(await support.ask('POST', '/staff/orders', cargo(customer)));
    const other = cargoOf(await support.ask('POST', '/staff/orders', cargo(customer)));
    const foreign = { ...box({ weightKg: '1' }), trackingCode: other.boxes[0]?.trackingCode };
    const refused = await support.ask('PUT', `/staff/orders/${one.code}/boxes`, {
      version: one.version,
      boxes: [foreign],
    });
    expect(refused).toMatchObject({ status: 404, json: { error: 'orders.notFound' } });
    const still = cargoOf(await support.ask('GET', `/staff/orders/${other.code}`));
    expect(still.boxes[0]?.weightKg).toBe('12.400');
  });
});

describe('the list of orders', () => {
  test('is cut by business line, stage and point, and searched by codes and goods', async () => {
    const customer = await newCustomer(service);
    const retail = await newOrder(customer, points.kulob, { ...whole, goods: 'Самовар 2000' });
    const manager = await staff('manager');
    const fba = cargoOf(await manager.ask('POST', '/staff/orders', cargo(customer)));
    const codes = async (query: string) => {
      const { json } = await manager.ask('GET', `/staff/orders?limit=100&${query}`);
      return (json['data'] as { list: { code: string }[] }).list.map((line) => line.code);
    };
    const own = `search=${customer.customerCode}`;
    expect(await codes(own)).toEqual(expect.arrayContaining([retail.code, fba.code]));
    expect(await codes(`${own}&line=FBA`)).toEqual([fba.code]);
    expect(await codes(`${own}&line=BSC`)).toEqual([retail.code]);
    expect(await codes(`${own}&stage=NEW`)).toEqual([retail.code]);
    expect(await codes(`${own}&unit=${points.khujand}`)).toEqual([fba.code]);
    expect(await codes(`search=${encodeURIComponent('самовар 2')}`)).toEqual([retail.code]);
    expect(await codes(`search=${encodeURIComponent('%')}`)).toEqual([]);
    expect(await codes(`search=${retail.parcelList[0]?.trackingCode}`)).toEqual([retail.code]);
    expect(await codes(`${own}&problem=yes`)).toEqual([]);
  });

  test('shows a clerk what goes to the own point, and nothing else', async () => {
    const customer = await newCustomer(service);
    const support = await staff();
    const own = cargoOf(await support.ask('POST', '/staff/orders', cargo(customer)));
    const foreign = cargoOf(
      await support.ask('POST', '/staff/orders', cargo(customer, { pickupPointId: points.kulob })),
    );
    const clerk = await staff('pickup-clerk', 'PP-KHUJAND');
    const { json } = await clerk.ask('GET', `/staff/orders?search=${customer.customerCode}`);
    expect(json['data']).toMatchObject({ total: 1, list: [{ code: own.code }] });
    const elsewhere = await clerk.ask('GET', `/staff/orders?unit=${points.kulob}`);
    expect(elsewhere.json['data']).toEqual({ total: 0, list: [] });
    expect((await clerk.ask('GET', `/staff/orders/${foreign.code}`)).status).toBe(404);
    expect((await clerk.ask('GET', `/staff/orders/${own.code}`)).status).toBe(200);
    const lost = await staff('cashier');
    expect((await lost.ask('GET', '/staff/orders')).json['data']).toEqual({ total: 0, list: [] });
  });
});

test('who took an order down and who measured stands in the audit record', async () => {
  const customer = await newCustomer(service);
  const support = await staff();
  const made = cargoOf(await support.ask('POST', '/staff/orders', cargo(customer)));
  const trackingCode = made.boxes[0]?.trackingCode;
  await support.ask('PUT', `/staff/orders/${made.code}/boxes`, {
    version: made.version,
    boxes: [{ ...box(), trackingCode }],
  });
  const rows = await service.context.sql`
    select action, subject_id, details from audit_event
    where actor_user_id = ${support.account.id} and action like 'order:%' order by seq`;
  expect([...rows]).toEqual([
    {
      action: 'order:take',
      subject_id: made.code,
      details: { line: 'FBA', customerCode: customer.customerCode, boxes: 1 },
    },
    { action: 'order:measure', subject_id: made.code, details: { boxes: [trackingCode] } },
  ]);
});

test('the demo has six cargo orders at different stages', async () => {
  const demo = await createTestApp({ demo: true });
  await demo.app.ready();
  await loadDemoData(demo.context, { embedded: true, say: () => undefined });
  const account = { username: 'manager', password: 'manager-demo-password' };
  const { token } = await logIn(demo.app, account);
  const { json } = await call(demo.app, 'GET', '/staff/orders?line=FBA', { token });
  const { total, list } = json['data'] as { total: number; list: { status: string; freight: unknown }[] };
  expect(total).toBe(6);
  expect(new Set(list.map(({ status }) => status)).size).toBe(5);
  expect(list.every(({ freight }) => freight !== null)).toBe(true);
});
