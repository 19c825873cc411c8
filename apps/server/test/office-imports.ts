import { randomUUID } from 'node:crypto';
import type { Role } from '@rohi/contract/roles';
import type { DataOf } from '@rohi/contract/endpoint';
import type { readOfficeImport } from '@rohi/contract/imports/office-imports.contract';
import { call, logIn, newAccount } from './accounts.ts';
import { runJobs, type TestApp } from './test-app.ts';

export type ShownImport = DataOf<typeof readOfficeImport>;
type Sent = { id?: string; name?: string; encoding?: string; locale?: string; type?: string };
type Answer = { status: number; error: string | undefined; msg: string; shown: ShownImport };

/** Somebody of the office who imports files. */
export type Operator = Awaited<ReturnType<typeof newOperator>>;

/** Logs somebody of that role in and gives the calls of the imports as this person makes them. */
export async function newOperator({ app, context }: TestApp, role: Role = 'china-operator') {
  const account = await newAccount(context, role);
  const { token } = await logIn(app, account);
  const path = (id: string, end: string) => `/staff/imports/${id}/${end}`;
  const ask = async (method: 'GET' | 'POST' | 'PUT', address: string, body?: unknown): Promise<Answer> => {
    const { status, json } = await call(app, method, address, { token, body });
    return answerOf(status, json);
  };
  return {
    account,
    token,
    /** The answer may be a refusal. */
    send: async (file: Buffer | string, sent: Sent = {}): Promise<Answer & { id: string }> => {
      const { id = randomUUID(), name = 'list.csv', locale = 'en' } = sent;
      const query = new URLSearchParams({ name, ...(sent.encoding && { encoding: sent.encoding }) });
      const answer = await app.inject({
        method: 'PUT',
        url: `/api${path(id, 'content')}?${query}`,
        headers: { token, 'x-local': locale, 'content-type': sent.type ?? 'application/octet-stream' },
        payload: Buffer.from(file),
      });
      return { id, ...answerOf(answer.statusCode, answer.json()) };
    },
    show: async (id: string) => (await ask('GET', path(id, 'report'))).shown,
    read: (id: string) => ask('GET', path(id, 'report')),
    columns: (id: string, body: object) => ask('PUT', path(id, 'columns'), body),
    confirm: (id: string, version: number, again = false, withoutSizes = true) =>
      ask('POST', path(id, 'confirm'), { version, again, withoutSizes }),
    cancel: (id: string) => ask('POST', path(id, 'cancel')),
    rejected: async (id: string, locale = 'en') => {
      const answer = await app.inject({
        url: `/api${path(id, 'rejected')}`,
        headers: { token, 'x-local': locale },
      });
      return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers };
    },
  };
}

function answerOf(status: number, json: Record<string, unknown>): Answer {
  return {
    status,
    error: json['error'] as string | undefined,
    msg: String(json['msg']),
    shown: json['data'] as ShownImport,
  };
}

/** Confirms an import and has it done; the answer is that of the confirmation. */
export async function confirmed(fixture: TestApp, operator: Operator, id: string, again = false) {
  const { row } = await operator.show(id);
  const answer = await operator.confirm(id, row.version, again);
  await runJobs(fixture);
  return answer;
}
