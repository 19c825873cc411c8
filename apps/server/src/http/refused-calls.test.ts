import { pino } from 'pino';
import { expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../test/accounts.ts';
import { createOrderApp, newCustomer, newOrder } from '../../test/orders.ts';
import { buildApp } from '../app.ts';

type Line = Record<string, unknown>;

test('a refused call says in the log who was refused and why, by ids alone', async () => {
  const { service: fixture, points } = await createOrderApp({ staffIdleMs: 600_000 });
  const lines: Line[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  // A second process over the same database, with a log that is read and with limits.
  const config = { ...fixture.context.config, rateLimit: 1 };
  const app = await buildApp({ ...fixture.context, log, config });
  const [owner, stranger] = [await newCustomer(fixture), await newCustomer(fixture)];
  const manager = await newAccount(fixture.context, 'manager');
  const { token: idle } = await logIn(fixture.app, manager);
  const { code } = await newOrder(owner, points.kulob);
  const all: Line[] = [];
  /** The one line that a call leaves. */
  const lineOf = async (method: 'GET' | 'POST', path: string, options: Parameters<typeof call>[3]) => {
    lines.length = 0;
    await call(app, method, path, options);
    expect(lines).toHaveLength(1);
    all.push(...lines);
    return lines[0] ?? {};
  };
  const { token } = stranger;
  const address = '203.0.113.7';

  const foreign = await lineOf('GET', `/orders/${code}`, { token, address });
  const { login, from } = foreign;
  const who = { user: stranger.account.id, login: expect.stringMatching(/^[0-9a-f-]{36}$/) as string };
  expect(foreign).toMatchObject({ level: 30, status: 404, error: 'orders.notFound', ...who });
  const forbidden = await lineOf('GET', '/staff/backups', { token, address });
  expect(forbidden).toMatchObject({ status: 403, error: 'auth.notAllowed', ...who, login, from });

  const visitor = await lineOf('GET', `/orders/${code}`, { address });
  expect(visitor).toMatchObject({ status: 401, error: 'auth.sessionExpired', from });
  expect(visitor).not.toHaveProperty('user');
  expect(await lineOf('GET', `/orders/${code}`, { address: '203.0.113.8' })).not.toMatchObject({ from });
  const wrong = { username: manager.username, password: 'not this one' };
  expect(await lineOf('POST', '/auth/login', { body: wrong, address })).toMatchObject({
    status: 200,
    error: 'auth.wrongLogin',
    from,
  });

  fixture.clock.advance(601_000);
  const ended = await lineOf('GET', '/staff/backups', { token: idle, address });
  expect(ended).toMatchObject({ status: 401, error: 'auth.loginIdle', user: manager.id });

  let limited: Line = {};
  while (limited['status'] !== 429) limited = await lineOf('POST', '/auth/login', { body: wrong, address });
  expect(limited).toMatchObject({ error: 'auth.tooManyFailures', from });

  // A caller who is let through is not named, and people are named by ids only.
  const taken = await lineOf('GET', `/orders/${code}`, { token: owner.token, address });
  expect(taken).not.toHaveProperty('user');
  const text = JSON.stringify(all);
  for (const secret of [address, '203.0.113', stranger.account.username, manager.username, code, token, idle])
    expect(text).not.toContain(secret);
});
