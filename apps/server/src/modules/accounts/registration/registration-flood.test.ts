import { randomUUID } from 'node:crypto';
import { offerDate } from '@rohi/contract/site/offer';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { call, logIn, newAccount, type Answer } from '../../../../test/accounts.ts';
import { fillQueue } from '../../../../test/held-passwords.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { accountPasswords, newcomerPasswords } from '../../../platform/passwords.ts';

let service: TestApp;
beforeEach(async () => {
  service = await createTestApp({ rateLimit: 1 });
});

const password = 'a bird over the Zarafshon';

const registration = (fields: Record<string, unknown> = {}) => ({
  username: 'farhod',
  password,
  email: 'farhod@example.com',
  phone: '+992 92 700 11 22',
  code: '123456',
  codeId: randomUUID(),
  over18: true,
  offerVersion: offerDate,
  ...fields,
});

const register = (fields: Record<string, unknown> = {}, address = '203.0.113.7') =>
  call(service.app, 'POST', '/auth/register', { body: registration(fields), address });

/** A right code, as the letter brings it. */
async function codeFor(email: string) {
  const body = { channel: 'email', target: email, scene: 'register' };
  const { json } = await call(service.app, 'POST', '/auth/send-code', { body });
  const [letter] = await service.context.sql<{ params: { code: string } }[]>`
    select params from letter where recipient = ${email}`;
  return { codeId: (json['data'] as { codeId: string }).codeId, code: letter?.params.code ?? '' };
}

function full(queue: typeof newcomerPasswords) {
  const filled = fillQueue(queue);
  onTestFinished(() => {
    filled.release();
  });
  return filled;
}

const refusalOf = ({ status, json: { requestId: _own, ...rest } }: Answer) => ({ status, ...rest });

describe('a flood of registrations', () => {
  test('has a queue of its own: people log in beside it', async () => {
    const account = await newAccount(service.context, 'customer');
    full(newcomerPasswords);
    const right = await codeFor('farhod@example.com');
    const refused = await register(right);
    expect(refused.json).toMatchObject({ code: 503, error: 'server.busy' });
    await logIn(service.app, account);
  });

  test('costs no hash without the code from the letter', async () => {
    full(newcomerPasswords);
    const right = await codeFor('farhod@example.com');
    expect((await register()).json).toMatchObject({ error: 'auth.letterCodeOver' });
    const wrong = right.code === '000000' ? '000001' : '000000';
    expect((await register({ ...right, code: wrong })).json).toMatchObject({ error: 'auth.wrongLetterCode' });
  });

  test('T09: without the code registration does not show whether a name is taken', async () => {
    await newAccount(service.context, 'customer', { username: 'taken-name' });
    const answers = await Promise.all(
      ['taken-name', 'free-name'].map(async (username) => refusalOf(await register({ username }))),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ error: 'auth.letterCodeOver' });
    const right = await codeFor('farhod@example.com');
    const answer = await register({ ...right, username: 'taken-name' });
    expect(answer.json).toMatchObject({ error: 'accounts.usernameTaken' });
  });

  test('is stopped by a budget for each address', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => register()));
    expect(answers.filter(({ json }) => json['error'] === 'auth.letterCodeOver')).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await register({}, '203.0.113.8')).json).toMatchObject({ error: 'auth.letterCodeOver' });
    service.clock.advance(3_600_001);
    expect((await register()).json).toMatchObject({ error: 'auth.letterCodeOver' });
  });
});

describe('a try that no password was compared for', () => {
  test('is given back: the owner need not wait after a busy moment', async () => {
    const account = await newAccount(service.context, 'customer');
    const filled = full(accountPasswords);
    for (let number = 0; number < 8; number += 1) {
      const { username } = account;
      const answer = await call(service.app, 'POST', '/auth/login', { body: { username, password } });
      expect(answer.json).toMatchObject({ code: 503, error: 'server.busy' });
    }
    filled.release();
    await logIn(service.app, account);
  });

  test('is given back to who changes the own password', async () => {
    const account = await newAccount(service.context, 'customer');
    const { token } = await logIn(service.app, account);
    const change = () =>
      call(service.app, 'PUT', '/sys-user/password', {
        body: { oldPassword: account.password, password },
        token,
      });
    const filled = full(accountPasswords);
    for (let number = 0; number < 8; number += 1) expect((await change()).status).toBe(503);
    filled.release();
    expect((await change()).json).toMatchObject({ code: 0 });
  });
});
