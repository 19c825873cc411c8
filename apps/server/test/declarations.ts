import { randomUUID } from 'node:crypto';
import type { DataOf } from '@rohi/contract/endpoint';
import type { confirmDeclarations, readDeclarations } from '@rohi/contract/imports/declarations.contract';
import writeXlsx from 'write-excel-file/node';
import type { Customer } from './orders.ts';
import type { TestApp } from './test-app.ts';

export type ShownFile = DataOf<typeof readDeclarations>;
export type Outcome = DataOf<typeof confirmDeclarations>;

type Sent = { id?: string; name?: string; locale?: string; type?: string };

/** Sends a file as a customer's browser does; the answer may be a refusal. */
export async function sendFile(
  { app }: TestApp,
  { token }: Customer,
  file: Buffer | string,
  sent: Sent = {},
) {
  const { id = randomUUID(), name = 'list.csv', locale = 'en', type = 'application/octet-stream' } = sent;
  const answer = await app.inject({
    method: 'PUT',
    url: `/api/declaration-files/${id}?name=${encodeURIComponent(name)}`,
    headers: { token, 'x-local': locale, 'content-type': type },
    payload: Buffer.from(file),
  });
  const json = answer.json<{ code: number; error?: string; msg: string; data: ShownFile }>();
  return { id, status: answer.statusCode, headers: answer.headers, json, file: json.data };
}

/** The same; fails the test when the file is refused. */
export async function upload(service: TestApp, caller: Customer, file: Buffer | string, sent: Sent = {}) {
  const answer = await sendFile(service, caller, file, sent);
  if (answer.json.code !== 0) throw new Error(`file refused: ${JSON.stringify(answer.json)}`);
  return answer.file;
}

export async function confirm(caller: Customer, id: string, submit = true): Promise<Outcome> {
  const answer = await caller.ask('POST', `/declaration-files/${id}/confirm`, { submit });
  if (answer.json['code'] !== 0) throw new Error(`not confirmed: ${JSON.stringify(answer.json)}`);
  return answer.json['data'] as Outcome;
}

/** A workbook of one sheet with cells that are typed as a spreadsheet types them. */
export function workbookOf(
  rows: readonly (readonly (string | number | null)[])[],
  sheet = 'List',
): Promise<Buffer> {
  return writeXlsx([{ sheet, data: rows.map((row) => [...row]) }]).toBuffer();
}

/** What is wrong with each row, by its number: column and name of the problem. */
export function problemsIn({ rows }: ShownFile): Record<number, string[]> {
  return Object.fromEntries(
    rows.flatMap(({ index, problems }) =>
      problems.length === 0
        ? []
        : [[index, problems.map(({ column, error }) => `${column ?? 'row'} ${error}`)]],
    ),
  );
}
