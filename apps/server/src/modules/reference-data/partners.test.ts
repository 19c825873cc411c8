import { beforeEach, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { newRowOf } from '../../../test/list-rows.ts';
import { listUser, rowOf, type ListUser, type Row } from '../../../test/staff-list.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let service: TestApp;
let vendors: ListUser;
beforeEach(async () => {
  service = await createTestApp();
  vendors = await listUser(service, 'vendors');
});

const names = { ru: 'Новый перевозчик', en: 'New carrier', zh: '新承运商', tg: 'Боркаши нав' };
const vendor = (change: object = {}) =>
  newRowOf('vendors', {
    code: 'CARRIER-NEW',
    kind: 'CARRIER',
    names,
    countryCode: 'TJ',
    contact: 'Рустам',
    phone: '+992 92 700 11 22',
    ...change,
  });

async function ask<Item>(path: string): Promise<Item[]> {
  const { token } = await logIn(service.app, await newAccount(service.context, 'manager'));
  return (await call(service.app, 'GET', path, { token })).json['data'] as Item[];
}

describe('partners', () => {
  test('are listed by line, with no more of the phone than its end', async () => {
    rowOf(await vendors.create(vendor()));
    const all = await ask<{ code: string; phoneMasked: string | null; businessLine: string | null }>(
      '/common/all-vendors',
    );
    expect(all.find(({ code }) => code === 'CARRIER-NEW')).toMatchObject({
      phoneMasked: '+992•••••1122',
      contact: 'Рустам',
    });
    const fba = await ask<{ code: string }>('/common/all-fba-vendors');
    expect(fba.length).toBe(all.length);
    const retail = await ask<{ code: string }>('/common/all-vendors/BSC');
    expect(retail.map(({ code }) => code)).not.toContain('CARRIER-RAIL');
  });

  test('cannot have a code twice, a phone that is none, or a house that is its own branch', async () => {
    const house = rowOf(await vendors.create(vendor()));
    const fieldsOf = (answer: { json: Record<string, unknown> }) =>
      (answer.json['fields'] as { field: string; error: string }[]).map(({ field, error }) => [field, error]);
    expect(fieldsOf(await vendors.create(vendor()))).toEqual([['code', 'taken']]);
    expect(fieldsOf(await vendors.create(vendor({ code: 'OTHER', phone: '12' })))).toEqual([
      ['phone', 'badFormat'],
    ]);
    const branch = rowOf(await vendors.create(vendor({ code: 'BRANCH', parentId: house.id })));
    const circle = await vendors.change(house.id, {
      ...vendor({ parentId: branch.id }),
      version: house.version,
    });
    expect(circle).toMatchObject({ status: 409, json: { error: 'catalogue.goesInCircles' } });
    expect(circle.json['msg']).toContain('CARRIER-NEW → BRANCH → CARRIER-NEW');
    const closed = await vendors.change(house.id, { ...vendor({ enabled: false }), version: house.version });
    expect(closed).toMatchObject({ status: 409, json: { error: 'catalogue.inUse' } });
  });

  test('leave no phone and no note in the record', async () => {
    const row = rowOf(await vendors.create(vendor({ note: 'Звонить после обеда' })));
    await vendors.change(row.id, {
      ...vendor({ note: 'Звонить утром', phone: '+992927001133' }),
      version: row.version,
    });
    const rows = await service.context
      .sql`select details::text as text from audit_event where subject_type = 'vendor'`;
    expect(rows.length).toBe(2);
    for (const { text } of rows) expect(String(text)).not.toMatch(/Звонить|1122|1133|Рустам/);
  });
});

describe('a country', () => {
  const countryOf = async (shortName: string, countries: ListUser): Promise<Row> =>
    (await countries.find(`?search=${shortName}&limit=100`)).list.find(
      (row) => row['shortName'] === shortName,
    ) as Row;
  const fields = ({ shortName, names: own, phoneCode, currency, businessLines, enabled }: Row) => ({
    shortName,
    names: own,
    phoneCode,
    currency,
    businessLines,
    enabled,
  });

  test('that we begin to carry through is among the active ones at once', async () => {
    const countries = await listUser(service, 'countries');
    const active = async () =>
      (await service.app.inject({ url: '/api/common/all-countries/active' })).json().data as object[];
    expect(await active()).toHaveLength(4);
    const row = await countryOf('KZ', countries);
    const changed = { ...fields(row), enabled: true, businessLines: ['FBA'], version: row.version };
    rowOf(await countries.change(row.id, changed));
    expect(await active()).toHaveLength(5);
    expect((await countries.change(row.id, { ...changed, businessLines: ['BSC'] })).status).toBe(409);
  });

  test('in use needs a line, and its two letters stay its own', async () => {
    const countries = await listUser(service, 'countries');
    const row = await countryOf('KZ', countries);
    const refused = async (change: object) =>
      (
        (await countries.change(row.id, { ...fields(row), version: row.version, ...change })).json[
          'fields'
        ] as {
          field: string;
        }[]
      )[0]?.field;
    expect(await refused({ enabled: true, businessLines: [] })).toBe('businessLines');
    expect(await refused({ shortName: 'TJ' })).toBe('shortName');
    expect(await refused({ names: { ...names, tg: ' ' } })).toBe('names.tg');
  });
});

test('people of the office and roles are lists with numbers and names', async () => {
  const roles = await ask<{ id: number; code: string; name: string; authorities: string[] }>(
    '/common/all-roles',
  );
  expect(roles.map(({ code }) => code)).toContain('pickup-clerk');
  expect(roles.find(({ code }) => code === 'customer')?.authorities).toEqual([]);
  const [first] = roles;
  expect(await ask(`/common/all-roles/${first?.id}`)).toEqual([first]);
  const customer = await newAccount(service.context, 'customer', { phone: '+992927770055' });
  const users = await ask<{ username: string; roles: string[] }>('/common/all-users');
  expect(users.every((user) => user.roles.some((role) => role !== 'customer'))).toBe(true);
  const customers = await ask<{ id: string; phoneMasked: string | null; code: string }>(
    '/common/all-customers',
  );
  expect(customers).toEqual([
    expect.objectContaining({ id: customer.id, phoneMasked: '+992•••••0055', businessLine: 'BSC' }),
  ]);
  expect(await ask(`/common/all-customers/${customer.id}`)).toEqual(customers);
  expect(await ask('/common/all-fba-customers')).toEqual([]);
});

test('a customer is found by phone, gets another line, and is out at once when disabled', async () => {
  const account = await newAccount(service.context, 'customer', {
    phone: '+992927770055',
    email: 'farhod@example.tj',
  });
  const { token: own } = await logIn(service.app, account);
  const { token } = await logIn(service.app, await newAccount(service.context, 'manager'));
  const find = async (search: string) =>
    (await call(service.app, 'GET', `/staff/customers?search=${encodeURIComponent(search)}`, { token })).json[
      'data'
    ];
  expect(await find('7770055')).toMatchObject({
    total: 1,
    list: [{ id: account.id, version: 1, phoneMasked: '+992•••••0055', emailMasked: 'f•••@example.tj' }],
  });
  expect(JSON.stringify(await find(''))).not.toMatch(/927770055|farhod@/);
  const change = (body: object) =>
    call(service.app, 'PUT', `/staff/customers/${account.id}`, {
      token,
      body: { newCodesDaily: null, ...body },
    });
  expect(await change({ version: 1, businessLine: 'FBA', enabled: true })).toMatchObject({
    status: 200,
    json: { data: { businessLine: 'FBA', version: 2 } },
  });
  expect(await ask('/common/all-fba-customers')).toHaveLength(1);
  expect(await change({ version: 1, businessLine: 'BSC', enabled: true })).toMatchObject({ status: 409 });
  expect((await call(service.app, 'GET', '/auth/userinfo', { token: own })).status).toBe(200);
  await change({ version: 2, businessLine: 'FBA', enabled: false });
  expect((await call(service.app, 'GET', '/auth/userinfo', { token: own })).status).toBe(401);
});
