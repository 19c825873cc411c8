import { randomUUID } from 'node:crypto';
import type { Role } from '@rohi/contract/roles';
import { call, logIn, newAccount, type Answer } from './accounts.ts';
import { newRowOf } from './list-rows.ts';
import type { TestApp } from './test-app.ts';

export type Row = { id: number | string; version: number; [field: string]: unknown };

/** A list of the staff console as one person works with it. */
export type ListUser = {
  username: string;
  find: (query?: string) => Promise<{ total: number; list: Row[] }>;
  get: (id: unknown) => Promise<Answer>;
  create: (fields: object, requestId?: string) => Promise<Answer>;
  change: (id: unknown, body: object) => Promise<Answer>;
  history: (id: unknown) => Promise<{ actor: string; action: string; changes: unknown[] }[]>;
  /** The file as it is saved. */
  file: (query: string) => Promise<{ status: number; bytes: Buffer; headers: Record<string, unknown> }>;
};

/** Logs somebody of that role in and gives the calls of one list. */
export async function listUser(
  { app, context }: TestApp,
  name: string,
  role: Role = 'manager',
): Promise<ListUser> {
  const account = await newAccount(context, role);
  const { token } = await logIn(app, account);
  const path = `/staff/${name}`;
  return {
    username: account.username,
    find: async (query = '') => (await call(app, 'GET', `${path}${query}`, { token })).json['data'] as never,
    get: (id) => call(app, 'GET', `${path}/${String(id)}`, { token }),
    create: (fields, requestId = randomUUID()) =>
      call(app, 'POST', path, { token, body: { requestId, ...newRowOf(name, fields) } }),
    change: (id, body) => call(app, 'PUT', `${path}/${String(id)}`, { token, body }),
    history: async (id) => {
      const { json } = await call(app, 'GET', `${path}/${String(id)}/history`, { token });
      return (json['data'] as { list: never }).list;
    },
    file: async (query) => {
      const answer = await app.inject({
        url: `/api${path}/file${query}`,
        headers: { token, 'x-local': 'en' },
      });
      return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers };
    },
  };
}

/** The row of an answer; fails the test when the call was refused. */
export function rowOf({ status, json }: Answer): Row {
  if (status !== 200) throw new Error(`refused: ${JSON.stringify(json)}`);
  return json['data'] as Row;
}
