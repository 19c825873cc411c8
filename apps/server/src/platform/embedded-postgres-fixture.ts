import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { readPostmasterFile } from './embedded-postgres-lock-files.ts';
import type { Role } from './embedded-postgres-session.ts';
import { openPool, type Sql } from './sql.ts';

/** What a process of the tests says on its standard output, a line each. */
type Line = { started: Start } | { failed: string } | { wrote: number };

/** What a process says of its start. */
export type Start = { owner: boolean; socketFile: string; serverPid: number };

export type StartedProcess = {
  child: ChildProcess;
  pid: number;
  /** Settles when PostgreSQL is there, or with the one line why not. */
  started: Promise<Start | { failed: string }>;
  /** Numbers of the rows that the database has acknowledged. */
  written: number[];
  /** Resolves when that many rows have been acknowledged in all. */
  hasWritten(count: number): Promise<void>;
  /** Asks it to stop PostgreSQL and to end. */
  finish(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
};

export type ProcessWishes = {
  dataDir: string;
  role?: Role;
  writers?: number;
  /** Runs as this user, with this group. */
  uid?: number;
  /** Words before the program. */
  prefix?: string[];
  env?: NodeJS.ProcessEnv;
};

/** Runs startEmbeddedPostgres in a process of its own, since a test cannot kill itself. */
export function startProcess(wishes: ProcessWishes): StartedProcess {
  const { dataDir, role = 'service', writers = 0, uid, prefix = [], env = process.env } = wishes;
  const words = [...prefix, process.execPath, import.meta.filename, dataDir, role, String(writers)];
  const child = spawn(words[0] ?? '', words.slice(1), {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: '/',
    env,
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const closed = once(child, 'close');
  return {
    child,
    pid: child.pid ?? 0,
    ...listenTo(child.stdout, closed),
    async finish() {
      child.stdin.end();
      await closed;
    },
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

function listenTo(
  output: Readable,
  closed: Promise<unknown>,
): Pick<StartedProcess, 'started' | 'written' | 'hasWritten'> {
  const started = Promise.withResolvers<Awaited<StartedProcess['started']>>();
  const written: number[] = [];
  let waiting: { count: number; resolve: () => void }[] = [];
  createInterface(output).on('line', (text) => {
    const line: Line = JSON.parse(text);
    if ('started' in line) started.resolve(line.started);
    else if ('failed' in line) started.resolve(line);
    else written.push(line.wrote);
    for (const { count, resolve } of waiting) if (written.length >= count) resolve();
    waiting = waiting.filter(({ count }) => written.length < count);
  });
  void closed.then(() => started.resolve({ failed: 'the process ended without a word' }));
  return {
    started: started.promise,
    written,
    hasWritten: (count) =>
      new Promise((resolve) => {
        if (written.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
  };
}

function say(line: Line): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

const ending = new AbortController();

/** Writes rows until the end, saying each only after the database has acknowledged it. */
async function writeRows(sql: Sql, first: number, step: number): Promise<void> {
  for (let number = first; !ending.signal.aborted; number += step) {
    try {
      await sql`insert into written (number) values (${number})`;
      say({ wrote: number });
    } catch {
      // Not acknowledged: the row may be there or not, and nothing was promised.
      await pause(5);
    }
  }
}

async function startWriting(sql: Sql, writers: number): Promise<void> {
  await sql`create table if not exists written (number bigint primary key)`;
  const [row] = await sql<{ next: string }[]>`select coalesce(max(number), 0) + 1 as next from written`;
  const next = Number(row?.next);
  for (let writer = 0; writer < writers; writer += 1) void writeRows(sql, next + writer, writers);
}

async function main([dataDir = '', role = 'service', writers = '0']: string[]): Promise<void> {
  try {
    const pg = await startEmbeddedPostgres({ dataDir, role: role === 'command' ? 'command' : 'service' });
    const file = await readPostmasterFile(`${dataDir}/pg`);
    const sql = openPool({ socketFile: pg.socketFile, database: 'rohi' }, { connections: 4 });
    if (Number(writers) > 0) await startWriting(sql, Number(writers));
    say({ started: { owner: pg.owner, socketFile: pg.socketFile, serverPid: file?.pid ?? 0 } });
    await once(process.stdin.resume(), 'end');
    ending.abort();
    await sql.end({ timeoutMs: 1_000 });
    await pg.stop();
  } catch (error) {
    say({ failed: String(error) });
    process.exitCode = 1;
  }
}

if (process.argv[1] === import.meta.filename) await main(process.argv.slice(2));
