/** The service in one process, and a process that only takes jobs. */
import type { FastifyInstance } from 'fastify';
import { buildApp, isReady } from '../app.ts';
import { listJobs } from '../rooms.ts';
import { ConfigError, warningsOf, type Config } from '../config.ts';
import type { Context, OpenedContext } from '../context.ts';
import { loadDemoData } from '../demo/demo-data.ts';
import { storyJob } from '../demo/story/story-job.ts';
import type { Drain } from '../http/health.ts';
import { figuresOf } from '../operator-figures.ts';
import type { EmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { startJobs, type RunningJobs } from '../platform/jobs.ts';
import { createLog } from '../platform/log.ts';
import { openServiceDatabase, outliveLostConnections, type ServiceDatabase } from './database-of-service.ts';
import { openServiceContext, queueWalks, refuseOpenDemo } from './open-service.ts';
import { endWithin, stopMs, stopServing } from './stop-serving.ts';

type Run = (opened: OpenedContext, database: ServiceDatabase) => Promise<void>;

/** Database, migrations, listening, jobs, demo data; then waits for a signal. */
export async function serveInOneProcess(config: Config): Promise<void> {
  await runService(config, 'service', serveUntilStopped);
}

/** Takes its share of the jobs of a service, and no requests: as many such processes as wanted may run beside it. */
export async function takeJobs(config: Config): Promise<void> {
  // It joins the database of the service.
  await runService(config, 'command', runJobsUntilStopped);
}

async function runService(config: Config, role: 'service' | 'command', run: Run): Promise<void> {
  const log = createLog(config.logLevel);
  outliveLostConnections(log);
  const database = await openServiceDatabase(config, { role, log });
  const { embedded } = database;
  let opened: OpenedContext | undefined;
  try {
    const isEmbedded = embedded !== undefined;
    const isArchiving = embedded?.owner === true && config.archiveDir !== undefined;
    const places = { service: database.service, owner: database.owner, isEmbedded, isArchiving };
    opened = await openServiceContext(config, places, { log, isFirst: true });
    await run(opened, database);
  } catch (error) {
    await opened?.close();
    await embedded?.stop();
    throw error;
  }
}

async function serveUntilStopped(
  opened: OpenedContext,
  { service, embedded }: ServiceDatabase,
): Promise<void> {
  const { context } = opened;
  await refuseOpenDemo(context);
  for (const warning of warningsOf(context.config)) process.stderr.write(`${warning}\n`);
  await queueWalks(context);
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
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const jobs = [...listJobs(context), storyJob(context, { say })];
  work.jobs = await startJobs(service, jobs, context.log);
  await loadDemoData(context, { embedded: embedded !== undefined, say });
}

/** What runs beside the requests; empty until it has started. */
type Work = { jobs: RunningJobs | undefined };

async function runJobsUntilStopped(
  opened: OpenedContext,
  { service, embedded }: ServiceDatabase,
): Promise<void> {
  const { context } = opened;
  await queueWalks(context);
  const jobs = await startJobs(service, listJobs(context), context.log);
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
  const { createAdminServer } = await import('../http/admin-server.ts');
  const figures = figuresOf(context, () => embedded?.restarts() ?? null);
  const admin = createAdminServer(app, drain, () => isReady(context), figures);
  app.addHook('onClose', () => admin.close());
  await listen(admin, config.adminPort, config.adminHost, 'ADMIN_');
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

/** No new connections, answers under way, jobs, pool, server. */
function stopOnce(
  app: FastifyInstance,
  drain: Drain,
  work: Work,
  opened: OpenedContext,
  embedded: EmbeddedPostgres | undefined,
) {
  let stopping = false;
  const { config, log } = opened.context;
  return (exitCode: number, reason?: string): void => {
    if (stopping) return;
    stopping = true;
    if (reason !== undefined) process.stderr.write(`${reason}\n`);
    void (async () => {
      const jobsStopped = work.jobs?.stop();
      await stopServing(app, drain, { noticeMs: config.stopNoticeMs, log });
      await jobsStopped;
      await opened.close();
      await embedded?.stop();
      process.exit(exitCode);
    })().catch((error: unknown) => {
      log.fatal({ err: error }, 'stopping failed');
      process.exit(1);
    });
  };
}
