import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../config.ts';
import { recordBackupRun } from '../modules/backups/backups.service.ts';
import { BackupError } from '../platform/backup/backup-error.ts';
import { removeRestoreDrafts } from '../platform/backup/backup-folders.ts';
import { readInstallation } from '../platform/backup/installation.ts';
import { promoteCopy } from '../platform/backup/promote-copy.ts';
import { readMoment, sayMoment, type RestoreMoment } from '../platform/backup/restore-moment.ts';
import { operatorFailure } from '../platform/operator-failures.ts';
import { holdsDatabase, runCommand } from './command-context.ts';
import { restoreBackup, type RestoreWishes } from './restore-work.ts';

// npm run restore -- DIR [--at TIME|backup] [--into DATA_DIR] [--installation NUMBER] [--send-letters] [--without-key]
// brings a backup back; with --try nothing of it stays. npm run restore -- promote DATA_DIR makes the production of a
// copy that --into has filled.
/** The data folder of a copy that is to be the production. */
type Promotion = { promote: string };
type Wanted = {
  from: string;
  moment: RestoreMoment | undefined;
  into: string | undefined;
  installation: string | undefined;
  sendLetters: boolean;
  withoutKey: boolean;
  isTrial: boolean;
};

const usage =
  'Usage: npm run restore -- DIR [--at TIME|backup] [--into DATA_DIR] [--installation NUMBER] [--send-letters] [--without-key] | DIR --try | promote DATA_DIR';
const out = (line: string) => process.stdout.write(`${line}\n`);
const refuse = (line: string) => {
  process.stderr.write(`${line}\n`);
  return 2;
};

function readArguments(): Wanted | Promotion | string {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        at: { type: 'string' },
        into: { type: 'string' },
        installation: { type: 'string' },
        'send-letters': { type: 'boolean', default: false },
        'without-key': { type: 'boolean', default: false },
        try: { type: 'boolean', default: false },
      },
    });
    const [from, ...more] = positionals;
    if (from === 'promote' && more[0] !== undefined && more.length === 1 && !hasOptions(values))
      return { promote: resolve(more[0]) };
    if (from === undefined || more.length > 0 || (values.try && values.into !== undefined)) return usage;
    const moment = values.at === undefined ? undefined : readMoment(values.at);
    if (values.at !== undefined && moment === undefined)
      return `The time ${JSON.stringify(values.at)} is not understood: write it as 2026-11-22 11:38 (in Dushanbe), 2026-11-22T06:38:00Z, or backup.`;
    return {
      from: resolve(from),
      moment,
      into: values.into === undefined ? undefined : resolve(values.into),
      installation: values.installation,
      sendLetters: values['send-letters'],
      withoutKey: values['without-key'],
      isTrial: values.try,
    };
  } catch {
    return usage;
  }
}

function hasOptions(values: Record<string, string | boolean | undefined>): boolean {
  return Object.values(values).some((value) => value !== undefined && value !== false);
}

async function restore(wanted: Wanted, config: Config): Promise<number> {
  const startedAt = performance.now();
  const wishes: RestoreWishes = {
    ...wanted,
    into: wanted.isTrial ? undefined : placesOf(wanted, config),
    isCopy: isCopy(wanted, config),
    // What is tried is of the installation that tries it.
    installation:
      wanted.installation ?? (wanted.isTrial ? await readInstallation(clusterOf(config)) : undefined),
    trialDir: wanted.from,
    config,
    say: out,
  };
  if (wanted.moment instanceof Date) out(`The moment asked for is ${sayMoment(wanted.moment)}`);
  await removeRestoreDrafts(wishes.into?.dataDir ?? wishes.trialDir);
  const { isRight, lacksKey } = await restoreBackup(wishes);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  if (!isRight) {
    throw new BackupError(
      'damaged',
      `The restored database has faults, named above; nothing was put in its place: take another backup, or another moment.`,
    );
  }
  out(
    wanted.isTrial
      ? `The backup can be restored; tried in ${seconds} s, and nothing of it stays.`
      : wishes.isCopy
        ? `Restored in ${seconds} s, as a copy: it archives nothing and makes no backups. If it is to be the service: npm run restore -- promote ${wishes.into?.dataDir}`
        : `Restored in ${seconds} s. ${lacksKey ? 'Run npm run keys -- renew, start' : 'Start'} the service; then make a new backup.`,
  );
  return 0;
}

/** Another data folder than that of the settings is filled to be looked at. */
function isCopy({ into }: Wanted, { dataDir }: Config): boolean {
  return into !== undefined && into !== dataDir;
}

const clusterOf = ({ dataDir }: Config) => join(dataDir, 'pg');

/** Another data folder has its own files, unless FILES_DIR names where they are. */
function placesOf({ into }: Wanted, config: Config): { dataDir: string; filesDir: string } {
  if (into === undefined || into === config.dataDir) return config;
  return { dataDir: into, filesDir: join(into, 'files') };
}

/** What came of a trial stands in the database that the backup is of. */
async function restoreOnTrial(wanted: Wanted, config: Config): Promise<number> {
  const startedAt = new Date();
  const failure = await restore(wanted, config).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const fault =
    failure === undefined ? null : failure.error instanceof BackupError ? failure.error.reason : 'failed';
  if (await holdsDatabase(config.dataDir))
    await runCommand(async (context) => {
      const run = {
        kind: 'RESTORE_TRY',
        startedAt,
        endedAt: new Date(),
        fault,
        backup: null,
        bytes: null,
      } as const;
      await recordBackupRun(context, run);
      return 0;
    });
  if (failure !== undefined) throw failure.error;
  return 0;
}

async function run(wanted: Wanted): Promise<number> {
  const config = readConfig(process.env);
  if (config.databaseUrl !== undefined)
    return refuse(
      'The database of DATABASE_URL is restored by the tools of its own server (docs/operations.md, Backup): this command is for the embedded one.',
    );
  return wanted.isTrial ? restoreOnTrial(wanted, config) : restore(wanted, config);
}

async function promote(dataDir: string): Promise<number> {
  await promoteCopy(dataDir, readConfig(process.env).archiveDir);
  out(
    `${dataDir} is the production from its next start on, with DATA_DIR set to it; then make a backup at once: npm run backup.`,
  );
  return 0;
}

const wanted = readArguments();
if (typeof wanted === 'string') {
  process.exitCode = refuse(wanted);
} else {
  try {
    process.exitCode = await ('promote' in wanted ? promote(wanted.promote) : run(wanted));
  } catch (error) {
    const line = operatorFailure(error);
    if (line === undefined) throw error;
    process.exitCode = refuse(line);
  }
}
