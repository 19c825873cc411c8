import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './backup-error.ts';
import { changeNotes, readNotes } from './cluster-notes.ts';
import { readInstallation } from './installation.ts';

/**
 * Makes a copy that `--into` has filled the database of the service: from its next start on it archives and is backed
 * up. Throws BackupError for what is no copy, and where the archive has gone on another way since.
 */
export async function promoteCopy(dataDir: string, archive: string | undefined): Promise<void> {
  const cluster = join(dataDir, 'pg');
  if ((await readInstallation(cluster)) === undefined)
    throw new BackupError('failed', `There is no database in ${dataDir}.`);
  if (!(await readNotes(cluster)).isCopy)
    throw new BackupError('failed', `The database in ${dataDir} is no copy: there is nothing to be done.`);
  if (archive !== undefined) await refuseOtherWay(join(cluster, 'pg_wal'), archive);
  await changeNotes(cluster, { isCopy: false });
}

/**
 * A restore that came after the copy was made may have given its number to the log of another: the archive takes only
 * one of them.
 */
async function refuseOtherWay(wal: string, archive: string): Promise<void> {
  for (const name of (await readdir(wal)).filter((each) => each.endsWith('.history'))) {
    const stored = await readFile(join(archive, name), 'utf8').catch(() => undefined);
    if (stored === undefined || stored === (await readFile(join(wal, name), 'utf8'))) continue;
    throw new BackupError(
      'archive',
      `The archive ${archive} has gone on another way since the copy was made (${name}): set ARCHIVE_DIR to a new, empty folder.`,
    );
  }
}
