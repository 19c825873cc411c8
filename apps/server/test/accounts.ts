import type { Role } from '@rohi/contract/roles';
import type { Locale } from '@rohi/contract/locales';
import type { Session } from '@rohi/contract/accounts/accounts.contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Context } from '../src/context.ts';
import { addAccount } from '../src/modules/accounts/users/administration.service.ts';

export type TestAccount = { id: string; username: string; password: string; email: string };

let made = 0;

/**
 * Tests walk through weeks: a person with days of grace beside the subject has one-time codes demanded after the last
 * of them.
 */
const afterAllTests = '2099-01-01T00:00:00Z';

/**
 * An account with a password that every role may have. `grace: 'counted'`: days without one-time codes count as for
 * anybody.
 */
export async function newAccount(
  context: Context,
  role: Role,
  details: {
    username?: string;
    email?: string;
    phone?: string;
    unit?: string;
    locale?: Locale;
    grace?: 'counted';
  } = {},
): Promise<TestAccount> {
  made += 1;
  const username = details.username ?? `${role}-${made}`;
  const email = details.email ?? `${username}@example.com`;
  const password = `${username} walks the road home`;
  const { phone, unit, locale = 'en' } = details;
  const id = await addAccount(
    context,
    { username, password, roles: [role], email, phone, unit, locale },
    { userId: null, name: 'test' },
  );
  if (details.grace !== 'counted')
    await context.sql`update user_account set codes_asked_at = ${afterAllTests} where id = ${id}`;
  return { id, username, password, email };
}

export type Answer = { status: number; json: Record<string, unknown>; headers: Record<string, unknown> };

/** One call of the API in English unless `headers` say otherwise. */
export async function call(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options: { body?: unknown; token?: string; headers?: Record<string, string>; address?: string } = {},
): Promise<Answer> {
  const { body, token, headers, address } = options;
  const request: InjectOptions = {
    method,
    url: `/api${path}`,
    headers: { 'x-local': 'en', ...(token === undefined ? {} : { token }), ...headers },
    ...(address === undefined ? {} : { remoteAddress: address }),
    ...(body === undefined ? {} : { payload: body as object }),
  };
  const response = await app.inject(request);
  return {
    status: response.statusCode,
    json: response.json<Record<string, unknown>>(),
    headers: response.headers,
  };
}

/** Logs in; fails the test when that is refused. */
export async function logIn(
  app: FastifyInstance,
  { username, password }: { username: string; password: string },
  address?: string,
): Promise<Session> {
  const answer = await call(app, 'POST', '/auth/login', {
    body: { username, password },
    ...(address === undefined ? {} : { address }),
  });
  if (answer.json['success'] !== true) throw new Error(`log-in refused: ${JSON.stringify(answer.json)}`);
  return answer.json['data'] as Session;
}

/**
 * The first log-in with a password that an administrator chose: its owner chooses another, and gets these credentials.
 */
export async function takeOver<Given extends { username: string; password: string }>(
  { app }: { app: FastifyInstance },
  owner: Given,
): Promise<Given> {
  const { token } = await logIn(app, owner);
  const password = `${owner.password} of my own`;
  const body = { oldPassword: owner.password, password };
  const answer = await call(app, 'PUT', '/sys-user/password', { token, body });
  if (answer.json['success'] !== true) throw new Error(`change refused: ${JSON.stringify(answer.json)}`);
  await call(app, 'POST', '/auth/loginout', { token });
  return { ...owner, password };
}
