import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { productVersion } from './product-version.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { startServiceChild } from '../../test/service-child.ts';
import { createTestDatabase } from '../../test/test-app.ts';
import { queueLetter } from '../modules/notifications/notifications.service.ts';
import { inTransaction, openDatabase } from './database.ts';
import { openPool } from './sql.ts';
import { addJob, addJobs, drainJobs, installJobTables, jobOf, jobTablesRevision, type Job } from './jobs.ts';
import { createLog } from './log.ts';

const log = createLog('silent');

test('the tables of the queue are those that its package makes now', async () => {
  const address = await createTestDatabase();
  const sql = openPool(address, { connections: 1 });
  onTestFinished(() => sql.end());
  const revision = () => sql`select max(id) as id from graphile_worker.migrations`;
  expect(await revision()).toEqual([{ id: jobTablesRevision }]);
  // Two processes find none at the same moment.
  await sql`drop schema graphile_worker cascade`;
  await Promise.all([installJobTables(sql, address, log), installJobTables(sql, address, log)]);
  expect(await revision()).toEqual([{ id: jobTablesRevision }]);
});

test('a job runs once after the commit, gets its payload, and knows which try it is', async () => {
  const address = await createTestDatabase();
  const { db, sql, close } = openDatabase(address, { connections: 2 });
  onTestFinished(close);
  const runs: unknown[] = [];
  const note = { name: 'test.note', payload: z.object({ word: z.string() }) } as const;
  const jobs: Job[] = [
    jobOf(note, async (payload, jobTry) => {
      runs.push([payload, jobTry]);
      if (jobTry.number === 1) throw new Error('not yet');
    }),
  ];
  // A runner that has been started knows its jobs by name; the very first one of a name waits for the other's commit.
  await drainJobs(address, jobs, log);
  await inTransaction(db, async (tx) => {
    await addJob(tx, note, { word: 'Душанбе' }, { mostTries: 2 });
    await drainJobs(address, jobs, log);
    expect(runs).toEqual([]);
  });
  await drainJobs(address, jobs, log);
  expect(runs).toMatchObject([[{ word: 'Душанбе' }, { number: 1, isLast: false }]]);
  await sql`update graphile_worker._private_jobs set run_at = now()`;
  await drainJobs(address, jobs, log);
  await drainJobs(address, jobs, log);
  expect(runs.slice(1)).toMatchObject([[{ word: 'Душанбе' }, { number: 2, isLast: true }]]);
});

test('a payload of another shape is not handed on', async () => {
  const runs: object[] = [];
  const job = jobOf({ name: 'test.note', payload: z.object({ word: z.string() }) }, async (payload) => {
    runs.push(payload);
  });
  await expect(async () => job.run({ word: 1 }, { id: '1', number: 1, isLast: false })).rejects.toThrow(
    'word',
  );
  expect(runs).toEqual([]);
});

test('many jobs are put in by one statement, in their order; each kind takes its turn', async () => {
  const address = await createTestDatabase();
  const { db, close } = openDatabase(address, { connections: 1 });
  onTestFinished(close);
  const runs: number[] = [];
  const count = { name: 'test.count', payload: z.object({ number: z.int() }) } as const;
  await inTransaction(db, async (tx) => {
    await addJobs(tx, count, [{ number: 4 }, { number: 5 }], { turn: 'last' });
    await addJobs(tx, count, [{ number: 3 }], { turn: 'next' });
    await addJobs(tx, count, [{ number: 1 }, { number: 2 }]);
    await addJobs(tx, count, []);
  });
  const jobs = [
    jobOf(count, async ({ number }) => {
      runs.push(number);
    }),
  ];
  await drainJobs(address, jobs, log);
  expect(runs).toEqual([1, 2, 3, 4, 5]);
});

test.each([{ args: ['--jobs-only'] }, { args: [] }])(
  'the service takes jobs, also when it is asked to do nothing else: $args',
  async ({ args }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'rohi-jobs-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }));
    const { child, ready, ended } = startServiceChild({ DATA_DIR: dataDir, DEMO: 'off' }, args);
    await ready;
    // Line 5 of PostgreSQL's own pid file names the folder of its socket.
    const socketDir = (await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[4] ?? '';
    const { db, close } = openDatabase({ socketFile: `${socketDir}/.s.PGSQL.5432`, database: 'rohi' });
    const letter = {
      to: 'madina@example.tj',
      locale: 'tg',
      letter: 'addressAlreadyRegistered',
      params: {},
    } as const;
    await inTransaction(db, (tx) => queueLetter(tx, letter));
    const states = () => db.selectFrom('letter').select('state').execute();
    await expect.poll(states, { timeout: 300_000 }).toEqual([{ state: 'sent' }]);
    expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(1);
    await close();
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, signal: null });
  },
);

test('an argument that is not understood ends the start in one line', async () => {
  const { ended } = startServiceChild({}, ['--jobs']);
  expect(await ended).toMatchObject({
    code: 1,
    output: '--jobs is not understood: only --jobs-only and --version are.\n',
  });
});

test('the version is printed without a start, and is the one that health names', async () => {
  const { ended } = startServiceChild({}, ['--version']);
  expect(await ended).toMatchObject({ code: 0, output: `${productVersion}\n` });
  expect(productVersion).toMatch(/^\d+\.\d+\.\d+$/);
});
