import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { newClaim, newDecider, ownerlessParcel } from '../../../../test/claims.ts';
import { createOrderApp, newCustomer, newOrder, whole, type Customer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { forgetOldLooks } from '../../audit/looks.service.ts';

let service: TestApp;
let points: { khujand: number };
let farhod: Customer;

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  farhod = await newCustomer(service);
});

async function staff(role: 'admin' | 'support' | 'manager') {
  const account = await newAccount(service.context, role);
  const { token } = await logIn(service.app, account);
  const ask = (path: string, method: 'GET' | 'POST' = 'GET', body?: unknown) =>
    call(service.app, method, path, { token, ...(body === undefined ? {} : { body }) });
  return { account, ask, token };
}

/** What is on record of one viewer, the oldest first. */
const looksOf = async (viewerId: string) =>
  (
    await service.context.sql`
      select kind, person_id, person_name, subject_id, address, login_id is not null as "byLogin"
      from personal_look where viewer_id = ${viewerId} order by id`
  ).map((row) => ({ ...row }));

test('each call that shows data of a person whole writes one look: viewer, person, subject, time and address', async () => {
  const admin = await staff('admin');
  const order = await newOrder(farhod, points.khujand, { ...whole, recipientPhone: '+992935550199' });
  const claim = await newClaim(service, farhod, await ownerlessParcel(service));
  const user = farhod.account.id;
  const seen = await admin.ask(`/staff/orders/${order.code}`);
  expect(JSON.stringify(seen.json)).toContain('935550199');
  const picture = await service.app.inject({
    url: `/api/claims/${claim.code}/picture`,
    headers: { token: admin.token },
  });
  expect(picture.headers['content-type']).toBe('image/jpeg');
  expect((await admin.ask(`/staff/users/${user}`)).json['code']).toBe(0);
  expect((await admin.ask(`/staff/users/${user}/logins`)).json['code']).toBe(0);
  const person = { person_id: user, person_name: farhod.customerCode, address: '127.0.0.1', byLogin: true };
  expect(await looksOf(admin.account.id)).toEqual([
    { kind: 'ORDER', subject_id: order.code, ...person },
    { kind: 'PICTURE', subject_id: claim.code, ...person },
    { kind: 'ACCOUNT', subject_id: user, ...person },
    { kind: 'LOGINS', subject_id: user, ...person },
  ]);
});

test('lists with masked phones and addresses write no look; nor do refusals', async () => {
  const admin = await staff('admin');
  for (const path of [
    '/staff/users?limit=100',
    '/staff/customers?limit=100',
    '/staff/orders?limit=100',
    '/common/all-customers',
    '/claims',
  ]) {
    const answer = await admin.ask(path);
    expect({ path, code: answer.json['code'] }).toEqual({ path, code: 0 });
    expect(JSON.stringify(answer.json)).not.toContain(farhod.account.email);
  }
  const file = await service.app.inject({
    url: '/api/staff/users/file?format=csv',
    headers: { token: admin.token },
  });
  expect(file.statusCode).toBe(200);
  expect(file.body).not.toContain(farhod.account.email);
  expect((await admin.ask('/staff/orders/RA000000000000')).status).toBe(404);
  expect((await admin.ask(`/staff/users/${randomUUID()}`)).status).toBe(404);
  expect((await admin.ask(`/staff/users/${farhod.account.id}/history`)).json['code']).toBe(0);
  expect(await looksOf(admin.account.id)).toEqual([]);
});

test('a look that cannot be written refuses the answer', async () => {
  const admin = await staff('admin');
  const order = await newOrder(farhod, points.khujand, { ...whole, recipientPhone: '+992935550188' });
  const claim = await newClaim(service, farhod, await ownerlessParcel(service));
  const { sql } = service.context;
  await sql`alter table personal_look add constraint broken check (false) not valid`;
  try {
    for (const path of [
      `/staff/orders/${order.code}`,
      `/claims/${claim.code}/picture`,
      `/staff/users/${farhod.account.id}`,
      `/staff/users/${farhod.account.id}/logins`,
    ]) {
      const { status, json } = await admin.ask(path);
      expect({ path, status, error: json['error'] }).toEqual({ path, status: 500, error: 'server.internal' });
      expect(json).not.toHaveProperty('data');
    }
  } finally {
    await sql`alter table personal_look drop constraint broken`;
  }
});

test('the record of looks is searched by viewer, person and kind, and read by who may', async () => {
  const support = await newDecider(service);
  const order = await newOrder(farhod, points.khujand, whole);
  await support.ask('GET', `/staff/orders/${order.code}`);
  const manager = await staff('manager');
  const found = await manager.ask(`/staff/looks?search=${order.code}`);
  expect(found.json['data']).toMatchObject({
    total: 1,
    list: [
      { viewer: support.account.username, kind: 'ORDER', person: farhod.customerCode, subjectId: order.code },
    ],
  });
  const total = async (query: string) =>
    ((await manager.ask(`/staff/looks?${query}`)).json['data'] as { total: number }).total;
  expect(await total(`viewer=${support.account.id}`)).toBe(1);
  expect(await total(`viewer=${support.account.id}&kind=PICTURE`)).toBe(0);
  expect(await total(`person=${farhod.account.id}&viewer=${support.account.id}`)).toBe(1);
  expect(await total(`search=${farhod.customerCode}`)).toBeGreaterThan(0);
  expect(await total('to=2026-11-19')).toBe(0);
  expect((await support.ask('GET', '/staff/looks')).status).toBe(403);
});

test('looks cannot be changed, and are forgotten after 400 days alone', async () => {
  const { sql } = service.context;
  const support = await newDecider(service);
  const order = await newOrder(farhod, points.khujand, whole);
  await support.ask('GET', `/staff/orders/${order.code}`);
  await expect(sql`update personal_look set kind = 'ORDER'`).rejects.toThrow('append-only');
  await expect(sql`delete from personal_look`).rejects.toThrow('append-only');
  await expect(sql`truncate personal_look`).rejects.toThrow('append-only');
  const forget = async () => {
    await forgetOldLooks(service.context);
    return looksOf(support.account.id);
  };
  service.clock.advance(399 * 86_400_000);
  expect(await forget()).toHaveLength(1);
  service.clock.advance(2 * 86_400_000);
  expect(await forget()).toHaveLength(0);
});
