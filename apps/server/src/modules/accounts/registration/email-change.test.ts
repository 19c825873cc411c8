import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount, type TestAccount } from '../../../../test/accounts.ts';
import { createTestApp, runJobs, type TestApp } from '../../../../test/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});

const dayMs = 24 * 3_600_000;
const put = (token: string, body: unknown) => call(service.app, 'PUT', '/sys-user/profile', { token, body });
const undo = (undoToken: string | null | undefined) =>
  call(service.app, 'POST', '/auth/email-change/undo', { body: { token: undoToken } });
const look = (undoToken: string | null | undefined) =>
  call(service.app, 'POST', '/auth/email-change', { body: { token: undoToken } });

async function loggedIn() {
  const account = await newAccount(service.context, 'customer');
  const { token } = await logIn(service.app, account);
  return { account, token };
}

/** The params of the last letter of this name to an address. */
async function lastLetter(recipient: string, name: string): Promise<Record<string, unknown> | undefined> {
  const [letter] = await service.context.sql<{ params: Record<string, unknown> }[]>`
    select params from letter where recipient = ${recipient} and name = ${name}
    order by queued_at desc limit 1`;
  return letter?.params;
}

async function sendCode(target: string, scene: 'reset' | 'change-email' | 'register', token?: string) {
  const sent = await call(service.app, 'POST', '/auth/send-code', {
    ...(token === undefined ? {} : { token }),
    body: { channel: 'email', target, scene },
  });
  // None where the login has ended meanwhile.
  return (sent.json['data'] as { codeId: string } | null)?.codeId;
}

/** Asks for a code to `email` and changes to it; `proof` is what the form asks for once more. */
async function changeEmail(token: string, email: string, proof: Record<string, string>) {
  const codeId = await sendCode(email, 'change-email', token);
  const code = (await lastLetter(email, 'emailChangeCode'))?.['code'];
  return put(token, { email, code, codeId, ...proof });
}

async function reset(email: string, password: string) {
  const codeId = await sendCode(email, 'reset');
  const code = (await lastLetter(email, 'passwordResetCode'))?.['code'] ?? '000000';
  return call(service.app, 'POST', '/auth/reset-password', { body: { email, code, codeId, password } });
}

async function emailOf(account: TestAccount): Promise<string | undefined> {
  const [row] = await service.context.sql<{ email: string }[]>`
    select email from user_account where id = ${account.id}`;
  return row?.email;
}

async function changed(email = `thief-${Math.random().toString(36).slice(2)}@example.com`) {
  const { account, token } = await loggedIn();
  const answer = await changeEmail(token, email, { password: account.password });
  expect(answer.json).toMatchObject({ code: 0, data: { email } });
  const params = await lastLetter(account.email, 'emailChangedOld');
  return { account, token, email, undoToken: params?.['undoToken'] as string };
}

describe('user name, phone and e-mail', () => {
  test('change only with the password once more; the rest needs none', async () => {
    const { account, token } = await loggedIn();
    for (const body of [{ username: `${account.username}-y` }, { phone: '+992935550021' }])
      expect((await put(token, body)).json).toMatchObject({ error: 'accounts.proofNeeded' });
    const stolen = await changeEmail(token, `s-${account.email}`, {});
    expect(stolen.json['error']).toBe('accounts.proofNeeded');
    const wrong = await put(token, { phone: '+992935550021', password: 'a guess' });
    expect(wrong.json['error']).toBe('auth.wrongOldPassword');
    expect(await emailOf(account)).toBe(account.email);
    expect((await put(token, { locale: 'tg', parcelLetters: false })).json['code']).toBe(0);
    // What is not another value changes nothing and asks for nothing.
    expect((await put(token, { username: account.username, email: account.email })).json['code']).toBe(0);
    const right = await put(token, { phone: '+992935550021', password: account.password });
    expect(right.json).toMatchObject({ code: 0, data: { phone: '+992935550021' } });
    expect(await lastLetter(account.email, 'loginNameChanged')).toMatchObject({
      phone: true,
      username: false,
    });
  });

  test('change with a one-time code where the account has them on, and only there', async () => {
    const { account, token } = await loggedIn();
    const started = await call(service.app, 'POST', '/auth/one-time-codes', {
      token,
      body: { password: account.password },
    });
    const { secret } = started.json['data'] as { secret: string };
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const codeNow = () => totp.generate({ timestamp: service.clock.now().getTime() });
    const early = await put(token, { phone: '+992935550022', oneTimeCode: codeNow() });
    expect(early.json['error']).toBe('accounts.proofNeeded');
    await call(service.app, 'PUT', '/auth/one-time-codes', { token, body: { oneTimeCode: codeNow() } });
    service.clock.advance(30_000);
    const wrong = await put(token, { phone: '+992935550022', oneTimeCode: '000000' });
    expect(wrong.json['error']).toBe('auth.wrongOneTimeCode');
    const right = await put(token, { phone: '+992935550022', oneTimeCode: codeNow() });
    expect(right.json['code']).toBe(0);
  });

  test('T09: a stolen session guesses here and at the change of the password in one count', async () => {
    const limited = await createTestApp({ rateLimit: 1 });
    const account = await newAccount(limited.context, 'customer');
    const { token } = await logIn(limited.app, account, '10.0.0.1');
    const errors: unknown[] = [];
    for (let tried = 0; tried < 8; tried += 1) {
      const address = `10.7.0.${tried}`;
      const password = `guess ${tried}`;
      const answer =
        tried % 2 === 0
          ? await call(limited.app, 'PUT', '/sys-user/profile', {
              token,
              body: { phone: '+992935550023', password },
              address,
            })
          : await call(limited.app, 'PUT', '/sys-user/password', {
              token,
              body: { oldPassword: password, password: 'a bird over the Zarafshon' },
              address,
            });
      errors.push(answer.json['error']);
    }
    expect(errors.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'auth.wrongOldPassword'));
    expect(errors.slice(5)).toEqual(Array.from({ length: 3 }, () => 'auth.tooManyFailures'));
  });
});

describe('a changed e-mail address', () => {
  test('is undone by the old one: address back, logins ended, password void, codes that wait void', async () => {
    const { account, token, email, undoToken } = await changed();
    expect(undoToken).toMatch(/^[\w-]{43}$/);
    const [stored] = await service.context.sql<{ stored: string }[]>`
      select email_change::text as stored from email_change where user_id = ${account.id}`;
    expect(stored?.stored).not.toContain(undoToken);
    const waiting = await sendCode(`next-${email}`, 'change-email', token);
    const waitingCode = (await lastLetter(`next-${email}`, 'emailChangeCode'))?.['code'];
    expect((await look(undoToken)).json).toMatchObject({ code: 0, data: { newAddress: 't***@example.com' } });
    expect(await emailOf(account)).toBe(email);

    expect((await undo(undoToken)).json).toMatchObject({ code: 0, data: { email: account.email } });
    expect(await emailOf(account)).toBe(account.email);
    expect((await call(service.app, 'GET', '/auth/userinfo', { token })).status).toBe(401);
    const again = await call(service.app, 'POST', '/auth/login', {
      body: { username: account.username, password: account.password },
    });
    expect(again.json['error']).toBe('auth.wrongLogin');
    const [code] = await service.context.sql<{ used_at: Date | null }[]>`
      select used_at from letter_code where id = ${waiting}`;
    expect(waitingCode).toBeDefined();
    expect(code?.used_at).not.toBeNull();
    expect(await lastLetter(email, 'emailRestored')).toBeDefined();
    expect(await lastLetter(account.email, 'emailRestored')).toBeDefined();

    expect((await reset(account.email, 'a stork on the roof of Khujand')).json['code']).toBe(0);
    await logIn(service.app, { username: account.username, password: 'a stork on the roof of Khujand' });
    const actions = await service.context.sql<{ action: string }[]>`
      select action from audit_event where subject_id = ${account.id} order by seq`;
    expect(actions.map(({ action }) => action)).toContain('email:restore');
  });

  test('is undone once, within seven days, and by its own token alone', async () => {
    const { undoToken } = await changed();
    expect((await undo('x'.repeat(43))).json['error']).toBe('accounts.undoOver');
    const answers = await Promise.all(Array.from({ length: 8 }, () => undo(undoToken)));
    expect(answers.filter(({ json }) => json['code'] === 0)).toHaveLength(1);
    expect(answers.filter(({ json }) => json['error'] === 'accounts.undoOver')).toHaveLength(7);

    const late = await changed();
    service.clock.advance(7 * dayMs);
    expect((await look(late.undoToken)).json['error']).toBe('accounts.undoOver');
    expect((await undo(late.undoToken)).json['error']).toBe('accounts.undoOver');
    expect(await emailOf(late.account)).toBe(late.email);
  });

  test('cannot set a new password by letter for seven days; the old one can', async () => {
    const { account, email } = await changed();
    expect((await reset(email, 'a thief walks over the pass')).json['error']).toBe('auth.wrongLetterCode');
    expect(await lastLetter(email, 'resetHeld')).toBeDefined();
    expect((await reset(account.email, 'the owner walks over the pass')).json['code']).toBe(0);
    expect(await lastLetter(account.email, 'passwordChanged')).toBeDefined();
    expect(await emailOf(account)).toBe(email);
    service.clock.advance(7 * dayMs);
    expect((await reset(email, 'the owner comes home in spring')).json['code']).toBe(0);
    expect((await reset(account.email, 'an old address asks again')).json['error']).toBe(
      'auth.wrongLetterCode',
    );
  });

  test('that is followed by another: the oldest address undoes both, whatever the second has done', async () => {
    const { account, token, email, undoToken } = await changed();
    service.clock.advance(60_000);
    const second = await changeEmail(token, `second-${email}`, { password: account.password });
    expect(second.json['code']).toBe(0);
    const later = (await lastLetter(email, 'emailChangedOld'))?.['undoToken'] as string;
    // The first changed address takes the second change back; the oldest one still has its say.
    expect((await undo(later)).json).toMatchObject({ code: 0, data: { email } });
    expect((await reset(email, 'a thief walks over the pass')).json['error']).toBe('auth.wrongLetterCode');
    expect((await undo(undoToken)).json).toMatchObject({ code: 0, data: { email: account.email } });
    expect(await emailOf(account)).toBe(account.email);
    expect((await undo(later)).json['error']).toBe('accounts.undoOver');
  });

  test('a change that its owner has taken back cannot be undone again', async () => {
    const { account, token, email, undoToken } = await changed();
    service.clock.advance(60_000);
    const back = await changeEmail(token, account.email, { password: account.password });
    expect(back.json['code']).toBe(0);
    expect((await lastLetter(email, 'emailChangedOld'))?.['undoToken']).toBeNull();
    expect((await undo(undoToken)).json['error']).toBe('accounts.undoOver');
    expect((await reset(account.email, 'the owner walks over the pass')).json['code']).toBe(0);
  });

  test('reserves the old one while it can be restored', async () => {
    const { account } = await changed();
    const codeId = await sendCode(account.email, 'register');
    const [code] = await service.context.sql<{ code_hash: Buffer | null }[]>`
      select code_hash from letter_code where id = ${codeId}`;
    expect(code?.code_hash).toBeNull();
    expect(await lastLetter(account.email, 'addressAlreadyRegistered')).toBeDefined();
  });

  test('and its undoing at once leave the old address and no login', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { account, token, email, undoToken } = await changed();
      const next = `r${round}-${email}`;
      const [, undone] = await Promise.all([
        changeEmail(token, next, { password: account.password }),
        undo(undoToken),
      ]);
      expect(undone.json['code']).toBe(0);
      expect(await emailOf(account)).toBe(account.email);
      expect((await call(service.app, 'GET', '/auth/userinfo', { token })).status).toBe(401);
    }
  });

  test('and its undoing before that leave the old address and no login', async () => {
    const { account, token, email, undoToken } = await changed();
    expect((await undo(undoToken)).json['code']).toBe(0);
    expect((await changeEmail(token, `late-${email}`, { password: account.password })).status).toBe(401);
    expect(await emailOf(account)).toBe(account.email);
  });

  test('one-time codes that were turned on after it go with the undoing', async () => {
    const { account, token, undoToken } = await changed();
    service.clock.advance(60_000);
    const started = await call(service.app, 'POST', '/auth/one-time-codes', {
      token,
      body: { password: account.password },
    });
    const { secret } = started.json['data'] as { secret: string };
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const oneTimeCode = totp.generate({ timestamp: service.clock.now().getTime() });
    await call(service.app, 'PUT', '/auth/one-time-codes', { token, body: { oneTimeCode } });
    await undo(undoToken);
    await reset(account.email, 'a stork on the roof of Khujand');
    await logIn(service.app, { username: account.username, password: 'a stork on the roof of Khujand' });
  });

  test('is forgotten a month after its time', async () => {
    const { account } = await changed();
    service.clock.advance(40 * dayMs);
    await call(service.app, 'GET', '/sysinfo');
    const { forgetOldLogins } = await import('../log-in/housekeeping.service.ts');
    await forgetOldLogins(service.context);
    expect(await service.context.sql`select from email_change where user_id = ${account.id}`).toHaveLength(0);
    await runJobs(service);
  });
});
