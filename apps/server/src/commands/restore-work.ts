import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Config } from '../config.ts';
import { openContext, type Context } from '../context.ts';
import { endAllLogins } from '../modules/accounts/log-in/sessions.service.ts';
import { recordBackupRun } from '../modules/backups/backups.service.ts';
import { dropWaitingLetters } from '../modules/notifications/notifications.service.ts';
import { BackupError } from '../platform/backup/backup-error.ts';
import { findRestoreKeys, type RestoreKeys } from '../platform/backup/backup-key.ts';
import { listBackups, type FoundBackup } from '../platform/backup/backup-folders.ts';
import { readRecord, type BackupRecord } from '../platform/backup/backup-record.ts';
import { changeNotes } from '../platform/backup/cluster-notes.ts';
import { sayInstallation } from '../platform/backup/installation.ts';
import { keysName } from '../platform/backup/make-backup.ts';
import {
  makeRestoreDraft,
  recoverCluster,
  refuseMoment,
  refuseOccupied,
  settleCluster,
  type Recovered,
} from '../platform/backup/recover-cluster.ts';
import { sayMoment, type RestoreMoment } from '../platform/backup/restore-moment.ts';
import { restoreFiles } from '../platform/backup/stored-files.ts';
import { verifyBackup } from '../platform/backup/verify-backup.ts';
import { createLog } from '../platform/log.ts';
import { projections } from '../projections.ts';
import { compareKeys } from './installation-keys.ts';
import { checkRestored } from './restored-checks.ts';

export type RestoreWishes = {
  /** A backup, or a folder of them: then the newest that ended before the moment. */
  from: string;
  moment: RestoreMoment | undefined;
  /**
   * The data folder and the folder of files to be filled; without them the restore is a trial, and nothing of it stays.
   */
  into: { dataDir: string; filesDir: string } | undefined;
  /** What is restored is there to be looked at: it does not archive and makes no backups. */
  isCopy: boolean;
  /** The installation that made the backup; undefined: the only one that there is. */
  installation: string | undefined;
  /** A trial works in this folder. */
  trialDir: string;
  sendLetters: boolean;
  /** The key of the backup may be away: what it seals is lost then. */
  withoutKey: boolean;
  config: Config;
  say: (line: string) => void;
};

export type RestoreResult = { record: BackupRecord; isRight: boolean; lacksKey: boolean };

/** Little memory for a server that lives for a minute, beside the one that people wait for. */
const trialSettings = { shared_buffers: '128MB' };

/**
 * Brings a backup back: verified while it is unpacked, recovered to the moment, checked, and only then put in its
 * place. Whatever fails before leaves the data folder as it was. Throws BackupError.
 */
export async function restoreBackup(wishes: RestoreWishes): Promise<RestoreResult> {
  const { into, config, moment, say } = wishes;
  const target = into?.dataDir ?? wishes.trialDir;
  if (into !== undefined) await refuseOccupied(into.dataDir);
  const { folder, record } = await chooseBackup(wishes);
  refuseMoment(moment, record, config.archiveDir);
  say(`Restoring ${folder}, of ${sayMoment(record.startedAt)}`);
  say(`It is of the installation ${sayInstallation(record.systemIdentifier)}${sayParcels(record)}`);
  const found = await findRestoreKeys(record, config, {
    dataDir: into?.dataDir,
    mayLack: wishes.withoutKey,
    say,
  });
  const startedAt = new Date();
  const draft = await makeRestoreDraft(target);
  try {
    const { files, hasKeys } = await verifyBackup(folder, join(draft, 'pg'));
    say(`The backup is whole: ${files.length} files beside the database`);
    const recovered = await recoverCluster({
      dataDir: draft,
      record,
      archive: config.archiveDir,
      moment,
      settings: into === undefined ? trialSettings : {},
      log: say,
    });
    const keys = hasKeys ? join(folder, keysName) : undefined;
    const work = { ...wishes, ...recovered, startedAt, folder, record, draft, keys, found };
    const isRight = await judge(work);
    const lacksKey = found.isLost;
    if (!isRight || into === undefined) return { record, isRight, lacksKey };
    const written = await restoreFiles(folder, files, into.filesDir);
    await changeNotes(join(draft, 'pg'), { isCopy: wishes.isCopy });
    await found.put();
    await settleCluster(draft, into.dataDir);
    say(
      `The database stands in ${join(into.dataDir, 'pg')}, ${written} of ${files.length} files were written to ${into.filesDir}`,
    );
    return { record, isRight, lacksKey };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

type AtWork = RestoreWishes &
  Recovered & {
    startedAt: Date;
    folder: string;
    record: BackupRecord;
    draft: string;
    keys: string | undefined;
    found: RestoreKeys;
  };

async function judge(atWork: AtWork): Promise<boolean> {
  try {
    return await onRecovered(atWork);
  } finally {
    await atWork.server.stop();
  }
}

/** What is done while the recovered database runs by itself: it is checked, and what would happen twice is ended. */
async function onRecovered(recovered: AtWork): Promise<boolean> {
  const { config, draft, server, folder, record, segments, reachedAt, keys, found, say } = recovered;
  const { context, close } = await openContext(
    { ...config, ...found.places, dataDir: draft },
    { socketFile: server.socketFile, database: 'rohi' },
    { log: createLog('warn'), projections, connections: 4, name: 'rohi-restore', mayLackKey: found.isLost },
  );
  try {
    say(sayReached(segments, reachedAt));
    const isRight = await checkRestored(context, record, say);
    if (found.isLost) say('The keys in the database cannot be compared without the key that seals them.');
    else if (keys === undefined)
      say('keys.json is missing in the backup: the keys in the database are used.');
    else (await compareKeys(context, await readFile(keys, 'utf8'))).forEach(say);
    if (!isRight) return false;
    if (!recovered.sendLetters)
      say(`${await dropWaitingLetters(context)} letters that waited are not sent again`);
    say(`${await endAllLogins(context)} logins are ended: everybody logs in anew`);
    await recordRestore(context, recovered.startedAt, folder);
    return true;
  } finally {
    await close();
  }
}

/** Notes in the restored database that it came back from a backup: a new one is due then. */
async function recordRestore(context: Context, startedAt: Date, folder: string): Promise<void> {
  const run = { kind: 'RESTORE', startedAt, endedAt: new Date(), fault: null, bytes: null } as const;
  await recordBackupRun(context, { ...run, backup: basename(folder) });
}

function sayReached(segments: number, reachedAt: Date | undefined): string {
  const last =
    reachedAt === undefined
      ? 'nothing was written after it'
      : `the last transaction is of ${sayMoment(reachedAt)}`;
  return `Recovered with ${segments} segments of the archive; ${last}`;
}

function sayParcels({ parcels }: BackupRecord): string {
  return parcels === undefined ? '' : `, with ${parcels.toLocaleString('en')} parcels`;
}

async function chooseBackup(wishes: RestoreWishes): Promise<{ folder: string; record: BackupRecord }> {
  const { from, moment, installation } = wishes;
  const found = await listBackups(from);
  if (found.length === 0) {
    const record = await readRecord(from);
    if (installation !== undefined && record.systemIdentifier !== installation)
      throw new BackupError(
        'foreign',
        `The backup ${from} is of the installation ${sayInstallation(record.systemIdentifier)}, not of ${installation}.`,
      );
    return { folder: from, record };
  }
  const own = ofOneInstallation(found, wishes);
  const chosen = own.find(({ endedAt }) => !(moment instanceof Date) || endedAt <= moment);
  if (chosen === undefined)
    throw new BackupError(
      'archive',
      `None of the ${own.length} backups in ${from} ended before the moment asked for.`,
    );
  return { folder: chosen.folder, record: chosen };
}

/**
 * The newest backup of all may be of a database that was begun by mistake: between two installations only a person
 * chooses.
 */
function ofOneInstallation(
  found: readonly FoundBackup[],
  { from, installation }: RestoreWishes,
): FoundBackup[] {
  const groups = Map.groupBy(found, ({ systemIdentifier }) => systemIdentifier);
  if (installation !== undefined) {
    const own = groups.get(installation);
    if (own !== undefined) return own;
    throw new BackupError(
      'foreign',
      `None of the backups in ${from} is of the installation ${installation}.`,
    );
  }
  if (groups.size <= 1) return [...found];
  const words = [...groups].map(
    ([each, [newest, ...older]]) =>
      `${sayInstallation(each)} (${1 + older.length} backups, the newest ${newest?.name}${newest === undefined ? '' : sayParcels(newest)})`,
  );
  throw new BackupError(
    'foreign',
    `In ${from} are backups of ${groups.size} installations: ${words.join('; ')}. Choose one with --installation and its number.`,
  );
}
