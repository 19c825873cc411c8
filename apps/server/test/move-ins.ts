import { randomUUID } from 'node:crypto';
import type { MoveInFile } from '@rohi/contract/imports/move-in-files.contract';
import type { MoveIn, MoveInChoices } from '@rohi/contract/imports/move-in.contract';
import { call, logIn, newAccount } from './accounts.ts';
import { runJobs, type TestApp } from './test-app.ts';

type Answer<Data> = { status: number; error: string | undefined; msg: string; data: Data };

/** Somebody who moves a firm in. */
export type Mover = Awaited<ReturnType<typeof newMover>>;

/** Logs a manager in, opens a move-in, and gives its calls. */
export async function newMover(service: TestApp, day = '2026-11-20') {
  const { app, context } = service;
  const account = await newAccount(context, 'manager');
  const { token } = await logIn(app, account);
  const ask = async <Data>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
  ): Promise<Answer<Data>> => {
    const { status, json } = await call(app, method, `/staff/move-in${path}`, { token, body });
    return {
      status,
      error: json['error'] as string | undefined,
      msg: String(json['msg']),
      data: json['data'] as Data,
    };
  };
  const id = randomUUID();
  const opened = await ask<MoveIn>('POST', '', { id, day });
  const upload = async (path: string, payload: Buffer, type: string): Promise<Answer<MoveInFile>> => {
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/staff/move-in/files/${path}`,
      headers: { token, 'x-local': 'en', 'content-type': type },
      payload,
    });
    const json = answer.json<Record<string, unknown>>();
    return {
      status: answer.statusCode,
      error: json['error'] as string | undefined,
      msg: String(json['msg']),
      data: json['data'] as MoveInFile,
    };
  };
  const show = async (file: string) => (await ask<MoveInFile>('GET', `/files/${file}`)).data;
  const confirm = async (file: string, counts?: MoveInFile['counts']) => {
    const now = await show(file);
    return ask<MoveInFile>('POST', `/files/${file}/confirm`, {
      version: now.version,
      counts: counts ?? now.counts,
    });
  };
  return {
    account,
    token,
    id,
    opened: opened.data,
    ask,
    choose: async (choices: Partial<MoveInChoices>) => {
      const { data } = await ask<{ moveIn: MoveIn }>('GET', '');
      const { version, choices: before } = data.moveIn;
      return ask<MoveIn>('PUT', `/${id}/choices`, { version, choices: { ...before, ...choices } });
    },
    send: (file: Buffer | string, { id: file_ = randomUUID(), name = 'list.csv', kind = '' } = {}) =>
      upload(
        `${file_}/content?${new URLSearchParams({ name, ...(kind === '' ? {} : { kind }) })}`,
        Buffer.from(file),
        'application/octet-stream',
      ),
    paste: (text: string, { id: file_ = randomUUID(), kind = '' } = {}) =>
      upload(
        `${file_}/text?${new URLSearchParams(kind === '' ? {} : { kind })}`,
        Buffer.from(text),
        'text/plain',
      ),
    show,
    confirm,
    /** Sends a file, has it checked, and returns it. */
    checked: async (file: Buffer | string, kind = '', name = 'list.csv') => {
      const id_ = randomUUID();
      const answer = await upload(
        `${id_}/content?${new URLSearchParams({ name, ...(kind === '' ? {} : { kind }) })}`,
        Buffer.from(file),
        'application/octet-stream',
      );
      if (answer.status !== 200) throw new Error(`${answer.error}: ${answer.msg}`);
      await runJobs(service);
      return show(id_);
    },
    /** Confirms what was checked and has it written. */
    written: async (file: string) => {
      const answer = await confirm(file);
      if (answer.status !== 200) throw new Error(`${answer.error}: ${answer.msg}`);
      await runJobs(service);
      return show(file);
    },
    takeBack: (file: string) => ask<MoveInFile>('POST', `/files/${file}/take-back`),
    answer: async (file: string, answers: readonly object[]) => {
      const { version } = await show(file);
      const answer = await ask<MoveInFile>('PUT', `/files/${file}/answers`, { version, answers });
      await runJobs(service);
      return answer;
    },
    rows: async (file: string, query = '') =>
      (
        await ask<{ total: number; list: MoveInFile['questions'][number]['rows'] }>(
          'GET',
          `/files/${file}/rows${query}`,
        )
      ).data,
  };
}
