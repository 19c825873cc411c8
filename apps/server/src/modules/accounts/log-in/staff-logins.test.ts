import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, logIn, newAccount, type TestAccount } from '../../../../test/accounts.ts';
import { listUser, rowOf } from '../../../../test/staff-list.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { resetAccountPassword } from '../users/administration.service.ts';

let service: TestApp;
beforeEach(async () => {
  service = await createTestApp();
});

const minute = 60_000;
const hour = 60 * minute;

const ask = (token: string) => call(service.app, 'GET', '/auth/userinfo', { token });
const refresh = (refreshToken: string) =>
  call(service.app, 'POST', '/auth/refresh_token', { body: { refresh_token: refreshToken } });

/** Uses a login every half hour for so long, with refreshed tokens; returns the newest ones. */
async function work(account: TestAccount, hours: number) {
  let tokens = await logIn(service.app, account);
  for (let halves = 0; halves < hours * 2; halves += 1) {
    service.clock.advance(30 * minute);
    expect((await ask(tokens.token)).status).toBe(200);
    tokens = (await refresh(tokens.refresh_token)).json['data'] as typeof tokens;
  }
  return tokens;
}

describe('a login of staff', () => {
  test('ends four hours after its last call, and says so', async () => {
    const clerk = await newAccount(service.context, 'pickup-clerk');
    let tokens = await logIn(service.app, clerk);
    // A page that is left open refreshes its token; that is no call of its user.
    for (let halves = 1; halves < 8; halves += 1) {
      service.clock.advance(30 * minute);
      tokens = (await refresh(tokens.refresh_token)).json['data'] as typeof tokens;
    }
    service.clock.advance(30 * minute);
    const late = await ask(tokens.token);
    expect({ status: late.status, error: late.json['error'] }).toEqual({
      status: 401,
      error: 'auth.loginIdle',
    });
    expect((await refresh(tokens.refresh_token)).json).toMatchObject({ error: 'auth.loginIdle' });
    const open = await service.context.sql`select end_reason from login where user_id = ${clerk.id}`;
    expect([...open]).toEqual([{ end_reason: 'IDLE' }]);
    await logIn(service.app, clerk);
  });

  test('ends sixteen hours after it began, however busy', async () => {
    const clerk = await newAccount(service.context, 'pickup-clerk');
    const tokens = await work(clerk, 15.5);
    service.clock.advance(30 * minute);
    expect((await refresh(tokens.refresh_token)).json).toMatchObject({
      code: 401,
      error: 'auth.loginTooLong',
    });
    expect((await ask(tokens.token)).json).toMatchObject({ error: 'auth.loginTooLong' });
  });

  test('ends when the installation says', async () => {
    service = await createTestApp({ staffIdleMs: 10 * minute });
    const clerk = await newAccount(service.context, 'pickup-clerk');
    const { token } = await logIn(service.app, clerk);
    service.clock.advance(10 * minute - 1);
    expect((await ask(token)).status).toBe(200);
    service.clock.advance(10 * minute);
    expect((await ask(token)).json).toMatchObject({ error: 'auth.loginIdle' });
  });

  test('is noted as used once a minute at most', async () => {
    const clerk = await newAccount(service.context, 'pickup-clerk');
    const { token } = await logIn(service.app, clerk);
    const versions = async () => {
      const [row] = await service.context.sql<{ xmin: string }[]>`
        select xmin::text from login where user_id = ${clerk.id}`;
      return row?.xmin;
    };
    const first = await versions();
    service.clock.advance(59_000);
    await ask(token);
    expect(await versions()).toBe(first);
    service.clock.advance(1_000);
    await ask(token);
    expect(await versions()).not.toBe(first);
  });
});

test('customers stay logged in for 30 days', async () => {
  const customer = await newAccount(service.context, 'customer');
  const tokens = await logIn(service.app, customer);
  service.clock.advance(29 * 24 * hour);
  expect((await refresh(tokens.refresh_token)).json).toMatchObject({ code: 0 });
});

const clerk = {
  username: 'nilufar',
  name: 'Нилуфар Сафарова',
  email: 'nilufar@example.com',
  phone: null,
  locale: 'ru',
  roles: ['manager'],
  unit: null,
  enabled: true,
  password: 'seven apricots of Isfara',
};
const ownPassword = 'eight melons of Konibodom';

const changePassword = (token: string, oldPassword: string, password: string) =>
  call(service.app, 'PUT', '/sys-user/password', { token, body: { oldPassword, password } });

describe('a password that somebody else chose', () => {
  test('opens nothing but its own change', async () => {
    const users = await listUser(service, 'users', 'admin');
    rowOf(await users.create(clerk));
    const session = await logIn(service.app, clerk);
    expect(session.mustDo).toBe('password');
    const { token } = session;
    for (const path of ['/auth/userinfo', '/staff/notices', '/auth/logins']) {
      const { status, json } = await call(service.app, 'GET', path, { token });
      expect({ path, status, error: json['error'] }).toEqual({
        path,
        status: 403,
        error: 'auth.passwordChangeNeeded',
      });
    }
    // Calls that show more to a known caller take this one for a visitor.
    const home = (caller?: string) =>
      call(service.app, 'GET', '/common/home', caller === undefined ? {} : { token: caller });
    const { data } = (await home(token)).json;
    expect(data).toEqual((await home()).json['data']);
    expect((await changePassword(token, clerk.password, clerk.password)).json).toMatchObject({
      error: 'accounts.passwordIsGiven',
    });
    expect((await changePassword(token, clerk.password, ownPassword)).json).toMatchObject({ code: 0 });
    expect((await ask(token)).status).toBe(200);
    expect((await home(token)).json['data']).not.toEqual(data);
    const again = await logIn(service.app, { ...clerk, password: ownPassword });
    expect(again.mustDo).toBeNull();
  });

  test('is one that an administrator or the command set anew', async () => {
    const account = await newAccount(service.context, 'manager');
    const password = clerk.password;
    await resetAccountPassword(
      service.context,
      account.username,
      { password, isGiven: true },
      { userId: null, name: 'operator' },
    );
    expect((await logIn(service.app, { ...account, password })).mustDo).toBe('password');
    const users = await listUser(service, 'users', 'admin');
    const row = rowOf(await users.get(account.id));
    const { username, name, email, phone, locale, roles, unit, enabled, version } = row;
    const form = { username, name, email, phone, locale, roles, unit, enabled, version };
    rowOf(await users.change(account.id, { ...form, password: ownPassword }));
    expect((await logIn(service.app, { ...account, password: ownPassword })).mustDo).toBe('password');
  });
});

describe('a role that demands one-time codes', () => {
  const demand = (token: string, role: string, oneTimeCodes: boolean, version: number) =>
    call(service.app, 'PUT', `/staff/roles/${role}`, { token, body: { oneTimeCodes, version } });

  async function turnOn(token: string, password: string) {
    const started = await call(service.app, 'POST', '/auth/one-time-codes', { token, body: { password } });
    const { secret } = started.json['data'] as { secret: string };
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const codeNow = () => totp.generate({ timestamp: service.clock.now().getTime() });
    const body = { oneTimeCode: codeNow() };
    const confirmed = await call(service.app, 'PUT', '/auth/one-time-codes', { token, body });
    return { codeNow, confirmed };
  }

  test('stops all work without one-time codes, from the next request on', async () => {
    const admin = await logIn(service.app, await newAccount(service.context, 'admin'));
    const account = await newAccount(service.context, 'dispatcher');
    const { token } = await logIn(service.app, account);
    expect((await ask(token)).status).toBe(200);
    expect((await demand(admin.token, 'dispatcher', true, 1)).json).toMatchObject({
      data: { role: 'dispatcher', oneTimeCodes: true, graceDays: 0, holders: 1, withoutCodes: 1, version: 2 },
    });
    expect(await ask(token)).toMatchObject({ status: 403, json: { error: 'auth.oneTimeCodesNeeded' } });
    expect((await logIn(service.app, account)).mustDo).toBe('one-time-codes');
    const { codeNow, confirmed } = await turnOn(token, account.password);
    expect(confirmed.json).toMatchObject({ code: 0 });
    expect((await ask(token)).status).toBe(200);
    service.clock.advance(minute);
    const body = { password: account.password, oneTimeCode: codeNow() };
    const stop = await call(service.app, 'POST', '/auth/one-time-codes/stop', { token, body });
    expect(stop.json).toMatchObject({ error: 'auth.oneTimeCodesDemanded' });
  });

  test('is changed over the version that was read, and recorded; customers are never asked', async () => {
    const admin = await newAccount(service.context, 'admin');
    const { token } = await logIn(service.app, admin);
    const answers = await Promise.all([true, true, true].map((on) => demand(token, 'dispatcher', on, 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ json }) => json['error'] === 'list.changedMeanwhile')).toHaveLength(2);
    expect((await demand(token, 'customer', true, 1)).status).toBe(400);
    const { json } = await call(service.app, 'GET', '/staff/roles', { token });
    const rows = json['data'] as { role: string; oneTimeCodes: boolean }[];
    expect(rows.filter((row) => row.oneTimeCodes).map(({ role }) => role)).toEqual([
      'admin',
      'cashier',
      'dispatcher',
      'manager',
    ]);
    const [recorded] = await service.context.sql`
      select actor_user_id, details from audit_event where action = 'role:demand' and subject_id = 'dispatcher'`;
    expect(recorded).toEqual({ actor_user_id: admin.id, details: { oneTimeCodes: true } });
  });

  test('asks for the own password first', async () => {
    const users = await listUser(service, 'users', 'admin');
    rowOf(await users.create(clerk));
    await service.context.sql`update role set codes_grace_days = 0 where code = 'manager'`;
    const { token } = await logIn(service.app, clerk);
    const start = await call(service.app, 'POST', '/auth/one-time-codes', {
      token,
      body: { password: clerk.password },
    });
    expect(start.json).toMatchObject({ error: 'auth.passwordChangeNeeded' });
    await changePassword(token, clerk.password, ownPassword);
    expect(await ask(token)).toMatchObject({ status: 403, json: { error: 'auth.oneTimeCodesNeeded' } });
    await turnOn(token, ownPassword);
    expect((await ask(token)).status).toBe(200);
  });
});
