import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './backup-error.ts';
import { readRecord, type BackupPart, type BackupRecord } from './backup-record.ts';
import { baseFolder, keysName } from './make-backup.ts';
import { baseName, readBase, readManifest } from './read-base.ts';
import { hashFile, readFileList, verifyFiles, type StoredFile } from './stored-files.ts';

export type VerifiedBackup = { record: BackupRecord; files: StoredFile[]; hasKeys: boolean };

/**
 * Reads a whole backup and holds it against its record; with `into` the database is written there on the way. Throws
 * BackupError, in one line, for one that is cut, altered, of another version, or put together of two. A file of keys
 * that is missing is no damage: the restore says what follows.
 */
export async function verifyBackup(folder: string, into?: string): Promise<VerifiedBackup> {
  const record = await readRecord(folder);
  const base = join(folder, baseFolder);
  const { systemIdentifier } = await readManifest(base);
  if (systemIdentifier !== record.systemIdentifier)
    throw new BackupError(
      'foreign',
      `The backup ${folder} is put together of two: its database is of another installation.`,
    );
  let hasKeys = true;
  for (const [path, wanted] of Object.entries(record.parts)) {
    if (path === `${baseFolder}/${baseName}`) continue;
    const found = await hashFile(join(folder, path)).catch(() => undefined);
    if (found === undefined && path === keysName) hasKeys = false;
    else refuseDifferent(folder, path, found, wanted);
  }
  refuseDifferent(
    folder,
    `${baseFolder}/${baseName}`,
    await readBase(base, into),
    record.parts[`${baseFolder}/${baseName}`],
  );
  const files = await readFileList(folder);
  await verifyFiles(folder, files);
  return { record, files, hasKeys };
}

/**
 * Refuses a backup of another installation than the one in a data folder; without one there nothing is compared. The
 * number stands in the first bytes of the control file.
 */
export async function refuseForeignCluster(
  cluster: string,
  record: BackupRecord,
  folder: string,
): Promise<void> {
  const control = await readFile(join(cluster, 'global', 'pg_control')).catch(() => undefined);
  if (control === undefined || control.length < 8) return;
  if (control.readBigUInt64LE(0) === BigInt(record.systemIdentifier)) return;
  throw new BackupError(
    'foreign',
    `The backup ${folder} is of another installation than the database in ${cluster}: set DATA_DIR to the folder that it is of.`,
  );
}

function refuseDifferent(
  folder: string,
  path: string,
  found: BackupPart | undefined,
  wanted: BackupPart | undefined,
): void {
  if (
    found !== undefined &&
    wanted !== undefined &&
    found.size === wanted.size &&
    found.sha256 === wanted.sha256
  )
    return;
  const how = found === undefined ? 'is missing' : 'is cut or altered';
  throw new BackupError('damaged', `The backup ${folder} is damaged: ${path} ${how}.`);
}
