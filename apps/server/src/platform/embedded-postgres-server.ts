import { spawn } from 'node:child_process';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresBinaries } from './embedded-postgres-binaries.ts';
import { adviceFor, plainReason, EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { readPostmasterFile } from './embedded-postgres-lock-files.ts';
import { openServerLog } from './embedded-postgres-log.ts';
import type { RunningAs } from './embedded-postgres-running-as.ts';

export type Exit = { code: number | null; signal: string | null };

/** Everything a start of the server needs; the same for a start again after a crash. */
export type ServerPlan = {
  dataDir: string;
  cluster: string;
  socketDir: string;
  binaries: PostgresBinaries;
  as: RunningAs;
  durable: boolean;
  settings: Record<string, string>;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
};

export type ServerProcess = {
  pid: number;
  exit: Promise<Exit>;
  /** The end of its log, complete once `closed` has come. */
  lastLines(): string[];
  closed: Promise<void>;
  /** Asks it to end: SIGINT cuts connections and writes everything down, SIGQUIT leaves that to the next start. */
  kill(signal: 'SIGINT' | 'SIGQUIT'): void;
};

/** Starts the server without waiting for it. */
export function launchServer(plan: ServerPlan): ServerProcess {
  const log = openServerLog(join(plan.dataDir, 'pg.log'), plan.log);
  const settings = { ...serverSettings(plan.socketDir, plan.durable), ...plan.settings };
  const words = [...plan.as.prefix, plan.binaries.postgres, '-D', plan.cluster];
  for (const [name, value] of Object.entries(settings)) words.push('-c', `${name}=${value}`);
  // A group of its own: Ctrl-C in the terminal must reach the service only, which then stops the server in order.
  const child = spawn(words[0] ?? '', words.slice(1), {
    cwd: '/',
    env: plan.env,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...plan.as.identity,
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => log.write(chunk));
  const exit = new Promise<Exit>((resolve) => {
    child.on('exit', (code, signal) => resolve({ code, signal }));
    child.on('error', (error) => {
      log.write(`FATAL:  ${error.message}\n`);
      if (child.pid === undefined) resolve({ code: 127, signal: null });
    });
  });
  const closed = new Promise<void>((resolve) => {
    child.on('close', () => {
      log.close();
      resolve();
    });
  });
  return {
    pid: child.pid ?? 0,
    exit,
    lastLines: log.lastLines,
    closed,
    kill: (signal) => void child.kill(signal),
  };
}

/** Resolves to null once the server takes connections, or to how it ended before that. */
export async function waitUntilReady(server: ServerProcess, plan: ServerPlan): Promise<Exit | null> {
  let exit: Exit | null = null;
  void server.exit.then((how) => (exit = how));
  let speakAt = performance.now() + 5_000;
  for (;;) {
    if (exit !== null) return exit;
    const file = await readPostmasterFile(plan.cluster).catch(() => null);
    // A file left by a crash says "ready" just as well: only our own number counts.
    if (file?.pid === server.pid && file.isReady) return null;
    if (performance.now() > speakAt) {
      plan.log(`PostgreSQL is still recovering the data in ${plan.cluster}`);
      speakAt = performance.now() + 10_000;
    }
    await pause(4);
  }
}

/** True when the server ended because of another start on the same cluster, which was there first or ended this one. */
export function gaveWay(server: ServerProcess, exit: Exit): boolean {
  if (exit.code === 0 || exit.signal === 'SIGINT') return true;
  return server
    .lastLines()
    .some((line) =>
      /FATAL: +(lock file ".*" (already exists|is empty)|pre-existing shared memory)/.test(line),
    );
}

/** True when it was the disk that ended the server. */
export function endedOnFullDisk(server: ServerProcess): boolean {
  return server.lastLines().some((line) => /No space left|Disk quota/.test(line));
}

/** One line out of the words of a server that did not start. */
export function startFailure(server: ServerProcess, exit: Exit, plan: ServerPlan): EmbeddedPostgresError {
  // Connections turned away in the meantime are fatal too, but only to themselves.
  const lines = server
    .lastLines()
    .filter((line) => !/FATAL: +(the database system is|terminating)/.test(line));
  const fatal = lines.find((line) => /(PANIC|FATAL): /.test(line)) ?? lines.at(-1);
  const reason = fatal === undefined ? `exit ${exit.code ?? exit.signal}` : plainReason(fatal);
  return new EmbeddedPostgresError(
    `PostgreSQL does not start on ${plan.cluster}: ${reason} (more in ${join(plan.dataDir, 'pg.log')}). ` +
      (adviceFor(reason) ?? 'If the data is damaged, restore a backup into an empty folder.'),
  );
}

/** For one small machine: little memory, answers first, nothing that could lose an acknowledged row. */
function serverSettings(socketDir: string, durable: boolean): Record<string, string> {
  const memoryMb = Math.min(totalmem(), process.constrainedMemory() || totalmem()) / 2 ** 20;
  // A quarter, as PostgreSQL's own book advises: what does not fit is copied from the system's cache at each look, and
  // 2,000,000 parcels have 5 GB of answers in a language. Memory is taken only as blocks are used.
  const sharedMb = Math.max(32, Math.min(8192, Math.floor(memoryMb / 4)));
  return {
    port: '5432',
    listen_addresses: '',
    // In quotes, since the setting is a list and the path may hold a comma.
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: '100',
    shared_buffers: `${sharedMb}MB`,
    effective_cache_size: `${Math.max(sharedMb, Math.floor(memoryMb / 2))}MB`,
    random_page_cost: '1.1',
    jit: 'off',
    // On two cores parallel queries take from others what they gain, and containers have little shared memory for them.
    max_parallel_workers_per_gather: '0',
    wal_compression: 'on',
    // Values and statements hold names and telephones: they stay out of the log.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: '0',
    log_checkpoints: 'off',
    ...(durable
      ? { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }
      : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  };
}
