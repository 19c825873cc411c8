/**
 * Owns what is known of backups: which were made, what became of them, and when the next one is due. Making one is a
 * command of its own, which this room starts at night; the rules of the files are `platform/backup`.
 */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { backupState } from '@rohi/contract/backups/backups.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { readArchiveState, type ArchiveState } from '../../platform/backup/archive-watch.ts';
import { readNotes } from '../../platform/backup/cluster-notes.ts';
import { runOwnCommand } from '../../platform/own-command.ts';
import { isBackupDue, isTrialDue, ofThisDatabase, stateOf } from './backup-rules.ts';
import { deleteRuns, findLastRun, insertRun, type BackupRun } from './backup-run.store.ts';

export type { BackupRun } from './backup-run.store.ts';

/** The exit code of a backup that another process makes already: that process notes the outcome. */
const anotherAtWork = 3;

const retentionMs = 400 * 24 * 3_600_000;

/** Notes what became of a backup or of a restore on trial, and forgets what is older than 400 days. */
export async function recordBackupRun({ db }: Pick<Context, 'db'>, run: BackupRun): Promise<void> {
  await insertRun(db, run);
  await deleteRuns(db, new Date(run.endedAt.getTime() - retentionMs));
}

type Deps = Pick<Context, 'db' | 'sql' | 'clock' | 'config'>;

/** How the backups stand, for the office and the operator. */
export async function readBackupState({ db, sql, clock, config }: Deps): Promise<DataOf<typeof backupState>> {
  const empty = { lastGoodAt: null, fault: null, failedAt: null, restoreTry: null, archive: null };
  if (config.databaseUrl !== undefined) return { state: 'ELSEWHERE', ...empty };
  if (await isCopy(config)) return { state: 'COPY', ...empty };
  const [good, last, trial, since, archive] = await Promise.all([
    findLastRun(db, 'BACKUP', { isGood: true }),
    findLastRun(db, 'BACKUP'),
    findLastRun(db, 'RESTORE_TRY'),
    databaseSince(config, clock.now()),
    readArchiveState(sql),
  ]);
  const lastGoodAt = good?.endedAt ?? null;
  const failed = last?.fault === null ? undefined : last;
  return {
    state: stateOf(clock.now(), { lastGoodAt, failedAt: failed?.endedAt ?? null, since }),
    lastGoodAt: lastGoodAt?.toISOString() ?? null,
    fault: failed?.fault ?? null,
    failedAt: failed?.endedAt.toISOString() ?? null,
    restoreTry: trial === undefined ? null : { at: trial.endedAt.toISOString(), good: trial.fault === null },
    archive: sayArchive(archive, config),
  };
}

/** A server that archives nothing although a folder is named for it was started so: the folder is of somebody else. */
function sayArchive(
  state: ArchiveState | undefined,
  { archiveDir }: Pick<Config, 'archiveDir'>,
): DataOf<typeof backupState>['archive'] {
  if (state === undefined) return archiveDir === undefined ? null : { lastAt: null, isFailing: true };
  return { lastAt: state.lastArchivedAt?.toISOString() ?? null, isFailing: state.isFailing };
}

/** When the embedded database was made: its own files are as old. */
async function databaseSince({ dataDir }: Pick<Config, 'dataDir'>, now: Date): Promise<Date> {
  return stat(join(dataDir, 'pg', 'PG_VERSION')).then(
    ({ mtime }) => mtime,
    () => now,
  );
}

async function isCopy({ dataDir }: Pick<Config, 'dataDir'>): Promise<boolean> {
  return (await readNotes(join(dataDir, 'pg'))).isCopy;
}

/**
 * Makes the backup of the day when it is due, and once a week restores it on trial, each in a process of its own that
 * comes after all others. Both note what came of them; what ends without a note is noted here. After a restore one is
 * due at once, and of a copy none is made. Never throws for a backup that failed: the next hour looks again.
 */
export async function makeDueBackup(context: Context): Promise<void> {
  const { db, clock, config } = context;
  if (config.databaseUrl !== undefined || config.backupDir === undefined || (await isCopy(config))) return;
  const good = await findLastRun(db, 'BACKUP', { isGood: true });
  const restored = await findLastRun(db, 'RESTORE');
  if (!isBackupDue(clock.now(), ofThisDatabase(good?.endedAt, restored?.endedAt))) return;
  if (!(await runNoted(context, 'BACKUP', 'backup', []))) return;
  const trial = await findLastRun(db, 'RESTORE_TRY', { isGood: true });
  if (isTrialDue(clock.now(), trial?.endedAt ?? null))
    await runNoted(context, 'RESTORE_TRY', 'restore', [config.backupDir, '--try']);
}

async function runNoted(
  context: Context,
  kind: BackupRun['kind'],
  command: string,
  words: readonly string[],
): Promise<boolean> {
  const { db, config, log } = context;
  const startedAt = new Date();
  const { code, lastLine } = await runOwnCommand(command, words, {
    DATA_DIR: config.dataDir,
    FILES_DIR: config.filesDir,
    BACKUP_DIR: config.backupDir,
    BACKUP_KEEP: String(config.backupKeep),
    ARCHIVE_DIR: config.archiveDir,
    DATABASE_URL: '',
    // It counts for the start that has it, and at night it was not asked for.
    NEW: '',
  });
  if (code === anotherAtWork) return false;
  const noted = await findLastRun(db, kind);
  if (noted === undefined || noted.endedAt < startedAt)
    await recordBackupRun(context, {
      kind,
      startedAt,
      endedAt: new Date(),
      fault: code === 0 ? null : 'failed',
      backup: null,
      bytes: null,
    });
  if (code === 0) log.info({ kind }, lastLine);
  else log.error({ kind, code }, lastLine);
  return code === 0;
}
