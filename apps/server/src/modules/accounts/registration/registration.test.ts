import { offerDate } from '@rohi/contract/site/offer';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let service: TestApp;
beforeEach(async () => {
  service = await createTestApp();
});

const password = 'a bird over the Zarafshon';

async function sendCode(
  target: string,
  scene = 'register',
  options: { token?: string; address?: string } = {},
) {
  const answer = await call(service.app, 'POST', '/auth/send-code', {
    body: { channel: 'email', target, scene },
    ...options,
  });
  return { answer, codeId: (answer.json['data'] as { codeId: string } | undefined)?.codeId ?? '' };
}

type QueuedLetter = { name: string; recipient: string; locale: string; params: { code?: string } | null };

/** The newest letter to an address, as it waits to be sent. */
async function letterTo(address: string): Promise<QueuedLetter | undefined> {
  const [letter] = await service.context.sql<QueuedLetter[]>`
    select name, recipient, locale, params from letter where recipient = ${address}
    order by queued_at desc, expires_at desc nulls last limit 1`;
  return letter;
}

async function codeFor(address: string, scene = 'register', token?: string) {
  const { codeId } = await sendCode(address, scene, token === undefined ? {} : { token });
  return { codeId, code: (await letterTo(address))?.params?.code ?? '' };
}

async function registration(fields: Record<string, unknown> = {}) {
  const email = typeof fields['email'] === 'string' ? fields['email'] : 'farhod@example.com';
  const { codeId, code } = await codeFor(email.trim().toLowerCase());
  return {
    username: 'farhod',
    password,
    email,
    phone: '92 700 11 22',
    code,
    codeId,
    over18: true,
    offerVersion: offerDate,
    ...fields,
  };
}

const register = (body: unknown) => call(service.app, 'POST', '/auth/register', { body });

describe('registering', () => {
  test('opens a customer account with the code from the letter, and logs in', async () => {
    const { json } = await register(
      await registration({ username: ' Farhod ', email: 'Farhod@Example.com' }),
    );
    expect(json).toMatchObject({ code: 0, success: true, user: { username: 'farhod' } });
    const info = await call(service.app, 'GET', '/auth/userinfo', { token: String(json['token']) });
    expect(info.json['data']).toMatchObject({
      username: 'farhod',
      email: 'farhod@example.com',
      phone: '+992927001122',
      roles: ['customer'],
      authorities: [],
      operationUnit: null,
      menus: { BSC: [], FBA: [] },
      locale: 'en',
    });
    expect((info.json['data'] as { customerCode: string }).customerCode).toMatch(/^TJ-\d{5,6}$/);
    await logIn(service.app, { username: 'farhod', password });
  });

  test.each([
    ['a bad user name', { username: '7farhod' }, 'accounts.badUsername', 1008],
    ['a bad phone', { phone: '12345' }, 'accounts.badPhone', 1012],
    ['a phone that no country has', { phone: '+99912345678' }, 'accounts.badPhone', 1012],
    ['a short password', { password: 'five5' }, 'accounts.passwordTooShort', 1014],
    ['a long password', { password: 'x1'.repeat(65) }, 'accounts.passwordTooLong', 1015],
    ['a common password', { password: 'Dragon2024' }, 'accounts.passwordTooCommon', 1016],
    ['the user name as password', { password: 'Farhod1998' }, 'accounts.passwordIsName', 1017],
    ['the phone as password', { password: '+992 927 00 11 22' }, 'accounts.passwordIsName', 1017],
    ['the name of the service as password', { password: 'РоҳиАбрешим7' }, 'accounts.passwordIsName', 1017],
    ['a wrong code', { code: '12345' }, 'auth.wrongLetterCode', 1004],
  ])('refuses %s with a code of its own', async (_name, fields, error, code) => {
    const answer = await register(await registration(fields));
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ code, success: false, error });
    const [count] = await service.context.sql`select count(*)::int as users from user_account`;
    expect(count).toEqual({ users: 0 });
  });

  test.each([
    ['who is not of age', { over18: false }],
    ['an older offer', { offerVersion: '2024-01-01' }],
    ['a role of their own choosing', { role: 'admin' }],
  ])('refuses %s as an invalid request', async (_name, fields) => {
    expect((await register(await registration(fields))).status).toBe(400);
  });

  test('a taken user name leaves the code good for another', async () => {
    await newAccount(service.context, 'customer', { username: 'farhod', email: 'first@example.com' });
    const body = await registration();
    expect((await register(body)).json).toMatchObject({ error: 'accounts.usernameTaken' });
    expect((await register({ ...body, username: 'farhod2' })).json['code']).toBe(0);
  });

  test('of 20 at once with one code, one succeeds', async () => {
    const body = await registration();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => register({ ...body, username: `farhod${index}` })),
    );
    // Five tries of the code are all that there are; the first to finish uses it up.
    expect(answers.filter(({ json }) => json['code'] === 0)).toHaveLength(1);
    const [count] = await service.context.sql`select count(*)::int as users from user_account`;
    expect(count).toEqual({ users: 1 });
  });

  test('an address that has an account gets another letter, and the caller the same answer', async () => {
    await newAccount(service.context, 'customer', { email: 'known@example.com', locale: 'zh' });
    const answer = await sendCode('known@example.com');
    const unknown = await sendCode('unknown@example.com');
    expect(Object.keys(answer.answer.json['data'] as object)).toEqual(
      Object.keys(unknown.answer.json['data'] as object),
    );
    expect(await letterTo('known@example.com')).toMatchObject({
      name: 'addressAlreadyRegistered',
      locale: 'zh',
      params: {},
    });
    expect((await letterTo('unknown@example.com'))?.params?.code).toMatch(/^\d{6}$/);
  });

  test('takes a sealed password, and refuses one sealed long ago or to another key', async () => {
    const info = await call(service.app, 'GET', '/common/sysinfo');
    const { passwordKey } = info.json['data'] as { passwordKey: JWK & { kid: string } };
    const seal = async (key: JWK, at: number) =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ p: password, t: at })))
        .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: passwordKey.kid })
        .encrypt(await importJWK(key, 'ECDH-ES'));
    expect(passwordKey).not.toHaveProperty('d');
    const now = service.clock.now().getTime();
    await newAccount(service.context, 'customer', { username: 'sealed' });
    const body = await registration();
    const old = await register({ ...body, password: await seal(passwordKey, now - 11 * 60_000) });
    expect(old.json).toMatchObject({ code: 1007, error: 'auth.unreadablePassword' });
    const sealed = await seal(passwordKey, now);
    expect((await register({ ...body, password: `${sealed.slice(0, -2)}AA` })).json['code']).toBe(1007);
    expect((await register({ ...body, password: sealed })).json['code']).toBe(0);
    await logIn(service.app, { username: 'farhod', password });
  });
});

describe('T08: letter codes', () => {
  test('five tries, then even the right one is too late', async () => {
    const body = await registration();
    const wrong = body.code === '111111' ? '222222' : '111111';
    for (let tried = 1; tried <= 5; tried += 1)
      expect((await register({ ...body, code: wrong })).json['error']).toBe('auth.wrongLetterCode');
    expect((await register(body)).json).toMatchObject({ code: 1005, error: 'auth.letterCodeOver' });
  });

  test('100 guesses at once spend five tries', async () => {
    const body = await registration();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        register({ ...body, code: body.code === '000000' ? '000001' : '000000' }),
      ),
    );
    expect(answers.filter(({ json }) => json['error'] === 'auth.wrongLetterCode')).toHaveLength(5);
  });

  test('is used once: of five resets at once with one code, one sets the password', async () => {
    const account = await newAccount(service.context, 'customer');
    const { codeId, code } = await codeFor(account.email, 'reset');
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        call(service.app, 'POST', '/auth/reset-password', {
          body: { email: account.email, code, codeId, password: `${password} ${index}` },
        }),
      ),
    );
    expect(answers.filter(({ json }) => json['code'] === 0)).toHaveLength(1);
    expect(answers.filter(({ json }) => json['error'] === 'auth.letterCodeOver')).toHaveLength(4);
  });

  test('a newer code voids the one before', async () => {
    const first = await registration();
    const second = await registration();
    expect((await register(first)).json['error']).toBe('auth.letterCodeOver');
    expect((await register(second)).json['code']).toBe(0);
  });

  test('ends after ten minutes', async () => {
    const body = await registration();
    service.clock.advance(600_000);
    expect((await register(body)).json['error']).toBe('auth.letterCodeOver');
  });

  test('is good for its own address and purpose alone', async () => {
    await newAccount(service.context, 'customer', { username: 'other', email: 'other@example.com' });
    const body = await registration();
    expect((await register({ ...body, email: 'another@example.com' })).json['error']).toBe(
      'auth.letterCodeOver',
    );
    const reset = await call(service.app, 'POST', '/auth/reset-password', {
      body: { email: 'farhod@example.com', code: body.code, codeId: body.codeId, password },
    });
    expect(reset.json['error']).toBe('auth.letterCodeOver');
  });

  test('100 asks send five letters an hour to one address, one a minute', async () => {
    service = await createTestApp({ rateLimit: 1 });
    const asks = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendCode('farhod@example.com', 'register', { address: `10.0.0.${index}` }),
      ),
    );
    expect(asks.filter(({ answer }) => answer.status === 200)).toHaveLength(1);
    const refused = asks.find(({ answer }) => answer.status === 429);
    expect(refused?.answer.headers['retry-after']).toBe('60');
    let sent = 1;
    for (let requests = 0; requests < 80; requests += 1) {
      service.clock.advance(40_000);
      const { answer } = await sendCode('farhod@example.com', 'register', { address: `10.1.0.${requests}` });
      if (answer.status === 200) sent += 1;
    }
    expect(sent).toBe(5);
    const [count] = await service.context.sql`select count(*)::int as letters from letter`;
    expect(count).toEqual({ letters: 5 });
  });

  test('an address gets fifteen letters a day, so that a guesser has 75 tries', async () => {
    service = await createTestApp({ rateLimit: 1 });
    let sent = 0;
    for (let requests = 0; requests < 24 * 5; requests += 1) {
      const { answer } = await sendCode('farhod@example.com', 'reset', { address: `10.2.0.${requests}` });
      if (answer.status === 200) sent += 1;
      service.clock.advance(12 * 60_000 - 1);
    }
    expect(sent).toBe(15);
    service.clock.advance(60_000);
    expect((await sendCode('farhod@example.com', 'reset')).answer.status).toBe(200);
  });

  test('one network asks for twenty letters an hour', async () => {
    service = await createTestApp({ rateLimit: 1 });
    let sent = 0;
    for (let requests = 0; requests < 25; requests += 1) {
      const { answer } = await sendCode(`farhod${requests}@example.com`, 'register', { address: '10.9.9.9' });
      if (answer.status === 200) sent += 1;
    }
    expect(sent).toBe(20);
  });
});

describe('a forgotten password', () => {
  test('is set anew with the code from the letter; all logins end, and a letter says so', async () => {
    const account = await newAccount(service.context, 'customer');
    const { token } = await logIn(service.app, account);
    const { codeId, code } = await codeFor(account.email, 'reset');
    const answer = await call(service.app, 'POST', '/auth/reset-password', {
      body: { email: account.email, code, codeId, password },
    });
    expect(answer.json).toMatchObject({ code: 0, data: null });
    expect((await call(service.app, 'GET', '/auth/userinfo', { token })).status).toBe(401);
    await logIn(service.app, { username: account.username, password });
    const [letter] = await service.context.sql`select name from letter where name = 'passwordChanged'`;
    expect(letter).toBeDefined();
  });

  test('of an address that no account has: the same answer, and a letter that says so', async () => {
    const { answer, codeId } = await sendCode('nobody@example.com', 'reset');
    expect(answer.json).toMatchObject({ code: 0, data: { resendAfterSec: 60, expiresSec: 600 } });
    expect(await letterTo('nobody@example.com')).toMatchObject({ name: 'noAccountHere' });
    const reset = await call(service.app, 'POST', '/auth/reset-password', {
      body: { email: 'nobody@example.com', code: '000000', codeId, password },
    });
    expect(reset.json['error']).toBe('auth.wrongLetterCode');
  });
});

describe('T09: asking whether a name is taken', () => {
  test('answers for user names; of e-mails and phones only their form', async () => {
    const account = await newAccount(service.context, 'customer', { phone: '+992927001122' });
    const check = async (type: string, value: string) =>
      (await call(service.app, 'POST', `/sys-user/check/${type}`, { body: { value } })).json['data'];
    expect(await check('username', account.username.toUpperCase())).toEqual({
      available: false,
      normalized: account.username,
      reason: 'taken',
    });
    expect(await check('username', 'somebody-new')).toEqual({ available: true, normalized: 'somebody-new' });
    expect(await check('username', '!')).toEqual({ available: false, normalized: null, reason: 'badFormat' });
    expect(await check('email', account.email)).toEqual({ available: true, normalized: account.email });
    expect(await check('phone', '927001122')).toEqual({ available: true, normalized: '+992927001122' });
    expect((await call(service.app, 'POST', '/sys-user/check/role', { body: { value: 'x' } })).status).toBe(
      400,
    );
  });

  test('is answered 20 times an hour', async () => {
    service = await createTestApp({ rateLimit: 1 });
    const statuses: number[] = [];
    for (let requests = 0; requests < 21; requests += 1) {
      const { status } = await call(service.app, 'POST', '/sys-user/check/username', {
        body: { value: 'abc' },
      });
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
