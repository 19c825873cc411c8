import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { builders } from '../../../test/build.ts';
import { createTestApp, openTestContext, type TestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import { checklistKinds } from '../../checklist-kinds.ts';
import { forgetOldChanges } from './pulse.service.ts';
import { listChangesSince } from './pulse.store.ts';

async function openPage({ app, context }: Pick<TestApp, 'app' | 'context'>) {
  const account = await newAccount(context, 'customer');
  const { token } = await logIn(app, account);
  const [row] = await context.sql<{ code: string }[]>`
    select customer_code as code from user_account where id = ${account.id}`;
  const { key } = (await call(app, 'GET', '/profile/pulse', { token })).json['data'] as { key: string };
  return { ...account, token, key, code: row?.code ?? '' };
}

async function stampOf(app: FastifyInstance, clock: TestApp['clock'], key: string): Promise<string> {
  clock.advance(1_000);
  return ((await call(app, 'GET', `/pulse/${key}`)).json['data'] as { stamp: string }).stamp;
}

test('the key is the customer’s own, the same each time, and no other opens it', async () => {
  const fixture = await createTestApp();
  const { app, context } = fixture;
  const [one, other] = [await openPage(fixture), await openPage(fixture)];
  expect((await call(app, 'GET', '/profile/pulse', { token: one.token })).json['data']).toEqual({
    key: one.key,
  });
  const [code] = one.key.split('.');
  const [, sign] = other.key.split('.');
  for (const key of [`${code}.${sign}`, `${code}`, `${one.key}x`, `${code}.`, '.'])
    expect((await call(app, 'GET', `/pulse/${key}`)).status, key).toBe(404);
  const clerk = await logIn(app, await newAccount(context, 'manager'));
  expect((await call(app, 'GET', '/profile/pulse', { token: clerk.token })).status).toBe(403);
});

test('the stamp changes after each change of the customer’s own, and after none of another customer', async () => {
  const fixture = await createTestApp();
  const { app, context, clock } = fixture;
  const { sql } = context;
  const page = await openPage(fixture);
  const beside = await openPage(fixture);
  const manager = await logIn(app, await newAccount(context, 'manager'));
  // What a log-in leaves behind is over.
  await sql`update owner_change set changed_at = now() - interval '61 minutes'`;
  const other = await openTestContext(fixture.address);
  const second = await buildApp(other.served, undefined, checklistKinds);
  const stampThere = () => stampOf(second, other.clock, page.key);
  expect(await stampThere()).toBe('');
  let parcel = '';
  const acts: Record<string, () => Promise<{ status: number } | undefined>> = {
    'a parcel comes': async () => {
      parcel = await builders(context).parcelAtPickupPoint({ facts: { customerCode: page.code } });
      return undefined;
    },
    'it is named': () =>
      call(app, 'PUT', `/profile/parcel-names/${parcel}`, { token: page.token, body: { name: 'lamp' } }),
    'the office writes': () =>
      call(app, 'POST', `/staff/customers/${page.id}/messages`, {
        token: manager.token,
        body: { text: 'good morning', requestId: randomUUID() },
      }),
    'a log-in ends': () => call(app, 'POST', '/auth/loginout', { token: page.token }),
  };
  let before = '';
  for (const [what, act] of Object.entries(acts)) {
    expect((await act())?.status ?? 200, what).toBe(200);
    const stamp = await stampThere();
    expect(stamp, what).not.toBe(before);
    expect(await stampOf(app, clock, page.key), what).toBe(stamp);
    before = stamp;
  }
  expect(await stampOf(app, clock, beside.key)).toBe('');
  await second.close();
});

test('a transaction that began earlier and ends later is another stamp, and many questions are one statement', async () => {
  const fixture = await createTestApp();
  const { app, context, clock } = fixture;
  const page = await openPage(fixture);
  const [early, late] = [await context.sql.reserve(), await context.sql.reserve()];
  const note = `insert into owner_change (customer_code) values ('${page.code}')`;
  for (const connection of [early, late]) {
    await connection.unsafe('begin');
    await connection.unsafe(note);
  }
  await late.unsafe('commit');
  const first = await stampOf(app, clock, page.key);
  // Within the second nothing is asked.
  await early.unsafe('commit');
  const { stamp } = (await call(app, 'GET', `/pulse/${page.key}`)).json['data'] as { stamp: string };
  expect(stamp).toBe(first);
  const second = await stampOf(app, clock, page.key);
  expect(second).not.toBe(first);
  expect(second).not.toBe('');
  for (const connection of [early, late]) connection.release();
});

test('what is older than an hour is in no stamp, and is deleted', async () => {
  const fixture = await createTestApp();
  const { context } = fixture;
  const page = await openPage(fixture);
  await context.sql`update owner_change set changed_at = now() - interval '3 hours'`;
  await context.sql`insert into owner_change (customer_code) values (${page.code})`;
  await forgetOldChanges(context);
  expect(await context.sql`select from owner_change`).toHaveLength(1);
});

test('a database that was set back says all of its last hour to who is ahead of it', async () => {
  const fixture = await createTestApp();
  const page = await openPage(fixture);
  const { changes } = await listChangesSince(fixture.context.db, '999999999999');
  expect(changes.map(({ customerCode }) => customerCode)).toContain(page.code);
});
