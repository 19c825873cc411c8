import { beforeEach, describe, expect, test } from 'vitest';
import { call, logIn, newAccount, type Answer, type TestAccount } from '../../../../test/accounts.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { disableAccount } from '../users/administration.service.ts';

let service: TestApp;
beforeEach(async () => {
  service = await createTestApp({ rateLimit: 1 });
});

const strangers = (number: number) => `198.51.100.${number}`;
const newPlace = '203.0.113.9';

/** Strangers from many addresses guess until the account waits. */
async function lockOut({ username }: Pick<TestAccount, 'username'>): Promise<void> {
  for (let number = 1; number <= 6; number += 1)
    await call(service.app, 'POST', '/auth/login', {
      body: { username, password: 'a guess of strangers' },
      address: strangers(number),
    });
}

const logInWith = (body: Record<string, unknown>, address = newPlace) =>
  call(service.app, 'POST', '/auth/login', { body, address });
const askForCode = (body: { username: string; password: string }, address = newPlace) =>
  call(service.app, 'POST', '/auth/login-code', { body, address });

const codesTo = async (email: string) => {
  const rows = await service.context.sql<{ params: { code: string } }[]>`
    select params from letter where recipient = ${email} and name = 'loginCode' order by queued_at`;
  return rows.map(({ params }) => params.code);
};

const own = ({ username, password }: TestAccount) => ({ username, password });
const withoutId = ({ status, json: { requestId: _own, ...rest } }: Answer) => ({ status, ...rest });

describe('a code by letter instead of waiting', () => {
  test('logs the owner in at once from a new address, and strangers bar it no more', async () => {
    const account = await newAccount(service.context, 'customer');
    await lockOut(account);
    expect((await logInWith(own(account))).json).toMatchObject({ error: 'auth.tooManyFailures' });
    expect((await askForCode(own(account))).json).toMatchObject({
      code: 0,
      data: { resendAfterSec: 60, expiresSec: 600 },
    });
    const [letterCode] = await codesTo(account.email);
    expect((await logInWith({ ...own(account), letterCode })).json).toMatchObject({ code: 0 });
    // The address is known from now on.
    await lockOut(account);
    expect((await logInWith(own(account))).json).toMatchObject({ code: 0 });
  });

  test('is good once', async () => {
    const account = await newAccount(service.context, 'customer');
    await askForCode(own(account));
    const [letterCode] = await codesTo(account.email);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => logInWith({ ...own(account), letterCode })),
    );
    expect(answers.filter(({ json }) => json['success'] === true)).toHaveLength(1);
    expect((await logInWith({ ...own(account), letterCode })).json['success']).toBe(false);
  });

  test('answers the same for an unknown name, and is sent only after the right password', async () => {
    const account = await newAccount(service.context, 'customer');
    const closed = await newAccount(service.context, 'customer');
    await disableAccount(service.context, closed.username, true, { userId: null, name: 'test' });
    const password = 'not the password at all';
    const right = withoutId(await askForCode(own(account)));
    for (const body of [
      { username: account.username, password },
      { username: 'nobody-at-all', password },
      own(closed),
    ])
      expect(withoutId(await askForCode(body))).toEqual(right);
    expect(await codesTo(account.email)).toHaveLength(1);
    expect(await codesTo(closed.email)).toEqual([]);
  });

  test('a wrong code, a wrong password and no name get one answer', async () => {
    const account = await newAccount(service.context, 'customer');
    await askForCode(own(account));
    const [code = ''] = await codesTo(account.email);
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = [
      await logInWith({ ...own(account), letterCode: wrong }),
      await logInWith({ username: account.username, password: 'a guess', letterCode: code }),
      await logInWith({ username: 'nobody-at-all', password: 'a guess', letterCode: code }),
    ].map(withoutId);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, error: 'auth.wrongLoginOrCode' });
  });

  test('strangers without the password neither use it up nor keep letters from the owner', async () => {
    const account = await newAccount(service.context, 'customer');
    await lockOut(account);
    await askForCode(own(account));
    const [letterCode] = await codesTo(account.email);
    for (let number = 1; number <= 20; number += 1) {
      const guess = { username: account.username, password: 'a guess of strangers' };
      await askForCode(guess, strangers(number));
      await logInWith({ ...guess, letterCode: '000000' }, strangers(number));
    }
    for (let number = 0; number < 5; number += 1)
      await call(service.app, 'POST', '/auth/send-code', {
        body: { channel: 'email', target: account.email, scene: 'reset' },
      });
    expect((await logInWith({ ...own(account), letterCode })).json).toMatchObject({ code: 0 });
  });

  test('is guessed at no longer after five tries, and asked for thirty times from an address', async () => {
    const account = await newAccount(service.context, 'customer');
    await askForCode(own(account));
    const [code = ''] = await codesTo(account.email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let number = 0; number < 5; number += 1) await logInWith({ ...own(account), letterCode: wrong });
    expect((await logInWith({ ...own(account), letterCode: code })).json).toMatchObject({
      error: 'auth.wrongLoginOrCode',
    });
    const guess = { username: account.username, password: 'a guess' };
    const answers = await Promise.all(Array.from({ length: 40 }, () => askForCode(guess, strangers(1))));
    expect(answers.filter(({ json }) => json['success'] === true)).toHaveLength(30);
    expect(answers.filter(({ json }) => json['error'] === 'auth.tooManyFailures')).toHaveLength(10);
  });

  test('a second letter within a minute is not sent; the first one stays good', async () => {
    const account = await newAccount(service.context, 'customer');
    await askForCode(own(account));
    expect((await askForCode(own(account))).json).toMatchObject({ code: 0 });
    const codes = await codesTo(account.email);
    expect(codes).toHaveLength(1);
    expect((await logInWith({ ...own(account), letterCode: codes[0] })).json).toMatchObject({ code: 0 });
  });
  test('a right password does not show in what is left of the tries of its address', async () => {
    const account = await newAccount(service.context, 'customer');
    const lastOf = async (password: string, address: string) => {
      for (let number = 1; number < 30; number += 1)
        await askForCode({ username: account.username, password: 'a guess' }, address);
      await askForCode({ username: account.username, password }, address);
      return (await askForCode({ username: account.username, password: 'a guess' }, address)).json['error'];
    };
    expect(await lastOf(account.password, strangers(1))).toBe('auth.tooManyFailures');
    expect(await lastOf('one more guess', strangers(2))).toBe('auth.tooManyFailures');
  });

  test('that an account is closed is not shown to who guesses with a code', async () => {
    const closed = await newAccount(service.context, 'customer');
    await disableAccount(service.context, closed.username, true, { userId: null, name: 'test' });
    expect((await logInWith({ ...own(closed), letterCode: '000000' })).json).toMatchObject({
      error: 'auth.wrongLoginOrCode',
    });
  });

  test('a code that went to a former address opens nothing, and bars none that went to the new one', async () => {
    const account = await newAccount(service.context, 'customer');
    await askForCode(own(account));
    const [former] = await codesTo(account.email);
    const email = `new-${account.email}`;
    await service.context.sql`update user_account set email = ${email} where id = ${account.id}`;
    expect((await logInWith({ ...own(account), letterCode: former })).json).toMatchObject({
      error: 'auth.wrongLoginOrCode',
    });
    service.clock.advance(61_000);
    await askForCode(own(account));
    const [letterCode] = await codesTo(email);
    expect((await logInWith({ ...own(account), letterCode })).json).toMatchObject({ code: 0 });
  });
});

describe('a reset by letter', () => {
  test('lets the owner in at once, from then on too', async () => {
    const account = await newAccount(service.context, 'customer');
    await lockOut(account);
    const sent = await call(service.app, 'POST', '/auth/send-code', {
      body: { channel: 'email', target: account.email, scene: 'reset' },
      address: newPlace,
    });
    const [letter] = await service.context.sql<{ params: { code: string } }[]>`
      select params from letter where recipient = ${account.email} and name = 'passwordResetCode'`;
    const { codeId } = sent.json['data'] as { codeId: string };
    const password = 'a bird over the Zarafshon';
    const body = { email: account.email, codeId, code: letter?.params.code, password };
    await call(service.app, 'POST', '/auth/reset-password', { body, address: newPlace });
    // Not yet logged in: the address is known by the reset itself.
    await lockOut(account);
    await logIn(service.app, { username: account.username, password }, newPlace);
  });

  test('frees the account for every address', async () => {
    const account = await newAccount(service.context, 'customer');
    await lockOut(account);
    await call(service.app, 'POST', '/auth/send-code', {
      body: { channel: 'email', target: account.email, scene: 'reset' },
    });
    const [row] = await service.context.sql<{ id: string; code: string }[]>`
      select letter_code.id, params->>'code' as code from letter_code join letter on letter.recipient = letter_code.target
      where target = ${account.email}`;
    const password = 'a bird over the Zarafshon';
    const body = { email: account.email, codeId: row?.id, code: row?.code, password };
    await call(service.app, 'POST', '/auth/reset-password', { body, address: newPlace });
    await logIn(service.app, { username: account.username, password }, '203.0.113.77');
  });
});

test('a closed account is reported as closed after the right password, and after no other', async () => {
  const account = await newAccount(service.context, 'pickup-clerk');
  await disableAccount(service.context, account.username, true, { userId: null, name: 'test' });
  expect((await logInWith(own(account))).json).toMatchObject({ error: 'auth.accountClosed' });
  const guess = { username: account.username, password: 'a guess' };
  expect((await logInWith(guess)).json).toMatchObject({ error: 'auth.wrongLogin' });
});
