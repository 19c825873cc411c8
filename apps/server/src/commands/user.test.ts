import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, takeOver } from '../../test/accounts.ts';
import { runCommand } from '../../test/commands.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { environmentOf } from '../../test/two-services.ts';

const command = fileURLToPath(new URL('user.ts', import.meta.url));

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});

type Ended = { code: number | null; out: string; err: string };

/** The same without a process of its own, for what needs no input. */
function runUserHere(args: readonly string[]): Promise<Ended> {
  return runCommand({ name: 'user', args, env: { ...process.env, ...environmentOf(service.address) } });
}

/** The command as an operator types it, on the database of a running service; `input` is what is piped to it. */
function runUser(args: readonly string[], input = ''): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [command, ...args], {
      env: { ...process.env, ...environmentOf(service.address) },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.once('close', (code) => resolve({ code, out, err }));
  });
}

const infoOf = async (token: string) =>
  (await call(service.app, 'GET', '/auth/userinfo', { token })).json['data'] as Record<string, unknown>;

describe('npm run user', () => {
  test('adds a clerk of a unit with a password that is shown once and works', async () => {
    const { code, out, err } = await runUser([
      'add',
      'Zarina',
      '--role',
      'pickup-clerk,cashier',
      '--email',
      'Zarina@example.com',
      '--phone',
      '92 700 11 22',
      '--name',
      'Зарина Н.',
      '--unit',
      'DUSHANBE-HUB',
      '--lang',
      'tg',
    ]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [, password = ''] =
      /^Zarina can log in with the password ([a-z2-9]{20}) \(shown only now; [^)]*\)\.\n$/.exec(out) ?? [];
    const [stored] = await service.context.sql<{ hash: string }[]>`
      select password_hash as hash from user_account where username = 'zarina'`;
    // What OWASP advises at least.
    expect(stored?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const { token } = await logIn(service.app, await takeOver(service, { username: 'zarina', password }));
    expect(await infoOf(token)).toMatchObject({
      username: 'zarina',
      name: 'Зарина Н.',
      email: 'zarina@example.com',
      phone: '+992927001122',
      locale: 'tg',
      roles: ['cashier', 'pickup-clerk'],
      customerCode: null,
      operationUnit: { code: 'DUSHANBE-HUB' },
    });
  });

  test('takes a password from standard input, and does not repeat it', async () => {
    const password = 'пароль из файла, с пробелами ';
    const added = await runUser(
      ['add', 'farhod', '--role', 'customer', '--password-stdin'],
      `${password}\nsecond line\n`,
    );
    expect(added).toEqual({ code: 0, out: 'farhod can log in.\n', err: '' });
    const { token } = await logIn(service.app, { username: 'farhod', password });
    expect(await infoOf(token)).toMatchObject({
      roles: ['customer'],
      customerCode: expect.stringMatching(/^TJ-/),
    });
    const empty = await runUser(['add', 'nobody', '--role', 'customer', '--password-stdin'], '');
    expect(empty).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^The new password cannot be less than 6/),
    });
  });

  test('gives exactly the roles named, from the next request on', async () => {
    const password = 'a bird over the Zarafshon';
    await runUser(['add', 'rustam', '--role', 'support', '--password-stdin'], password);
    const { token } = await logIn(service.app, { username: 'rustam', password });
    expect(await runUserHere(['role', 'rustam', '--role', 'manager,cashier'])).toEqual({
      code: 0,
      out: 'rustam is now: manager, cashier. It counts from the next request on.\n',
      err: '',
    });
    expect((await infoOf(token))['roles']).toEqual(['cashier', 'manager']);
  });

  test('disables at once, enables again without the old logins, and sets a new password', async () => {
    const password = 'a bird over the Zarafshon';
    await runUser(['add', 'nigora', '--role', 'dispatcher', '--password-stdin'], password);
    const login = { username: 'nigora', password };
    const { token } = await logIn(service.app, login);
    const status = async () => (await call(service.app, 'GET', '/auth/userinfo', { token })).status;
    expect(await runUserHere(['disable', 'nigora'])).toEqual({
      code: 0,
      out: 'nigora is disabled; all logins have ended.\n',
      err: '',
    });
    expect(await status()).toBe(401);
    expect((await call(service.app, 'POST', '/auth/login', { body: login })).json['error']).toBe(
      'auth.accountClosed',
    );
    expect(await runUserHere(['enable', 'nigora'])).toEqual({
      code: 0,
      out: 'nigora is enabled.\n',
      err: '',
    });
    expect(await status()).toBe(401);
    await logIn(service.app, login);

    const { code, out } = await runUserHere(['reset', 'nigora']);
    const [, chosen = ''] = /with the password (\S+) \(shown only now; [^)]*\)\.\n$/.exec(out) ?? [];
    expect(code).toBe(0);
    expect((await call(service.app, 'POST', '/auth/login', { body: login })).json['error']).toBe(
      'auth.wrongLogin',
    );
    await logIn(service.app, { username: 'nigora', password: chosen });
    const actions = await service.context.sql<{ action: string }[]>`
      select action from audit_event where subject_id = (select id::text from user_account where username = 'nigora')
        and actor_name = 'operator' order by seq`;
    expect(actions.map(({ action }) => action)).toEqual([
      'account:register',
      'role:grant',
      'account:disable',
      'account:enable',
      'password:reset',
    ]);
  });

  test.each([
    ['a taken name', ['add', 'FARHOD', '--role', 'customer'], /^This username is/],
    ['a taken e-mail', ['add', 'other', '--role', 'customer', '--email', 'zarina@example.com'], /e-?mail/i],
    ['a name that cannot be', ['add', '7seven', '--role', 'customer'], /username/i],
    ['an unknown unit', ['add', 'other', '--role', 'cashier', '--unit', 'MOON'], /MOON/],
    ['a bad phone', ['add', 'other', '--role', 'customer', '--phone', '12'], /phone/i],
    ['somebody unknown', ['disable', 'who-is-that'], /who-is-that/],
    ['the roles of somebody unknown', ['role', 'who-is-that', '--role', 'admin'], /who-is-that/],
    ['the password of somebody unknown', ['reset', 'who-is-that'], /who-is-that/],
  ])('refuses %s in one line, and changes nothing', async (_name, args, line) => {
    const count = () => service.context.sql`
      select (select count(*)::int from user_account) as users, (select count(*)::int from audit_event) as events`;
    const before = await count();
    const { code, out, err } = await runUserHere(args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toMatch(line);
    expect(await count()).toEqual(before);
  });

  test.each([
    [[]],
    [['add', 'somebody']],
    [['add', '--role', 'customer']],
    [['add', 'somebody', '--role', 'king']],
    [['add', 'somebody', '--role', 'customer', '--password', 'typed to the shell']],
    [['add', 'somebody', '--role', 'customer', '--lang', 'de']],
    [['role', 'rustam']],
    [['delete', 'rustam']],
    [['disable', 'rustam', 'nigora']],
  ])('explains itself when asked %j', async (args) => {
    expect(await runUserHere(args)).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(/^Usage: npm run user/),
    });
  });
});
