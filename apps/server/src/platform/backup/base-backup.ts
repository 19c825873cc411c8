import { chown, mkdir, stat, statfs } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isDiskFull } from '../database.ts';
import { databaseRoles } from '../rights/database-roles.ts';
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
  /** And while fewer are free on the disk of the cluster, since it holds back that cluster's log. */
  dataFloorBytes: number;
};

const lookEveryMs = 500;

/**
 * Has the server write a full backup of itself, with the log that it needs to start, while it goes on working. Throws
 * BackupError, in one line, for whatever ends it; what was begun is left to the caller.
 */
export async function writeBaseBackup(wishes: Wishes): Promise<BaseBackup> {
  const { folder, cluster, socketDir, database } = wishes;
  await mkdir(folder, { mode: 0o700 });
  // The server writes it; as root it is another user than this one.
  const { uid, gid } = await stat(cluster);
  if (uid !== process.geteuid?.()) await chown(folder, uid, gid);
  const client = replicationClient(socketDir, database);
  const keeper = replicationClient(socketDir, database);
  try {
    await Promise.all([client.connect(), keeper.connect()]);
    await holdLog(keeper);
    return await writeWith(client, wishes);
  } catch (error) {
    throw error instanceof BackupError ? error : cutShort(error);
  } finally {
    await Promise.all([client, keeper].map((each) => each.end().catch(() => undefined)));
  }
}

async function writeWith(client: pg.Client, wishes: Wishes): Promise<BaseBackup> {
  const { folder } = wishes;
  const { rows: identity } = await client.query<{ systemid: string; timeline: string }>('IDENTIFY_SYSTEM');
  const pid = await findOwnProcess(client);
  yieldToQueries(pid);
  const startedAt = await readClock(client);
  const watch = watchFloors(wishes, () => endProcess(wishes, pid));
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
    if (watch.below() === 'data') throw noRoomForLog(wishes.cluster, error);
    throw isDiskFull(error) || watch.below() === 'backup'
      ? noRoomIn(folder, error)
      : cannotWrite(folder, error);
  } finally {
    watch.stop();
  }
}

/**
 * A backup takes the log that was written meanwhile at its end, and a checkpoint removes what is not held. The slot is
 * of its connection alone: it ends with that, however that ends, and the log is let go.
 */
async function holdLog(keeper: pg.Client): Promise<void> {
  await keeper.query(`CREATE_REPLICATION_SLOT rohi_backup_${process.pid} TEMPORARY PHYSICAL RESERVE_WAL`);
}

function replicationClient(socketDir: string, database: string): pg.Client {
  const settings = { host: socketDir, user: databaseRoles.backup, database, application_name: 'rohi backup' };
  // The driver hands on what it is given; its types do not know the word.
  const client = new pg.Client({ ...settings, replication: 'database' } as pg.ClientConfig);
  // The next query gets the failure; without a listener it would end the process.
  client.on('error', () => undefined);
  return client;
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

/** A moment by the clock of the database, which stamps what is committed. */
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

/** Callers who wait for an answer come first; where the process is not ours, the backup is written all the same. */
function yieldToQueries(pid: number): void {
  try {
    if (pid > 0) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Of another user, or in a container of its own.
  }
}

/** A process that writes looks at its own connection only now and then: it is ended by another. */
async function endProcess({ socketDir, database }: Wishes, pid: number): Promise<void> {
  const client = new pg.Client({ host: socketDir, user: databaseRoles.backup, database });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_terminate_backend($1)', [pid]);
  } finally {
    await client.end();
  }
}

/** The data has to be written on, whether it lies on the same disk or on another. */
function watchFloors({ folder, floorBytes, cluster, dataFloorBytes }: Wishes, giveUp: () => Promise<void>) {
  const floors = [
    { of: 'backup', path: folder, bytes: floorBytes },
    { of: 'data', path: cluster, bytes: dataFloorBytes },
  ] as const;
  const stopping = new AbortController();
  let below: 'backup' | 'data' | undefined;
  void (async () => {
    while (!stopping.signal.aborted) {
      for (const { of, path, bytes } of floors)
        if ((await freeBytesOf(path).catch(() => Number.POSITIVE_INFINITY)) < bytes) below ??= of;
      if (below !== undefined) {
        await giveUp().catch(() => undefined);
        return;
      }
      await pause(lookEveryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  })();
  return { below: () => below, stop: () => stopping.abort() };
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

function noRoomForLog(cluster: string, cause: unknown): BackupError {
  return new BackupError(
    'noRoom',
    `The backup was given up: it holds back the log of the database, and the disk of ${cluster} is nearly full.`,
    { cause },
  );
}

function cutShort(error: unknown): BackupError {
  const reason = error instanceof Error ? error.message : String(error);
  return new BackupError('failed', `The backup was cut short, and what was written is removed: ${reason}.`, {
    cause: error,
  });
}

function cannotWrite(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== '42501' && !/Permission denied/.test(String(error))) return error;
  const advice = 'give it a folder that the user of the database may write';
  return new BackupError('notWritable', `PostgreSQL cannot write into ${folder}: ${advice}.`, {
    cause: error,
  });
}
