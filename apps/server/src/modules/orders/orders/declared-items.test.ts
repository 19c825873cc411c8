import { randomUUID } from 'node:crypto';
import type { Role } from '@rohi/contract/roles';
import { expect, it } from 'vitest';
import { logIn, newAccount, call } from '../../../../test/accounts.ts';
import { newTrackingCode } from '../../../../test/build.ts';
import { createOrderApp, newCustomer, newOrder, orderOf } from '../../../../test/orders.ts';
import { listUser } from '../../../../test/staff-list.ts';

const shoes = { goods: 'Кроссовки', pieces: 12, valueAmount: '840,50', hsCode: '6404.11.00' };
const cases = { goods: '手机壳', pieces: 100, valueAmount: '300' };

async function prepare() {
  const { service, points } = await createOrderApp();
  return { service, points, customer: await newCustomer(service) };
}

it('says goods and value of an order by its items, through every change of them', async () => {
  const { points, customer } = await prepare();
  const [one, other] = [newTrackingCode(), newTrackingCode()];
  const items = [{ ...shoes, trackingCode: one }, cases];
  const made = await newOrder(customer, points.khujand, { trackingCodes: [one, other], places: 2, items });
  expect(made.declaration).toMatchObject({
    goods: 'Кроссовки; 手机壳',
    value: { amount: '1140.50', currency: 'CNY' },
    items: [
      {
        goods: 'Кроссовки',
        pieces: 12,
        value: { amount: '840.50', currency: 'CNY' },
        hsCode: '64041100',
        trackingCode: one,
      },
      { goods: '手机壳', pieces: 100, hsCode: null, trackingCode: null },
    ],
  });
  const change = async (body: object, version: number) =>
    customer.ask('PUT', `/orders/${made.code}`, { version, ...body });
  // Without a value of each there is no sum, and what the items do not say cannot be said beside them.
  const open = orderOf(await change({ items: [shoes, { goods: 'Чехлы', pieces: 3 }] }, made.version));
  expect(open.declaration).toMatchObject({ goods: 'Кроссовки; Чехлы', value: null });
  const beside = await change({ valueAmount: '99' }, open.version);
  expect(beside.json).toMatchObject({ error: 'orders.saidByItems', code: 409 });
  const byMany = await customer.ask('POST', '/order-acts/value', {
    currency: 'CNY',
    values: [{ code: made.code, amount: '99' }],
  });
  expect(byMany.json['data']).toMatchObject({ done: [], refused: [{ error: 'orders.saidByItems' }] });
  // A note alone leaves them as they are; a form that repeats what they say may.
  const noted = orderOf(await change({ note: 'x', goods: 'Кроссовки; Чехлы' }, open.version));
  expect(noted.declaration).toMatchObject({ note: 'x', items: open.declaration['items'] });
  const none = orderOf(await change({ items: [], valueAmount: '50', valueCurrency: 'USD' }, noted.version));
  expect(none.declaration).toMatchObject({
    goods: 'Кроссовки; Чехлы',
    value: { amount: '50.00', currency: 'USD' },
    items: [],
  });
});

it('names each field of an item that cannot be read, and takes goods beside items only as the items say them', async () => {
  const { points, customer } = await prepare();
  const ask = (items: object[], more: object = {}) =>
    customer.ask('POST', '/orders', { requestId: randomUUID(), pickupPointId: points.kulob, items, ...more });
  const wrong = await ask([
    { goods: ' ', pieces: 1, hsCode: '64' },
    { goods: 'Чай', pieces: 1, valueAmount: '0', trackingCode: newTrackingCode() },
  ]);
  expect(wrong.json).toMatchObject({
    error: 'request.invalid',
    fields: [
      { field: 'items[0].goods', error: 'required' },
      { field: 'items[0].hsCode', error: 'badFormat' },
      { field: 'items[1].valueAmount', error: 'notAllowed' },
      { field: 'items[1].trackingCode', error: 'notAllowed' },
    ],
  });
  expect((await ask([{ goods: 'Чай', pieces: 0 }])).json).toMatchObject({ error: 'request.invalid' });
  const beside = await ask([shoes], { goods: 'Сумки', valueAmount: '1' });
  expect(beside.json).toMatchObject({ fields: [{ field: 'goods' }, { field: 'valueAmount' }] });
  const same = await ask([shoes], { goods: 'Кроссовки', valueAmount: '840.5', valueCurrency: 'CNY' });
  expect(same.json).toMatchObject({ code: 0 });
});

it('forgets in which parcel an item is when that parcel is taken out of the order', async () => {
  const { points, customer } = await prepare();
  const [one, other] = [newTrackingCode(), newTrackingCode()];
  const items = [{ ...shoes, trackingCode: one }];
  const made = await newOrder(customer, points.khujand, { trackingCodes: [one, other], items });
  const body = { version: made.version, trackingCodes: [other] };
  const changed = orderOf(await customer.ask('PUT', `/orders/${made.code}`, body));
  expect(changed.declaration['items']).toMatchObject([{ goods: 'Кроссовки', trackingCode: null }]);
});

it('takes items from staff, of retail and of cargo orders', async () => {
  const { service, points, customer } = await prepare();
  const { token } = await logIn(service.app, await newAccount(service.context, 'manager'));
  const facts = { customerCode: customer.customerCode, pickupPointId: points.khujand, valueCurrency: 'USD' };
  const retail = await call(service.app, 'POST', '/staff/retail-orders', {
    token,
    body: { ...facts, requestId: randomUUID(), items: [shoes] },
  });
  expect(retail.json['data']).toMatchObject({ goods: 'Кроссовки', declaration: { items: [{ pieces: 12 }] } });
  const boxes = [{ lengthCm: '60', widthCm: '50', heightCm: '40', weightKg: '20', count: 2 }];
  const cargo = (items: object[]) =>
    call(service.app, 'POST', '/staff/orders', {
      token,
      body: { ...facts, requestId: randomUUID(), boxes, items },
    });
  expect((await cargo([{ goods: 'Чай', pieces: 5 }])).json).toMatchObject({ fields: [{ field: 'items' }] });
  expect((await cargo([shoes, cases])).json['data']).toMatchObject({
    declaration: { value: { amount: '1140.50', currency: 'USD' }, items: [{ hsCode: '64041100' }, {}] },
  });
});

it('stands on the record of each parcel and in the file of orders, and a warehouse is shown no value of it', async () => {
  const { service, points, customer } = await prepare();
  const [one, other] = [newTrackingCode(), newTrackingCode()];
  const items = [{ ...shoes, trackingCode: one }, { goods: 'Чай', pieces: 2, trackingCode: other }, cases];
  const { code } = await newOrder(customer, points.khujand, {
    trackingCodes: [one, other],
    places: 2,
    items,
  });
  const staff = async (role: Role, unit?: string) => {
    const account = await newAccount(service.context, role, unit === undefined ? {} : { unit });
    const { token } = await logIn(service.app, account);
    return (path: string) => call(service.app, 'GET', path, { token });
  };
  const of = async (ask: Awaited<ReturnType<typeof staff>>) =>
    (await ask(`/staff/parcels/${one}/items`)).json;
  const [support, clerk] = [await staff('support'), await staff('china-operator', 'YIWU-WH')];
  expect(await of(support)).toMatchObject({
    data: {
      list: [
        { goods: 'Кроссовки', pieces: 12, value: { amount: '840.50', currency: 'CNY' }, trackingCode: one },
        { goods: '手机壳', trackingCode: null },
      ],
    },
  });
  expect(await of(clerk)).toMatchObject({
    data: { list: [{ hsCode: '64041100', value: null }, { value: null }] },
  });
  expect((await clerk(`/staff/orders/${code}`)).json['data']).toMatchObject({
    declaration: { value: null, items: [{ value: null }, { value: null }, { value: null }] },
  });
  expect((await support('/staff/parcels/YT0/items')).json).toMatchObject({
    error: 'tracking.parcelNotFound',
  });
  const orders = await listUser(service, 'orders');
  const { bytes } = await orders.file(`?format=csv&search=${code}`);
  expect(bytes.toString('utf8')).toContain(
    `"Кроссовки × 12, 840.50 CNY, HS 64041100, ${one}; Чай × 2, ${other}; 手机壳 × 100, 300.00 CNY"`,
  );
});
