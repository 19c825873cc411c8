import { randomUUID } from 'node:crypto';
import type { Role } from '@rohi/contract/roles';
import type { ImportedFile, ImportedPage, ImportState } from '@rohi/contract/lists/list-import';
import { readTables } from './read-tables.ts';
import { call, logIn, newAccount, type Answer } from './accounts.ts';
import { listUser, type ListUser } from './staff-list.ts';
import type { TestApp } from './test-app.ts';

type Sent = { id?: string; name?: string; locale?: string };

/** A list as one person saves it to a file and takes it back. */
export type ListImporter = ListUser & {
  token: string;
  /** Sends a file; the answer may be a refusal. */
  send: (bytes: Buffer | string, sent?: Sent) => Promise<Answer>;
  /** Sends a file that must be taken. */
  upload: (bytes: Buffer | string, sent?: Sent) => Promise<ImportedFile>;
  page: (id: string, state?: ImportState, locale?: string) => Promise<ImportedPage>;
  /** Confirms until nothing waits. */
  confirm: (id: string) => Promise<ImportedFile>;
  ask: (method: 'GET' | 'POST', path: string) => Promise<Answer>;
  /** Cells of the refused rows with their heading, as a spreadsheet shows them. */
  refused: (id: string) => Promise<{ bytes: Buffer; rows: string[][] }>;
  template: (locale: string) => Promise<{ bytes: Buffer; rows: string[][] }>;
  /** The list's own file in a language. */
  saved: (format: 'csv' | 'xlsx', locale?: string) => Promise<Buffer>;
};

/** Logs somebody of that role in and gives the calls of one list that can be imported. */
export async function listImporter(
  fixture: TestApp,
  name: string,
  role: Role = 'manager',
): Promise<ListImporter> {
  const { app, context } = fixture;
  const account = await newAccount(context, role);
  const { token } = await logIn(app, account);
  const user = await listUser(fixture, name, role);
  const path = `/staff/${name}`;
  const bytesOf = async (end: string, locale = 'en') =>
    (await app.inject({ url: `/api${path}${end}`, headers: { token, 'x-local': locale } })).rawPayload;
  const send = async (
    bytes: Buffer | string,
    { id = randomUUID(), name: file = 'list.csv', locale = 'en' }: Sent = {},
  ) => {
    const answer = await app.inject({
      method: 'PUT',
      url: `/api${path}/imports/${id}?name=${encodeURIComponent(file)}`,
      headers: { token, 'x-local': locale, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(bytes),
    });
    return {
      status: answer.statusCode,
      json: answer.json<Record<string, unknown>>(),
      headers: answer.headers,
    };
  };
  const confirm = async (id: string): Promise<ImportedFile> => {
    const file = dataOf<ImportedFile>(await call(app, 'POST', `${path}/imports/${id}/confirm`, { token }));
    return file.waiting === 0 ? file : confirm(id);
  };
  const tableOf = async (bytes: Buffer) => ({ bytes, rows: await readTables(bytes) });
  return {
    ...user,
    username: account.username,
    token,
    send,
    upload: async (bytes, sent) => dataOf(await send(bytes, sent)),
    page: async (id, state, locale = 'en') => {
      const query = `?limit=100${state === undefined ? '' : `&state=${state}`}`;
      return dataOf(
        await call(app, 'GET', `${path}/imports/${id}${query}`, { token, headers: { 'x-local': locale } }),
      );
    },
    confirm,
    ask: (method, end) => call(app, method, `${path}${end}`, { token }),
    refused: async (id) => tableOf(await bytesOf(`/imports/${id}/refused`)),
    template: async (locale) => tableOf(await bytesOf('/import-template', locale)),
    saved: (format, locale) => bytesOf(`/file?format=${format}`, locale),
  };
}

function dataOf<Data>({ status, json }: Answer): Data {
  if (status !== 200) throw new Error(`refused: ${JSON.stringify(json)}`);
  return json['data'] as Data;
}
