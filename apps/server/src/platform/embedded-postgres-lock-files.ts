import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { SOCKET_NAME } from './embedded-postgres-socket.ts';

/** What a running server says of itself in postmaster.pid. A crash leaves the file behind as it was. */
export type PostmasterFile = {
  pid: number;
  dataDir: string;
  socketDir: string;
  isReady: boolean;
  isStopping: boolean;
};

const run = promisify(execFile);

export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | null> {
  let text: string;
  try {
    text = await readFile(join(cluster, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return null;
    throw error;
  }
  const lines = text.split('\n');
  // A single-user server writes its number negative.
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10));
  if (!Number.isSafeInteger(pid) || pid === 0) return null;
  const [dataDir = '', socketDir = '', state = ''] = [lines[1], lines[4], lines[7]];
  return {
    pid,
    dataDir,
    socketDir,
    isReady: state.trim() === 'ready',
    isStopping: state.trim() === 'stopping',
  };
}

/** True when the process lives (a zombie does not) and is a PostgreSQL process that works in this cluster. */
export async function isPostgresOn(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') return isPostgresByPs(pid);
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    const nameEnd = status.lastIndexOf(')');
    if (status.slice(nameEnd + 2, nameEnd + 3) === 'Z') return false;
    const name = status.slice(status.indexOf('(') + 1, nameEnd);
    // Every PostgreSQL process has the cluster as its working folder; compared as a folder, not as a text.
    if (name === 'postgres' && (await isSameFolder(`/proc/${pid}/cwd`, cluster))) return true;
    const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0');
    return words.includes(cluster) && words.some((word) => /(^|\/)postgres$/.test(word));
  } catch {
    // It has ended, or belongs to somebody else and then cannot be ours.
    return false;
  }
}

async function isPostgresByPs(pid: number): Promise<boolean> {
  try {
    const { stdout } = await run('ps', ['-p', String(pid), '-o', 'stat=,command=']);
    return !stdout.trim().startsWith('Z') && /postgres/.test(stdout);
  } catch {
    return false;
  }
}

export async function isSameFolder(one: string, other: string): Promise<boolean> {
  try {
    const [a, b] = await Promise.all([stat(one), stat(other)]);
    return a.dev === b.dev && a.ino === b.ino;
  } catch {
    return false;
  }
}

/**
 * Removes lock files that name a living process (or a zombie) which is not a server on this cluster: usual after a
 * restart of a container, and PostgreSQL would refuse to start. Numbers of ended processes are left to PostgreSQL,
 * which also looks for leftovers of that server in shared memory.
 */
export async function removeStaleLockFiles(cluster: string, socketDir: string): Promise<void> {
  await waitForLeftovers(cluster);
  for (const file of [join(cluster, 'postmaster.pid'), join(socketDir, `${SOCKET_NAME}.lock`)]) {
    if ((await readLock(file, cluster)) !== 'stale') continue;
    // Another start may have removed the file and made its own since we looked: look and remove one at a time.
    const turn = await takeTurn(cluster);
    try {
      if ((await readLock(file, cluster)) === 'stale') await rm(file, { force: true });
    } finally {
      turn?.close();
    }
  }
}

async function readLock(file: string, cluster: string): Promise<'none' | 'valid' | 'stale'> {
  let text = await readOrEmpty(file);
  // A server that starts right now makes the file first and fills it then.
  if (text === '') {
    await pause(500);
    text = await readOrEmpty(file);
  }
  if (text === null) return 'none';
  const pid = Math.abs(Number.parseInt(text, 10));
  if (!Number.isSafeInteger(pid) || pid === 0) return 'stale';
  return !isAlive(pid) || (await isPostgresOn(pid, cluster)) ? 'valid' : 'stale';
}

async function readOrEmpty(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** True for zombies and for processes of other users, too. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Waits for a turn among all processes that clean up this cluster. Linux frees such a name when its process ends,
 * however it ends; elsewhere there is nothing like it, and null is returned.
 */
async function takeTurn(cluster: string): Promise<Server | null> {
  if (process.platform !== 'linux') return null;
  const name = `\0rohi-lock-files-${createHash('sha256').update(cluster).digest('hex')}`;
  const giveUpAt = performance.now() + 10_000;
  for (;;) {
    const server = createServer((socket) => socket.destroy());
    try {
      await once(server.listen({ path: name }), 'listening');
      return server;
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE') throw error;
      if (performance.now() > giveUpAt) {
        throw new EmbeddedPostgresError(
          `Another start is cleaning up ${cluster} and does not come to an end: end it and start again.`,
        );
      }
      await pause(10);
    }
  }
}

/**
 * Without the lock file PostgreSQL does not see processes that outlived their server, and two servers would write to
 * the same data. They end by themselves as soon as they notice; here we wait for that.
 */
async function waitForLeftovers(cluster: string): Promise<void> {
  const giveUpAt = performance.now() + 10_000;
  for (;;) {
    const file = await readPostmasterFile(cluster);
    // An orderly end removes the file last, and a living server speaks for itself.
    if (file === null || (await isPostgresOn(file.pid, cluster))) return;
    const left = await listPostgresOn(cluster);
    if (left.length === 0) return;
    if (performance.now() > giveUpAt) {
      throw new EmbeddedPostgresError(
        `PostgreSQL processes of an earlier run still work in ${cluster} (${left.join(', ')}): end them and start again.`,
      );
    }
    await pause(10);
  }
}

/** Numbers of all PostgreSQL processes in this cluster; only Linux lists them. */
export async function listPostgresOn(cluster: string): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const found = await Promise.all(pids.map(async (pid) => ((await isPostgresOn(pid, cluster)) ? pid : 0)));
  return found.filter((pid) => pid > 0);
}
