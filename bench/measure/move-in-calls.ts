/** A move-in as a manager does it through the console: its calls, and the seconds between them. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type {
  MoveInFile,
  MoveInFileRow,
} from '../../packages/contract/src/imports/move-in-files.contract.ts';
import type { MoveIn } from '../../packages/contract/src/imports/move-in.contract.ts';

/** The envelope of every answer. */
type Answer<Data> = { success: boolean; data: Data; msg: string; error?: string };
const mostTries = 40;
const lookAgainMs = 1_000;

/** Seconds that a file took: until its columns were found, until its report, until it was written. */
export type FileTimes = { rows: number; read: number; checked: number; written: number; asked: number };

/** A file of a move-in that stands. */
export type BroughtFile = { id: string; times: FileTimes };

export type MoveInCalls = ReturnType<typeof openMoveInCalls>;

/** The calls of somebody who moves a firm in. Each throws with the refusal's words when it is refused. */
export function openMoveInCalls(port: number, token: string) {
  const ask = async <Data>(method: string, path: string, body?: unknown, type = 'application/json') => {
    for (let tried = 1; ; tried += 1) {
      const response = await fetch(`http://127.0.0.1:${port}/api/staff/move-in${path}`, {
        method,
        headers: { token, 'x-local': 'en', ...(body === undefined ? {} : { 'content-type': type }) },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const answer = (await response.json()) as Answer<Data>;
      if (answer.success) return answer.data;
      // A crowded service is asked again: each of these calls may be repeated.
      if (answer.error !== 'server.busy' || tried === mostTries)
        throw new Error(`${method} ${path} is refused: ${answer.msg}`);
      await pause(500);
    }
  };
  /** Looks as the console's overview does: at the rows of all files, once a second, and then at the file. */
  const reach = async (moveIn: string, id: string, state: MoveInFile['state']): Promise<MoveInFile> => {
    for (;;) {
      const { list } = await ask<{ list: MoveInFileRow[] }>('GET', `/${moveIn}/files`);
      const now = list.find((row) => row.id === id)?.state;
      if (now === state) return ask<MoveInFile>('GET', `/files/${id}`);
      if (now === undefined || !['CHECKING', 'RUNNING', 'TAKING_BACK'].includes(now))
        throw new Error(`the file is ${now} and not ${state}`);
      await pause(lookAgainMs);
    }
  };
  return {
    open: async (day: string, arrivedUnitId: number): Promise<string> => {
      const { id, version, choices } = await ask<MoveIn>('POST', '', { id: randomUUID(), day });
      const chosen = { ...choices, currency: 'TJS', arrivedUnitId };
      await ask('PUT', `/${id}/choices`, { version, choices: chosen });
      return id;
    },
    close: (id: string) => ask<MoveIn>('POST', `/${id}/close`),
    /** Sends a sheet, waits for its report, confirms it as it is, and waits until it stands. */
    bring: async (moveIn: string, sheet: string): Promise<BroughtFile> => {
      const id = randomUUID();
      const since = performance.now();
      const passed = () => (performance.now() - since) / 1_000;
      await ask('PUT', `/files/${id}/content?name=sheet.csv`, sheet, 'application/octet-stream');
      const read = passed();
      const { version, counts } = await reach(moveIn, id, 'CHECKED');
      const checked = passed() - read;
      await ask('POST', `/files/${id}/confirm`, { version, counts });
      const file = await reach(moveIn, id, 'DONE');
      const written = passed() - read - checked;
      return { id, times: { rows: file.rows, read, checked, written, asked: file.counts?.asked ?? 0 } };
    },
    /** Seconds until a file is taken back, whole. */
    takeBack: async (moveIn: string, id: string): Promise<number> => {
      const since = performance.now();
      await ask('POST', `/files/${id}/take-back`);
      await reach(moveIn, id, 'TAKEN_BACK');
      return (performance.now() - since) / 1_000;
    },
  };
}
