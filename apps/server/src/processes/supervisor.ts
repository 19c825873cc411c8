/**
 * Owns the processes of a service: it starts them in their order, starts anew what dies, and stops them in the order in
 * which nothing is lost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { warningsOf, type Config } from '../config.ts';
import { createLog, type Log } from '../platform/log.ts';
import { openServiceDatabase, outliveLostConnections, type ServiceDatabase } from './database-of-service.ts';
import { openSharedPort, type PortHandle } from './shared-port.ts';
import { openSharedCounts } from './shared-counts.ts';
import { startMember, type Count, type StartedMember } from './started-member.ts';
import type { Duty, Places } from './process-messages.ts';

/** What the processes of a service take of a machine. */

/** Of the database, at most: the pool, changes of others and the watch. */
const connectionsOfEach = 12;
/** Jobs and who looks after them, the archive, what commands and backups open. */
const connectionsOfWork = 9;
/** Memory of its own after the start, in MB, as measured; answers in memory come on top. */
const memoryMb = { supervisor: 60, answers: 240, works: 180 } as const;

/** So many connections to the database at most, for so many processes that answer. */
function connectionsOf(processes: number): number {
  return (processes + 1) * connectionsOfEach + connectionsOfWork;
}

/** One line for the person at the terminal. */
function sayResources(processes: number): string {
  const memory = memoryMb.supervisor + processes * memoryMb.answers + memoryMb.works;
  return `Processes: ${processes} to answer, 1 for long work, 1 that looks after them; ${memory} MB of memory at rest, up to ${connectionsOf(processes)} connections to the database.`;
}

/** So many addresses are counted at once; a flood of them must not fill the memory. */
const mostAddresses = 100_000;
/** A process that ends again and again is tried for as long as it takes, at longer intervals. */
const restartStepMs = 200;
const longestRestartMs = 5_000;
/** What a stop takes beside its notice, at most; the processes end themselves a little sooner. */
const longestStopMs = 9_500;

type Post = { name: string; duty: Duty; member: StartedMember; failedStarts: number; restarts: number };

type Team = {
  config: Config;
  log: Log;
  count: Count;
  database: ServiceDatabase;
  places: Places;
  handles: readonly PortHandle[];
  posts: Post[];
  isStopping: boolean;
};

/**
 * Starts the database, one process for long work and `config.processes` that answer on one port, says when all are
 * ready, and waits for a signal. What it looks after ends with it.
 */
export async function superviseService(config: Config): Promise<void> {
  const log = createLog(config.logLevel, 'supervisor');
  outliveLostConnections(log);
  const folder = mkdtempSync(join(tmpdir(), 'rohi-work-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const count = openSharedCounts(mostAddresses);
  // They load what they need while the database starts.
  const posts = namesOf(config).map(({ name, duty }): Post => ({
    name,
    duty,
    member: startMember(duty, name, count),
    failedStarts: 0,
    restarts: 0,
  }));
  let database: ServiceDatabase | undefined;
  try {
    const settings = { max_connections: String(Math.max(100, connectionsOf(config.processes) + 30)) };
    database = await openServiceDatabase(config, { role: 'service', log, settings });
    const handles = await openSharedPort(config.port, config.host);
    const places = placesOf(config, database, join(folder, 'calls'));
    const team: Team = { config, log, count, database, places, handles, posts, isStopping: false };
    const address = await bringUp(team);
    for (const line of [...warningsOf(config), sayResources(config.processes)])
      process.stderr.write(`${line}\n`);
    await openAdmin(team);
    await Promise.all(posts.map(({ member }) => member.begin()));
    // What ends before this is a start that has failed.
    keepAlive(team);
    stopOnSignal(team);
    process.stdout.write(`Rohi Abreshim is ready: ${address}\n`);
  } catch (error) {
    for (const { member } of posts) member.child.kill('SIGKILL');
    await database?.embedded?.stop();
    throw error;
  }
}

function logStart({ log }: Team, { name, member }: Post): void {
  log.info({ started: name, pid: member.child.pid }, 'a process starts');
}

function namesOf({ processes }: Config): { name: string; duty: Duty }[] {
  const answering = Array.from({ length: processes }, (_, index) => `answers-${index + 1}`);
  return [{ name: 'work', duty: 'works' }, ...answering.map((name) => ({ name, duty: 'answers' as const }))];
}

function placesOf(config: Config, { service, owner, embedded }: ServiceDatabase, workSocket: string): Places {
  const isEmbedded = embedded !== undefined;
  const isArchiving = embedded?.owner === true && config.archiveDir !== undefined;
  return { service, owner, isEmbedded, isArchiving, workSocket };
}

/** The first brings the database up to date and takes what the others hand on; only then they open. */
async function bringUp(team: Team): Promise<string> {
  const { posts, places, handles } = team;
  // Not before: a start that fails at the database or the port prints one line.
  for (const post of posts) logStart(team, post);
  const [work, ...answering] = posts;
  await work?.member.open(places);
  const addresses = await Promise.all(
    answering.map(async ({ member }) => {
      await member.open(places);
      return member.listen(handles);
    }),
  );
  return addresses[0] ?? '';
}

function keepAlive(team: Team): void {
  for (const post of team.posts) void watch(team, post);
}

/** Each end of a process is answered with a new one, until the service stops. */
async function watch(team: Team, post: Post): Promise<void> {
  for (;;) {
    const end = await post.member.ended;
    if (team.isStopping) return;
    const { code: exit, signal } = end;
    team.log.error({ ended: post.name, exit, signal }, 'a process ended, and is started anew');
    await pause(Math.min(restartStepMs * post.failedStarts, longestRestartMs));
    if (team.isStopping) return;
    post.restarts += 1;
    post.member = startMember(post.duty, post.name, team.count);
    logStart(team, post);
    void backToWork(team, post, post.member);
  }
}

async function backToWork({ log, places, handles }: Team, post: Post, member: StartedMember): Promise<void> {
  try {
    await member.open(places);
    if (post.duty === 'answers') await member.listen(handles);
    await member.begin();
    post.failedStarts = 0;
    log.warn({ back: post.name, pid: member.child.pid }, 'a process is at work again');
  } catch (error) {
    post.failedStarts += 1;
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ failed: post.name, reason }, 'a process could not be started');
    member.child.kill('SIGKILL');
  }
}

function stopOnSignal(team: Team): void {
  const stop = (exitCode: number, reason?: string): void => {
    if (team.isStopping) return;
    team.isStopping = true;
    if (reason !== undefined) process.stderr.write(`${reason}\n`);
    void stopAll(team, exitCode);
  };
  team.database.embedded?.ended.then(
    () => stop(1, 'PostgreSQL ended and could not be started again.'),
    () => undefined,
  );
  process.once('SIGTERM', () => stop(0)).once('SIGINT', () => stop(0));
}

/** Who answers stops first, and meanwhile what was handed on is still done; then the database. */
async function stopAll({ config, log, database, handles, posts }: Team, exitCode: number): Promise<void> {
  let code = exitCode;
  setTimeout(() => {
    log.fatal({ ms: longestStopMs }, 'stopping took too long');
    code = 1;
    for (const { member } of posts) member.child.kill('SIGKILL');
  }, config.stopNoticeMs + longestStopMs).unref();
  for (const handle of handles) handle.close();
  const [work, ...answering] = posts.map(({ member }) => member);
  work?.order({ order: 'restFromJobs' });
  for (const member of answering) member.order({ order: 'stop' });
  await Promise.all(answering.map(({ ended }) => ended));
  work?.order({ order: 'stop' });
  await work?.ended;
  if (posts.some(({ member }) => member.child.exitCode !== 0)) code ||= 1;
  await database.embedded?.stop();
  process.exit(code);
}

/** Metrics and health on a port of their own, for the operator's network alone. */
async function openAdmin({ config, database, posts }: Team): Promise<void> {
  if (config.adminPort === undefined) return;
  const { serveSupervised } = await import('./supervised-figures.ts');
  await serveSupervised(config, {
    posts: () => posts.map(({ name, restarts, member }) => ({ name, restarts, isReady: member.isReady() })),
    readFigures: () => {
      const restarts = database.embedded?.restarts() ?? null;
      return Promise.all(posts.map(({ member }) => member.readFigures(restarts)));
    },
  });
}
