import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../config.ts';
import type { Context } from '../context.ts';
import { readAuditHead } from '../modules/audit/audit.service.ts';
import { recordBackupRun } from '../modules/backups/backups.service.ts';
import { countParcels } from '../modules/tracking/answers/read-model.service.ts';
import { packArchive, pruneArchive } from '../platform/backup/archive.ts';
import { BackupError } from '../platform/backup/backup-error.ts';
import { sayBackupKey } from '../platform/backup/backup-key.ts';
import { dropOldBackups, type FoundBackup } from '../platform/backup/backup-folders.ts';
import { usualRule } from '../platform/backup/backup-retention.ts';
import { readNotes } from '../platform/backup/cluster-notes.ts';
import { sayCopy } from '../platform/backup/installation.ts';
import { readPostmasterFile } from '../platform/embedded-postgres-lock-files.ts';
import { makeBackup, takeBackupTurn, type BackupWishes } from '../platform/backup/make-backup.ts';
import { refuseForeignCluster, verifyBackup } from '../platform/backup/verify-backup.ts';
import { readKeyId } from '../platform/secrets/secrets.ts';
import { operatorFailure } from '../platform/operator-failures.ts';
import { holdsDatabase, runCommand } from './command-context.ts';
import { writeKeys } from './installation-keys.ts';

// npm run backup [-- --to DIR] [--keep N] makes a backup of the embedded database, its files and keys; -- verify DIR
// reads one from end to end.
type Wanted = { verify: string } | { to: string | undefined; keep: number | undefined };

const out = (line: string) => process.stdout.write(`${line}\n`);
const refuse = (line: string, code = 2) => {
  process.stderr.write(`${line}\n`);
  return code;
};
/** Nothing has failed: another backup is on its way. */
const busy = 3;

function readArguments(): Wanted | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { to: { type: 'string' }, keep: { type: 'string' } },
    });
    const [action, folder, ...more] = positionals;
    if (action === 'verify' && folder !== undefined && more.length === 0 && Object.keys(values).length === 0)
      return { verify: folder };
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    const isSensible = keep === undefined || (Number.isInteger(keep) && keep >= 1 && keep <= 400);
    return action === undefined && isSensible ? { to: values.to, keep } : undefined;
  } catch {
    return undefined;
  }
}

async function verify(folder: string): Promise<number> {
  const { record, files, hasKeys } = await verifyBackup(resolve(folder));
  const config = readConfig(process.env);
  await refuseForeignCluster(join(config.dataDir, 'pg'), record, folder);
  out(
    `The backup is whole: of ${record.startedAt.toISOString()}, ${files.length} files${hasKeys ? '' : ', without its keys (keys.json is missing)'}.`,
  );
  out(await sayBackupKey(record, config));
  return 0;
}

async function make(config: Config, root: string, keep: number): Promise<number> {
  if (!(await holdsDatabase(config.dataDir)))
    return refuse(`There is no database in ${config.dataDir}: set DATA_DIR to the folder of the service.`);
  if ((await readNotes(join(config.dataDir, 'pg'))).isCopy) return refuse(sayCopy(config.dataDir));
  return runCommand(async (context) => {
    const wishes = await wishesOf(context, config, root);
    const turn = await takeBackupTurn(wishes.socketDir);
    if (turn === undefined)
      return refuse('Another backup of this database is being made: wait until it has ended.', busy);
    try {
      return await makeInTurn(context, config, wishes, keep);
    } finally {
      await turn.end();
    }
  });
}

async function makeInTurn(
  context: Context,
  config: Config,
  wishes: BackupWishes,
  keep: number,
): Promise<number> {
  const startedAt = new Date();
  try {
    const backup = await makeBackup(wishes);
    const bytes = Object.values(backup.parts).reduce((sum, { size }) => sum + size, backup.files.bytes);
    await recordBackupRun(context, {
      kind: 'BACKUP',
      startedAt,
      endedAt: new Date(),
      fault: null,
      backup: backup.name,
      bytes,
    });
    out(await tidy(config, wishes.root, keep, backup));
    const seconds = ((Date.now() - startedAt.getTime()) / 1_000).toFixed(1);
    out(`Backup made and verified in ${seconds} s, ${(bytes / 1_048_576).toFixed(1)} MB: ${backup.folder}`);
    return 0;
  } catch (error) {
    await noteFailure(context, startedAt, error);
    throw error;
  }
}

/** A database that fails with the backup cannot note it; the caller that waits for this command does. */
async function noteFailure(context: Context, startedAt: Date, error: unknown): Promise<void> {
  const fault = error instanceof BackupError ? error.reason : 'failed';
  const run = { kind: 'BACKUP', startedAt, endedAt: new Date(), fault, backup: null, bytes: null } as const;
  await recordBackupRun(context, run).catch(() => undefined);
}

async function wishesOf(context: Context, config: Config, root: string): Promise<BackupWishes> {
  const { sql, db } = context;
  const cluster = join(config.dataDir, 'pg');
  const running = await readPostmasterFile(cluster);
  const [row] = await sql<{ bytes: string }[]>`
    select sum(pg_database_size(oid))::text as bytes from pg_database`;
  const head = await readAuditHead(db);
  const shared = await sharesDisk(config.dataDir, root);
  return {
    socketDir: running?.socketDir ?? '',
    database: 'rohi',
    cluster,
    filesDir: config.filesDir,
    root,
    isUsualRoot: root === config.backupDir,
    beginsNew: config.beginsNew,
    parcels: await countParcels(context),
    sealedBy: await readKeyId(db),
    floorBytes: shared ? config.diskLowBytes : 0,
    dataFloorBytes: config.diskLowBytes,
    databaseBytes: Number(row?.bytes ?? 0),
    auditHead: { seq: head.seq, hash: head.hash.toString('hex') },
    keys: await writeKeys(context),
  };
}

/** The folder of backups may not be there yet: then what it will stand in says it. */
async function sharesDisk(dataDir: string, root: string): Promise<boolean> {
  const data = await stat(dataDir);
  for (let folder = root; ; folder = resolve(folder, '..')) {
    const found = await stat(folder).catch(() => undefined);
    if (found !== undefined) return found.dev === data.dev;
    if (folder === resolve(folder, '..')) return true;
  }
}

/**
 * Old backups go by the rule; the archive reaches as far back as the backups of days do. One made elsewhere by hand
 * takes nothing from it: the usual backups are older, and nothing but the archive leads from them to a moment.
 */
async function tidy(config: Config, root: string, days: number, made: FoundBackup): Promise<string> {
  const { retained, dropped, oldestDaily } = await dropOldBackups(root, { ...usualRule, days }, made);
  const archive = config.archiveDir;
  const isElsewhere = config.backupDir !== undefined && root !== config.backupDir;
  const deleted = archive === undefined || isElsewhere ? 0 : await pruneArchive(archive, oldestDaily ?? made);
  const packed = archive === undefined ? 0 : await packArchive(archive, new Date());
  const ofArchive = archive === undefined ? '' : `; archive: ${deleted} files deleted, ${packed} packed`;
  return `${retained} backups are retained, ${dropped} deleted${ofArchive}`;
}

async function run(wanted: Wanted): Promise<number> {
  const config = readConfig(process.env);
  if (config.databaseUrl !== undefined)
    return refuse(
      'The database of DATABASE_URL is saved by the tools of its own server (docs/operations.md, Backup): this command is for the embedded one.',
    );
  if ('verify' in wanted) return verify(wanted.verify);
  const root = wanted.to === undefined ? config.backupDir : resolve(wanted.to);
  if (root === undefined)
    return refuse('Where shall the backup go? Name a folder with --to, or set BACKUP_DIR.');
  return make(config, root, wanted.keep ?? config.backupKeep);
}

const wanted = readArguments();
if (wanted === undefined) {
  process.exitCode = refuse(
    'Usage: npm run backup [-- --to DIR] [--keep DAYS] | npm run backup -- verify DIR',
  );
} else {
  try {
    process.exitCode = await run(wanted);
  } catch (error) {
    const line = operatorFailure(error);
    if (line === undefined) throw error;
    process.exitCode = refuse(line);
  }
}
