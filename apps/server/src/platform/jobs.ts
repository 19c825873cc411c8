import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { JobKind } from '@rohi/contract/job-kind';
import type { Runner, RunnerOptions, TaskList, WorkerEvents } from 'graphile-worker';
import { sql as query } from 'kysely';
import type pg from 'pg';
import { endConnections, openConnections, type DatabaseAddress } from './connections.ts';
import { isDatabaseDown, type Db, type Tx } from './database.ts';
import { FetchRefusal } from './fetch-outside.ts';
import { freeJobsOfTheDead, markAlive } from './job-owners.ts';
import type { Log } from './log.ts';
import { MailError } from './mail.ts';
import { openPool, type Sql } from './sql.ts';

/** `<room>.<verb>` */
export type JobName = JobKind['name'];

/** Which job a run is of, and which try. */
export type JobTry = { id: string; number: number; isLast: boolean };

export type Job = {
  name: JobName;
  /** Must be idempotent. Throws to be tried again later. */
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
/** New jobs are announced by NOTIFY; this is for retries and for what a lost connection has missed. */
const pollIntervalMs = 10_000;
const ownersIntervalMs = 30_000;
/** What the process before this one held when it was killed is free for others by then. */
const firstOwnersMs = 21_000;
const stopMs = 4_000;
const restartMs = 1_000;

export type JobOptions<Payload = never> = {
  mostTries?: number;
  /** The first run waits so long. */
  delayMs?: number;
  /** Of several waiting jobs with one key the last stays alone; one that is running already is not touched. */
  key?: string | ((payload: Payload) => string);
  /** With a key: the last runs when the first would have, so that repeated requests put nothing off. */
  keepsTime?: boolean;
  /** Jobs of one queue run one after the other, in the order in which they were added, whatever process runs them. */
  queue?: string;
  /** When it is taken among those that are due; at once if not given. */
  turn?: JobTurn;
};

/**
 * Somebody waits for the code in a letter: `first`. What has happened to parcels is handed on before the letters about
 * it, of which there may be thousands before a slow mail server: `next`. News without a waiting reader: `last`.
 */
export type JobTurn = 'first' | 'next' | 'last';

const priorities: Record<JobTurn, number> = { first: 0, next: 5, last: 10 };

/**
 * Puts a job into the queue within the transaction: it runs after the commit and not at all without one. A job that
 * throws is tried again after e, e², e³ … seconds, at most six hours apart.
 */
export async function addJob<Payload extends object>(
  tx: Tx,
  kind: JobKind<Payload>,
  payload: Payload,
  options: JobOptions<Payload> = {},
): Promise<void> {
  await addJobs(tx, kind, [payload], options);
}

/** The same for many jobs of one kind, in one statement. */
export async function addJobs<Payload extends object>(
  tx: Tx,
  { name }: JobKind<Payload>,
  payloads: readonly Payload[],
  { mostTries = 25, delayMs = 0, key, keepsTime = false, queue, turn = 'first' }: JobOptions<Payload> = {},
): Promise<void> {
  if (payloads.length === 0) return;
  const keys = payloads.map((payload) => (typeof key === 'function' ? key(payload) : (key ?? null)));
  // Not the time at which the transaction began: of two that wait for one lock, the later one may have begun first.
  await query`
    select count(*) from graphile_worker.add_jobs(array(
      select (${name}, payload::json, ${queue ?? null}::text, clock_timestamp() + make_interval(secs => ${delayMs / 1000}),
        ${mostTries}::smallint, key, ${priorities[turn]}::smallint, null)::graphile_worker.job_spec
      from unnest(${payloads.map((payload) => JSON.stringify(payload))}::text[], ${keys}::text[]) with ordinality as added (payload, key, position)
      order by position), ${keepsTime})`.execute(tx);
}

/** What is done with jobs of a kind. A payload of another shape is an error and not handed on. */
export function jobOf<Payload extends object>(
  { name, payload: shape }: JobKind<Payload>,
  run: (payload: Payload, jobTry: JobTry) => Promise<void>,
): Job {
  return { name, run: (payload, jobTry) => run(shape.parse(payload), jobTry) };
}

export type QueuedJob = { id: string; payload: unknown };

/** So much JSON is taken along at once. */
const mostTakenAlong = 200_000;

/**
 * For a job of a queue that is running: the next ones of its queue that are due and were not tried yet, in their order.
 * No other process can run them meanwhile. They are to be ended with it, or run by themselves later.
 */
export async function nextOfQueue(db: Db, { id }: Pick<QueuedJob, 'id'>): Promise<QueuedJob[]> {
  const { rows } = await query<QueuedJob>`
    select id, payload from (
      select next.id, next.payload, sum(length(next.payload::text)) over (order by next.run_at, next.id) as size
      from graphile_worker._private_jobs running
      join graphile_worker._private_jobs next on next.job_queue_id = running.job_queue_id and next.task_id = running.task_id
      where running.id = ${id}::bigint and next.is_available and next.attempts = 0 and next.run_at <= now()) as due
    where size < ${mostTakenAlong} order by size`.execute(db);
  return rows;
}

/**
 * Ends jobs of a queue, as the last thing of their run: the next one of the queue can be taken at once. The runner
 * notes the end of a job without waiting for that, looks for the next one, finds the queue still taken, and rests for
 * ten seconds.
 */
export async function endQueuedJobs(db: Db | Tx, ids: readonly string[]): Promise<void> {
  await query`
    with ended as (delete from graphile_worker._private_jobs where id = any(${[...ids]}::bigint[]) returning job_queue_id)
    update graphile_worker._private_job_queues as queue set locked_by = null, locked_at = null
    from ended where queue.id = ended.job_queue_id`.execute(db);
}

/** Jobs that are due and not taken, and those that were given up after their last try. */
export async function countJobs(db: Db): Promise<{ due: number; failed: number }> {
  const { rows } = await query<{ due: string; failed: string }>`
    select count(*) filter (where attempts < max_attempts and run_at <= now() and locked_at is null) as due,
      count(*) filter (where attempts >= max_attempts and locked_at is null) as failed
    from graphile_worker._private_jobs`.execute(db);
  return { due: Number(rows[0]?.due ?? 0), failed: Number(rows[0]?.failed ?? 0) };
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
  const first = setTimeout(() => void lookAfterOwners(), firstOwnersMs);
  const options = {
    ...(await runnerOptions(pgPool, log)),
    events,
    taskList: taskListOf(jobs),
    // Reported one by one, the end of a job is a promise that is not awaited, and a lost connection ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  };
  const runner = runAgainWhenEnded(options, jobs, log);
  return {
    async stop() {
      clearInterval(timer);
      clearTimeout(first);
      await Promise.race([runner.stop(), pause(stopMs, undefined, { ref: false })]);
      await Promise.all([owners.end({ timeoutMs: restartMs }), endConnections(pgPool, restartMs)]);
    },
  };
}

/** A runner that ends by itself (its database was away for long) is started anew. */
function runAgainWhenEnded(options: RunnerOptions, jobs: readonly Job[], log: Log): RunningJobs {
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
        const why = reasonOrFault(error, isDatabaseDown(error));
        if ('reason' in why) log.warn(why, 'the runner of jobs ended, and is started anew');
        else log.error(why, 'the runner of jobs ended');
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
    logger: new Logger(() => (level, message, meta) => {
      if (meta !== undefined && 'failure' in meta) logFailedJob(log, meta as FailedJob);
      else if (level === 'error' || level === 'warning') log.warn({ jobs: true }, message);
      else log.debug({ jobs: true }, message);
    }),
  };
}

type FailedJob = {
  job: { task_identifier: string; attempts: number; max_attempts: number };
  error: unknown;
};

/**
 * One line a try. What lies outside of the program (a mail server, a bank, the database is away) is named by its
 * reason; a fault of the program has its stack, in a field of its own.
 */
function logFailedJob(log: Log, { job, error }: FailedJob): void {
  const isOutside = error instanceof MailError || error instanceof FetchRefusal || isDatabaseDown(error);
  const line = {
    job: job.task_identifier,
    try: job.attempts,
    of: job.max_attempts,
    ...reasonOrFault(error, isOutside),
  };
  if (job.attempts < job.max_attempts) log.warn(line, 'a job failed and is tried again');
  else log.error(line, 'a job was given up');
}

/** What lies outside of the program is named in one line; a fault of the program comes with its stack. */
function reasonOrFault(error: unknown, isOutside: boolean): { reason: string } | { err: unknown } {
  if (!isOutside) return { err: error };
  return { reason: error instanceof Error ? error.message : String(error) };
}

function taskListOf(jobs: readonly Job[]): TaskList {
  return Object.fromEntries(
    jobs.map(({ name, run }) => [
      name,
      async (payload, { job }) =>
        run(payload, { id: job.id, number: job.attempts, isLast: job.attempts >= job.max_attempts }),
    ]),
  );
}
