/**
 * Loaded before the service in each of its processes (`--import`): how long its thread works between two looks at what
 * has come in meanwhile. It answers with its figures on a socket of the folder TURNS_DIR, and begins anew.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * One turn of the loop: milliseconds of work in it, how many questions of tracking were answered in it, and the first
 * calls that began or were answered in it.
 */
export type LongTurn = { ms: number; tracked: number; calls: string[] };

/** What one process has done since it was asked before. */
export type ProcessTurns = {
  /** `answers-1` or `work`; `main` for the one that was started, the supervisor where there are others. */
  name: string;
  pid: number;
  /** Of all its threads. */
  cpuMs: number;
  residentMb: number;
  /** What lives in the heap, and in buffers outside of it. */
  heapMb: number;
  externalMb: number;
  turns: number;
  /** Turns of more than 20 ms. */
  tooLong: number;
  /** The longest ones, the longest first. */
  longest: LongTurn[];
};

const tooLongMs = 20;
const longestCount = 32;
const mostCalls = 12;
const longestUrl = 60;
const trackingPath = '/api/track/query';

let calls: string[] = [];
let tracked = 0;
let turns = 0;
let tooLong = 0;
let longest: LongTurn[] = [];
let cpu = process.cpuUsage();
let threadMs = 0;
let idleMs = 0;
let at = 0;

/**
 * The thread's own time, as the system counts it, is coarse; the time that was not spent waiting counts what other
 * processes take. Each bounds the other.
 */
function look(): number {
  const { user, system } = process.threadCpuUsage();
  const thread = (user + system) / 1_000;
  const idle = performance.eventLoopUtilization().idle;
  const now = performance.now();
  const worked = Math.min(thread - threadMs, now - at - (idle - idleMs));
  threadMs = thread;
  idleMs = idle;
  at = now;
  return worked;
}

/** An immediate that nothing waits for runs once a turn, after all that has come in, and has no turn begin. */
function endTurn(): void {
  setImmediate(endTurn).unref();
  const ms = look();
  turns += 1;
  if (ms > tooLongMs) tooLong += 1;
  const shortest = longest.at(-1)?.ms ?? 0;
  if (longest.length < longestCount || ms > shortest)
    longest = [...longest, { ms, tracked, calls }].toSorted((a, b) => b.ms - a.ms).slice(0, longestCount);
  if (calls.length > 0) calls = [];
  tracked = 0;
}

function note(sign: string, { method = '', url = '' }: IncomingMessage): void {
  if (sign === '< ' && url === trackingPath) tracked += 1;
  if (calls.length < mostCalls) calls.push(`${sign}${method} ${url.slice(0, longestUrl)}`);
}

function readFigures(): ProcessTurns {
  const used = process.cpuUsage(cpu);
  collect?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const figures = {
    name,
    pid: process.pid,
    cpuMs: (used.user + used.system) / 1_000,
    residentMb: rss / megabyte,
    heapMb: heapUsed / megabyte,
    externalMb: external / megabyte,
    turns,
    tooLong,
    longest,
  };
  cpu = process.cpuUsage();
  turns = 0;
  tooLong = 0;
  longest = [];
  return figures;
}

/** Where memory is the question, what is not held any more is collected before it is looked at. */
function openCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

const megabyte = 1_048_576;
const collect = process.env['TURNS_COLLECT'] === '1' ? openCollector() : undefined;
const folder = process.env['TURNS_DIR'];
// A process of the service has its duty and its name as arguments.
const name = process.argv[3] ?? 'main';
if (folder !== undefined && folder !== '') {
  subscribe('http.server.request.start', (message) =>
    note('> ', (message as { request: IncomingMessage }).request),
  );
  subscribe('http.server.response.finish', (message) =>
    note('< ', (message as { request: IncomingMessage }).request),
  );
  createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(JSON.stringify(readFigures()));
  })
    .listen(join(folder, `${process.pid}.sock`))
    .unref();
  look();
  setImmediate(endTurn).unref();
}
