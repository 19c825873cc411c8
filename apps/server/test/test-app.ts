import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { inject, onTestFinished } from 'vitest';
import { buildApp } from '../src/app.ts';
import { listJobs, listSubscriptions } from '../src/rooms.ts';
import { checklistKinds } from '../src/checklist-kinds.ts';
import { readConfig, type Config } from '../src/config.ts';
import { openContext, type Context } from '../src/context.ts';
import type { PlainKind } from '../src/modules/cargo/plain-kind.service.ts';
import type { Clock } from '../src/platform/clock.ts';
import type { DatabaseAddress } from '../src/platform/connections.ts';
import { drainJobs } from '../src/platform/jobs.ts';
import { createLog } from '../src/platform/log.ts';
import { projections } from '../src/projections.ts';
import { openDatabase, type Database } from '../src/platform/database.ts';
import { databaseRoles } from '../src/platform/rights/database-roles.ts';
import { openPool, type Sql } from '../src/platform/sql.ts';
import { watchFollowedAnswers } from './followed-answers.ts';
import { testKeySetting } from './secrets-key.ts';
import { cloneDatabase, dropClone, type TestServer } from './test-server.ts';

/** A clock that a test sets; it stands still otherwise. */
export type TestClock = Clock & { set(moment: string): void; advance(ms: number): void };

function createTestClock(moment = '2026-11-20T09:00:00Z'): TestClock {
  let now = new Date(moment);
  return {
    now: () => new Date(now),
    set: (next) => {
      now = new Date(next);
    },
    advance: (ms) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

/** An empty, migrated database of this test's own, on the server of the run unless another is named. */
export async function createTestDatabase(server = inject('testServer')): Promise<DatabaseAddress> {
  const connection = connectionOf(server);
  const address = await cloneDatabase(connection, server);
  // Asked for first, done last: what works on it is closed before.
  closeAfterTest(() => dropClone(connection, address));
  return address;
}

/** One that holds nothing, as an operator creates it for a first start. */
export async function createEmptyDatabase(): Promise<DatabaseAddress> {
  const server = inject('testServer');
  const connection = connectionOf(server);
  const address = await cloneDatabase(connection, server, 'template0');
  closeAfterTest(() => dropClone(connection, address));
  return address;
}

const toServers = new Map<TestServer, Database>();

/**
 * The connection over which the databases of a file are made and dropped. A fresh one for each takes a fifth of the
 * work.
 */
function connectionOf(server: TestServer): Database {
  const open = toServers.get(server);
  if (open !== undefined) return open;
  const connection = openDatabase(server.address, { connections: 1 });
  toServers.set(server, connection);
  leftOpen.push(async () => {
    toServers.delete(server);
    await connection.close();
  });
  return connection;
}

/** Where the service works on a database of tests: with the rights that it has on its own. */
function serviceAddress(address: DatabaseAddress): DatabaseAddress {
  return 'url' in address ? address : { ...address, user: databaseRoles.service };
}

/**
 * The fixture over a database; a second one over the same address stands for a second process. What a test asks by
 * `sql` the superuser asks: it looks at rows, and breaks what the service could not.
 */
export async function openTestContext(
  address: DatabaseAddress,
  settings: Partial<Config> = {},
): Promise<{ context: Context; served: Context; clock: TestClock }> {
  const clock = createTestClock();
  const dataDir = join(tmpdir(), `${inject('testServer').template}-files`, randomBytes(6).toString('hex'));
  const config: Config = {
    ...readConfig({}),
    dataDir,
    filesDir: join(dataDir, 'files'),
    secretsKeys: [testKeySetting],
    rateLimit: 0,
    // A crowded machine is no failure.
    overloadMs: 0,
    // What a test holds it lets go by itself.
    lockWaitMs: 60_000,
    ...settings,
  };
  const log = createLog('silent');
  const { context, close } = await openContext(config, serviceAddress(address), { log, projections, clock });
  closeAfterTest(close);
  const pool = openPool(address, { connections: 10, name: 'test' });
  closeAfterTest(() => pool.end());
  // A test that takes the database away takes it from the service.
  const end: Sql['end'] = async (options) => {
    await Promise.all([pool.end(options), context.sql.end(options)]);
  };
  const admin: Sql = Object.assign(pool.bind(undefined), pool, { end });
  return { context: { ...context, sql: admin }, served: context, clock };
}

/**
 * The rooms over a fresh database, for tests that call their services: putting the calls of HTTP together takes a tenth
 * of a second.
 */
export async function createTestContext(): Promise<Omit<TestApp, 'app'>> {
  const address = await createTestDatabase();
  const { context, clock } = await openTestContext(address);
  return { context, clock, address };
}

export type TestApp = {
  app: FastifyInstance;
  context: Context;
  clock: TestClock;
  address: DatabaseAddress;
};

/** The whole service over a fresh database, without limits unless asked for, with a clock that the test sets. */
export async function createTestApp(
  settings: Partial<Config> = {},
  kinds: readonly PlainKind[] = checklistKinds,
): Promise<TestApp> {
  const address = await createTestDatabase();
  const { context, served, clock } = await openTestContext(address, settings);
  const app = await buildApp(served, undefined, kinds);
  watchFollowedAnswers(app, context);
  closeAfterTest(() => app.close());
  return { app, context, clock, address };
}

const leftOpen: (() => Promise<unknown>)[] = [];

/** Inside a test it ends with the test; in `beforeAll` with the file. */
function closeAfterTest(close: () => Promise<unknown>): void {
  try {
    onTestFinished(async () => {
      await close();
    });
  } catch {
    leftOpen.push(close);
  }
}

/** Closes what was opened outside of tests, the last one first. */
export async function closeLeftOpen(): Promise<void> {
  for (const close of leftOpen.splice(0).toReversed()) await close();
}

const lastRuns = new WeakMap<Context, number>();

/**
 * Runs every job that is due by the test's clock, and returns when none is left. The queue lives by the time of the
 * database: what the test's clock has advanced since the last run brings waiting jobs nearer.
 */
export async function runJobs({ context, address }: Pick<TestApp, 'context' | 'address'>): Promise<void> {
  const now = context.clock.now().getTime();
  const advancedSeconds = (now - (lastRuns.get(context) ?? now)) / 1_000;
  lastRuns.set(context, now);
  if (advancedSeconds > 0) {
    await context.sql`
      update graphile_worker._private_jobs set run_at = run_at - make_interval(secs => ${advancedSeconds})`;
  }
  await drainJobs(serviceAddress(address), listJobs(context), context.log);
}

/**
 * Lets the subscribers receive what has been published so far. Other jobs, the sending of letters among them, go on
 * waiting.
 */
export async function runEvents({ context, address }: Pick<TestApp, 'context' | 'address'>): Promise<void> {
  const names = new Set(listSubscriptions(context).flatMap(({ event, name }) => [event, name]));
  const jobs = listJobs(context).filter(({ name }) => names.has(name));
  await drainJobs(serviceAddress(address), jobs, context.log);
}
