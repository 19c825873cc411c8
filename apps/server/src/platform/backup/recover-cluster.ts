import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded-postgres.ts';
import { findArchiveWay, restoreCommand } from './archive.ts';
import { BackupError, onDiskOf } from './backup-error.ts';
import { restoreDraft } from './backup-folders.ts';
import type { BackupRecord } from './backup-record.ts';
import { findOwners } from './folder-owner.ts';
import { sayMoment, targetTime, type RestoreMoment } from './restore-moment.ts';
import { syncPath } from './stored-files.ts';

export type RecoveryPlan = {
  /** A data folder of its own, with the unpacked cluster in `pg`. */
  dataDir: string;
  record: BackupRecord;
  archive: string | undefined;
  /** A moment, the end of the backup itself, or undefined: the end of the archive. */
  moment: RestoreMoment | undefined;
  settings: Record<string, string>;
  log: (line: string) => void;
};

export type Recovered = {
  server: EmbeddedPostgres;
  /** How many segments of the archive lie on the way. */
  segments: number;
  /** When the last transaction was committed that was read from the log; undefined: none after the backup. */
  reachedAt: Date | undefined;
};

/**
 * Refuses a moment that a backup cannot be brought to: before its own end (the server would give its end without a
 * word), in the future, or without an archive that leads there. Throws BackupError.
 */
export function refuseMoment(
  moment: RestoreMoment | undefined,
  record: BackupRecord,
  archive: string | undefined,
): void {
  if (!(moment instanceof Date)) return;
  if (moment < record.endedAt)
    throw new BackupError(
      'archive',
      `The backup ended at ${sayMoment(record.endedAt)}, after the moment asked for, ${sayMoment(moment)}: take an older backup.`,
    );
  if (moment > new Date())
    throw new BackupError('archive', `The moment asked for, ${sayMoment(moment)}, is still to come.`);
  if (archive === undefined)
    throw new BackupError(
      'archive',
      'A moment after the backup needs the archive of the log: set ARCHIVE_DIR.',
    );
}

/**
 * Starts the server on an unpacked backup and has it read the log up to the moment, on a timeline of its own. The way
 * through the archive is checked before. Returns the running server, which is the caller's to stop. Throws BackupError.
 */
export async function recoverCluster(plan: RecoveryPlan): Promise<Recovered> {
  const { dataDir, record, moment, archive } = plan;
  const wantsArchive = archive !== undefined && moment !== 'backup';
  const at = moment instanceof Date ? moment : undefined;
  const way = wantsArchive ? await findArchiveWay(archive, record, at) : undefined;
  const cluster = join(dataDir, 'pg');
  await writeFile(join(cluster, 'recovery.signal'), '');
  const target: Record<string, string> = {
    // On, and nowhere to: the server closes and marks what its own timeline writes, and keeps it for the archive of the
    // service, which goes on without a gap.
    archive_mode: 'on',
    hot_standby: 'off',
    restore_command: restoreCommand(
      await ownArchive(archive, record),
      way === undefined ? 'histories' : 'all',
    ),
    recovery_target_timeline:
      way === undefined || way.timeline === record.timeline ? 'current' : String(way.timeline),
    ...(way === undefined ? { recovery_target: 'immediate', recovery_target_action: 'promote' } : {}),
    ...(at === undefined ? {} : { recovery_target_time: targetTime(at), recovery_target_action: 'promote' }),
  };
  try {
    // Not open before it is over: a server that only waits for its moment could be taken for a ready one.
    const server = await startEmbeddedPostgres({
      dataDir,
      role: 'service',
      settings: { ...plan.settings, ...target },
      log: plan.log,
    });
    return { server, segments: way?.segments ?? 0, reachedAt: await readReached(dataDir) };
  } catch (error) {
    throw await explainFailure(error, dataDir, at);
  }
}

/** Of another installation not even the numbers of its timelines say anything. */
async function ownArchive(archive: string | undefined, record: BackupRecord): Promise<string | undefined> {
  if (archive === undefined) return undefined;
  const owners = await findOwners(archive, 'archive');
  return owners.every((owner) => owner === record.systemIdentifier) ? archive : undefined;
}

/** The server says it in its log, in UTC. */
async function readReached(dataDir: string): Promise<Date | undefined> {
  const log = await readFile(join(dataDir, 'pg.log'), 'utf8').catch(() => '');
  const [, day, time] = /last completed transaction was at log time (\S+) ([\d:.]+)/.exec(log) ?? [];
  return day === undefined || time === undefined ? undefined : new Date(`${day}T${time}Z`);
}

/** The words of the server in words of ours. */
async function explainFailure(error: unknown, dataDir: string, at: Date | undefined): Promise<unknown> {
  const text = String(error);
  if (!/recovery ended before configured recovery target/.test(text)) {
    const reason = error instanceof Error ? error.message.split(' (more in ')[0] : text;
    return new BackupError('failed', `The backup was unpacked and does not start: ${reason}.`, {
      cause: error,
    });
  }
  const last = await readReached(dataDir);
  const target = at === undefined ? '' : ` (${sayMoment(at)})`;
  const ends =
    last === undefined ? 'no transaction after the backup' : `the transaction of ${sayMoment(last)}`;
  return new BackupError(
    'archive',
    `The archive ends with ${ends}, before the moment asked for${target}: without --at all of it is restored.`,
  );
}

/**
 * Takes a recovered cluster, with its server stopped, to its place in a data folder, in one step. Throws BackupError
 * when a database stands there by now.
 */
export async function settleCluster(dataDir: string, target: string): Promise<void> {
  const cluster = join(dataDir, 'pg');
  await syncPath(cluster);
  const place = join(target, 'pg');
  await rename(cluster, place).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EBUSY'].includes(code)) throw occupied(place);
    return onDiskOf(target)(error);
  });
  await syncPath(target);
}

function occupied(place: string): BackupError {
  return new BackupError(
    'notWritable',
    `${place} already holds a database, and a restore writes over none: move it away, or name another folder with --into.`,
  );
}

/**
 * Makes the folder in which a backup becomes a database again, beside its later place, so that the last step is a
 * rename.
 */
export async function makeRestoreDraft(target: string): Promise<string> {
  await mkdir(target, { recursive: true, mode: 0o700 }).catch(onDiskOf(target));
  const draft = restoreDraft(target);
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, 'pg'), { recursive: true, mode: 0o700 }).catch(onDiskOf(target));
  return draft;
}

/** Refuses a data folder in which a database stands. */
export async function refuseOccupied(target: string): Promise<void> {
  const place = join(target, 'pg');
  const found = await stat(place).catch(() => undefined);
  if (found === undefined) return;
  if (!found.isDirectory() || (await readdir(place)).length > 0) throw occupied(place);
}
