import { createHash } from 'node:crypto';
import { lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';

/** PostgreSQL names its socket after its port; with no network address to listen on, the number means nothing else. */
export const SOCKET_NAME = '.s.PGSQL.5432';

/** The system keeps 108 bytes for the path of a socket, the last of them a zero. */
const SOCKET_PATH_LIMIT = 107;

export function socketFileIn(socketDir: string): string {
  return join(socketDir, SOCKET_NAME);
}

/**
 * The folder for the server's socket: the cluster itself, or for a path too long for a socket a folder of ours for
 * temporary files, named by the user and a hash of the path, so that it is the same at every start.
 */
export function socketDirFor(cluster: string): string {
  if (fits(cluster)) return cluster;
  const hash = createHash('sha256').update(cluster).digest('hex').slice(0, 12);
  const name = `rohi-${process.geteuid?.() ?? 0}-${hash}`;
  const dir = [tmpdir(), '/tmp'].map((parent) => join(parent, name)).find(fits);
  if (dir === undefined) {
    throw new EmbeddedPostgresError(
      `The path of the data folder ${cluster} is too long for a socket: set a shorter DATA_DIR.`,
    );
  }
  return dir;
}

/** Makes the folder if it is not the cluster, and refuses one that somebody else put there first. */
export async function makeSocketDir(socketDir: string, cluster: string): Promise<void> {
  if (socketDir === cluster) return;
  try {
    await mkdir(socketDir, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const found = await lstat(socketDir);
  if (!found.isDirectory() || found.uid !== process.geteuid?.() || (found.mode & 0o077) !== 0) {
    throw new EmbeddedPostgresError(
      `The folder ${socketDir} for the database socket belongs to somebody else or is open to others: ` +
        'remove it, or set a shorter DATA_DIR.',
    );
  }
}

function fits(dir: string): boolean {
  return Buffer.byteLength(socketFileIn(dir)) <= SOCKET_PATH_LIMIT;
}
