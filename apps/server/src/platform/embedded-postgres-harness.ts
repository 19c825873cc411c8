import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { errorCode } from './embedded-postgres-error.ts';
import {
  EmbeddedPostgresError,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embedded-postgres.ts';
import {
  startProcess,
  type ProcessWishes,
  type Start,
  type StartedProcess,
} from './embedded-postgres-fixture.ts';
import { isPostgresOn, listPostgresOn, readPostmasterFile } from './embedded-postgres-lock-files.ts';
import { openPool } from './sql.ts';

/** What the test at hand works with: a data folder of its own, and what has to be undone after it. */
export const bench = { dataDir: '', formerDataDir: '', cleanUp: [] as (() => unknown)[] };

/** To be called once at the top of a test file. A server that a test leaves behind is ended and fails it. */
export function setUpBench(): void {
  beforeAll(async () => {
    bench.formerDataDir = await mkdtemp(join(tmpdir(), 'rohi-pg-'));
    const pg = await startEmbeddedPostgres({ dataDir: bench.formerDataDir, role: 'service', durable: false });
    await pg.stop();
  });
  afterAll(() => rm(bench.formerDataDir, { recursive: true, force: true }));
  beforeEach(async () => {
    bench.dataDir = await mkdtemp(join(tmpdir(), 'rohi-pg-'));
    const own = bench.dataDir;
    bench.cleanUp.push(() => rm(own, { recursive: true, force: true }));
  });
  afterEach(async () => {
    const left = await endAll();
    expect(left, 'a server was left running').toEqual([]);
  });
}

async function endAll(): Promise<number[]> {
  const [removeOwn, ...undo] = bench.cleanUp.splice(0);
  for (const step of undo.toReversed()) await step();
  const left = await listPostgresOn(join(bench.dataDir, 'pg'));
  for (const pid of left) killHard(pid);
  await removeOwn?.();
  return left;
}

/** Goes on with the data of the test before: making it anew takes longer than all the rest. */
export function useFormerData(): void {
  bench.dataDir = bench.formerDataDir;
}

export async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const { dataDir } = bench;
  const pg = await startEmbeddedPostgres({ dataDir, role: 'service', durable: false, ...options });
  bench.cleanUp.push(() => pg.stop());
  return pg;
}

/** A start in a process of its own. */
export function startApart(wishes: Partial<ProcessWishes> = {}): StartedProcess {
  const started = startProcess({ dataDir: bench.dataDir, ...wishes });
  bench.cleanUp.push(() => started.finish());
  return started;
}

/** The outcome of a start apart that has to succeed. */
export async function success(process: StartedProcess): Promise<Start> {
  const outcome = await process.started;
  if ('failed' in outcome) throw new Error(outcome.failed);
  return outcome;
}

/** The line of a start apart that must not succeed. */
export async function failure(process: StartedProcess): Promise<string> {
  const outcome = await process.started;
  if (!('failed' in outcome)) throw new Error('it started');
  expect(outcome.failed).not.toContain('\n');
  return outcome.failed;
}

/** The one line of a start that must not succeed. */
export async function refusal(options: Partial<EmbeddedPostgresOptions> = {}): Promise<string> {
  const attempt = start(options);
  const outcome = await attempt.catch((error: unknown) => error);
  if (!(outcome instanceof EmbeddedPostgresError)) {
    throw outcome instanceof Error ? outcome : new Error('it started');
  }
  expect(outcome.message).not.toContain('\n');
  return outcome.message;
}

/** The number of the server that works on the data now; waits while it starts or is started again. */
export function serverPid(): Promise<number> {
  const cluster = join(bench.dataDir, 'pg');
  return vi.waitFor(
    async () => {
      const file = await readPostmasterFile(cluster);
      if (!file?.isReady || !(await isPostgresOn(file.pid, cluster))) throw new Error('no server runs');
      return file.pid;
    },
    { timeout: 300_000, interval: 10 },
  );
}

/** As a power cut ends it. A process that ended by itself a moment before is just as well. */
export function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

export async function untilGone(pid: number): Promise<void> {
  await vi.waitFor(async () => expect(await isPostgresOn(pid, join(bench.dataDir, 'pg'))).toBe(false), {
    timeout: 300_000,
    interval: 10,
  });
}

/** Surroundings where some programs do not work, as on a system that lacks them. */
export async function environmentWithout(...programs: string[]): Promise<NodeJS.ProcessEnv> {
  const bin = await mkdtemp(join(tmpdir(), 'rohi-bin-'));
  bench.cleanUp.push(() => rm(bin, { recursive: true }));
  for (const program of programs) {
    await writeFile(join(bin, program), '#!/bin/sh\necho not here >&2\nexit 127\n', { mode: 0o755 });
  }
  return { ...process.env, PATH: `${bin}:${process.env['PATH']}` };
}

/** Hands the data folder of the test to another user; only root can. */
export async function giveTo(uid: number): Promise<void> {
  await chown(bench.dataDir, uid, uid);
}

export async function query<T extends object>(pg: { socketFile: string }, text: string): Promise<T[]> {
  const sql = openPool({ socketFile: pg.socketFile, database: 'rohi' }, { connections: 1 });
  try {
    return await sql.unsafe<T[]>(text);
  } finally {
    await sql.end({ timeoutMs: 1_000 });
  }
}

/** Those of the acknowledged numbers that are not in the database. */
export async function lostOf(acknowledged: number[], pg: { socketFile: string }): Promise<number[]> {
  const rows = await query<{ number: string }>(pg, 'select number from written');
  const numbers = new Set(rows.map(({ number }) => Number(number)));
  return acknowledged.filter((number) => !numbers.has(number));
}
