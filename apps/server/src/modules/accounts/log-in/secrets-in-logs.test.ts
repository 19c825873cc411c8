import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { accountEndpoints } from '@rohi/contract/accounts/accounts.contract';
import type { Endpoint } from '@rohi/contract/endpoint';
import { offerDate } from '@rohi/contract/site/offer';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { newAccount } from '../../../../test/accounts.ts';
import { createTestDatabase, openTestContext } from '../../../../test/test-app.ts';
import { startServices } from '../../../../test/two-services.ts';
import type { Sql } from '../../../platform/sql.ts';

/** Every secret that was ever sent or answered. */
const secrets = new Set<string>();
/** Names of fields: an answer names the one it does not know, a log never. */
const fieldNames = new Set<string>();
const failures: string[] = [];

function remember<Value extends string>(secret: Value): Value {
  secrets.add(secret);
  return secret;
}
/** Something that looks like a secret and is found again if it is written anywhere. */
const canary = () => remember(`canary${randomBytes(12).toString('hex')}`);

function fieldName(): string {
  const name = `canary${randomBytes(12).toString('hex')}`;
  fieldNames.add(name);
  return name;
}

type Sent = { status: number; json: Record<string, unknown> };

/** A call as a client makes it; what a failure says is recorded, for no secret may be in it. */
async function send(
  address: string,
  method: string,
  path: string,
  options: { body?: unknown; raw?: string; headers?: Record<string, string> } = {},
): Promise<Sent> {
  const { body, raw, headers } = options;
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      'x-local': 'en',
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { body: payload }),
  });
  const text = await response.text();
  const json = (response.headers.get('content-type') ?? '').includes('json')
    ? (JSON.parse(text) as Record<string, unknown>)
    : {};
  if (json['success'] !== true) failures.push(text);
  for (const key of ['token', 'refresh_token']) if (typeof json[key] === 'string') remember(json[key]);
  return { status: response.status, json };
}

const shapeOf = (schema: unknown): string[] => {
  const { def } = ((schema ?? {}) as { _zod?: { def?: { shape?: object; innerType?: unknown } } })._zod ?? {};
  return def?.innerType === undefined ? Object.keys(def?.shape ?? {}) : shapeOf(def.innerType);
};

/** A canary in each place of a call where somebody could put a secret, one place after the other and all at once. */
async function sendCanaries(
  address: string,
  { method, path, body, query }: Endpoint,
  token: string,
): Promise<void> {
  const url = () => path.replaceAll(/\{\w+\}/g, () => canary());
  const full = () => Object.fromEntries(shapeOf(body).map((key) => [key, canary()]));
  const search = () =>
    `?${[...shapeOf(query), 'refresh_token', 'password'].map((key) => `${key}=${canary()}`).join('&')}`;
  const payload = (value: unknown) => (method === 'GET' ? {} : { body: value });
  await send(address, method, url() + search(), payload(full()));
  await send(address, method, url() + search(), { ...payload(full()), headers: { token } });
  await send(address, method, url(), {
    ...payload(full()),
    headers: {
      token: canary(),
      authorization: `Bearer ${canary()}`,
      cookie: `token=${canary()}`,
      'user-agent': canary(),
      'x-local': canary(),
    },
  });
  for (const key of shapeOf(body))
    for (const value of [canary(), [canary()], { [fieldName()]: canary() }, canary().repeat(400)])
      await send(address, method, url(), {
        ...payload({ [key]: value, [fieldName()]: canary() }),
        headers: { token },
      });
  if (method !== 'GET')
    await send(address, method, url(), { raw: `{"password":"${canary()}`, headers: { token } });
  await send(address, 'PATCH', url() + search(), { body: full() });
  await send(address, 'POST', `${url()}/${canary()}${search()}`, { body: full() });
}

/** What letters were queued with, for the test alone: a letter that has been sent holds nothing. */
async function recordLetters(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create table recorded_letter (id bigint generated always as identity, name text, recipient text, params jsonb);
    create function record_letter() returns trigger language plpgsql as $$
    begin
      insert into recorded_letter (name, recipient, params) values (new.name, new.recipient, new.params);
      return null;
    end $$;
    grant insert on recorded_letter to public;
    create trigger record_letter after insert on letter for each row execute function record_letter()`);
}

async function letterCodeOf(sql: Sql, target: string): Promise<string> {
  const [letter] = await sql<{ params: { code: string } }[]>`
    select params from recorded_letter where recipient = ${target} order by id desc limit 1`;
  return remember(letter?.params.code ?? '');
}

/** The ways of an honest user with real secrets: all of them end up in `secrets`. */
async function walkAllWays(
  address: string,
  sql: Sql,
  account: { username: string; password: string; email: string },
) {
  const { username, password } = account;
  const post = (path: string, body: unknown, token?: string) =>
    send(address, 'POST', path, { body, ...(token === undefined ? {} : { headers: { token } }) });
  const info = await send(address, 'GET', '/common/sysinfo');
  const { passwordKey } = info.json['data'] as { passwordKey: JWK & { kid: string } };
  const sealed = remember(
    await new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ p: password, t: Date.now() })))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: passwordKey.kid })
      .encrypt(await importJWK(passwordKey, 'ECDH-ES')),
  );
  const { json } = await post('/auth/login', { username, password: sealed });
  expect(json['code']).toBe(0);
  const token = String(json['token']);
  const refreshed = await send(
    address,
    'POST',
    `/auth/refresh_token?refresh_token=${String(json['refresh_token'])}&username=${username}`,
  );
  expect(refreshed.json['code']).toBe(0);
  const started = await post('/auth/one-time-codes', { password }, token);
  const { secret } = started.json['data'] as { secret: string };
  remember(secret);
  const oneTimeCode = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect(
    (await send(address, 'PUT', '/auth/one-time-codes', { body: { oneTimeCode }, headers: { token } })).json[
      'code'
    ],
  ).toBe(0);

  await changeAndUndo(address, sql, token, account);

  const email = 'newcomer@example.com';
  const response = await post('/auth/send-code', { channel: 'email', target: email, scene: 'register' });
  const code = await letterCodeOf(sql, email);
  const registration = {
    username: 'newcomer',
    password: remember('newcomer walks the road home'),
    email,
    phone: '+992927001122',
    code,
    over18: true,
    offerVersion: offerDate,
    codeId: (response.json['data'] as { codeId: string }).codeId,
  };
  expect((await post('/auth/register', registration)).json['code']).toBe(0);
  const reset = await post('/auth/send-code', { channel: 'email', target: email, scene: 'reset' });
  const resetCode = await letterCodeOf(sql, email);
  await post('/auth/reset-password', {
    email,
    code: resetCode,
    codeId: (reset.json['data'] as { codeId: string }).codeId,
    password: remember('a bird over the Zarafshon'),
  });
  const own = { username: 'newcomer', password: 'a bird over the Zarafshon' };
  expect((await post('/auth/login-code', own)).json['code']).toBe(0);
  const letterCode = await letterCodeOf(sql, email);
  expect((await post('/auth/login', { ...own, letterCode })).json['code']).toBe(0);
  return { token, registration };
}

/** A new e-mail address that the letter to the old one undoes: its token is a secret too. */
async function changeAndUndo(
  address: string,
  sql: Sql,
  token: string,
  { password, email: old }: { password: string; email: string },
) {
  const email = 'another@example.com';
  const headers = { token };
  const response = await send(address, 'POST', '/auth/send-code', {
    body: { channel: 'email', target: email, scene: 'change-email' },
    headers,
  });
  const { codeId } = response.json['data'] as { codeId: string };
  const body = { email, code: await letterCodeOf(sql, email), codeId, password };
  expect((await send(address, 'PUT', '/sys-user/profile', { body, headers })).json['code']).toBe(0);
  const [letter] = await sql<{ params: { undoToken: string } }[]>`
    select params from recorded_letter where recipient = ${old} and name = 'emailChangedOld'`;
  const undo = { token: remember(letter?.params.undoToken ?? '') };
  expect((await send(address, 'POST', '/auth/email-change', { body: undo })).json['code']).toBe(0);
  return undo;
}

/** Unexpected failures: a broken constraint, with a message of the database that quotes the whole row. */
async function breakTheDatabase(
  address: string,
  sql: Sql,
  account: { username: string; password: string },
  registration: Record<string, unknown>,
) {
  const session = await send(address, 'POST', '/auth/login', { body: account });
  const token = String(session.json['token']);
  const email = 'second@example.com';
  const response = await send(address, 'POST', '/auth/send-code', {
    body: { channel: 'email', target: email, scene: 'register' },
  });
  const code = await letterCodeOf(sql, email);
  for (const table of ['user_account', 'login_token', 'letter_code', 'letter', 'audit_draft'])
    await sql.unsafe(`alter table ${table} add constraint broken check (false) not valid`);
  const statuses = [];
  const { codeId } = response.json['data'] as { codeId: string };
  const second = { ...registration, username: 'second', email, code, codeId };
  statuses.push((await send(address, 'POST', '/auth/register', { body: second })).status);
  statuses.push((await send(address, 'POST', '/auth/login', { body: account })).status);
  statuses.push(
    (
      await send(address, 'POST', '/auth/send-code', {
        body: { channel: 'email', target: email, scene: 'register' },
      })
    ).status,
  );
  const body = { oldPassword: account.password, password: remember('another bird over the Zarafshon') };
  statuses.push((await send(address, 'PUT', '/sys-user/password', { body, headers: { token } })).status);
  await sql.unsafe('alter table login_token rename to login_token_away');
  statuses.push((await send(address, 'POST', `/auth/refresh_token?refresh_token=${canary()}`)).status);
  statuses.push((await send(address, 'GET', '/auth/userinfo', { headers: { token: canary() } })).status);
  return statuses;
}

/** Bytes as no client library would send them: line breaks in headers, in the path and in names. */
async function sendRawLines(address: string): Promise<void> {
  const { hostname, port } = new URL(address);
  const line = '{"level":60,"msg":"forged-line"}';
  const heads = [
    `POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\nuser-agent: a\n${line}\r\ncontent-length: 0\r\n\r\n`,
    `POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\nx-local: ru\r${line}\r\ncontent-length: 0\r\n\r\n`,
    `GET /api/auth/userinfo?a=%0a${encodeURIComponent(line)} HTTP/1.1\r\nhost: localhost\r\nuser-agent: \\n${line}\u0085${line}\r\nconnection: close\r\n\r\n`,
    `GET /api/${encodeURIComponent(`\n${line}\n`)} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
  ];
  for (const head of heads)
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(head));
      socket
        .on('error', () => resolve())
        .on('close', () => resolve())
        .on('data', () => socket.end());
    });
  for (const username of [`a\n${line}`, `a\r\n${line}`, `a\u2028${line}`, 'a\u001b[31m'])
    await send(address, 'POST', '/auth/login', { body: { username, password: 'x' } });
}

test('T18: no secret that was ever sent stands in the log at its most talkative, nor in an answer of failure', async () => {
  const database = await createTestDatabase();
  const { context } = await openTestContext(database);
  const account = await newAccount(context, 'customer');
  remember(account.password);
  await recordLetters(context.sql);
  const services = await startServices(database, 1, { LOG_LEVEL: 'trace' });
  const [address = ''] = services.addresses;
  const [child] = services.children;
  let statuses: number[] = [];
  try {
    const { token, registration } = await walkAllWays(address, context.sql, account);
    for (const one of accountEndpoints) await sendCanaries(address, one, token);
    await sendRawLines(address);
    statuses = await breakTheDatabase(
      address,
      context.sql,
      { username: 'newcomer', password: 'a bird over the Zarafshon' },
      registration,
    );
  } finally {
    await services.stop();
  }
  const output = (await child?.ended)?.output ?? '';
  expect(statuses).toEqual([500, 500, 500, 500, 500, 500]);
  expect(secrets.size).toBeGreaterThan(300);
  const written = [...secrets, ...fieldNames].filter(
    (secret) => secret.length > 6 && output.includes(secret),
  );
  expect(written).toEqual([]);
  const codes = [...secrets].filter((secret) => /^\d{6}$/.test(secret));
  expect(codes.filter((code) => new RegExp(`\\b${code}\\b`).test(output))).toEqual([]);
  const answered = failures.join('\n');
  expect([...secrets].filter((secret) => secret.length > 6 && answered.includes(secret))).toEqual([]);
  for (const shadow of [
    '$argon2id$',
    'Failing row',
    account.email,
    'newcomer@example.com',
    '+992927001122',
    'forged-line',
  ])
    expect({ shadow, found: output.includes(shadow) }).toEqual({ shadow, found: false });
  const lines = output
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('Rohi Abreshim is ready'));
  expect(lines.filter((line) => line.includes('"request failed"')).length).toBeGreaterThanOrEqual(6);
  for (const line of lines) expect(() => JSON.parse(line) as unknown, line).not.toThrow();
});
