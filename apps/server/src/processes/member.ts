/** A process of the service: it answers, or it does what takes long. What it does when is said by its supervisor. */
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { constants, getPriority, setPriority } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { buildApp } from '../app.ts';
import { listJobs } from '../rooms.ts';
import { checklistKinds } from '../checklist-kinds.ts';
import { readConfig, type Config } from '../config.ts';
import type { OpenedContext } from '../context.ts';
import { loadDemoData } from '../demo/demo-data.ts';
import { storyJob } from '../demo/story/story-job.ts';
import type { Post } from '../http/forward.ts';
import type { Drain } from '../http/health.ts';
import { figuresOf } from '../operator-figures.ts';
import { startJobs, type RunningJobs } from '../platform/jobs.ts';
import { createLog, type Log } from '../platform/log.ts';
import { operatorFailure } from '../platform/operator-failures.ts';
import { sharePasswordPlaces } from '../platform/passwords.ts';
import { outliveLostConnections } from './database-of-service.ts';
import { openServiceContext, queueWalks, refuseOpenDemo } from './open-service.ts';
import type { Duty, Figures, Order, Places, Report } from './process-messages.ts';
import type { PortHandle } from './shared-port.ts';
import { endWithin, stopMs, stopServing } from './stop-serving.ts';

type Member = {
  duty: Duty;
  opened: OpenedContext;
  app: FastifyInstance;
  drain: Drain;
  /** They take connections for the app, at further addresses. */
  beside: Server[];
  places: Places;
  jobs: RunningJobs | undefined;
  /** Reads the figures of this process; undefined where they are not asked for. */
  readFigures: ((databaseRestarts: number | null) => Promise<Figures>) | undefined;
};

/**
 * Waits for what the supervisor says.
 * @param args duty and name
 */
export async function runMember(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> {
  const [duty, name] = args as [Duty, string];
  const config = configOf(readConfig(env), duty);
  const log = createLog(config.logLevel, name);
  // A thread that answers comes first on a busy machine; the statements of this process step back with it.
  if (duty === 'works') setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  outliveLostConnections(log);
  sharePasswordPlaces(config.processes);
  let member: Promise<Member> | undefined;
  const handles: PortHandle[] = [];
  const carryOut = async (order: Order, handle: PortHandle | undefined): Promise<void> => {
    if (order.order === 'counted') {
      pending.get(order.id)?.(order);
      pending.delete(order.id);
      return;
    }
    if (order.order === 'open') {
      member = open(config, duty, order.places, log);
      await member;
      say({ report: 'opened' });
      return;
    }
    if (member === undefined) throw new RangeError(`${order.order} came before the process was open`);
    if (handle !== undefined) handles.push(handle);
    await obey(await member, order, handles);
  };
  process.on('message', (order: Order, handle?: unknown) => {
    carryOut(order, handle as PortHandle | undefined).catch((error: unknown) => fail(error, log));
  });
  // Asked to stop by somebody else it does so in order as well, and is started anew.
  process.once('SIGTERM', () => {
    if (member === undefined) process.exit(0);
    void member.then((own) => stop(own)).catch((error: unknown) => fail(error, log));
  });
}

/** Said to a supervisor that has just died, it is lost: this process ends as well. */
function say(report: Report): void {
  process.send?.(report, undefined, undefined, () => undefined);
}

/** What the operator can mend is one line, which the supervisor says. */
function fail(error: unknown, log: Log): void {
  const line = operatorFailure(error);
  if (line === undefined) log.fatal({ err: error }, 'the process ends');
  const end = () => process.exit(1);
  if (line === undefined || process.send === undefined) log.flush(end);
  else process.send({ report: 'failed', line } satisfies Report, undefined, undefined, end);
}

/** What the service may take of memory is for all processes that answer. */
function configOf(config: Config, duty: Duty): Config {
  const bytes = duty === 'works' ? 0 : config.trackingCacheBytes / config.processes;
  return { ...config, beginsNew: false, trackingCacheBytes: Math.floor(bytes) };
}

async function open(config: Config, duty: Duty, places: Places, log: Log): Promise<Member> {
  const isFirst = duty === 'works';
  const opened = await openServiceContext(config, places, { log, isFirst });
  const { context } = opened;
  if (isFirst) {
    await refuseOpenDemo(context);
    await queueWalks(context);
  }
  const drain: Drain = { notReady: true, lastRequests: false };
  const { workSocket } = places;
  const countTogether = config.processes > 1 ? askForCount : undefined;
  const post: Post = isFirst ? { kind: 'works' } : { kind: 'answers', workSocket, countTogether };
  const app = await buildApp(context, drain, checklistKinds, post);
  const readFigures = config.adminPort === undefined ? undefined : await openFigures(app, duty, opened);
  if (isFirst) await listenForWork(app, workSocket);
  return { duty, opened, app, drain, beside: [], places, jobs: undefined, readFigures };
}

const pending = new Map<number, (counted: { current: number; ttl: number }) => void>();
let lastAsked = 0;

/** Has the supervisor count, for all processes. It ends with this process, so that an answer always comes. */
function askForCount(key: string, windowMs: number): Promise<{ current: number; ttl: number }> {
  lastAsked += 1;
  const id = lastAsked;
  return new Promise((resolve) => {
    pending.set(id, resolve);
    say({ report: 'counts', id, key, windowMs });
  });
}

/** Calls are counted where they come in, and what the database says is read once. */
async function openFigures(app: FastifyInstance, duty: Duty, { context }: OpenedContext) {
  const { addOperatorFigures, openRegistry } = await import('../http/admin-server.ts');
  const registry: Registry = openRegistry(duty === 'answers' ? app : undefined);
  let restarts: number | null = null;
  const refresh =
    duty === 'works'
      ? addOperatorFigures(
          registry,
          figuresOf(context, () => restarts),
        )
      : async () => undefined;
  return async (databaseRestarts: number | null): Promise<Figures> => {
    restarts = databaseRestarts;
    await refresh();
    return registry.getMetricsAsJSON();
  };
}

/** The socket lies in a folder of this user alone, and goes with the process. */
async function listenForWork(app: FastifyInstance, path: string): Promise<void> {
  rmSync(path, { force: true });
  process.once('exit', () => rmSync(path, { force: true }));
  await app.listen({ path });
}

async function obey(member: Member, order: Order, handles: readonly PortHandle[]): Promise<void> {
  const { duty, opened, drain, places } = member;
  const { context } = opened;
  if (order.order === 'listen' && order.isLast)
    say({ report: 'listening', address: await listenOn(member, handles) });
  if (order.order === 'begin') {
    drain.notReady = false;
    say({ report: 'begun' });
    if (duty === 'answers') return;
    const sayLine = (line: string) => say({ report: 'says', line });
    const jobs = [...listJobs(context), storyJob(context, { say: sayLine })];
    member.jobs = await startJobs(places.service, jobs, context.log);
    await loadDemoData(context, { embedded: places.isEmbedded, say: sayLine });
  }
  if (order.order === 'readFigures') {
    const figures = (await member.readFigures?.(order.databaseRestarts)) ?? [];
    say({ report: 'figures', id: order.id, figures });
  }
  if (order.order === 'restFromJobs') await member.jobs?.stop();
  if (order.order === 'stop') await stop(member);
}

/** Listens where the supervisor has bound; further addresses of the same name bring their connections along. */
async function listenOn({ app, beside }: Member, handles: readonly PortHandle[]): Promise<string> {
  const [first, ...others] = handles;
  const address = await app.listen({ host: '', handle: first } as object);
  for (const handle of others) {
    const server = createServer((socket) => app.server.emit('connection', socket));
    beside.push(server.listen(handle));
  }
  return address;
}

const stopping = new WeakSet<Member>();

async function stop(member: Member): Promise<void> {
  if (stopping.has(member)) return;
  stopping.add(member);
  const { duty, opened, app, drain, beside, jobs } = member;
  const { config, log } = opened.context;
  if (duty === 'answers') await stopServing(app, drain, { noticeMs: config.stopNoticeMs, log, beside });
  else {
    endWithin(stopMs, log);
    await jobs?.stop();
    await app.close();
  }
  await opened.close();
  process.exit(0);
}
