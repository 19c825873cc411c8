import { defaultAuthorities } from '@rohi/contract/authorities';
import { roles } from '@rohi/contract/roles';
import { staffMenu } from '@rohi/contract/accounts/staff-menu';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount, type TestAccount } from '../../../../test/accounts.ts';
import { openPoint } from '../../../../test/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});

const newPassword = 'a bird over the Zarafshon';

async function loggedIn(role: (typeof roles)[number] = 'customer') {
  const account = await newAccount(service.context, role);
  const { token } = await logIn(service.app, account);
  return { account, token };
}

const isGood = async (token: string) =>
  (await call(service.app, 'GET', '/auth/userinfo', { token })).status === 200;
const change = (token: string, body: unknown, headers: Record<string, string> = {}) =>
  call(service.app, 'PUT', '/sys-user/password', { token, body, headers });

describe('changing the password', () => {
  test('ends the other logins, leaves this one, and notifies by letter', async () => {
    const { account, token } = await loggedIn();
    const other = await logIn(service.app, account);
    const answer = await change(token, { oldPassword: account.password, password: newPassword });
    expect(answer.json).toEqual({ code: 0, success: true, msg: '', data: null });
    expect(await isGood(token)).toBe(true);
    expect(await isGood(other.token)).toBe(false);
    await logIn(service.app, { username: account.username, password: newPassword });
    const [letter] = await service.context.sql`
      select name from letter where recipient = ${account.email} and name = 'passwordChanged'`;
    expect(letter).toBeDefined();
  });

  test('a wrong old password is HTTP 200 with a code of its own, in each language', async () => {
    const { token } = await loggedIn();
    const body = { oldPassword: 'not mine', password: newPassword };
    const texts = await Promise.all(
      ['ru', 'en', 'zh', 'tg'].map(async (locale) => {
        const { status, json } = await change(token, body, { 'x-local': locale });
        expect({ status, code: json['code'] }).toEqual({ status: 200, code: 1006 });
        return json['msg'];
      }),
    );
    expect(texts).toEqual([
      'Текущий пароль указан неверно.',
      'The original password is wrong.',
      '原密码错误。',
      'Пароли ҳозира нодуруст аст.',
    ]);
  });

  test('a short new one is refused with its least length: six for customers, fifteen for staff', async () => {
    const customer = await loggedIn();
    const clerk = await loggedIn('pickup-clerk');
    const short = await change(customer.token, { oldPassword: customer.account.password, password: '5five' });
    expect(short.json).toMatchObject({
      code: 1014,
      msg: 'The new password cannot be less than 6 characters',
    });
    const body = { oldPassword: clerk.account.password, password: '14 characters!' };
    expect((await change(clerk.token, body)).json).toMatchObject({
      code: 1014,
      msg: 'The new password cannot be less than 15 characters',
    });
  });
});

describe('T12: the profile', () => {
  test('takes user name, phone and language, and gives the user back', async () => {
    const { account, token } = await loggedIn();
    const { json } = await call(service.app, 'PUT', '/sys-user/profile', {
      token,
      body: {
        username: `${account.username}-x`,
        phone: '+992 93 555 00 11',
        locale: 'tg',
        password: account.password,
      },
    });
    expect(json['data']).toEqual({
      id: account.id,
      name: account.username,
      username: `${account.username}-x`,
      email: account.email,
      phone: '+992935550011',
      locale: 'tg',
    });
  });

  test('refuses every other column of the user, and nothing changes', async () => {
    const { account, token } = await loggedIn();
    const columns = await service.context.sql<{ column_name: string }[]>`
      select column_name from information_schema.columns where table_name = 'user_account'`;
    const stored = () => service.context.sql`select * from user_account where id = ${account.id}`;
    const before = await stored();
    const names = columns.map(({ column_name: name }) => name);
    expect(names).toContain('disabled_at');
    for (const name of [
      ...names,
      'role',
      'roles',
      'authorities',
      'points',
      'emailVerified',
      'customerCode',
    ]) {
      if (['username', 'phone', 'locale', 'email'].includes(name)) continue;
      const { status } = await call(service.app, 'PUT', '/sys-user/profile', {
        token,
        body: { [name]: 'admin' },
      });
      expect({ name, status }).toEqual({ name, status: 400 });
    }
    expect(await stored()).toEqual(before);
  });

  test('a new e-mail needs the code sent to it; the old address is notified', async () => {
    const { account, token } = await loggedIn();
    const email = `new-${account.email}`;
    const put = (body: unknown) => call(service.app, 'PUT', '/sys-user/profile', { token, body });
    expect((await put({ email })).json).toMatchObject({ code: 1013, error: 'accounts.emailCodeNeeded' });
    const sent = await call(service.app, 'POST', '/auth/send-code', {
      token,
      body: { channel: 'email', target: email, scene: 'change-email' },
    });
    const { codeId } = sent.json['data'] as { codeId: string };
    const [letter] = await service.context.sql<{ params: { code: string } }[]>`
      select params from letter where recipient = ${email}`;
    const code = letter?.params.code;
    // Somebody else's session cannot use the code.
    const stranger = await loggedIn();
    const stolen = await call(service.app, 'PUT', '/sys-user/profile', {
      token: stranger.token,
      body: { email, code, codeId, password: stranger.account.password },
    });
    expect(stolen.json['error']).toBe('auth.letterCodeOver');
    const { password } = account;
    expect((await put({ email, code, codeId, password })).json).toMatchObject({ code: 0, data: { email } });
    const [notice] = await service.context.sql<{ params: { newAddress: string } }[]>`
      select params from letter where recipient = ${account.email} and name = 'emailChangedOld'`;
    expect(notice?.params.newAddress).toBe('n***@example.com');
  });

  test('a code for a new e-mail is not sent without a session', async () => {
    const answer = await call(service.app, 'POST', '/auth/send-code', {
      body: { channel: 'email', target: 'a@example.com', scene: 'change-email' },
    });
    expect(answer.status).toBe(401);
  });

  test("somebody else's user name is refused, also when 20 ask for one at once", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => loggedIn()));
    const answers = await Promise.all(
      people.map(({ token, account: { password } }) =>
        call(service.app, 'PUT', '/sys-user/profile', {
          token,
          body: { username: 'wanted-by-all', password },
        }),
      ),
    );
    expect(answers.filter(({ json }) => json['code'] === 0)).toHaveLength(1);
    expect(answers.filter(({ json }) => json['code'] === 1009)).toHaveLength(19);
  });
});

describe('T09: guessing passwords', () => {
  const guess = (app: TestApp, username: string, address: string, password = 'guess') =>
    call(app.app, 'POST', '/auth/login', { body: { username, password }, address });

  test('after five wrong ones the guesser waits 30 s, then a minute, and so on to an hour', async () => {
    const limited = await createTestApp({ rateLimit: 1 });
    const account = await newAccount(limited.context, 'customer');
    for (let tried = 1; tried <= 5; tried += 1)
      expect((await guess(limited, account.username, '10.0.0.1')).json['code']).toBe(1001);
    const waits: unknown[] = [];
    for (let round = 0; round < 9; round += 1) {
      const refused = await guess(limited, account.username, '10.0.0.1', account.password);
      expect(refused.status).toBe(429);
      expect(refused.json['error']).toBe('auth.tooManyFailures');
      waits.push(refused.headers['retry-after']);
      limited.clock.advance(Number(refused.headers['retry-after']) * 1000);
      expect((await guess(limited, account.username, '10.0.0.1')).json['code']).toBe(1001);
    }
    expect(waits).toEqual(['30', '60', '120', '240', '480', '960', '1920', '3600', '3600']);
  });

  test('50 guesses at once are counted as 50', async () => {
    const limited = await createTestApp({ rateLimit: 1 });
    const account = await newAccount(limited.context, 'customer');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => guess(limited, account.username, '10.0.0.1')),
    );
    expect(answers.filter(({ json }) => json['code'] === 1001)).toHaveLength(5);
  });

  test('strangers do not lock out who comes from a known address', async () => {
    const limited = await createTestApp({ rateLimit: 1 });
    const account = await newAccount(limited.context, 'pickup-clerk');
    await logIn(limited.app, account, '10.0.0.1');
    for (let tried = 0; tried < 30; tried += 1) await guess(limited, account.username, `10.7.0.${tried}`);
    expect((await guess(limited, account.username, '10.8.0.1', account.password)).status).toBe(429);
    await logIn(limited.app, account, '10.0.0.1');
  });

  test('a stolen session does not guess the password, from however many addresses', async () => {
    const limited = await createTestApp({ rateLimit: 1 });
    const account = await newAccount(limited.context, 'customer');
    const { token } = await logIn(limited.app, account, '10.0.0.1');
    const answers = [];
    for (let tried = 0; tried < 12; tried += 1)
      answers.push(
        await call(limited.app, 'PUT', '/sys-user/password', {
          token,
          body: { oldPassword: `guess ${tried}`, password: newPassword },
          address: `10.7.0.${tried}`,
        }),
      );
    expect(answers.filter(({ json }) => json['code'] === 1006)).toHaveLength(5);
    expect(answers.at(-1)?.json['error']).toBe('auth.tooManyFailures');
  });

  test('an unknown name is throttled like a known one', async () => {
    const limited = await createTestApp({ rateLimit: 1 });
    for (let tried = 1; tried <= 5; tried += 1) await guess(limited, 'nobody-at-all', '10.0.0.1');
    expect((await guess(limited, 'nobody-at-all', '10.0.0.1')).status).toBe(429);
  });

  test('T22: a forged X-Forwarded-For is no new address', async () => {
    const limited = await createTestApp({ rateLimit: 1 });
    const account = await newAccount(limited.context, 'customer');
    const statuses: number[] = [];
    for (let tried = 0; tried < 6; tried += 1) {
      const { status } = await call(limited.app, 'POST', '/auth/login', {
        body: { username: account.username, password: 'guess' },
        headers: { 'x-forwarded-for': `10.0.0.${tried}` },
      });
      statuses.push(status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('one-time codes', () => {
  async function withCodes(role: (typeof roles)[number] = 'manager') {
    const { account, token } = await loggedIn(role);
    const started = await call(service.app, 'POST', '/auth/one-time-codes', {
      token,
      body: { password: account.password },
    });
    const { secret, uri } = started.json['data'] as { secret: string; uri: string };
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const codeNow = () => totp.generate({ timestamp: service.clock.now().getTime() });
    const confirmed = await call(service.app, 'PUT', '/auth/one-time-codes', {
      token,
      body: { oneTimeCode: codeNow() },
    });
    return { account, token, uri, codeNow, confirmed };
  }
  const logInWith = (account: TestAccount, oneTimeCode?: string) =>
    call(service.app, 'POST', '/auth/login', {
      body: {
        username: account.username,
        password: account.password,
        ...(oneTimeCode === undefined ? {} : { oneTimeCode }),
      },
    });

  test('once confirmed, a log-in asks for one, and each is good once', async () => {
    const { account, uri, codeNow, confirmed } = await withCodes();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Rohi%20Abreshim:/);
    expect(confirmed.json['code']).toBe(0);
    expect((await logInWith(account)).json).toMatchObject({ code: 1002, error: 'auth.oneTimeCodeNeeded' });
    service.clock.advance(30_000);
    expect((await logInWith(account, '000000')).json).toMatchObject({ code: 1003 });
    const code = codeNow();
    const answers = await Promise.all(Array.from({ length: 10 }, () => logInWith(account, code)));
    expect(answers.filter(({ json }) => json['code'] === 0)).toHaveLength(1);
  });

  test('come with ten recovery codes, each of which logs in once where the phone is lost', async () => {
    const { account, confirmed } = await withCodes();
    const { recoveryCodes } = confirmed.json['data'] as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^\d{4} \d{4} \d{4}$/);
    const [first = '', second = ''] = recoveryCodes;
    const answers = await Promise.all(Array.from({ length: 5 }, () => logInWith(account, first)));
    expect(answers.filter(({ json }) => json['code'] === 0)).toHaveLength(1);
    expect((await logInWith(account, second.replaceAll(' ', ''))).json['code']).toBe(0);
    expect((await logInWith({ ...account, password: 'guess' }, recoveryCodes[2])).json['code']).toBe(1001);
    // They are not read again, and those of somebody else are none.
    const stored = await service.context
      .sql`select code_hash from recovery_code where user_id = ${account.id}`;
    expect(stored).toHaveLength(8);
    const other = await withCodes();
    expect((await logInWith(other.account, recoveryCodes[3])).json).toMatchObject({ code: 1003 });
  });

  test('take their recovery codes along when they end', async () => {
    const { account, token, confirmed } = await withCodes('customer');
    const { recoveryCodes } = confirmed.json['data'] as { recoveryCodes: string[] };
    const stop = await call(service.app, 'POST', '/auth/one-time-codes/stop', {
      token,
      body: { password: account.password, oneTimeCode: recoveryCodes[0] },
    });
    expect(stop.json['code']).toBe(0);
    expect(await service.context.sql`select from recovery_code where user_id = ${account.id}`).toHaveLength(
      0,
    );
    await logIn(service.app, account);
  });

  test('are asked for only after the right password', async () => {
    const { account } = await withCodes();
    expect((await logInWith({ ...account, password: 'guess' })).json['code']).toBe(1001);
  });

  test('let staff have eight characters, and do not leave them with eight alone', async () => {
    const { account, token, codeNow } = await withCodes();
    const body = { oldPassword: account.password, password: 'xk4-9q!z' };
    expect((await change(token, body)).json['code']).toBe(0);
    service.clock.advance(60_000);
    const stop = await call(service.app, 'POST', '/auth/one-time-codes/stop', {
      token,
      body: { password: 'xk4-9q!z', oneTimeCode: codeNow() },
    });
    expect(stop.json).toMatchObject({ error: 'accounts.passwordTooShort' });
  });

  test('can be switched off with password and code', async () => {
    const { account, token, codeNow } = await withCodes('customer');
    service.clock.advance(30_000);
    const stop = await call(service.app, 'POST', '/auth/one-time-codes/stop', {
      token,
      body: { password: account.password, oneTimeCode: codeNow() },
    });
    expect(stop.json['code']).toBe(0);
    await logIn(service.app, account);
  });
});

describe('roles', () => {
  test('of a new installation hold what the contract says', async () => {
    const rows = await service.context.sql<{ role: string; authority: string }[]>`
      select role.code as role, coalesce(authority, '') as authority
      from role left join role_authority on role_authority.role = role.code`;
    for (const role of roles) {
      const held = rows
        .filter((row) => row.role === role && row.authority !== '')
        .map((row) => row.authority);
      expect({ role, held: held.toSorted() }).toEqual({ role, held: defaultAuthorities[role].toSorted() });
    }
    expect(new Set(rows.map((row) => row.role))).toEqual(new Set(roles));
  });

  test('and the own pickup point decide the menus of both families', async () => {
    await openPoint(service.context, 'HISOR');
    const menusOf = async (role: (typeof roles)[number], unit?: string) => {
      const account = await newAccount(service.context, role, unit === undefined ? {} : { unit });
      const { token } = await logIn(service.app, account);
      const { json } = await call(service.app, 'GET', '/auth/userinfo', { token });
      return (json['data'] as { menus: { BSC: { key: string }[]; FBA: { key: string }[] } }).menus;
    };
    // A point hands over boxes of both lines.
    const clerk = await menusOf('pickup-clerk', 'PP-HISOR');
    expect(clerk.FBA.map(({ key }) => key)).toEqual(clerk.BSC.map(({ key }) => key));
    expect(clerk.BSC.map(({ key }) => key)).toEqual([
      'orders',
      'parcels',
      'needs-person',
      'unknown-codes',
      'transfer-list',
      'acceptance',
      'counter',
      'couriers',
      'inventory',
      'returns',
      'cash',
    ]);
    // What is done at the own pickup point stands in the menu of who has one.
    const atPoint = ['counter', 'couriers', 'round'];
    const free = staffMenu.map(({ key }) => key).filter((key) => !atPoint.includes(key));
    expect((await menusOf('admin')).BSC.map(({ key }) => key)).toEqual(free);
    expect((await menusOf('admin', 'PP-HISOR')).BSC).toHaveLength(staffMenu.length);
    expect((await menusOf('pickup-clerk')).BSC.map(({ key }) => key)).not.toContain('counter');
    expect((await menusOf('admin')).FBA[0]).toEqual({
      key: 'start',
      route: '/fba/start',
      group: 'work',
    });
  });
});
