import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { builders } from '../../../test/build.ts';
import { newClaim, ownerlessParcel } from '../../../test/claims.ts';
import { createOrderApp, newOrder, type Customer } from '../../../test/orders.ts';
import { runJobs, type TestApp } from '../../../test/test-app.ts';
import { addAccount } from '../accounts/users/administration.service.ts';
import { queueSearchWalk } from './search-walk.service.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

let made = 0;

/** A customer of this name, logged in. */
async function customerNamed(name: string, phone?: string): Promise<Customer> {
  made += 1;
  const password = `named-${made} walks the road home`;
  const username = `named-${made}`;
  const email = `${username}@example.com`;
  const by = { userId: null, name: 'test' };
  const id = await addAccount(
    service.context,
    { username, name, password, roles: ['customer'], email, phone, locale: 'en' },
    by,
  );
  const { token } = await logIn(service.app, { username, password });
  const info = await call(service.app, 'GET', '/auth/userinfo', { token });
  const { customerCode } = info.json['data'] as { customerCode: string };
  return {
    account: { id, username, password, email },
    token,
    customerCode,
    ask: (method, path, body) =>
      call(service.app, method, path, { token, ...(body === undefined ? {} : { body }) }),
  };
}

async function office() {
  const { token } = await logIn(service.app, await newAccount(service.context, 'manager'));
  return async (list: string, search: string): Promise<(string | number)[]> => {
    const { json } = await call(service.app, 'GET', `${list}?${new URLSearchParams({ search }).toString()}`, {
      token,
    });
    return (json['data'] as { list: { id: string | number }[] }).list.map(({ id }) => id);
  };
}

describe('however a name is typed', () => {
  let customer: Customer;
  let order: { code: string; parcelList: { trackingCode: string }[] };
  let find: Awaited<ReturnType<typeof office>>;
  beforeAll(async () => {
    customer = await customerNamed('Фарҳод Раҳимов', '+992931488209');
    order = await newOrder(customer, points.khujand, {
      goods: 'Чехол для самовара',
      trackingCodes: ['YT9934102950148'],
    });
    await newOrder(await customerNamed('Зулфия Каримова'), points.khujand, { goods: 'Чайник' });
    find = await office();
  });

  test.each(['Рахимов', 'Раҳимов', 'rahimov', 'Rakhimov Farkhod', 'фарход раҳ', '93 148 82 09', '8209'])(
    '%s finds the customer, the orders and the parcels',
    async (search) => {
      expect(await find('/staff/customers', search)).toEqual([customer.account.id]);
      expect(await find('/staff/orders', search)).toEqual([order.code]);
      expect(await find('/staff/parcels', search)).toEqual(
        order.parcelList.map(({ trackingCode }) => trackingCode),
      );
    },
  );

  test.each([
    ['a hyphen left out', (code: string) => code.replace('-', '')],
    ['a space for it', (code: string) => code.replace('-', ' ').toLowerCase()],
    ['figures alone', (code: string) => code.slice(3)],
  ])('a customer code with %s', async (_, typed) => {
    const search = typed(customer.customerCode);
    expect(await find('/staff/customers', search)).toEqual([customer.account.id]);
    expect(await find('/staff/orders', search)).toEqual([order.code]);
  });

  test('any part of a code is enough', async () => {
    for (const search of ['2950148', 'yt99341', '0148'])
      expect(await find('/staff/parcels', search)).toContain('YT9934102950148');
    expect(await find('/staff/orders', '2950148')).toEqual([order.code]);
    expect(await find('/staff/orders', order.code.slice(5).toLowerCase())).toEqual([order.code]);
  });

  test('goods are found by their sound, also by their owner', async () => {
    expect(await find('/staff/orders', 'samovar')).toEqual([order.code]);
    const { json } = await customer.ask('GET', '/orders?search=chehol');
    expect(json['data']).toMatchObject({ total: 1, list: [{ code: order.code }] });
  });

  test('a search of nothing but marks finds nothing', async () => {
    expect(await find('/staff/orders', '%_')).toEqual([]);
    expect(await find('/staff/customers', '-')).toEqual([]);
  });

  test('a claim is found by its customer', async () => {
    const claim = await newClaim(service, customer, await ownerlessParcel(service));
    const { token } = await logIn(service.app, await newAccount(service.context, 'support'));
    const { json } = await call(service.app, 'GET', '/claims?search=rahimov', { token });
    expect(json['data']).toMatchObject({ total: 1, list: [{ code: claim.code }] });
  });
});

test.each([
  ['张伟明', ['zwm', 'ZWM', '張偉明', '張偉', '偉明', '伟']],
  ['許國榮', ['xgr', '许国荣', '許', '国荣', 'xu guorong']],
  ['鄧亞', ['dy', '邓亚', '邓']],
])('%s is found by initials, and in either writing', async (name, searches) => {
  const customer = await customerNamed(name);
  const find = await office();
  for (const search of searches)
    expect(await find('/staff/customers', search), search).toEqual([customer.account.id]);
  expect(await find('/staff/customers', 'xg')).toEqual([]);
});

test('customers who are found come in pages of one order, and every page tells how many they are', async () => {
  const names = ['Гулнора Сафарова', 'Беҳрӯз Сафаров', 'Аниса Сафарова'];
  for (const name of names) await customerNamed(name);
  const { token } = await logIn(service.app, await newAccount(service.context, 'support'));
  const pageOf = async (sort: string, page: number) => {
    const query = `search=safarov&limit=2&sort=${sort}&page=${page}`;
    const { json } = await call(service.app, 'GET', `/staff/customers?${query}`, { token });
    const { total, list } = json['data'] as { total: number; list: { name: string }[] };
    return [total, ...list.map(({ name }) => name)];
  };
  expect(await pageOf('name', 1)).toEqual([3, names[2], names[1]]);
  expect(await pageOf('name', 2)).toEqual([3, names[0]]);
  expect(await pageOf('-name', 1)).toEqual([3, names[0], names[1]]);
  expect(await pageOf('name', 3)).toEqual([3]);
});

test('a Chinese name is found by its signs and by its reading', async () => {
  const customer = await customerNamed('王小明');
  const find = await office();
  for (const search of ['王', '小明', 'wang', 'xiaoming'])
    expect(await find('/staff/customers', search), search).toEqual([customer.account.id]);
});

test.each([
  ['马丽', ['ma li', 'li ma', 'mǎ lì', 'ma3 li4', 'Ма Ли']],
  ['吕方梅', ['lv fangmei', 'lyu fangmei', 'lǚ fāngméi', 'fangmei lu', 'Люй Фанмэй']],
  ['Ниёзов Баҳриддин', ['niozov', 'niyozov', 'Ниязов', 'Ниёзов Б.', 'бахр ниёз']],
  ['Ӯғулой Ӯктамова', ["o'g'uloy o'ktamova", 'O‘ktamova', 'уктамова']],
])('%s is found by staff with the orders, however it is typed', async (name, searches) => {
  const customer = await customerNamed(name);
  const order = await newOrder(customer, points.khujand, { goods: 'Чароғ' });
  const find = await office();
  for (const search of searches) {
    expect(await find('/staff/customers', search), search).toEqual([customer.account.id]);
    expect(await find('/staff/orders', search), search).toEqual([order.code]);
    expect(await find('/staff/parcels', search), search).toEqual(
      order.parcelList.map(({ trackingCode }) => trackingCode),
    );
  }
  const typed = customer.customerCode.replace('TJ', 'ТЈ');
  expect(await find('/staff/customers', typed)).toEqual([customer.account.id]);
});

test('a phone is found as people write and dial it', async () => {
  const customer = await customerNamed('Парвона Зиёева', '+992931783877');
  const find = await office();
  for (const search of ['00992931783877', '8 10 992 931783877', 'тел: 931783877', '+992 93 178-38-77'])
    expect(await find('/staff/customers', search), search).toEqual([customer.account.id]);
});

test('who receives is found by name as customers are', async () => {
  const order = await newOrder(await customerNamed('Дилноза'), points.khujand, {
    goods: 'Чойник',
    recipientName: 'Данияр Юнусов',
    recipientPhone: '+992931783801',
  });
  expect(await (await office())('/staff/orders', 'юнусов дониёр')).toEqual([order.code]);
});

test('what is changed is found by its new text alone', async () => {
  const customer = await customerNamed('Manija');
  const order = await newOrder(customer, points.khujand, { goods: 'Гилем' });
  const { version } = order;
  const changed = await customer.ask('PUT', `/orders/${order.code}`, {
    version,
    pickupPointId: points.khujand,
    goods: 'Пардаҳо',
  });
  expect(changed.status).toBe(200);
  const find = await office();
  expect(await find('/staff/orders', 'парда')).toEqual([order.code]);
  expect(await find('/staff/orders', 'гилем')).toEqual([]);
});

test('what was there before the fold is found after the walk, which goes on where it was cut off', async () => {
  const { context } = service;
  const customer = await customerNamed('Соҳиба Шарифзода');
  const code = await builders(context).parcelOnTheRoad({ facts: { customerCode: customer.customerCode } });
  await context.sql`truncate account_search, order_search, parcel_search`;
  await context.sql`update search_walk set form = null, after_key = null, is_done = false`;
  const find = await office();
  expect(await find('/staff/customers', 'sohiba')).toEqual([]);
  await queueSearchWalk(context);
  await runJobs(service);
  expect(await find('/staff/customers', 'sohiba')).toEqual([customer.account.id]);
  expect(await find('/staff/parcels', code.slice(-8))).toContain(code);
  expect(await context.sql`select from search_walk where not is_done`).toHaveLength(0);

  // What an older form has folded is folded again.
  const chinese = await customerNamed('吕素梅');
  await context.sql`update account_search set form = '1', search_text = 'lusumei x5415x7d20x6885'`;
  await context.sql`update search_walk set form = '1'`;
  expect(await find('/staff/customers', 'lv sumei')).toEqual([]);
  await queueSearchWalk(context);
  await runJobs(service);
  expect(await find('/staff/customers', 'sohiba')).toEqual([customer.account.id]);
  expect(await find('/staff/customers', 'lv sumei')).toEqual([chinese.account.id]);
});
