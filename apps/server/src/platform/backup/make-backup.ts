import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseRoles } from '../rights/database-roles.ts';
import { openSession, tryBackupLock } from '../embedded-postgres-session.ts';
import { productVersion } from '../product-version.ts';
import { BackupError, onDiskOf } from './backup-error.ts';
import { backupName, draftName, listBackups, removeDrafts, type FoundBackup } from './backup-folders.ts';
import { recordName, recordOfToday, writeRecordText, type BackupRecord } from './backup-record.ts';
import { freeBytesOf, writeBaseBackup } from './base-backup.ts';
import { changeNotes, readNotes } from './cluster-notes.ts';
import { judgeFolder, markFolder } from './folder-owner.ts';
import { readInstallation } from './installation.ts';
import { baseName, manifestName, readBase } from './read-base.ts';
import { copyFiles, fileListName, hashFile, syncPath } from './stored-files.ts';

/** The folder of the database in a backup, and the file of the installation's keys. */
export const baseFolder = 'pg';
export const keysName = 'keys.json';

export type BackupWishes = {
  socketDir: string;
  database: string;
  cluster: string;
  filesDir: string;
  /** The folder of backups; it is made when it was never there. */
  root: string;
  /** The folder of the settings: where it has vanished, none is made in its place. */
  isUsualRoot: boolean;
  /** But for this: whatever is missing is begun anew. */
  beginsNew: boolean;
  parcels: number;
  /** The id of the key that seals secrets. */
  sealedBy: string | undefined;
  /** The backup is not begun, and given up, while fewer bytes would be free. */
  floorBytes: number;
  /** The backup is given up while fewer bytes are free on the disk of the data. */
  dataFloorBytes: number;
  /** Bytes of the database as it is, for a look at the room before. */
  databaseBytes: number;
  auditHead: BackupRecord['auditHead'];
  /** The keys of the installation, as the text of their file. */
  keys: string;
};

/**
 * Takes the turn to make a backup of the database that is served at a socket; undefined while another process makes
 * one. It ends with the session, however that ends.
 */
export async function takeBackupTurn(socketDir: string): Promise<{ end(): Promise<void> } | undefined> {
  const session = await openSession(socketDir, 'command', undefined, databaseRoles.backup);
  if (typeof session === 'string')
    throw new BackupError('failed', 'The database cannot be reached for a backup: start again.');
  if (await tryBackupLock(session)) return session;
  await session.end();
  return undefined;
}

/** A database packed is rarely more than a third of what it was. */
const packedShare = 3;

/**
 * Makes a backup of the running embedded database, the files beside it and the keys, verifies it, and gives it its name
 * last: whatever ends this before leaves no backup. The caller has the turn (`takeBackupTurn`). Throws BackupError;
 * what was begun is removed.
 */
export async function makeBackup(wishes: BackupWishes): Promise<FoundBackup> {
  const { root, cluster, isUsualRoot } = wishes;
  const installation = await refuseFolder(wishes);
  await mkdir(root, { recursive: true, mode: 0o700 }).catch(onDiskOf(root));
  await removeDrafts(root);
  await refuseWithoutRoom(wishes);
  const [before] = await listBackups(root);
  const draft = join(root, draftName(backupName(new Date())));
  await mkdir(draft, { mode: 0o700 }).catch(onDiskOf(root));
  try {
    const record = await fillDraft(draft, wishes, before?.folder);
    const name = backupName(record.startedAt);
    const folder = join(root, name);
    await rename(draft, folder);
    await syncPath(root);
    await markFolder(root, installation);
    if (isUsualRoot) await changeNotes(cluster, { backups: root });
    return { folder, name, ...record };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    return onDiskOf(root)(error);
  }
}

/** Returns the installation that is saved. */
async function refuseFolder({ root, cluster, isUsualRoot, beginsNew }: BackupWishes): Promise<string> {
  const installation = await readInstallation(cluster);
  if (installation === undefined)
    throw new BackupError('damaged', `The database in ${cluster} has no control file.`);
  const former = isUsualRoot && !beginsNew ? (await readNotes(cluster)).backups : undefined;
  const use = await judgeFolder(root, 'backups', installation, former);
  if (use === 'foreign')
    throw new BackupError(
      'foreign',
      `The folder ${root} holds backups of another installation: name one of its own for this database.`,
    );
  if (use === 'gone')
    throw new BackupError(
      'gone',
      `The backups that were in ${root} are gone, and none is made in their place: mount their disk. If they shall begin anew: once NEW=yes npm run backup.`,
    );
  return installation;
}

/** Files come before the database: one without a row is thrown away, a row without its file shows a gap. */
async function fillDraft(draft: string, wishes: BackupWishes, before?: string): Promise<BackupRecord> {
  const files = await copyFiles(wishes.filesDir, draft, before);
  await writeFile(join(draft, keysName), wishes.keys, { mode: 0o600 });
  const folder = join(draft, baseFolder);
  const base = await writeBaseBackup({ ...wishes, folder });
  const record: BackupRecord = {
    ...recordOfToday,
    ...base,
    product: productVersion,
    auditHead: wishes.auditHead,
    parcels: wishes.parcels,
    sealedBy: wishes.sealedBy,
    files: { count: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) },
    parts: {
      [`${baseFolder}/${baseName}`]: await readBase(folder),
      [`${baseFolder}/${manifestName}`]: await hashFile(join(folder, manifestName)),
      [keysName]: await hashFile(join(draft, keysName)),
      [fileListName]: await hashFile(join(draft, fileListName)),
    },
  };
  await writeFile(join(draft, recordName), writeRecordText(record), { mode: 0o600 });
  await syncAll(draft);
  return record;
}

/** Files are written to the disk as they come; here the rest, and all the names. */
async function syncAll(draft: string): Promise<void> {
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory() || !path.includes(join(draft, 'files'))) await syncPath(path);
  }
  await syncPath(draft);
}

async function refuseWithoutRoom({ root, floorBytes, databaseBytes }: BackupWishes): Promise<void> {
  const free = await freeBytesOf(root);
  const wanted = databaseBytes / packedShare + floorBytes;
  if (free >= wanted) return;
  const mb = (bytes: number) => `${Math.ceil(bytes / 1_048_576)} MB`;
  throw new BackupError(
    'noRoom',
    `There is not enough room for a backup on the disk of ${root}: ${mb(free)} are free, ${mb(wanted)} are needed.`,
  );
}
