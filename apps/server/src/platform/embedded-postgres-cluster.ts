import { execFile } from 'node:child_process';
import {
  chmod,
  chown,
  lchown,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { adviceFor, plainReason, EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { isAlive } from './embedded-postgres-lock-files.ts';
import type { RunningAs } from './embedded-postgres-running-as.ts';

/** The version of the programs that we carry; a cluster of another one cannot be read by them. */
const MAJOR_VERSION = '18';

const INITDB_WORDS = [
  ...['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
  ...['-U', 'postgres', '--auth-local=trust', '--auth-host=reject', '--no-instructions'],
];

const run = promisify(execFile);

/** What this process is making right now. */
const ownDrafts = new Set<string>();

/** Makes the data folder and the folders above it. Throws EmbeddedPostgresError when the disk does not let us. */
export async function makeDataDir(dataDir: string): Promise<void> {
  await onDisk(dataDir, async () => {
    try {
      await mkdir(dataDir, { recursive: true });
    } catch (error) {
      // Making parents as well, Node reports a read-only disk as a missing folder.
      if (errorCode(error) === 'ENOENT') throw unusable(dataDir, DISK_WORDS['EROFS'], error);
      throw error;
    }
  });
}

/**
 * Looks whether `cluster` holds data we can run: "missing", or the user who owns it.
 * Throws EmbeddedPostgresError for data that is foreign, of another version or of another owner.
 */
export async function inspectCluster(cluster: string): Promise<'missing' | { uid: number }> {
  const [found, names] = await onDisk(cluster, async () => {
    try {
      return [await stat(cluster), await readdir(cluster)] as const;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return [null, []] as const;
      if (errorCode(error) === 'ENOTDIR') throw notACluster(cluster);
      throw error;
    }
  });
  // An empty folder may have been put there for us, as the place of a mounted disk.
  if (found === null || names.length === 0) return 'missing';
  if (!names.includes('PG_VERSION') || !names.includes('global')) throw notACluster(cluster);
  const version = (await onDisk(cluster, () => readFile(join(cluster, 'PG_VERSION'), 'utf8'))).trim();
  if (version !== MAJOR_VERSION) {
    throw new EmbeddedPostgresError(
      `The data in ${cluster} was written by PostgreSQL ${version.slice(0, 20) || 'of an unknown version'}, this ` +
        `service runs ${MAJOR_VERSION}: restore a backup into a new folder (DATA_DIR), or use the former release.`,
    );
  }
  return { uid: found.uid };
}

/**
 * Refuses a cluster of another user: PostgreSQL would, and no data is taken over unasked. Root may also use what
 * belongs to the user it runs PostgreSQL as, `dataUid`.
 */
export async function checkOwner(cluster: string, dataUid?: number): Promise<void> {
  const uid = process.geteuid?.() ?? 0;
  const owner = await onDisk(cluster, () => stat(cluster)).catch(ignoreMissing);
  if (!owner || owner.uid === uid || owner.uid === dataUid || (uid === 0 && dataUid === undefined)) return;
  throw new EmbeddedPostgresError(
    `The data in ${cluster} belongs to user ${owner.uid}, but this process runs as user ${uid}: ` +
      `start as that user, or hand the folder over (chown -R ${uid} ${cluster}).`,
  );
}

function ignoreMissing(error: unknown): undefined {
  if (errorCode(error) === 'ENOENT') return;
  throw error;
}

/** Gives the cluster the owner and the mode that PostgreSQL insists on; a restored copy often has others. */
export async function settleOwnership(cluster: string, clusterUid: number, as: RunningAs): Promise<void> {
  await onDisk(cluster, async () => {
    if (clusterUid !== as.dataUid) {
      for (const entry of await readdir(cluster, { recursive: true })) {
        await lchown(join(cluster, entry), as.dataUid, as.dataGid);
      }
      await chown(cluster, as.dataUid, as.dataGid);
    }
    if (((await stat(cluster)).mode & 0o027) !== 0) await chmod(cluster, 0o700);
  });
}

type ClusterPlan = {
  dataDir: string;
  cluster: string;
  initdb: string;
  as: RunningAs;
  durable: boolean;
  env: NodeJS.ProcessEnv;
};

/**
 * Makes a new cluster beside its place and moves it there in one step, so that a half-made one is never met. Of several
 * first starts at once the first to move wins, and the others use what it made.
 */
export async function makeCluster(plan: ClusterPlan): Promise<void> {
  await removeAbandoned(plan.dataDir);
  await onDisk(plan.dataDir, async () => {
    const draft = await mkdtemp(join(plan.dataDir, `pg.new-${process.pid}-`));
    ownDrafts.add(draft);
    try {
      await chown(draft, plan.as.dataUid, plan.as.dataGid);
      await runInitdb(draft, plan);
      await moveInto(draft, plan.cluster);
      if (plan.durable) await syncFolder(plan.dataDir);
    } finally {
      await rm(draft, { recursive: true, force: true });
      ownDrafts.delete(draft);
    }
  });
}

async function runInitdb(draft: string, plan: ClusterPlan): Promise<void> {
  const sync = plan.durable ? [] : ['--no-sync'];
  const words = [...plan.as.prefix, plan.initdb, '-D', draft, ...INITDB_WORDS, ...sync];
  try {
    await run(words[0] ?? '', words.slice(1), { cwd: '/', env: plan.env, ...plan.as.identity });
  } catch (error) {
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    const reason = plainReason(stderr.split('\n').find((line) => /error|fatal/i.test(line)) ?? String(error));
    throw new EmbeddedPostgresError(
      `A new database could not be made in ${plan.dataDir}: ${reason}. ${adviceFor(reason) ?? ''}`,
      { cause: error },
    );
  }
}

async function moveInto(draft: string, cluster: string): Promise<void> {
  try {
    await rename(draft, cluster);
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) return;
    if (errorCode(error) === 'EBUSY') {
      throw new EmbeddedPostgresError(
        `The folder ${cluster} is itself a mounted disk, so no new database can be moved there: ` +
          'mount the disk one level higher, at the data folder.',
      );
    }
    throw error;
  }
}

/** Drafts of starts that were cut off. */
async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = Number(/^pg\.new-(\d+)-/.exec(name)?.[1] ?? Number.NaN);
    const draft = join(dataDir, name);
    // In a container an earlier process often had the number that is ours now.
    const isAbandoned = pid === process.pid ? !ownDrafts.has(draft) : pid > 0 && !isAlive(pid);
    if (isAbandoned) await rm(draft, { recursive: true, force: true });
  }
}

async function syncFolder(dir: string): Promise<void> {
  const handle = await open(dir, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function notACluster(cluster: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `${cluster} is not a PostgreSQL data folder, or an incomplete one: ` +
      'move it away, restore a backup, or set DATA_DIR to another folder.',
  );
}

const DISK_WORDS: Record<string, string> = {
  EACCES: 'this user may not read or write it',
  EPERM: 'the system does not allow it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a file stands where a folder should be',
  EEXIST: 'a file stands where a folder should be',
  EIO: 'the disk reports an error',
};

/** Runs a step on the disk and turns its refusals into one line. */
async function onDisk<T>(path: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const words = DISK_WORDS[errorCode(error)];
    if (words === undefined) throw error;
    throw unusable(path, words, error);
  }
}

function unusable(path: string, words: string | undefined, cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The data folder ${path} cannot be used: ${words}. Set DATA_DIR to a folder of this user with free space.`,
    { cause },
  );
}
