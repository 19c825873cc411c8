import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '../embedded-postgres-lock-files.ts';
import { BackupError, onDiskOf } from './backup-error.ts';
import { readRecord, type BackupRecord } from './backup-record.ts';
import { splitBackups, type KeepRule } from './backup-retention.ts';

/** A backup that is whole by its name and has a record that can be read. */
export type FoundBackup = { folder: string; name: string } & BackupRecord;

const nameForm = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** `2026-11-26T21-17-00Z`: names sort by their time. */
export function backupName(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

export function isBackupName(name: string): boolean {
  return nameForm.test(name);
}

/**
 * The backups in a folder of backups, the newest first. Folders with other names, and records that cannot be read, are
 * passed over.
 */
export async function listBackups(root: string): Promise<FoundBackup[]> {
  const names = await readdir(root).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    return onDiskOf(root)(error);
  });
  const found: FoundBackup[] = [];
  for (const name of names.filter(isBackupName).toSorted().toReversed()) {
    const folder = join(root, name);
    const record = await readRecord(folder).catch((error: unknown) => {
      if (error instanceof BackupError) return undefined;
      throw error;
    });
    if (record !== undefined) found.push({ folder, name, ...record });
  }
  return found;
}

/** What a backup is called while it is written; without its last name it is none. */
export function draftName(name: string): string {
  return `${name}.part-${process.pid}`;
}

/**
 * Throws away what backups have left behind that were cut off. Only for the process with the turn to make one: all
 * drafts are of the dead then.
 */
export async function removeDrafts(root: string): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    const [whole, ...more] = name.split('.part-');
    if (whole !== undefined && nameForm.test(whole) && more.length === 1)
      await rm(join(root, name), { recursive: true, force: true });
  }
}

/** The folder in which a restore works. */
export function restoreDraft(target: string): string {
  return join(target, `restore.part-${process.pid}`);
}

/** Throws away what restores have left behind that were cut off. */
export async function removeRestoreDrafts(target: string): Promise<void> {
  for (const name of await readdir(target).catch(() => [])) {
    const pid = Number(/^restore\.part-(\d+)$/.exec(name)?.[1] ?? Number.NaN);
    if (pid > 0 && !(await isRestoring(pid))) await rm(join(target, name), { recursive: true, force: true });
  }
}

/** In a container the number of an earlier process is soon that of another, or ours. */
async function isRestoring(pid: number): Promise<boolean> {
  if (pid === process.pid || !isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  return words === undefined || words.includes('restore');
}

/**
 * Deletes the backups that a rule lets go. Only those of the same installation count, and what cannot be read is left
 * alone.
 * @param made the newest, of the installation that counts
 */
export async function dropOldBackups(
  root: string,
  rule: KeepRule,
  made: FoundBackup,
): Promise<{ retained: number; dropped: number; oldestDaily: FoundBackup | undefined }> {
  const own = (await listBackups(root)).filter(
    ({ systemIdentifier }) => systemIdentifier === made.systemIdentifier,
  );
  const { retained, daily, dropped } = splitBackups(own, rule);
  for (const { folder } of dropped) {
    // Renamed first: one that is half deleted must not look like a backup.
    const draft = `${folder}.part-${process.pid}`;
    await rename(folder, draft);
    await rm(draft, { recursive: true, force: true });
  }
  return { retained: retained.length, dropped: dropped.length, oldestDaily: daily.at(-1) };
}
