import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, type Config } from '../../config.ts';
import { isBackupName } from './backup-folders.ts';
import { readSegmentName } from './wal-segments.ts';

type Places = Pick<Config, 'dataDir' | 'backupDir' | 'archiveDir' | 'beginsNew'>;

/**
 * Refuses to begin an empty database where backups or an archive say that there was one: its disk is away or lost, and
 * what would be made instead has neither parcels nor money. Throws ConfigError.
 */
export async function refuseEmptyBeginning(places: Places): Promise<void> {
  const { dataDir, backupDir, archiveDir, beginsNew } = places;
  if (beginsNew || (await listNames(join(dataDir, 'pg'))).length > 0) return;
  const backups = (await listNames(backupDir)).filter(isBackupName).toSorted();
  const segments = (await listNames(archiveDir)).filter((name) => readSegmentName(name.replace(/\.gz$/, '')));
  const found = [
    ...(backups.length > 0
      ? [`BACKUP_DIR ${backupDir} holds ${backups.length} backups, the newest of ${backups.at(-1)}`]
      : []),
    ...(segments.length > 0 ? [`ARCHIVE_DIR ${archiveDir} holds the archive of a database`] : []),
  ];
  if (found.length === 0) return;
  throw new ConfigError(
    `There is no database in ${dataDir}, but ${found.join(', and ')}: mount the disk of DATA_DIR, or restore (npm run restore -- ${backupDir ?? 'DIR'}). Only if an empty database is wanted, start once with NEW=yes.`,
  );
}

async function listNames(folder: string | undefined): Promise<string[]> {
  return folder === undefined ? [] : readdir(folder).catch(() => []);
}
