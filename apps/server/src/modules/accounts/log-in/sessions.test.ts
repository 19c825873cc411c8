import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { createTestApp, openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { buildApp } from '../../../app.ts';
import { forgetOldLogins } from './housekeeping.service.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});

const minute = 60_000;

async function loggedIn() {
  const account = await newAccount(service.context, 'customer');
  return { account, session: await logIn(service.app, account) };
}

const refresh = (token: string, username?: string, app = service.app) => {
  const query = new URLSearchParams({
    refresh_token: token,
    ...(username === undefined ? {} : { username }),
  });
  return call(app, 'POST', `/auth/refresh_token?${query.toString()}`);
};
const isGood = async (token: string, app = service.app) =>
  (await call(app, 'GET', '/auth/userinfo', { token })).status === 200;

describe('logging in', () => {
  test('gives the session in data and the same keys at the top', async () => {
    const account = await newAccount(service.context, 'customer', { locale: 'tg' });
    const { json, headers } = await call(service.app, 'POST', '/auth/login', {
      body: { username: account.username, password: account.password },
    });
    expect(json).toMatchObject({ code: 0, success: true, msg: '' });
    const data = json['data'] as Record<string, unknown>;
    expect(Object.keys(data).toSorted()).toEqual([
      'expiration_time',
      'mustDo',
      'refresh_token',
      'token',
      'user',
    ]);
    for (const key of Object.keys(data)) expect(json[key]).toEqual(data[key]);
    expect(data['user']).toEqual({
      id: account.id,
      name: account.username,
      username: account.username,
      locale: 'tg',
    });
    expect(data['expiration_time']).toBe(service.clock.now().getTime() + 60 * minute);
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['the user name in capitals', (a: { username: string }) => a.username.toUpperCase()],
    ['the e-mail', (a: { email: string }) => ` ${a.email} `],
    ['the phone as it is dialled at home', () => '92 711 22 33'],
  ])('takes %s', async (_name, nameOf) => {
    const account = await newAccount(
      service.context,
      'customer',
      _name.startsWith('the phone') ? { phone: '+992927112233' } : {},
    );
    const session = await logIn(service.app, { ...account, username: nameOf(account) });
    expect(session.user.username).toBe(account.username);
  });

  test('of two with one phone, the earlier is meant', async () => {
    const phone = '+992935550011';
    const first = await newAccount(service.context, 'customer', { phone });
    service.clock.advance(1);
    const second = await newAccount(service.context, 'customer', { phone });
    expect((await logIn(service.app, { ...first, username: phone })).user.id).toBe(first.id);
    const { json } = await call(service.app, 'POST', '/auth/login', {
      body: { username: phone, password: second.password },
    });
    expect(json).toMatchObject({ code: 1001, error: 'auth.wrongLogin' });
  });

  test('refuses an unknown name, a wrong password and a disabled account with one answer', async () => {
    const { account } = await loggedIn();
    const disabled = await newAccount(service.context, 'customer');
    await service.context.sql`update user_account set disabled_at = now() where id = ${disabled.id}`;
    const answers = await Promise.all(
      [
        { username: 'nobody-here', password: 'whatever it is' },
        { username: account.username, password: 'whatever it is' },
        { username: disabled.username, password: 'whatever it is' },
        { username: '<script>', password: 'x' },
      ].map((body) => call(service.app, 'POST', '/auth/login', { body })),
    );
    for (const { status, json } of answers) {
      expect(status).toBe(200);
      expect(json).toMatchObject({
        code: 1001,
        success: false,
        error: 'auth.wrongLogin',
        msg: 'Wrong username or password.',
      });
      expect(json).not.toHaveProperty('token');
    }
  });

  test('stores neither a token nor a password readable in the database', async () => {
    const { account, session } = await loggedIn();
    const [tables] = await service.context.sql<{ all: string }[]>`
      select query_to_xml('select * from login_token', true, false, '')::text
        || query_to_xml('select * from user_account', true, false, '')::text
        || query_to_xml('select * from audit_event', true, false, '')::text as all`;
    for (const secret of [session.token, session.refresh_token, account.password])
      expect(tables?.all).not.toContain(secret);
    expect(tables?.all).toContain('$argon2id$v=19$');
  });
});

describe('a call that needs a session', () => {
  test.each([
    ['without a token', undefined],
    ['with an unknown token', 'A'.repeat(43)],
    ['with an empty token', ''],
    ['with a token of 10,000 characters', 'x'.repeat(10_000)],
  ])('is refused %s with code 401', async (_name, token) => {
    const answer = await call(service.app, 'GET', '/auth/userinfo', token === undefined ? {} : { token });
    expect(answer.status).toBe(401);
    expect(answer.json).toMatchObject({
      code: 401,
      success: false,
      error: 'auth.sessionExpired',
      msg: 'Login timed out, please login again',
    });
  });

  test('is refused before its body is read', async () => {
    const answer = await call(service.app, 'PUT', '/sys-user/password', { body: { nonsense: true } });
    expect(answer.status).toBe(401);
  });

  test('is refused from the minute in which the token ends', async () => {
    const { session } = await loggedIn();
    service.clock.advance(60 * minute - 1);
    expect(await isGood(session.token)).toBe(true);
    service.clock.advance(1);
    expect(await isGood(session.token)).toBe(false);
  });

  test('a public call does not mind a token that is over', async () => {
    const answer = await call(service.app, 'GET', '/common/sysinfo', { token: 'over' });
    expect(answer.status).toBe(200);
  });
});

describe('refreshing', () => {
  test('gives a new pair, and the old access token lives on to its end', async () => {
    const { account, session } = await loggedIn();
    const { json } = await refresh(session.refresh_token, ` ${account.username.toUpperCase()}`);
    expect(json).toMatchObject({ code: 0, success: true });
    expect(json['token']).not.toBe(session.token);
    expect(json['data']).toMatchObject({ token: json['token'], refresh_token: json['refresh_token'] });
    expect(await isGood(String(json['token']))).toBe(true);
    expect(await isGood(session.token)).toBe(true);
  });

  test('a refresh with another or an unknown user name is refused, and the token stays good', async () => {
    const { account, session } = await loggedIn();
    const other = await newAccount(service.context, 'customer');
    for (const username of [other.username, 'nobody', account.email])
      expect((await refresh(session.refresh_token, username)).json).toMatchObject({
        code: 500,
        error: 'auth.refreshFailed',
      });
    const asBody = { refresh_token: session.refresh_token, username: other.username };
    const inBody = await call(service.app, 'POST', '/auth/refresh_token', { body: asBody });
    expect(inBody.json['code']).toBe(500);
    expect((await refresh(session.refresh_token, account.username)).json['code']).toBe(0);
  });

  test('takes the token from a JSON body as well', async () => {
    const { session } = await loggedIn();
    const { json } = await call(service.app, 'POST', '/auth/refresh_token', {
      body: { refresh_token: session.refresh_token },
    });
    expect(json['code']).toBe(0);
  });

  test('takes an empty body under a JSON media type', async () => {
    const { session } = await loggedIn();
    const response = await service.app.inject({
      method: 'POST',
      url: `/api/auth/refresh_token?refresh_token=${session.refresh_token}`,
      headers: { 'content-type': 'application/json' },
      payload: '',
    });
    expect(response.json()).toMatchObject({ code: 0 });
  });

  test('repeated within ten seconds it gives the same successor', async () => {
    const { session } = await loggedIn();
    const first = await refresh(session.refresh_token);
    service.clock.advance(10_000);
    const second = await refresh(session.refresh_token);
    expect(second.json['token']).toBe(first.json['token']);
    expect(second.json['refresh_token']).toBe(first.json['refresh_token']);
    expect(second.json['expiration_time']).toBe(first.json['expiration_time']);
  });

  test('a machine with a clock 30 seconds off repeats what another has answered, and logs no one out', async () => {
    const { session } = await loggedIn();
    const first = await refresh(session.refresh_token);
    for (const offMs of [30_000, -30_000]) {
      const { context, clock } = await openTestContext(service.address);
      clock.set(new Date(service.clock.now().getTime() + offMs).toISOString());
      const app = await buildApp(context);
      onTestFinished(() => app.close());
      const again = await refresh(session.refresh_token, undefined, app);
      expect(again.json['token']).toBe(first.json['token']);
      expect(await isGood(String(first.json['token']), app)).toBe(true);
    }
  });

  test('T07: a later re-use ends that login and no other', async () => {
    const { account, session } = await loggedIn();
    const other = await logIn(service.app, account);
    const next = await refresh(session.refresh_token);
    service.clock.advance(40_001);
    expect((await refresh(session.refresh_token)).json).toMatchObject({
      code: 500,
      success: false,
      error: 'auth.refreshFailed',
    });
    expect(await isGood(String(next.json['token']))).toBe(false);
    expect((await refresh(String(next.json['refresh_token']))).json['code']).toBe(500);
    expect(await isGood(other.token)).toBe(true);
    const [row] = await service.context.sql`
      select action from audit_event where action = 'token:reuse' and actor_user_id = ${account.id}`;
    expect(row).toBeDefined();
  });

  test('T07: 50 at once get one successor', async () => {
    const { session } = await loggedIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(session.refresh_token)));
    expect(new Set(answers.map(({ json }) => json['token'])).size).toBe(1);
    expect(answers.every(({ json }) => json['code'] === 0)).toBe(true);
  });

  test.each([
    ['an unknown token', () => 'A'.repeat(43)],
    ['an access token', ({ token }: { token: string }) => token],
  ])('refuses %s with HTTP 200 and code 500', async (_name, tokenOf) => {
    const { session } = await loggedIn();
    const answer = await refresh(tokenOf(session));
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ code: 500, success: false, error: 'auth.refreshFailed' });
  });

  test('refuses nothing at all the same way', async () => {
    const answer = await call(service.app, 'POST', '/auth/refresh_token');
    expect(answer.json).toMatchObject({ code: 500, success: false, error: 'auth.refreshFailed' });
  });

  test('a login ends 30 days after its last refresh', async () => {
    const { session } = await loggedIn();
    service.clock.advance(30 * 24 * 60 * minute);
    expect((await refresh(session.refresh_token)).json['code']).toBe(500);
  });
});

describe('logging out', () => {
  test.each([
    [
      'by the refresh token',
      (s: { refresh_token: string }) => ({ body: { id: 'x', refresh_token: s.refresh_token } }),
    ],
    ['by the token header', (s: { token: string }) => ({ body: { id: 'x' }, token: s.token })],
  ])('%s ends that login', async (_name, optionsOf) => {
    const { account, session } = await loggedIn();
    const other = await logIn(service.app, account);
    const { json } = await call(service.app, 'POST', '/auth/loginout', optionsOf(session));
    expect(json).toEqual({ code: 0, success: true, msg: '', data: null });
    expect(await isGood(session.token)).toBe(false);
    expect((await refresh(session.refresh_token)).json['code']).toBe(500);
    expect(await isGood(other.token)).toBe(true);
  });

  test.each([
    ['a bare id', (id: string) => JSON.stringify(id)],
    ['an id that is no JSON', (id: string) => id],
    ['nothing', () => ''],
    ['a poisoned prototype', () => '{"__proto__":{"refresh_token":"x"}}'],
  ])('takes %s, says 0 and ends nothing', async (_name, bodyOf) => {
    const { account, session } = await loggedIn();
    const response = await service.app.inject({
      method: 'POST',
      url: '/api/auth/loginout',
      headers: { 'content-type': 'application/json' },
      payload: bodyOf(account.id),
    });
    expect(response.json()).toMatchObject({ code: 0, success: true });
    expect(await isGood(session.token)).toBe(true);
  });
});

describe('the list of logins', () => {
  test('shows the own ones, the current marked, and ends one', async () => {
    const { account, session } = await loggedIn();
    const phone = await call(service.app, 'POST', '/auth/login', {
      body: { username: account.username, password: account.password },
      headers: {
        'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      },
      address: '10.1.2.3',
    });
    const { json } = await call(service.app, 'GET', '/auth/logins', { token: session.token });
    const logins = json['data'] as { id: string; current: boolean; device: string | null; address: string }[];
    expect(logins).toHaveLength(2);
    expect(logins.filter(({ current }) => current)).toHaveLength(1);
    const other = logins.find(({ current }) => !current);
    expect(other).toMatchObject({ device: 'Chrome, Android', address: '10.1.2.3' });
    const ended = await call(service.app, 'DELETE', `/auth/logins/${other?.id}`, { token: session.token });
    expect(ended.json['code']).toBe(0);
    expect(await isGood(String(phone.json['token']))).toBe(false);
    expect(await isGood(session.token)).toBe(true);
  });

  test('ends all logins but this one at once, and none of another user', async () => {
    const { account, session } = await loggedIn();
    const others = [await logIn(service.app, account), await logIn(service.app, account)];
    const theirs = await loggedIn();
    const end = async () =>
      (await call(service.app, 'DELETE', '/auth/logins', { token: session.token })).json;
    expect(await end()).toMatchObject({ code: 0, data: { ended: 2 } });
    for (const { token } of others) expect(await isGood(token)).toBe(false);
    for (const { token } of [session, theirs.session]) expect(await isGood(token)).toBe(true);
    expect(await end()).toMatchObject({ code: 0, data: { ended: 0 } });
    const closed = await service.context.sql`
      select details from audit_event where action = 'login:close' and actor_user_id = ${account.id}`;
    expect(closed.map(({ details }) => details as object)).toEqual([
      { reason: 'ENDED_BY_USER', loginsEnded: 2 },
    ]);
  });

  test('cannot end a login of another user: the answer is as for none', async () => {
    const mine = await loggedIn();
    const theirs = await loggedIn();
    const [login] = (await call(service.app, 'GET', '/auth/logins', { token: theirs.session.token })).json[
      'data'
    ] as { id: string }[];
    const refused = await call(service.app, 'DELETE', `/auth/logins/${login?.id}`, {
      token: mine.session.token,
    });
    const missing = await call(service.app, 'DELETE', '/auth/logins/3f1c1d7e-64a7-4dbb-9a0e-0d8cf2f2c0aa', {
      token: mine.session.token,
    });
    expect(refused.status).toBe(404);
    expect({ ...refused.json, requestId: '' }).toEqual({ ...missing.json, requestId: '' });
    expect(await isGood(theirs.session.token)).toBe(true);
  });
});

test('T24: a disabled account opens nothing from the next request on', async () => {
  const { account, session } = await loggedIn();
  await service.context.sql`update user_account set disabled_at = now() where id = ${account.id}`;
  expect(await isGood(session.token)).toBe(false);
  expect((await refresh(session.refresh_token)).json['code']).toBe(500);
});

test('T24: a changed role counts at once', async () => {
  const account = await newAccount(service.context, 'support');
  const { token } = await logIn(service.app, account);
  const authorities = async () =>
    ((await call(service.app, 'GET', '/auth/userinfo', { token })).json['data'] as { authorities: string[] })
      .authorities;
  expect(await authorities()).toContain('order:edit');
  await service.context.sql`update user_role set role = 'pickup-clerk' where user_id = ${account.id}`;
  expect(await authorities()).not.toContain('order:edit');
});

test('logins are forgotten 90 days after they could be refreshed, open ones never', async () => {
  const fresh = await createTestApp();
  const account = await newAccount(fresh.context, 'customer');
  await logIn(fresh.app, account);
  await call(fresh.app, 'POST', '/auth/send-code', {
    body: { channel: 'email', target: 'a@example.com', scene: 'register' },
  });
  fresh.clock.advance(121 * 24 * 60 * minute);
  const { token } = await logIn(fresh.app, account);
  await forgetOldLogins(fresh.context);
  const [left] = await fresh.context.sql`
    select (select count(*)::int from login) as logins, (select count(*)::int from login_token) as tokens,
      (select count(*)::int from letter_code) as codes`;
  expect(left).toEqual({ logins: 1, tokens: 1, codes: 0 });
  expect((await call(fresh.app, 'GET', '/auth/userinfo', { token })).status).toBe(200);
});
