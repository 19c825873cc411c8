import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { call, logIn, newAccount, type Answer, type TestAccount } from '../../../../test/accounts.ts';
import { holdPlaces } from '../../../../test/held-passwords.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { accountPasswords } from '../../../platform/passwords.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});

const changeTo = (token: string, account: TestAccount, password: string) =>
  call(service.app, 'PUT', '/sys-user/password', {
    token,
    body: { oldPassword: account.password, password },
  });

/** Until so many wait in the line of hashes: each has read the account as it was. */
const waitFor = (count: number) =>
  vi.waitFor(() => expect(accountPasswords.countWaiting()).toBe(count), 300_000);

async function resetCode(email: string) {
  const body = { channel: 'email', target: email, scene: 'reset' };
  const { json } = await call(service.app, 'POST', '/auth/send-code', { body });
  const [letter] = await service.context.sql<{ params: { code: string } }[]>`
    select params from letter where recipient = ${email} and name = 'passwordResetCode'`;
  return { codeId: (json['data'] as { codeId: string }).codeId, code: letter?.params.code ?? '' };
}

/**
 * Both asks are in the line of hashes at once, `first` before `second`; whatever `first` still wants hashed after its
 * first turn waits until `second` has been answered.
 */
async function overtake(first: () => Promise<Answer>, second: () => Promise<Answer>): Promise<Answer[]> {
  const before = holdPlaces(accountPasswords);
  const slow = first();
  await waitFor(1);
  const quick = second();
  await waitFor(2);
  const after = holdPlaces(accountPasswords);
  before.release();
  const answer = await quick;
  after.release();
  return [await slow, answer];
}

const lettersTo = async (email: string) => {
  const rows = await service.context.sql<{ name: string }[]>`
    select name from letter where recipient = ${email} order by queued_at`;
  return rows.map(({ name }) => name);
};

describe('passwords changed at once', () => {
  test('of six changes over the same old password one succeeds', async () => {
    const account = await newAccount(service.context, 'customer');
    const logins = [await logIn(service.app, account), await logIn(service.app, account)];
    const held = holdPlaces(accountPasswords);
    const changes = Array.from({ length: 6 }, (_, number) => {
      const password = `the new password number ${number}`;
      return changeTo(logins[number % 2]?.token ?? '', account, password).then((answer) => ({
        ...answer,
        password,
      }));
    });
    await waitFor(6);
    held.release();
    const answers = await Promise.all(changes);
    const won = answers.filter(({ json }) => json['success'] === true);
    expect(won).toHaveLength(1);
    for (const { json } of answers.filter((answer) => !won.includes(answer)))
      expect(['auth.wrongOldPassword', 'auth.sessionExpired']).toContain(json['error']);
    await logIn(service.app, { username: account.username, password: won[0]?.password ?? '' });
  });

  test('a reset by letter stands, though a thief’s change began before it', async () => {
    const account = await newAccount(service.context, 'customer');
    const { token } = await logIn(service.app, account);
    const right = await resetCode(account.email);
    const owners = { username: account.username, password: 'the word of the owner' };
    const [thiefs, reset] = await overtake(
      () => changeTo(token, account, 'the word of the thief'),
      () =>
        call(service.app, 'POST', '/auth/reset-password', {
          body: { email: account.email, password: owners.password, ...right },
        }),
    );
    expect(reset?.json).toMatchObject({ code: 0 });
    expect(thiefs?.json).toMatchObject({ code: 401, error: 'auth.sessionExpired' });
    await logIn(service.app, owners);
  });

  test('a login that its owner ends changes nothing any more', async () => {
    const account = await newAccount(service.context, 'customer');
    const thief = await logIn(service.app, account);
    const owner = await logIn(service.app, account);
    const held = holdPlaces(accountPasswords);
    const change = changeTo(thief.token, account, 'the word of the thief');
    await waitFor(1);
    const { json } = await call(service.app, 'GET', '/auth/logins', { token: owner.token });
    const other = (json['data'] as { id: string; current: boolean }[]).find(({ current }) => !current);
    await call(service.app, 'DELETE', `/auth/logins/${other?.id ?? ''}`, { token: owner.token });
    held.release();
    expect((await change).json).toMatchObject({ error: 'auth.sessionExpired' });
    await logIn(service.app, account);
  });
});

describe('one-time codes turned on and off', () => {
  async function started(account: TestAccount, token: string) {
    const answer = await call(service.app, 'POST', '/auth/one-time-codes', {
      token,
      body: { password: account.password },
    });
    const { secret } = answer.json['data'] as { secret: string };
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    return {
      codeNow: () => totp.generate({ timestamp: service.clock.now().getTime() }),
      confirm: () =>
        call(service.app, 'PUT', '/auth/one-time-codes', {
          token,
          body: { oneTimeCode: totp.generate({ timestamp: service.clock.now().getTime() }) },
        }),
    };
  }

  test('stay on, though another start began before they were confirmed', async () => {
    const account = await newAccount(service.context, 'customer');
    const { token } = await logIn(service.app, account);
    const codes = await started(account, token);
    const held = holdPlaces(accountPasswords);
    const rival = call(service.app, 'POST', '/auth/one-time-codes', {
      token,
      body: { password: account.password },
    });
    await waitFor(1);
    expect((await codes.confirm()).json).toMatchObject({ code: 0 });
    held.release();
    expect((await rival).json).toMatchObject({ error: 'auth.oneTimeCodesOn' });
    const body = { username: account.username, password: account.password };
    const response = await call(service.app, 'POST', '/auth/login', { body });
    expect(response.json).toMatchObject({ error: 'auth.oneTimeCodeNeeded' });
  });

  test('are reported by letter, and stand in the record', async () => {
    const account = await newAccount(service.context, 'customer');
    const { token } = await logIn(service.app, account);
    const codes = await started(account, token);
    await codes.confirm();
    expect(await lettersTo(account.email)).toEqual(['oneTimeCodesOn']);
    service.clock.advance(60_000);
    const stopped = await call(service.app, 'POST', '/auth/one-time-codes/stop', {
      token,
      body: { password: account.password, oneTimeCode: codes.codeNow() },
    });
    expect(stopped.json).toMatchObject({ code: 0 });
    expect(await lettersTo(account.email)).toEqual(['oneTimeCodesOn', 'oneTimeCodesOff']);
    const rows = await service.context.sql<{ fields: string[] }[]>`
      select details->'fields' as fields from audit_event
      where subject_id = ${account.id} and action = 'account:change' order by seq`;
    expect(rows.map(({ fields }) => fields)).toEqual([['oneTimeCodesOn'], ['oneTimeCodesOff']]);
  });

  test('a log-in that began before they were on opens nothing without one', async () => {
    const account = await newAccount(service.context, 'customer');
    const { token } = await logIn(service.app, account);
    const codes = await started(account, token);
    const held = holdPlaces(accountPasswords);
    const body = { username: account.username, password: account.password };
    const rival = call(service.app, 'POST', '/auth/login', { body });
    await waitFor(1);
    await codes.confirm();
    held.release();
    expect((await rival).json).toMatchObject({ error: 'auth.oneTimeCodeNeeded' });
  });
});
