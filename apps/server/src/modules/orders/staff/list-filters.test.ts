import type { Role } from '@rohi/contract/roles';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { newClaim, newDecider, ownerlessParcel } from '../../../../test/claims.ts';
import { createOrderApp, newCustomer, newOrder, whole, type Customer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

beforeEach(() => {
  service.clock.set('2026-11-20T09:00:00Z');
});

/** Somebody of the staff who reads lists: what each search finds, oldest first. */
async function reader(role: Role = 'manager', unit?: string) {
  const account = await newAccount(service.context, role, unit === undefined ? {} : { unit });
  const { token } = await logIn(service.app, account);
  const get = async (path: string) => (await call(service.app, 'GET', path, { token })).json;
  return {
    get,
    rows: async (path: string) => ((await get(path))['data'] as { list: Record<string, unknown>[] }).list,
    file: async (path: string) =>
      (await service.app.inject({ url: `/api${path}`, headers: { token, 'x-local': 'en' } })).body,
  };
}

/** An order made at this moment. */
async function orderAt(customer: Customer, at: string, pointId = points.khujand): Promise<string> {
  service.clock.set(at);
  // A session does not last from one day to the next.
  const { token } = await logIn(service.app, customer.account);
  const ask: Customer['ask'] = (method, path, body) => call(service.app, method, path, { token, body });
  const { code } = await newOrder({ ...customer, ask }, pointId, whole);
  return code;
}

describe('orders', () => {
  test('are found by several stages and several points', async () => {
    const customer = await newCustomer(service);
    const draft = await orderAt(customer, '2026-11-20T09:00:01Z');
    const sent = await newOrder(customer, points.kulob, whole);
    await customer.ask('POST', `/orders/${sent.code}/submit`, { version: sent.version });
    const { rows } = await reader();
    const codes = async (query: string) =>
      (await rows(`/staff/orders?search=${customer.customerCode}&${query}`)).map(({ code }) => String(code));
    const both = [draft, sent.code].toSorted();
    const stages = ['NEW', 'WAIT_FORECAST', 'DTH'].join();
    expect((await codes(`stage=${stages}`)).toSorted()).toEqual(both);
    expect(await codes('stage=NEW')).toEqual([draft]);
    expect((await codes(`unit=${points.khujand},${points.kulob}`)).toSorted()).toEqual(both);
    expect(await codes(`unit=${points.kulob}&stage=${stages}`)).toEqual([sent.code]);
    expect(await codes(`unit=${points.kulob}&stage=NEW`)).toEqual([]);
  });

  test('are found by the days of Dushanbe on which they were made, in the list and in its file', async () => {
    const customer = await newCustomer(service);
    const before = await orderAt(customer, '2026-11-20T18:59:59Z');
    const first = await orderAt(customer, '2026-11-20T19:00:00Z');
    const last = await orderAt(customer, '2026-11-21T18:59:59Z');
    const after = await orderAt(customer, '2026-11-21T19:00:00Z');
    const { rows, file } = await reader();
    const own = `search=${customer.customerCode}&sort=createdAt`;
    const codes = async (query: string) =>
      (await rows(`/staff/orders?${own}&${query}`)).map(({ code }) => code);
    expect(await codes('from=2026-11-21&to=2026-11-21')).toEqual([first, last]);
    expect(await codes('from=2026-11-21')).toEqual([first, last, after]);
    expect(await codes('to=2026-11-20')).toEqual([before]);
    const saved = await file(`/staff/orders/file?format=csv&${own}&from=2026-11-21&to=2026-11-21`);
    expect([before, first, last, after].map((code) => saved.includes(code))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const [entry] = await service.context.sql<{ details: object }[]>`
      select details from audit_event where action = 'order:export' order by seq desc limit 1`;
    expect(entry?.details).toMatchObject({ from: '2026-11-21', to: '2026-11-21', stage: null });
  });

  test('in a file are on record with each filter, and with no name that was looked for', async () => {
    const { file } = await reader();
    const query = 'customer=TJ-70009&problem=yes&product=BSC-STD&country=TJ';
    await file(
      `/staff/orders/file?format=csv&${query}&search=${encodeURIComponent('Фарҳод RA2611064KX7PY')}`,
    );
    const [entry] = await service.context.sql<{ details: object }[]>`
      select details from audit_event where action = 'order:export' order by seq desc limit 1`;
    expect(entry?.details).toMatchObject({
      customerCode: 'TJ-70009',
      problem: true,
      product: 'BSC-STD',
      country: 'TJ',
      search: ['…', 'RA2611064KX7PY'],
    });
  });

  test('of another point stay out of sight, whatever a clerk asks for', async () => {
    const customer = await newCustomer(service);
    const own = await orderAt(customer, '2026-11-22T09:00:00Z');
    const other = await orderAt(customer, '2026-11-22T09:00:00Z', points.kulob);
    const clerk = await reader('pickup-clerk', 'PP-KHUJAND');
    const query = `search=${customer.customerCode}&unit=${points.khujand},${points.kulob}&from=2026-11-22&stage=NEW`;
    expect((await clerk.rows(`/staff/orders?${query}`)).map(({ code }) => code)).toEqual([own]);
    const saved = await clerk.file(`/staff/orders/file?format=csv&${query}`);
    expect([saved.includes(own), saved.includes(other)]).toEqual([true, false]);
  });
});

test('claims are found by several states and by the days on which they were made', async () => {
  const decider = await newDecider(service);
  const customer = await newCustomer(service);
  const claims: string[] = [];
  for (const at of ['2026-11-01T18:59:59Z', '2026-11-01T19:00:00Z', '2026-11-02T19:00:00Z']) {
    service.clock.set(at);
    claims.push((await newClaim(service, customer, await ownerlessParcel(service))).code);
    await decider.refuse(claims.at(-1) ?? '');
  }
  service.clock.set('2026-11-02T10:00:00Z');
  const open = (await newClaim(service, customer, await ownerlessParcel(service))).code;
  const { rows, file } = await reader('support');
  const codes = async (query: string) =>
    (await rows(`/claims?search=${customer.customerCode}&${query}`)).map(({ code }) => code);
  expect(await codes('from=2026-11-02&to=2026-11-02')).toEqual([open, claims[1]]);
  expect(await codes('state=REFUSED')).toEqual(claims.toReversed());
  expect(await codes('state=REFUSED,OPEN&from=2026-11-02')).toEqual([open, claims[2], claims[1]]);
  expect(await codes('state=APPROVED,WITHDRAWN')).toEqual([]);
  const saved = await file(
    `/claims/file?format=csv&search=${customer.customerCode}&state=REFUSED&to=2026-11-01`,
  );
  expect(claims.map((code) => saved.includes(code))).toEqual([true, false, false]);
});

test('customers are found by the days on which they registered', async () => {
  const { context } = service;
  const registered = async (at: string) => {
    const { customerCode, account } = await newCustomer(service);
    await context.sql`update user_account set created_at = ${new Date(at)} where id = ${account.id}`;
    return customerCode;
  };
  await registered('2026-03-07T18:59:59Z');
  const first = await registered('2026-03-07T19:00:00Z');
  const last = await registered('2026-03-08T18:59:59Z');
  await registered('2026-03-08T19:00:00Z');
  const { rows, get, file } = await reader();
  const days = 'from=2026-03-08&to=2026-03-08';
  expect((await rows(`/staff/customers?${days}`)).map(({ code }) => code)).toEqual([last, first]);
  expect(await get(`/staff/customers?${days}&enabled=false`)).toMatchObject({ data: { total: 0 } });
  const saved = await file(`/staff/customers/file?format=csv&${days}`);
  expect(saved.match(/TJ-\d+/g)?.toSorted()).toEqual([first, last].toSorted());
});

test.each([
  ['/staff/orders?stage=NEW,nowhere', 'stage', 'notAllowed'],
  ['/staff/orders?unit=,', 'unit', 'badFormat'],
  ['/staff/orders?from=yesterday', 'from', 'badFormat'],
  ['/staff/orders/file?format=csv&from=2026-11-10&to=2026-11-09', 'to', 'inconsistent'],
  ['/claims?state=open', 'state', 'notAllowed'],
  ['/claims?to=2026-13-01', 'to', 'badFormat'],
  ['/claims?from=2026-11-10&to=2026-11-09', 'to', 'inconsistent'],
  ['/staff/customers?from=20261110', 'from', 'badFormat'],
  ['/staff/customers?from=2026-11-10&to=2026-11-09', 'to', 'inconsistent'],
  ['/staff/audit?from=2026-11-10&to=2026-11-09', 'to', 'inconsistent'],
])('%s is refused in words', async (path, field, error) => {
  const { get } = await reader('admin');
  expect(await get(path)).toMatchObject({
    error: 'request.invalid',
    fields: [{ field, error, msg: expect.stringMatching(/\w/) as string }],
  });
});
