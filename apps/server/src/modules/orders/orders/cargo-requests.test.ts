import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount, type Answer } from '../../../../test/accounts.ts';
import {
  createOrderApp,
  newCustomer,
  newOrder,
  orderOf,
  whole,
  type Customer,
} from '../../../../test/orders.ts';
import { staffPrincipal } from '../../../../test/principals.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { openCatalogue } from '../../pricing/catalogue/opening-catalogue.service.ts';
import { moveParcel } from '../../tracking/tracking.service.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

/** A customer with cargo opened by the office. */
async function cargoCustomer(): Promise<Customer> {
  const customer = await newCustomer(service);
  await service.context.db
    .updateTable('user_account')
    .set({ business_line: 'FBA' })
    .where('username', '=', customer.account.username)
    .execute();
  return customer;
}

async function support() {
  const { token } = await logIn(service.app, await newAccount(service.context, 'support'));
  return (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
    call(service.app, method, path, { token, ...(body === undefined ? {} : { body }) });
}

const box = (fields: object = {}) => ({
  lengthCm: '60',
  widthCm: '50,5',
  heightCm: '40',
  weightKg: '12.4',
  count: 1,
  ...fields,
});

const bodyOf = (fields: object = {}) => ({
  requestId: randomUUID(),
  pickupPointId: points.khujand,
  goods: 'Плитка, 20 коробок',
  valueAmount: '1500',
  valueCurrency: 'USD',
  boxes: [box({ count: 2 })],
  ...fields,
});

type Cargo = { canChange: boolean; boxes: { trackingCode: string; lengthCm: string; weightKg: string }[] };
const cargoOf = (answer: Answer) => orderOf(answer)['cargo'] as unknown as Cargo;
const fieldsOf = ({ json }: Answer) =>
  (json['fields'] as { field: string; error: string }[]).map(({ field, error }) => [field, error]);

describe('cargo that a customer asks for', () => {
  test('is an order of cargo that the office is alerted to and accepts, with what it costs', async () => {
    const customer = await cargoCustomer();
    expect((await customer.ask('GET', '/profile/cargo')).json['data']).toEqual({ isOpen: true });
    const answer = await customer.ask('POST', '/orders/cargo', bodyOf());
    const order = orderOf(answer);
    expect(order).toMatchObject({ status: 'WAIT_FORECAST', canTakeBack: false, canCancel: true });
    expect(order.declaration).toMatchObject({ places: 2, weightKg: '24.800', volumeM3: '0.2424' });
    expect(order['price']).toMatchObject({ total: { amount: '63.02', currency: 'USD' } });
    expect(cargoOf(answer)).toMatchObject({
      canChange: true,
      boxes: [
        { lengthCm: '60.0', weightKg: '12.400' },
        { lengthCm: '60.0', weightKg: '12.400' },
      ],
    });
    // So the home of the cabinet knows that its customer has nothing to declare of it.
    const { list } = (await customer.ask('GET', '/profile/parcels')).json['data'] as { list: object[] };
    expect(list).toEqual([
      expect.objectContaining({ businessLine: 'FBA', orderCode: order.code }),
      expect.objectContaining({ businessLine: 'FBA', orderCode: order.code }),
    ]);
    const retail = await customer.ask('GET', '/common/orderstatusnum?businessLine=BSC');
    expect(retail.json['data']).toMatchObject({ WAIT_FORECAST: 0 });
    const office = await support();
    const waiting = async () =>
      ((await office('GET', '/common/waitaudit/BSC')).json['data'] as { type: string; count: number }[])
        .concat((await office('GET', '/common/waitaudit/FBA')).json['data'] as [])
        .flatMap(({ type, count }) => (type === 'cargoRequests' ? [count] : []));
    expect(await waiting()).toEqual([1]);
    const { json } = await office('GET', '/staff/orders?line=FBA&stage=WAIT_FORECAST');
    expect((json['data'] as { list: { code: string }[] }).list.map(({ code }) => code)).toEqual([order.code]);

    const boxes = [
      { trackingCode: order.parcelList[0]?.trackingCode, ...box({ weightKg: '13' }), count: undefined },
    ];
    const { version } = order;
    const measured = await office('PUT', `/staff/orders/${order.code}/boxes`, { version, boxes });
    expect(measured.json['data']).toMatchObject({ status: 'DTH' });
    expect(await waiting()).toEqual([0]);
  });

  test('is sold by weight where it is dense, and else by volume', async () => {
    await openCatalogue(service.context);
    const soldAs = async (boxes: readonly object[]) => {
      const customer = await cargoCustomer();
      const { code } = orderOf(await customer.ask('POST', '/orders/cargo', bodyOf({ boxes })));
      const [row] = await service.context.sql<{ code: string }[]>`
        select product.code from order_progress join product on product.id = product_id where order_code = ${code}`;
      return row?.code;
    };
    const side = { lengthCm: '60', widthCm: '60', heightCm: '20' };
    expect(await soldAs([box({ ...side, weightKg: '126', count: 3 })])).toBe('CARGO-DENSE');
    expect(await soldAs([box({ ...side, weightKg: '2' })])).toBe('CARGO-VOLUME');
  });

  test('names each box and figure that cannot be read, and makes nothing', async () => {
    const customer = await cargoCustomer();
    const boxes = [box({ lengthCm: '' }), box({ weightKg: '10001' }), box({ heightCm: '0' })];
    const wrong = await customer.ask('POST', '/orders/cargo', bodyOf({ boxes, goods: ' ', valueAmount: '' }));
    expect(fieldsOf(wrong)).toEqual([
      ['boxes[0].lengthCm', 'required'],
      ['boxes[1].weightKg', 'tooLarge'],
      ['boxes[2].heightCm', 'tooSmall'],
      ['goods', 'required'],
      ['valueAmount', 'required'],
    ]);
    expect((await customer.ask('POST', '/orders/cargo', bodyOf({ boxes: [] }))).json['error']).toBe(
      'request.invalid',
    );
    const many = await customer.ask('POST', '/orders/cargo', bodyOf({ boxes: [box({ count: 200 }), box()] }));
    expect(many.json['error']).toBe('orders.tooManyBoxes');
    const nowhere = await customer.ask('POST', '/orders/cargo', bodyOf({ pickupPointId: 999_999 }));
    expect(nowhere.json['error']).toBe('orders.pickupPointNeeded');
    expect((await customer.ask('GET', '/orders')).json['data']).toMatchObject({ total: 0 });
  });

  test('a request for cargo is refused to customers without cargo, and to a stranger', async () => {
    const retail = await newCustomer(service);
    expect((await retail.ask('GET', '/profile/cargo')).json['data']).toEqual({ isOpen: false });
    expect((await retail.ask('POST', '/orders/cargo', bodyOf())).json['error']).toBe('orders.cargoNotOpen');
    expect((await (await support())('POST', '/orders/cargo', bodyOf())).status).toBe(403);
  });

  test('is one order, however often it is pressed and in however many windows', async () => {
    const customer = await cargoCustomer();
    const body = bodyOf();
    const answers = await Promise.all([1, 2, 3].map(() => customer.ask('POST', '/orders/cargo', body)));
    expect(new Set(answers.map((answer) => orderOf(answer).code)).size).toBe(1);
    expect((await customer.ask('GET', '/orders')).json['data']).toMatchObject({ total: 1 });
  });
});

describe('the boxes of cargo that was asked for', () => {
  test('may be other ones until the office accepts them, over the version that was read', async () => {
    const customer = await cargoCustomer();
    const order = orderOf(await customer.ask('POST', '/orders/cargo', bodyOf()));
    const path = `/orders/${order.code}/boxes`;
    const boxes = [box({ lengthCm: '100', count: 3 })];
    const more = await customer.ask('PUT', path, { version: order.version, boxes });
    expect(cargoOf(more).boxes.map(({ lengthCm }) => lengthCm)).toEqual(['100.0', '100.0', '100.0']);
    expect(orderOf(more).declaration).toMatchObject({ places: 3, weightKg: '37.200' });
    expect(orderOf(more).status).toBe('WAIT_FORECAST');
    // Another window still has the version before.
    const late = await customer.ask('PUT', path, { version: order.version, boxes: [box()] });
    expect(late.json['error']).toBe('orders.changedMeanwhile');
    const fewer = await customer.ask('PUT', path, { version: orderOf(more).version, boxes: [box()] });
    expect(cargoOf(fewer).boxes).toHaveLength(1);
    expect(orderOf(fewer)).toMatchObject({ status: 'WAIT_FORECAST', parcels: 3 });
    const none = await customer.ask('PUT', path, {
      version: orderOf(fewer).version,
      boxes: [box({ widthCm: '-' })],
    });
    expect(fieldsOf(none)).toEqual([['boxes[0].widthCm', 'badFormat']]);
    const other = await newCustomer(service);
    expect((await other.ask('PUT', path, { version: 1, boxes })).json['error']).toBe('orders.notFound');
  });

  test('are the office’s once it has measured: neither a change of boxes nor of the order goes over them', async () => {
    const customer = await cargoCustomer();
    const order = orderOf(await customer.ask('POST', '/orders/cargo', bodyOf()));
    const office = await support();
    const [first] = order.parcelList;
    await office('PUT', `/staff/orders/${order.code}/boxes`, {
      version: order.version,
      boxes: [{ trackingCode: first?.trackingCode, ...box({ weightKg: '99' }), count: undefined }],
    });
    const read = async () => orderOf(await customer.ask('GET', `/orders/${order.code}`));
    const measured = await read();
    expect(measured['cargo']).toMatchObject({ canChange: false });
    const { version } = measured;
    const path = `/orders/${order.code}`;
    const boxes = await customer.ask('PUT', `${path}/boxes`, { version, boxes: [box()] });
    expect(boxes.json['error']).toBe('orders.boxesAccepted');
    for (const text of [
      { weightKg: '1' },
      { places: 7 },
      { volumeM3: '' },
      { trackingCodes: ['YT1234567890123'] },
    ])
      expect((await customer.ask('PUT', path, { version, ...text })).json['error']).toBe(
        'orders.saidByBoxes',
      );
    const many = await customer.ask('POST', '/order-acts/declaration', { codes: [order.code], places: 9 });
    expect(many.json['data']).toMatchObject({ done: [] });
    expect(await read()).toEqual(measured);
    // Who collects it may still change.
    const renamed = await customer.ask('PUT', path, { version, recipientName: 'Фарход' });
    expect(orderOf(renamed)).toMatchObject({ status: 'DTH', price: measured['price'] });
  });

  test('are accepted by nothing that their customer does', async () => {
    const customer = await cargoCustomer();
    const order = orderOf(await customer.ask('POST', '/orders/cargo', bodyOf()));
    const path = `/orders/${order.code}`;
    const again = await customer.ask('PUT', path, { version: order.version, goods: 'Плитка' });
    expect(orderOf(again).status).toBe('WAIT_FORECAST');
    const gone = await customer.ask('PUT', path, { version: orderOf(again).version, valueAmount: '' });
    expect(fieldsOf(gone)).toEqual([['valueAmount', 'required']]);
    expect((await customer.ask('POST', `${path}/take-back`)).json['error']).toBe('orders.tooLateToChange');
    expect((await customer.ask('POST', `${path}/submit`)).json['error']).toBe('orders.tooLateToChange');
    const values = [{ code: order.code, amount: '20' }];
    await customer.ask('POST', '/order-acts/value', { values, currency: 'USD' });
    expect(orderOf(await customer.ask('GET', path))).toMatchObject({ status: 'WAIT_FORECAST' });
    // An order of parcels is accepted by its complete declaration, as ever.
    expect(
      await newOrder(customer, points.khujand, whole)
        .then(({ code }) => customer.ask('POST', `/orders/${code}/submit`))
        .then(orderOf),
    ).toMatchObject({ status: 'DTH', cargo: null });
  });

  test('are too late to change once China has one of them', async () => {
    const customer = await cargoCustomer();
    const order = orderOf(await customer.ask('POST', '/orders/cargo', bodyOf()));
    const [first = { trackingCode: '' }] = order.parcelList;
    const actor = staffPrincipal('admin');
    for (const type of ['FORECAST_ACCEPTED', 'CN_RECEIVED'] as const)
      await moveParcel(service.context, first.trackingCode, { type, actor, source: 'office' });
    const { version } = orderOf(await customer.ask('GET', `/orders/${order.code}`));
    const late = await customer.ask('PUT', `/orders/${order.code}/boxes`, { version, boxes: [box()] });
    expect(late.json['error']).toBe('orders.tooLateToChange');
  });
});
