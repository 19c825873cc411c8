import { expect, test } from 'vitest';
import { call, logIn, newAccount, takeOver } from '../../../../test/accounts.ts';
import { listUser, rowOf, type Row } from '../../../../test/staff-list.ts';
import { createTestApp, openTestContext } from '../../../../test/test-app.ts';

const clerk = {
  username: 'nilufar',
  name: 'Нилуфар Сафарова',
  email: 'nilufar@example.com',
  phone: '+992 92 700 11 33',
  locale: 'ru',
  roles: ['pickup-clerk'],
  unit: 'DUSHANBE-HUB',
  enabled: true,
  password: 'seven apricots of Isfara',
};

function formOf(row: Row) {
  const {
    id: _i,
    customerCode: _c,
    openLogins: _o,
    lastSeenAt: _l,
    oneTimeCodes: _t,
    codesDueAt: _d,
    admittedUntil: _u,
    createdAt: _a,
    ...form
  } = row;
  return form;
}

test('an administrator makes an account, and its owner works in the unit with the role that was given', async () => {
  const fixture = await createTestApp();
  const users = await listUser(fixture, 'users', 'admin');
  const made = rowOf(await users.create(clerk));
  expect(made).toMatchObject({
    username: 'nilufar',
    phone: '+992927001133',
    password: null,
    openLogins: 0,
    version: 1,
  });
  const { token } = await logIn(fixture.app, await takeOver(fixture, clerk));
  const { json } = await call(fixture.app, 'GET', '/auth/userinfo', { token });
  expect(json['data']).toMatchObject({ roles: ['pickup-clerk'], operationUnit: { code: 'DUSHANBE-HUB' } });
  expect((await users.find('?search=нилуфар')).list).toMatchObject([{ username: 'nilufar', openLogins: 1 }]);
  expect(JSON.stringify(await users.find())).not.toContain('apricots');
});

test('T24: a role taken away, a closed account and ended logins count from the next request on', async () => {
  const fixture = await createTestApp();
  const users = await listUser(fixture, 'users', 'admin');
  const row = rowOf(await users.create({ ...clerk, roles: ['manager'] }));
  const own = await takeOver(fixture, clerk);
  const first = await logIn(fixture.app, own);
  const ask = (token: string) => call(fixture.app, 'GET', '/staff/notices', { token });
  expect((await ask(first.token)).status).toBe(200);
  const lowered = rowOf(await users.change(row.id, { ...formOf(row), roles: ['support'] }));
  expect((await ask(first.token)).status).toBe(403);
  const raised = rowOf(await users.change(row.id, { ...formOf(lowered), roles: ['manager'] }));
  expect((await ask(first.token)).status).toBe(200);
  const { token } = await logIn(fixture.app, await newAccount(fixture.context, 'admin'));
  const open = await call(fixture.app, 'GET', `/staff/users/${row.id}/logins`, { token });
  expect(open.json['data']).toMatchObject([{ current: false, address: '127.0.0.1' }]);
  expect(JSON.stringify(open.json)).not.toContain(first.token);
  const ended = await call(fixture.app, 'POST', `/staff/users/${row.id}/end-logins`, { token });
  expect(ended.json['data']).toEqual({ ended: 1 });
  const none = await call(fixture.app, 'GET', `/staff/users/${row.id}/logins`, { token });
  expect(none.json['data']).toEqual([]);
  expect((await ask(first.token)).status).toBe(401);
  const second = await logIn(fixture.app, own);
  rowOf(await users.change(row.id, { ...formOf(raised), enabled: false }));
  expect((await ask(second.token)).status).toBe(401);
  const history = await users.history(row.id);
  expect(history.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'role:grant',
      'role:revoke',
      'account:disable',
      'login:close',
      'account:register',
    ]),
  );
});

test('no user disables the own account or takes the own office, and the last administrator stays', async () => {
  const fixture = await createTestApp();
  const admin = await listUser(fixture, 'users', 'admin');
  const [own] = (await admin.find(`?search=${admin.username}`)).list;
  const refusal = async (user: typeof admin, row: Row | undefined, change: object) => {
    const { json } = await user.change(row?.id, { ...formOf(row as Row), ...change });
    return (json['fields'] as { field: string; error: string }[]).map(({ field, error }) => [field, error]);
  };
  expect(await refusal(admin, own, { enabled: false })).toEqual([['enabled', 'ownAccount']]);
  expect(await refusal(admin, own, { roles: ['manager'] })).toEqual([['roles', 'ownAccount']]);
  const second = await listUser(fixture, 'users', 'admin');
  const [other] = (await admin.find(`?search=${second.username}`)).list;
  // Each takes the office of the other at once: one of them must stay.
  const both = await Promise.all([
    admin.change(other?.id, { ...formOf(other as Row), roles: ['support'] }),
    second.change(own?.id, { ...formOf(own as Row), roles: ['support'] }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, expect.any(Number)]);
  const [{ count } = { count: '0' }] = await fixture.context.sql<{ count: string }[]>`
    select count(*) from user_role where role = 'admin'`;
  expect(Number(count)).toBe(1);
});

test('an old version is refused, also when only roles were changed in between', async () => {
  const fixture = await createTestApp();
  const users = await listUser(fixture, 'users', 'admin');
  const row = rowOf(await users.create(clerk));
  rowOf(await users.change(row.id, { ...formOf(row), roles: ['cashier'] }));
  const refused = await users.change(row.id, { ...formOf(row), name: 'Somebody' });
  expect(refused.json).toMatchObject({
    error: 'list.changedMeanwhile',
    current: { roles: ['cashier'], version: 2 },
  });
});

test.each([
  [{ username: 'Нилуфар' }, 'accounts.badUsername'],
  [{ password: 'short' }, 'accounts.passwordTooShort'],
  [{ email: 'nobody' }, 'accounts.badEmail'],
  [{ password: null }, 'request.invalid'],
  [{ roles: ['customer'] }, 'request.invalid'],
  [{ roles: ['king'] }, 'request.invalid'],
  [{ unit: 'NOWHERE' }, 'request.invalid'],
])('%j is refused', async (fields, error) => {
  const users = await listUser(await createTestApp(), 'users', 'admin');
  expect((await users.create({ ...clerk, ...fields })).json['error']).toBe(error);
});

test('no user works here without a role: neither a new account nor one that loses its last', async () => {
  const fixture = await createTestApp();
  const users = await listUser(fixture, 'users', 'admin');
  const needed = { error: 'request.invalid', fields: [{ field: 'roles', error: 'roleNeeded' }] };
  expect((await users.create({ ...clerk, roles: [] })).json).toMatchObject(needed);
  expect((await users.find('?search=nilufar')).list).toEqual([]);
  const row = rowOf(await users.create(clerk));
  expect((await users.change(row.id, { ...formOf(row), roles: [] })).json).toMatchObject(needed);
  expect((await users.find('?search=nilufar')).list).toMatchObject([{ roles: ['pickup-clerk'] }]);
});

test('a taken name is said; a new password ends the logins made with the old one', async () => {
  const fixture = await createTestApp();
  const users = await listUser(fixture, 'users', 'admin');
  const row = rowOf(await users.create(clerk));
  expect((await users.create({ ...clerk, email: null })).json['error']).toBe('accounts.usernameTaken');
  const { token } = await logIn(fixture.app, clerk);
  const password = 'nine melons of Khujand';
  rowOf(await users.change(row.id, { ...formOf(row), password }));
  expect((await call(fixture.app, 'GET', '/auth/userinfo', { token })).status).toBe(401);
  await logIn(fixture.app, { username: clerk.username, password });
});

test('a manager sees accounts and edits none; others see none', async () => {
  const fixture = await createTestApp();
  const row = rowOf(await (await listUser(fixture, 'users', 'admin')).create(clerk));
  const manager = await listUser(fixture, 'users', 'manager');
  expect((await manager.get(row.id)).status).toBe(200);
  expect((await manager.change(row.id, { ...formOf(row), roles: ['admin'] })).status).toBe(403);
  expect((await manager.create({ ...clerk, username: 'another' })).status).toBe(403);
  expect((await (await listUser(fixture, 'users', 'support')).get(row.id)).status).toBe(403);
});

test('of two administrators who disable each other at once, one stays', async () => {
  const fixture = await createTestApp();
  const admins = [
    await newAccount(fixture.context, 'admin'),
    await newAccount(fixture.context, 'admin'),
  ] as const;
  const office = await listUser(fixture, 'users');
  const forms = await Promise.all(admins.map(async ({ id }) => formOf(rowOf(await office.get(id)))));
  const tokens = await Promise.all(admins.map(async (admin) => (await logIn(fixture.app, admin)).token));
  const { sql: elsewhere } = (await openTestContext(fixture.address)).context;
  const answers = await elsewhere.begin(async (tx) => {
    // No transaction can commit while the head of the record is held: both have looked for others before either is
    // done.
    await tx`select from audit_head for update`;
    const disabling = admins.map(({ id }, number) =>
      call(fixture.app, 'PUT', `/staff/users/${id}`, {
        token: tokens[1 - number] ?? '',
        body: { ...forms[number], enabled: false },
      }),
    );
    const waiting = async () => {
      const [row] = await tx<{ waiting: number }[]>`
        select count(*)::int as waiting from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`;
      return row?.waiting;
    };
    await expect.poll(waiting).toBe(2);
    return { disabling };
  });
  const results = await Promise.all(answers.disabling);
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
  const [left] = await fixture.context.sql`
    select count(*)::int as admins from user_account join user_role on user_id = id
    where role = 'admin' and disabled_at is null`;
  expect(left).toEqual({ admins: 1 });
});
