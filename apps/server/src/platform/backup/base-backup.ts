import { chown, mkdir, stat, statfs } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isDiskFull } from '../database.ts';
import { BackupError } from './backup-error.ts';

export type BaseBackup = {
  systemIdentifier: string;
  timeline: number;
  startLsn: string;
  endLsn: string;
  /** By the clock of the database. */
  startedAt: Date;
  endedAt: Date;
};

type Wishes = {
  socketDir: string;
  database: string;
  /** The folder of the cluster: its owner is who writes the backup. */
  cluster: string;
  /** A folder that is missing or empty. */
  folder: string;
  /** The backup is given up while fewer bytes are free on the disk of `folder`. */
  floorBytes: number;
};

const lookEveryMs = 500;

/**
 * Has the server write a full backup of itself, with the log that it needs to start, while it goes on working. Throws BackupError when the disk is
 * full or the folder cannot be written; what was begun is left to the caller.
 */
export async function writeBaseBackup(wishes: Wishes): Promise<BaseBackup> {
  const { folder, cluster, socketDir, database, floorBytes } = wishes;
  await mkdir(folder, { mode: 0o700 });
  // The server writes it; as root it is another user than this one.
  const { uid, gid } = await stat(cluster);
  if (uid !== process.geteuid?.()) await chown(folder, uid, gid);
  const client = replicationClient(socketDir, database);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows: identity } = await client.query<{ systemid: string; timeline: string }>('IDENTIFY_SYSTEM');
    const pid = await findOwnProcess(client);
    yieldToQueries(pid);
    const startedAt = await readClock(client);
    const watch = watchFloor(folder, floorBytes, () => endProcess(wishes, pid));
    try {
      const [start, end] = await runBackup(client, folder);
      return {
        systemIdentifier: identity[0]?.systemid ?? '',
        timeline: Number(identity[0]?.timeline ?? '1'),
        startLsn: start,
        endLsn: end,
        startedAt,
        // Rounded up: what was committed before the end is in the backup.
        endedAt: new Date((await readClock(client)).getTime() + 1),
      };
    } catch (error) {
      throw isDiskFull(error) || watch.isBelow() ? noRoomIn(folder, error) : cannotWrite(folder, error);
    } finally {
      watch.stop();
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

function replicationClient(socketDir: string, database: string): pg.Client {
  const settings = { host: socketDir, user: 'postgres', database, application_name: 'rohi backup' };
  // The driver hands on what it is given; its types do not know the word.
  return new pg.Client({ ...settings, replication: 'database' } as pg.ClientConfig);
}

/** Where the backup begins and ends in the log. */
async function runBackup(client: pg.Client, folder: string): Promise<[string, string]> {
  const answer = (await client.query(
    `BASE_BACKUP (LABEL 'rohi', TARGET 'server', TARGET_DETAIL ${pg.escapeLiteral(folder)}, CHECKPOINT 'fast',
      WAL true, WAIT false, COMPRESSION 'gzip', COMPRESSION_DETAIL 'level=1', MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`,
  )) as unknown as pg.QueryResult<{ recptr?: string }>[];
  const places = answer.flatMap(({ rows }) => rows.flatMap(({ recptr }) => recptr ?? []));
  const [start, end] = [places[0], places.at(-1)];
  if (start === undefined || end === undefined || places.length < 2)
    throw new TypeError('the server did not say where the backup begins and ends');
  return [start, end];
}

/** A moment of the database, whose clock stamps what is committed. */
async function readClock(client: pg.Client): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  const [row] = rows;
  if (row === undefined) throw new TypeError('the database did not tell the time');
  return row.now;
}

async function findOwnProcess(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/** Whoever waits for an answer comes first; where the process is not ours, the backup is written all the same. */
function yieldToQueries(pid: number): void {
  try {
    if (pid > 0) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Of another user, or in a container of its own.
  }
}

/** A process that writes looks at its own connection only now and then: it is ended by another. */
async function endProcess({ socketDir, database }: Wishes, pid: number): Promise<void> {
  const client = new pg.Client({ host: socketDir, user: 'postgres', database });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_terminate_backend($1)', [pid]);
  } finally {
    await client.end();
  }
}

/** The data may lie on the same disk, and has to be written on. */
function watchFloor(folder: string, floorBytes: number, giveUp: () => Promise<void>) {
  const stopping = new AbortController();
  let isBelow = false;
  void (async () => {
    while (!stopping.signal.aborted) {
      const free = await freeBytesOf(folder).catch(() => Number.POSITIVE_INFINITY);
      if (free < floorBytes) {
        isBelow = true;
        await giveUp().catch(() => undefined);
        return;
      }
      await pause(lookEveryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  })();
  return { isBelow: () => isBelow, stop: () => stopping.abort() };
}

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function noRoomIn(folder: string, cause: unknown): BackupError {
  return new BackupError(
    'noRoom',
    `The backup did not fit on the disk of ${folder}; what was written is removed.`,
    {
      cause,
    },
  );
}

function cannotWrite(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== '42501' && !/Permission denied/.test(String(error))) return error;
  const advice = 'give it a folder that the user of the database may write';
  return new BackupError('notWritable', `PostgreSQL cannot write into ${folder}: ${advice}.`, {
    cause: error,
  });
}
