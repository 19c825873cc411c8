import { foldForm } from '@rohi/contract/lists/fold-text';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { builders, newTrackingCode } from '../../../../test/build.ts';
import { createOrderApp, newCustomer, newOrder, type Customer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { inTransaction } from '../../../platform/database.ts';
import { systemPrincipal } from '../../../principal.ts';
import { writeParcels } from '../tracking.service.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

const boots = 'зимние ботинки для Манижи';

async function parcelOf(caller: Customer, trackingCode = newTrackingCode()): Promise<string> {
  await newOrder(caller, points.khujand, { trackingCodes: [trackingCode], goods: 'обувь' });
  return trackingCode;
}
const name = (caller: Customer, code: string, name: string, was?: string | null) =>
  caller.ask('PUT', `/profile/parcel-names/${code}`, { name, ...(was === undefined ? {} : { was }) });

type Tracked = { detailList: { trackingCode: string; own?: { name: string | null } }[] };

async function tracked(code: string, token?: string): Promise<Tracked['detailList'][number] | undefined> {
  const body = { trackingCodeList: [code] };
  const answer = await call(service.app, 'POST', '/track/query', { ...(token ? { token } : {}), body });
  return (answer.json['data'] as Tracked).detailList[0];
}

type Line = { code: string; firstName: string | null };
async function orders(caller: Customer, search = ''): Promise<Line[]> {
  const query = search === '' ? '' : `?${new URLSearchParams({ search }).toString()}`;
  return ((await caller.ask('GET', `/orders${query}`)).json['data'] as { list: Line[] }).list;
}

describe('what a customer calls a parcel', () => {
  test('stands in the own order, list, cabinet and tracking, and nowhere else', async () => {
    const owner = await newCustomer(service);
    const code = await parcelOf(owner);
    expect((await name(owner, code.toLowerCase(), `  ${boots} `)).json['data']).toEqual({
      trackingCode: code,
      name: boots,
    });
    const [line] = await orders(owner);
    expect(line?.firstName).toBe(boots);
    const order = await owner.ask('GET', `/orders/${line?.code}`);
    expect(order.json['data']).toMatchObject({ parcelList: [{ trackingCode: code, name: boots }] });
    expect((await owner.ask('GET', '/profile/parcels')).json['data']).toMatchObject({
      list: [{ name: boots }],
    });
    expect(await tracked(code, owner.token)).toMatchObject({ own: { name: boots } });

    const others: unknown[] = [
      await tracked(code),
      await tracked(code, (await newCustomer(service)).token),
      (await service.app.inject({ url: `/t/${code}?lang=ru` })).body,
    ];
    const { token } = await logIn(service.app, await newAccount(service.context, 'manager'));
    for (const path of [
      `/staff/parcels/${code}`,
      `/staff/orders/${line?.code}`,
      `/staff/parcels?search=${code}`,
    ])
      others.push((await call(service.app, 'GET', path, { token })).json);
    for (const seen of others) expect(JSON.stringify(seen)).not.toContain(boots);
  });

  test('is found however it is typed, by its owner alone', async () => {
    const owner = await newCustomer(service);
    const code = await parcelOf(owner);
    await name(owner, code, `${boots} 靴子`);
    await parcelOf(owner);
    for (const search of ['Манижи', 'botinki', 'ЗИМНИЕ ботинки', '靴子', 'xuezi'])
      expect(await orders(owner, search), search).toHaveLength(1);
    const stranger = await newCustomer(service);
    await parcelOf(stranger);
    expect(await orders(stranger, 'ботинки')).toEqual([]);
    // What an older form has folded is folded again.
    await service.context
      .sql`update parcel_name set form = 'old', search_text = 'nothing' where tracking_code = ${code}`;
    expect(await orders(owner, 'ботинки')).toHaveLength(1);
    const [{ form }] = (await service.context.sql`
      select form from parcel_name where tracking_code = ${code}`) as [{ form: string }];
    expect(form).toBe(foldForm);
  });

  test('is replaced and taken away', async () => {
    const owner = await newCustomer(service);
    const code = await parcelOf(owner);
    await name(owner, code, boots);
    await name(owner, code, 'подарок 🎁');
    expect(await tracked(code, owner.token)).toMatchObject({ own: { name: 'подарок 🎁' } });
    expect((await name(owner, code, ' ')).json['data']).toEqual({ trackingCode: code, name: null });
    expect(await tracked(code, owner.token)).toMatchObject({ own: { name: null } });
  });

  test.each([
    'Сумка 👜 для Фирӯзы',
    '给玛尼扎的冬靴',
    '👨‍👩‍👧‍👦🇹🇯',
    "'; drop table parcel_name; --",
    '<b>boots</b>',
    '=1+1',
    'א'.repeat(60),
    '😀'.repeat(60),
  ])('%s is a name', async (nameText) => {
    const owner = await newCustomer(service);
    const code = await parcelOf(owner);
    expect((await name(owner, code, nameText)).json['data']).toMatchObject({ name: nameText });
    expect(await tracked(code, owner.token)).toMatchObject({ own: { name: nameText } });
  });

  test.each([
    ['a line break', 'winter\nboots', 'badCharacters'],
    ['a tab', 'winter\tboots', 'badCharacters'],
    ['nothing', 'winter\u0000boots', 'badCharacters'],
    ['a mark that turns the text around', 'winter\u202Eboots', 'badCharacters'],
    ['half of a sign', 'boots \ud83d', 'badCharacters'],
    ['a sign too many', 'a'.repeat(61), 'tooLong'],
  ])('is refused with %s', async (_, nameText, error) => {
    const owner = await newCustomer(service);
    const code = await parcelOf(owner);
    const answer = await name(owner, code, nameText);
    expect(answer.json).toMatchObject({ error: 'request.invalid', fields: [{ field: 'name', error }] });
  });

  test('a name is given by the owner of the parcel alone', async () => {
    const owner = await newCustomer(service);
    const code = await parcelOf(owner);
    const stranger = await newCustomer(service);
    for (const [caller, of] of [
      [stranger, code],
      [owner, newTrackingCode()],
    ] as const)
      expect((await name(caller, of, boots)).json['error']).toBe('tracking.notAmongOwn');
  });
});

describe('two at once', () => {
  test('a name given in another tab is not replaced unseen; a repeat is no change', async () => {
    const owner = await newCustomer(service);
    const code = await parcelOf(owner);
    expect((await name(owner, code, 'first', null)).status).toBe(200);
    expect((await name(owner, code, 'first', null)).status).toBe(200);
    const late = await name(owner, code, 'second', null);
    expect(late).toMatchObject({
      status: 409,
      json: { error: 'tracking.nameChangedMeanwhile', current: { name: 'first' } },
    });
    expect((await name(owner, code, 'second', 'first')).status).toBe(200);
  });

  test('of twenty tabs one names it, the others hear what it is called', async () => {
    const owner = await newCustomer(service);
    const code = await parcelOf(owner);
    const tries = Array.from({ length: 20 }, (_, tab) => name(owner, code, `tab ${tab}`, null));
    const answers = await Promise.all(tries);
    const [done, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    const stands = (done?.json['data'] as { name: string } | undefined)?.name;
    for (const { status, json } of answers.filter(({ status: of }) => of !== 200))
      expect({ status, current: json['current'] }).toEqual({ status: 409, current: { name: stands } });
  });
});

describe('a parcel that changes', () => {
  const by = { actor: systemPrincipal('test'), source: 'office' } as const;

  test('its owner loses the name, also for the time when it comes back', async () => {
    const [owner, other] = [await newCustomer(service), await newCustomer(service)];
    const facts = { customerCode: owner.customerCode, orderCode: null };
    const code = await builders(service.context).parcelOnTheRoad({ facts });
    await name(owner, code, boots);
    const give = ({ customerCode }: Customer) =>
      inTransaction(service.context.db, (tx) =>
        writeParcels(service.context, tx, [
          { trackingCode: code, declare: { facts: { customerCode }, move: by }, moves: [], settles: true },
        ]),
      );
    await give(other);
    expect(await tracked(code, other.token)).toMatchObject({ own: { name: null } });
    expect(await service.context.sql`select from parcel_name where tracking_code = ${code}`).toEqual([]);
    await give(owner);
    expect(await tracked(code, owner.token)).toMatchObject({ own: { name: null } });
  });

  test('its status has its name still', async () => {
    const owner = await newCustomer(service);
    const code = await parcelOf(owner);
    await name(owner, code, boots);
    const [line] = await orders(owner);
    await owner.ask('POST', `/orders/${line?.code}/submit`);
    expect(await tracked(code, owner.token)).toMatchObject({ own: { name: boots } });
  });

  test('a code that begins anew has no name', async () => {
    const owner = await newCustomer(service);
    const code = await parcelOf(owner);
    await name(owner, code, boots);
    const [line] = await orders(owner);
    await owner.ask('POST', `/orders/${line?.code}/cancel`);
    await parcelOf(owner, code);
    expect(await tracked(code, owner.token)).toMatchObject({ own: { name: null } });
  });

  test('of two who wait for one code each has a name of their own', async () => {
    const [one, two] = [await newCustomer(service), await newCustomer(service)];
    const code = await parcelOf(one);
    await parcelOf(two, code);
    await name(one, code, 'for Manizha');
    await name(two, code, 'for Firuz');
    expect((await orders(one))[0]?.firstName).toBe('for Manizha');
    expect((await orders(two))[0]?.firstName).toBe('for Firuz');
  });
});

test('the file of orders has names, all codes and the end of free storage, as workbook and as text', async () => {
  const owner = await newCustomer(service);
  const codes = [newTrackingCode(), newTrackingCode()];
  const { code: order } = await newOrder(owner, points.khujand, { trackingCodes: codes, goods: '=обувь' });
  const facts = { customerCode: owner.customerCode, orderCode: order, pickupPointId: points.khujand };
  const ready = await builders(service.context).parcelAtPickupPoint({ facts });
  const other = await newOrder(owner, points.khujand, { goods: 'чай' });
  await name(owner, codes[0] ?? '', '=1+1');
  const fileOf = (body: object) =>
    service.app.inject({
      method: 'POST',
      url: '/api/orders/file',
      headers: { token: owner.token, 'x-local': 'en' },
      payload: body,
    });
  const text = (await fileOf({ format: 'csv' })).body.replace('\uFEFF', '').trim().split('\r\n');
  expect(text).toHaveLength(3);
  expect(text[0]).toBe(
    'Order number,Created (Dushanbe),Stage,Pickup point,Goods,Parcels,Tracking numbers,Your names,"Weight, kg",Free storage until,Value of the goods,Currency',
  );
  expect(text.find((line) => line.startsWith(order))).toMatch(
    new RegExp(`'=обувь,3,"${codes[0]}, ${codes[1]}, ${ready}",'=1\\+1,[\\d.]*,\\d{4}-\\d\\d-\\d\\d,,$`),
  );
  const ticked = (await fileOf({ format: 'csv', codes: [other.code] })).body;
  expect(ticked).toContain(other.code);
  expect(ticked).not.toContain(order);
  const workbook = await fileOf({ format: 'xlsx' });
  expect(workbook.rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect(workbook.headers['content-disposition']).toContain('.xlsx');
  const stranger = await newCustomer(service);
  const foreign = await service.app.inject({
    method: 'POST',
    url: '/api/orders/file',
    headers: { token: stranger.token, 'x-local': 'en' },
    payload: { format: 'csv', codes: [order] },
  });
  expect(foreign.body).not.toContain(order);
});
