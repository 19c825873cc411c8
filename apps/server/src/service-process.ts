import { Server as NetServer } from 'node:net';
import { join } from 'node:path';
import { setImmediate as afterPolling, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp, isReady, listJobs } from './app.ts';
import { ConfigError, readConfig, warningsOf, type Config } from './config.ts';
import { placesOf } from './database-places.ts';
import { openContext, type Context, type OpenedContext } from './context.ts';
import { isLoopback, loadDemoData } from './demo/demo-data.ts';
import { hasDemoAccounts } from './modules/accounts/users/administration.service.ts';
import type { Drain } from './http/health.ts';
import { figuresOf } from './operator-figures.ts';
import { queueAddUpCargo } from './modules/billing/freight-charges.service.ts';
import { queueStorageRates } from './modules/billing/storage-rates.service.ts';
import { queueDeclarations } from './modules/pool/open-declarations.service.ts';
import { queueSearchWalk } from './modules/search/search-walk.service.ts';
import { queueTimelineWalk } from './modules/tracking/answers/timeline-walk.service.ts';
import { planArchive } from './platform/backup/archive-plan.ts';
import { watchArchive } from './platform/backup/archive-watch.ts';
import { changeNotes, readNotes } from './platform/backup/cluster-notes.ts';
import { refuseEmptyBeginning } from './platform/backup/empty-beginning.ts';
import type { DatabaseAddress } from './platform/connections.ts';
import { reasonOf } from './platform/database-watch.ts';
import { isDatabaseDown } from './platform/database.ts';
import { unwatchedDisk, watchDiskRoom } from './platform/disk-room.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './platform/embedded-postgres.ts';
import { startJobs, type RunningJobs } from './platform/jobs.ts';
import { createLog, type Log } from './platform/log.ts';
import { operatorFailure } from './platform/operator-failures.ts';
import { requireSessions } from './platform/session-check.ts';
import { databaseRoles } from './platform/rights/database-roles.ts';
import { isTooMighty } from './platform/rights/service-rights.ts';
import { openPool } from './platform/sql.ts';
import { projections } from './projections.ts';

/** How long connections that are open may then bring one more request, each answered as the last. */
const lastRequestsMs = 700;
/** How long the rest of a stop may take, whatever hangs; what is not written then is repaired at the next start. */
const stopMs = 8_000;

/**
 * Config, database, migrations, listening, jobs, demo data; then waits for a signal. With `--jobs-only` it listens nowhere
 * and only takes its share of the jobs. What the operator can mend ends the process with one line and exit code 1.
 */
export async function startService(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> {
  try {
    const unknown = args.find((arg) => arg !== '--jobs-only');
    if (unknown !== undefined) throw new ConfigError(`${unknown} is not understood: only --jobs-only is.`);
    await runService(readConfig(env), args.length > 0 ? runJobsUntilStopped : serveUntilStopped);
  } catch (error) {
    const line = operatorFailure(error);
    if (line === undefined) throw error;
    process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}

type Run = (
  opened: OpenedContext,
  address: DatabaseAddress,
  embedded: EmbeddedPostgres | undefined,
) => Promise<void>;

/** Who looks at a copy writes to nobody: the letters of what was at work when it was made become files, whatever mail server is set. */
async function withoutMailOfCopy(config: Config, log: Log): Promise<Config> {
  const { isCopy } = await readNotes(join(config.dataDir, 'pg'));
  if (!isCopy || config.smtpUrl === undefined) return config;
  log.warn(`SMTP_URL is not used: ${config.dataDir} is a copy, and its letters go to its outbox`);
  return { ...config, smtpUrl: undefined };
}

async function runService(config: Config, run: Run): Promise<void> {
  const log = createLog(config.logLevel);
  outliveLostConnections(log);
  // Who only takes jobs joins the database of the service.
  const role = run === serveUntilStopped ? 'service' : 'command';
  const embedded = config.databaseUrl === undefined ? await startOnData(config, role, log) : undefined;
  let opened: OpenedContext | undefined;
  try {
    const { service: address, owner } = placesOf(config, embedded);
    await reachDatabase(address, 'DATABASE_URL');
    if (owner !== undefined) await reachDatabase(owner, 'OWNER_DATABASE_URL');
    const disk =
      embedded === undefined
        ? unwatchedDisk
        : await watchDiskRoom(config.dataDir, { lowBytes: config.diskLowBytes, log });
    const own = embedded === undefined ? config : await withoutMailOfCopy(config, log);
    opened = await openContext(own, address, { log, projections, disk, owner });
    if (embedded?.owner === true && config.archiveDir !== undefined)
      opened = withArchiveWatch(opened, embedded);
    if (embedded === undefined) await warnOfMight(opened);
    opened.context.database.start();
    await run(opened, address, embedded);
  } catch (error) {
    await opened?.close();
    await embedded?.stop();
    throw error;
  }
}

/** Whose role could change the tables works all the same; what a fault of the service could then do is said. */
async function warnOfMight({ context }: OpenedContext): Promise<void> {
  const might = await isTooMighty(context.sql);
  if (might === undefined) return;
  const whose = might === 'superuser' ? 'is a superuser' : 'owns the tables';
  context.log.warn(
    `the role of DATABASE_URL ${whose}, and a service needs neither: npm run rights -- print shows how to part them`,
  );
}

/** The embedded server on the data of the service, archiving where it may; what the operator has to see to is said. */
async function startOnData(
  config: Config,
  role: EmbeddedPostgresOptions['role'],
  log: Log,
): Promise<EmbeddedPostgres> {
  await refuseEmptyBeginning(config);
  const archive = await planArchive(config);
  const embedded = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    role,
    settings: archive.settings,
    // What it says is for whoever looks after the machine, whatever else the log leaves out.
    log: (line) => log.warn(line),
  });
  if (!embedded.owner) return embedded;
  if (archive.line !== undefined) {
    process.stderr.write(`${archive.line}\n`);
    log.error(archive.line);
  }
  await archive.claim();
  // The backups of tonight begin anew as well, where theirs have vanished.
  if (config.beginsNew) await changeNotes(join(config.dataDir, 'pg'), { backups: undefined });
  return embedded;
}

/** The archive is looked after as long as the pool is open. */
function withArchiveWatch(
  { context, close }: OpenedContext,
  { socketFile }: EmbeddedPostgres,
): OpenedContext {
  const sql = openPool(
    { socketFile, database: 'rohi', user: databaseRoles.watch },
    { connections: 1, name: 'rohi-archive' },
  );
  const watch = watchArchive(sql, context.log);
  return {
    context,
    close: async () => {
      await watch.close();
      await sql.end();
      await close();
    },
  };
}

/**
 * A library that lets go of a promise must not end the service when the connection under it is lost: the next use of the database
 * fails with the reason. Anything else that nobody caught ends the process, as it does by default.
 */
function outliveLostConnections(log: Log): void {
  process.on('unhandledRejection', (reason) => {
    if (!isDatabaseDown(reason)) throw reason;
    log.warn({ reason: reasonOf(reason) }, 'a connection to the database was lost');
  });
}

async function serveUntilStopped(
  opened: OpenedContext,
  database: DatabaseAddress,
  embedded: EmbeddedPostgres | undefined,
): Promise<void> {
  const { context } = opened;
  await refuseOpenDemo(context);
  for (const warning of warningsOf(context.config)) process.stderr.write(`${warning}\n`);
  await queueTimelineWalk(context);
  await queueSearchWalk(context);
  await queueDeclarations(context);
  await queueStorageRates(context);
  await queueAddUpCargo(context);
  const drain: Drain = { notReady: false, lastRequests: false };
  const app = await buildApp(context, drain);
  await serveAdmin(app, context, drain, embedded);
  const work: Work = { jobs: undefined };
  const stop = stopOnce(app, drain, work, opened, embedded);
  embedded?.ended.then(
    () => stop(1, 'PostgreSQL ended and could not be started again.'),
    () => undefined,
  );
  process.once('SIGTERM', () => stop(0)).once('SIGINT', () => stop(0));
  const address = await listen(app, context.config.port, context.config.host);
  process.stdout.write(`Rohi Abreshim is ready: ${address}\n`);
  work.jobs = await startJobs(database, listJobs(context), context.log);
  await loadDemoData(context, {
    embedded: embedded !== undefined,
    say: (line) => process.stdout.write(`${line}\n`),
  });
}

/** What runs beside the requests; empty until it has started. */
type Work = { jobs: RunningJobs | undefined };

/** A process that serves no requests: as many as wanted may run beside the service. */
async function runJobsUntilStopped(
  opened: OpenedContext,
  database: DatabaseAddress,
  embedded: EmbeddedPostgres | undefined,
): Promise<void> {
  const { context } = opened;
  await queueTimelineWalk(context);
  await queueSearchWalk(context);
  await queueDeclarations(context);
  await queueStorageRates(context);
  await queueAddUpCargo(context);
  const jobs = await startJobs(database, listJobs(context), context.log);
  const stop = async () => {
    endWithin(stopMs, context.log);
    await jobs.stop();
    await opened.close();
    await embedded?.stop();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop()).once('SIGINT', () => void stop());
  process.stdout.write('Rohi Abreshim takes jobs\n');
}

/** The published demo passwords are refused over a network unless the operator allows them. */
async function refuseOpenDemo(context: Context): Promise<void> {
  const { demo, host } = context.config;
  if (isLoopback(host) || demo === true || !(await hasDemoAccounts(context))) return;
  throw new ConfigError(
    `The database has demo accounts, whose passwords everybody knows, and HOST is ${host}: set DEMO=on if that is wanted, or disable them with npm run user.`,
  );
}

/** Metrics and health on a port of their own, for the operator's network alone. Ends with the service. */
async function serveAdmin(
  app: FastifyInstance,
  context: Context,
  drain: Drain,
  embedded: EmbeddedPostgres | undefined,
): Promise<void> {
  const { config } = context;
  if (config.adminPort === undefined) return;
  // Loaded only where it is wanted: it costs every start a tenth of a second.
  const { createAdminServer } = await import('./http/admin-server.ts');
  const figures = figuresOf(context, () => embedded?.restarts() ?? null);
  const admin = createAdminServer(app, drain, () => isReady(context), figures);
  app.addHook('onClose', () => admin.close());
  await listen(admin, config.adminPort, config.adminHost, 'ADMIN_');
}

/** A wrong address is the commonest slip of an installation: say so before anything else is tried. */
async function reachDatabase(address: DatabaseAddress, setting: string): Promise<void> {
  if (!('url' in address)) return;
  const pool = openPool(address, { connections: 1 });
  try {
    await pool`select 1`;
  } catch (error) {
    throw new ConfigError(`The database of ${setting} cannot be reached (${reasonOf(error)}).`);
  } finally {
    await pool.end({ timeoutMs: 1_000 });
  }
  await requireSessions(address);
}

/** `prefix` of the settings that an operator would change. */
async function listen(
  app: FastifyInstance,
  port: number,
  host: string,
  prefix: '' | 'ADMIN_' = '',
): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE') {
      throw new ConfigError(`Port ${port} on ${host} is taken: stop what runs there, or set ${prefix}PORT.`);
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new ConfigError(
        `Cannot listen on ${host}:${port} (${code}): set ${prefix}HOST and ${prefix}PORT.`,
      );
    }
    throw error;
  }
}

/**
 * Stops taking connections but leaves the open ones alone: `server.close()` of http would cut idle ones at the moment in
 * which their next request arrives. After the poll phase no accepted-by-the-kernel connection is waiting for us.
 */
async function stopListening(app: FastifyInstance): Promise<void> {
  await afterPolling();
  NetServer.prototype.close.call(app.server);
}

/** The end of a process whose stop hangs: its embedded server ends with it. */
function endWithin(ms: number, log: Log): void {
  setTimeout(() => {
    log.fatal({ ms }, 'stopping took too long');
    process.exit(1);
  }, ms).unref();
}

/** Stops in the order in which nothing is lost: no new connections, answers under way, pool, server. */
function stopOnce(
  app: FastifyInstance,
  drain: Drain,
  work: Work,
  opened: OpenedContext,
  embedded: EmbeddedPostgres | undefined,
) {
  let stopping = false;
  return (exitCode: number, reason?: string): void => {
    if (stopping) return;
    stopping = true;
    if (reason !== undefined) process.stderr.write(`${reason}\n`);
    void (async () => {
      drain.notReady = true;
      const jobsStopped = work.jobs?.stop();
      await pause(opened.context.config.stopNoticeMs);
      await stopListening(app);
      drain.lastRequests = true;
      endWithin(stopMs, opened.context.log);
      await pause(lastRequestsMs);
      await app.close();
      await jobsStopped;
      await opened.close();
      await embedded?.stop();
      process.exit(exitCode);
    })().catch((error: unknown) => {
      opened.context.log.fatal({ err: error }, 'stopping failed');
      process.exit(1);
    });
  };
}
