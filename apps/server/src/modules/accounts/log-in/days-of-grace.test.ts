import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, logIn, newAccount, type TestAccount } from '../../../../test/accounts.ts';
import { listUser, rowOf } from '../../../../test/staff-list.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addAccount } from '../users/administration.service.ts';

let service: TestApp;
beforeEach(async () => {
  service = await createTestApp();
});

const counted = { grace: 'counted' } as const;
const hour = 3_600_000;
const day = 24 * hour;

const ask = (token: string) => call(service.app, 'GET', '/auth/userinfo', { token });
const dueOf = async (token: string) =>
  ((await ask(token)).json['data'] as { codesDue: unknown } | null)?.codesDue;
const lettersTo = async (email: string) => {
  const rows = await service.context.sql<{ name: string }[]>`
    select name from letter where recipient = ${email} order by queued_at`;
  return rows.map(({ name }) => name);
};

/** Turns codes on with this login; returns what the app shows now, and the recovery codes. */
async function turnOn(token: string, { password }: { password: string }) {
  const started = await call(service.app, 'POST', '/auth/one-time-codes', { token, body: { password } });
  const { secret } = started.json['data'] as { secret: string };
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const codeNow = () => totp.generate({ timestamp: service.clock.now().getTime() });
  const body = { oneTimeCode: codeNow() };
  const confirmed = await call(service.app, 'PUT', '/auth/one-time-codes', { token, body });
  const { recoveryCodes } = confirmed.json['data'] as { recoveryCodes: string[] };
  return { codeNow, recoveryCodes };
}

const tryLogIn = ({ username, password }: TestAccount, oneTimeCode?: string) =>
  call(service.app, 'POST', '/auth/login', { body: { username, password, oneTimeCode } });

describe('one-time codes of managers, administrators and cashiers', () => {
  test.each(['manager', 'admin', 'cashier'] as const)(
    'are demanded of a %s seven days after the first log-in, told each day',
    async (role) => {
      const account = await newAccount(service.context, role, counted);
      // Days before anybody logs in count nothing.
      service.clock.advance(30 * day);
      const first = await logIn(service.app, account);
      expect(first.mustDo).toBeNull();
      const dueAt = new Date(service.clock.now().getTime() + 7 * day).toISOString();
      expect(await dueOf(first.token)).toEqual({ dueAt, daysLeft: 7, admittedUntil: null });
      service.clock.advance(3 * day + hour);
      expect(await dueOf((await logIn(service.app, account)).token)).toMatchObject({ dueAt, daysLeft: 4 });
      service.clock.advance(4 * day - hour - 1);
      const last = await logIn(service.app, account);
      expect(await dueOf(last.token)).toMatchObject({ daysLeft: 1 });
      service.clock.advance(1);
      // Who is at work stays there; the next log-in leads to the codes alone.
      expect(await dueOf(last.token)).toMatchObject({ dueAt, daysLeft: 0 });
      const owing = await logIn(service.app, account);
      expect(owing.mustDo).toBe('one-time-codes');
      expect(await ask(owing.token)).toMatchObject({
        status: 403,
        json: { error: 'auth.oneTimeCodesNeeded' },
      });
      await turnOn(owing.token, account);
      expect((await ask(owing.token)).json).toMatchObject({
        data: { oneTimeCodes: true, recoveryCodes: 10, codesDue: null },
      });
    },
  );

  test('are not demanded of other roles, nor of demo accounts', async () => {
    const clerk = await newAccount(service.context, 'pickup-clerk', counted);
    const demo = { username: 'demo-head', password: 'everybody knows this one' };
    await addAccount(
      service.context,
      { ...demo, roles: ['manager'], locale: 'ru', isDemo: true },
      { userId: null, name: 'test' },
    );
    for (const account of [clerk, demo])
      expect(await dueOf((await logIn(service.app, account)).token)).toBeNull();
    service.clock.advance(60 * day);
    for (const account of [clerk, demo]) expect((await logIn(service.app, account)).mustDo).toBeNull();
  });

  test('count from the log-in after somebody became one', async () => {
    const account = await newAccount(service.context, 'pickup-clerk', counted);
    await logIn(service.app, account);
    await service.context.sql`insert into user_role (user_id, role) values (${account.id}, 'cashier')`;
    service.clock.advance(20 * day);
    expect(await dueOf((await logIn(service.app, account)).token)).toMatchObject({ daysLeft: 7 });
  });
});

describe('a day without them', () => {
  async function owing() {
    const admin = await newAccount(service.context, 'admin', counted);
    const account = await newAccount(service.context, 'cashier', counted);
    await logIn(service.app, account);
    service.clock.advance(7 * day);
    const { token } = await logIn(service.app, admin);
    const admit = (id: string, reason = 'Телефон в ремонте') =>
      call(service.app, 'POST', `/staff/users/${id}/admit`, { token, body: { reason } });
    return { admin, account, admit, token };
  }

  test('is given by an administrator, seen by both, on record, and ends', async () => {
    const { admin, account, admit } = await owing();
    const { token } = await logIn(service.app, account);
    expect((await ask(token)).status).toBe(403);
    const until = new Date(service.clock.now().getTime() + day).toISOString();
    expect((await admit(account.id)).json).toMatchObject({ data: { until } });
    // Also the log-in that was open before.
    expect(await dueOf(token)).toMatchObject({ daysLeft: 0, admittedUntil: until });
    expect((await logIn(service.app, account)).mustDo).toBeNull();
    const users = () => listUser(service, 'users', 'admin');
    expect(rowOf(await (await users()).get(account.id))).toMatchObject({
      oneTimeCodes: false,
      admittedUntil: until,
    });
    const recorded = await service.context.sql`
      select actor_user_id, subject_id, details from audit_event where action = 'account:admit'`;
    expect([...recorded]).toEqual([
      { actor_user_id: admin.id, subject_id: account.id, details: { reason: 'Телефон в ремонте' } },
    ]);
    service.clock.advance(day);
    expect((await logIn(service.app, account)).mustDo).toBe('one-time-codes');
    expect(rowOf(await (await users()).get(account.id))).toMatchObject({ admittedUntil: null });
  });

  test('is for who owes codes alone, and never for oneself', async () => {
    const { admin, account, admit } = await owing();
    expect((await admit(admin.id)).json).toMatchObject({ error: 'auth.notAllowed' });
    const clerk = await newAccount(service.context, 'pickup-clerk', counted);
    const fresh = await newAccount(service.context, 'manager', counted);
    await logIn(service.app, fresh);
    for (const { id } of [clerk, fresh])
      expect((await admit(id)).json).toMatchObject({ error: 'accounts.codesNotOwed' });
    expect((await admit(account.id, ' ')).status).toBe(400);
    const { token } = await logIn(service.app, await newAccount(service.context, 'manager'));
    const body = { reason: 'Let me in' };
    expect(
      (await call(service.app, 'POST', `/staff/users/${account.id}/admit`, { token, body })).status,
    ).toBe(403);
  });

  test('the list of accounts finds who lacks them', async () => {
    const { admin, account, token } = await owing();
    const found = async (codes: string) => {
      const { json } = await call(service.app, 'GET', `/staff/users?codes=${codes}`, { token });
      return (json['data'] as { list: { username: string }[] }).list.map(({ username }) => username);
    };
    expect(await found('lack')).toEqual([admin.username, account.username]);
    expect(await found('have')).toEqual([]);
  });
});

describe('a recovery code that is used', () => {
  test('is told to its owner by letter with how many are left, and recorded', async () => {
    const account = await newAccount(service.context, 'manager');
    const { recoveryCodes } = await turnOn((await logIn(service.app, account)).token, account);
    const [first = '', second = ''] = recoveryCodes;
    expect((await tryLogIn(account, first)).json).toMatchObject({ success: true });
    expect((await tryLogIn(account, first)).json).toMatchObject({ error: 'auth.wrongOneTimeCode' });
    const { token } = (await tryLogIn(account, second)).json['data'] as { token: string };
    expect((await ask(token)).json).toMatchObject({ data: { recoveryCodes: 8 } });
    expect(await lettersTo(account.email)).toEqual([
      'oneTimeCodesOn',
      'recoveryCodeUsed',
      'recoveryCodeUsed',
    ]);
    const recorded = await service.context.sql<{ details: unknown }[]>`
      select details from audit_event where action = 'recovery-code:use' and subject_id = ${account.id} order by seq`;
    expect(recorded.map(({ details }) => details)).toEqual([{ left: 9 }, { left: 8 }]);
  });

  test('leaves no user without recovery codes: ten new ones take the place of the rest, also where codes are demanded', async () => {
    const account = await newAccount(service.context, 'manager');
    const { codeNow, recoveryCodes } = await turnOn((await logIn(service.app, account)).token, account);
    const [last = '', old = ''] = recoveryCodes;
    const { token } = (await tryLogIn(account, last)).json['data'] as { token: string };
    service.clock.advance(60_000);
    const renew = (body: object) => call(service.app, 'POST', '/auth/recovery-codes', { token, body });
    expect((await renew({ password: 'not mine at all', oneTimeCode: codeNow() })).json).toMatchObject({
      error: 'auth.wrongOldPassword',
    });
    const answer = await renew({ password: account.password, oneTimeCode: codeNow() });
    const { recoveryCodes: fresh } = answer.json['data'] as { recoveryCodes: string[] };
    expect(new Set(fresh).size).toBe(10);
    expect((await ask(token)).json).toMatchObject({ data: { recoveryCodes: 10 } });
    expect((await tryLogIn(account, old)).json).toMatchObject({ error: 'auth.wrongOneTimeCode' });
    expect((await tryLogIn(account, fresh[0])).json).toMatchObject({ success: true });
  });
});
