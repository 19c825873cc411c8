import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { archiveSettings } from './archive.ts';
import { onDiskOf } from './backup-error.ts';
import { changeNotes, readNotes } from './cluster-notes.ts';
import { judgeFolder, markFolder } from './folder-owner.ts';
import { readInstallation, sayCopy } from './installation.ts';

/** How a server archives its log. */
type ArchivePlan = {
  settings: Record<string, string>;
  /** What the operator should do about it, in one line. */
  line: string | undefined;
  /** Called by the owner of the running server: from then on the folder is that of its installation. */
  claim(): Promise<void>;
};

type Places = Pick<Config, 'dataDir' | 'archiveDir' | 'beginsNew'>;

/**
 * Decides, before the server of a data folder is started, where its log is archived: every server that writes on the
 * data needs the same settings, or the archive has a gap. A copy archives nothing, and the folder of another
 * installation is never archived into. Where the archive was and is no more, the server keeps its log until it is back.
 * Throws BackupError for a folder that cannot be made.
 */
export async function planArchive({ dataDir, archiveDir, beginsNew }: Places): Promise<ArchivePlan> {
  const cluster = join(dataDir, 'pg');
  const { isCopy, archive: former } = await readNotes(cluster);
  if (isCopy) return notAt(sayCopy(dataDir));
  if (archiveDir === undefined) return notAt(undefined);
  const use = await judgeFolder(archiveDir, 'archive', await readInstallation(cluster), former);
  if (use === 'foreign')
    return notAt(
      `ARCHIVE_DIR ${archiveDir} is of another installation, and nothing is archived: name a folder of its own, start again, and make a backup.`,
    );
  if (use === 'gone' && !beginsNew) {
    const line = `ARCHIVE_DIR ${archiveDir} no longer holds the archive of this database, which keeps its log meanwhile: mount the disk and start again, or begin a new archive once with NEW=yes, and make a backup.`;
    // A folder of the system's disk, on which another is to be mounted, would take it.
    const isThere = await stat(archiveDir).catch(() => undefined);
    const folder = isThere === undefined ? archiveDir : join(archiveDir, 'not-mounted');
    return { settings: archiveSettings(folder), line, claim: () => Promise.resolve() };
  }
  await mkdir(archiveDir, { recursive: true, mode: 0o700 }).catch(onDiskOf(archiveDir));
  return {
    settings: archiveSettings(archiveDir),
    line: undefined,
    async claim() {
      const installation = await readInstallation(cluster);
      if (installation === undefined) return;
      // A folder that cannot be written shows by the archive that fails.
      await markFolder(archiveDir, installation).catch(() => undefined);
      if (former !== archiveDir) await changeNotes(cluster, { archive: archiveDir });
    },
  };
}

function notAt(line: string | undefined): ArchivePlan {
  return { settings: {}, line, claim: () => Promise.resolve() };
}
