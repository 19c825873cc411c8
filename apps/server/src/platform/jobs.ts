import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Runner, RunnerOptions, TaskList, WorkerEvents } from 'graphile-worker';
import { sql as query } from 'kysely';
import type pg from 'pg';
import { endConnections, openConnections, type DatabaseAddress } from './connections.ts';
import type { Tx } from './database.ts';
import { freeJobsOfTheDead, markAlive } from './job-owners.ts';
import type { Log } from './log.ts';
import { openPool, type Sql } from './sql.ts';

/** `<room>.<verb>` */
export type JobName = `${string}.${string}`;

/** Which try of its job a run is. */
export type JobTry = { number: number; isLast: boolean };

export type Job = {
  name: JobName;
  /** Must bear being run twice. Throws to be tried again later. */
  run(payload: unknown, jobTry: JobTry): Promise<void>;
  /** Five fields of cron, in UTC, for a job that runs by the clock. */
  schedule?: string;
};

export type RunningJobs = {
  /** Takes no further job; those under way get some seconds. */
  stop(): Promise<void>;
};

/** The newest migration of the job tables that this version brings; a test holds it against the package. */
export const jobTablesRevision = 20;

const jobsAtOnce = 2;
/** New jobs are told by NOTIFY; this is for retries and for what a lost connection has missed. */
const pollIntervalMs = 10_000;
const ownersIntervalMs = 30_000;
const stopMs = 4_000;
const restartMs = 1_000;

/**
 * Puts a job into the queue within the transaction: it runs after the commit and not at all without one. A job that throws
 * is tried again after e, e², e³ … seconds, at most six hours apart. With `delayMs` its first run waits so long. Of several waiting jobs with one `key` the last
 * stays alone; one that is running already is not touched.
 */
export async function addJob(
  tx: Tx,
  name: JobName,
  payload: object,
  { mostTries = 25, delayMs = 0, key }: { mostTries?: number; delayMs?: number; key?: string } = {},
): Promise<void> {
  await query`
    select graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json,
      max_attempts => ${mostTries}::integer, job_key => ${key ?? null}::text,
      run_at => now() + make_interval(secs => ${delayMs / 1000}))`.execute(tx);
}

/** Makes the job tables when they are missing or old. They have a schema of their own and migrations of the package. */
export async function installJobTables(sql: Sql, address: DatabaseAddress, log: Log): Promise<void> {
  const [table] = await sql<{ found: boolean }[]>`
    select to_regclass('graphile_worker.migrations') is not null as found`;
  if (table?.found === true) {
    const [newest] = await sql<{ id: number }[]>`select max(id) as id from graphile_worker.migrations`;
    if ((newest?.id ?? 0) >= jobTablesRevision) return;
  }
  await withPool(address, async (pgPool) => {
    const { runMigrations } = await import('graphile-worker');
    await runMigrations(await runnerOptions(pgPool, log));
  });
}

/** Runs every job that is due now, one after the other, and returns when none is left. */
export async function drainJobs(address: DatabaseAddress, jobs: readonly Job[], log: Log): Promise<void> {
  await withPool(address, async (pgPool) => {
    const { runOnce } = await import('graphile-worker');
    await runOnce({ ...(await runnerOptions(pgPool, log)), concurrency: 1, taskList: taskListOf(jobs) });
  });
}

/** Runs jobs in this process until stopped. Several processes share the jobs of one database. */
export async function startJobs(
  address: DatabaseAddress,
  jobs: readonly Job[],
  log: Log,
): Promise<RunningJobs> {
  const pgPool = openConnections(address, { connections: jobsAtOnce + 2, name: 'rohi-jobs' });
  const owners = openPool(address, { connections: 1, name: 'rohi-job-owners' });
  let owner: string | undefined;
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    owner = workerPool.id;
    void lookAfterOwners();
  });
  const lookAfterOwners = async () => {
    try {
      if (owner !== undefined) await markAlive(owners, owner);
      await freeJobsOfTheDead(owners);
    } catch (error) {
      // The database is away; the next round comes by itself.
      log.debug({ err: error }, 'owners of jobs not looked after');
    }
  };
  const timer = setInterval(() => void lookAfterOwners(), ownersIntervalMs);
  const options = {
    ...(await runnerOptions(pgPool, log)),
    events,
    taskList: taskListOf(jobs),
    // Told one by one, the end of a job is a promise that nobody waits for, and a lost connection ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  };
  const runner = keepRunning(options, jobs, log);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.race([runner.stop(), pause(stopMs, undefined, { ref: false })]);
      await Promise.all([owners.end({ timeoutMs: restartMs }), endConnections(pgPool, restartMs)]);
    },
  };
}

/** A runner that ends by itself (its database was away for long) is started anew. */
function keepRunning(options: RunnerOptions, jobs: readonly Job[], log: Log): RunningJobs {
  const stopping = new AbortController();
  let runner: Runner | undefined;
  const ended = (async () => {
    const { parseCronItems, run } = await import('graphile-worker');
    const parsedCronItems = parseCronItems(
      jobs.flatMap(({ name, schedule }) => (schedule === undefined ? [] : [{ task: name, match: schedule }])),
    );
    while (!stopping.signal.aborted) {
      try {
        runner = await run({ ...options, parsedCronItems });
        if (stopping.signal.aborted) await runner.stop();
        await runner.promise;
      } catch (error) {
        log.error({ err: error }, 'the runner of jobs ended');
      }
      if (!stopping.signal.aborted) await pause(restartMs);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await runner?.stop().catch(() => undefined);
      await ended;
    },
  };
}

async function withPool(address: DatabaseAddress, work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const pool = openConnections(address, { connections: 3, name: 'rohi-jobs' });
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}

async function runnerOptions(pgPool: pg.Pool, log: Log): Promise<RunnerOptions> {
  const { Logger } = await import('graphile-worker');
  return {
    pgPool,
    concurrency: jobsAtOnce,
    pollInterval: pollIntervalMs,
    noHandleSignals: true,
    // Messages alone: what comes with them holds the payload.
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') log.warn({ jobs: true }, message);
      else log.debug({ jobs: true }, message);
    }),
  };
}

function taskListOf(jobs: readonly Job[]): TaskList {
  return Object.fromEntries(
    jobs.map(({ name, run }) => [
      name,
      async (payload, { job }) =>
        run(payload, { number: job.attempts, isLast: job.attempts >= job.max_attempts }),
    ]),
  );
}
