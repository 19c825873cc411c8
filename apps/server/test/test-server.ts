import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../src/platform/clock.ts';
import type { DatabaseAddress } from '../src/platform/connections.ts';
import { openDatabase, type Database } from '../src/platform/database.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts';
import { installJobTables } from '../src/platform/jobs.ts';
import { createLog } from '../src/platform/log.ts';
import { appendOnlyTables } from '../src/append-only-tables.ts';
import { migrate, ownBaseline, ownMigrations } from '../src/platform/migrate.ts';
import { databaseRoles } from '../src/platform/rights/database-roles.ts';
import { grantService } from '../src/platform/rights/service-rights.ts';
import type { Sql } from '../src/platform/sql.ts';
import { openSecrets } from '../src/platform/secrets/secrets.ts';
import { testKeySetting } from './secrets-key.ts';

/** A PostgreSQL server for tests, with a migrated template without connections. */
export type TestServer = { address: DatabaseAddress; template: string };

export type RunningTestServer = { server: TestServer; stop: () => Promise<void> };

/**
 * Cloning a database looks through all of the shared memory twice, and what it writes stands in the log for a standby
 * and for a crash that throw-away data never has: with these it takes a third of the work.
 */
const quickClones = {
  shared_buffers: '128MB',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/** An embedded server of a test run's own; its databases go with its folder. */
export async function startTestServer(): Promise<RunningTestServer> {
  const dataDir = await mkdtemp(join(await findFolder(), `${folderName}-${process.pid}-`));
  const embedded = await startEmbeddedPostgres({
    dataDir,
    durable: false,
    role: 'service',
    // Hundreds of databases of a few seconds each: vacuuming them in turn would only take from the tests.
    settings: { max_connections: '200', autovacuum: 'off', ...quickClones },
  });
  const server = await makeTemplate({ socketFile: embedded.socketFile, database: 'postgres' });
  return {
    server,
    stop: async () => {
      // The databases go with the folder: dropping them one by one takes a minute.
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const memoryFolder = '/dev/shm';
/** Clones of 18 MB that live at once, and the log. */
const roomNeeded = 6e9;

/**
 * In memory where there is room: the twelve hundred files of a clone take 0.15 to 0.4 s of the processor on a disk and
 * 0.03 to 0.07 s there. Containers often have 64 MB of it.
 */
async function findFolder(): Promise<string> {
  const room = await statfs(memoryFolder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  if (room <= roomNeeded) return tmpdir();
  await removeAbandoned();
  return memoryFolder;
}

const folderName = 'rohi-test';

/**
 * Folders in memory of runs that were killed: on a disk they are small beside it, here they would stay until the
 * machine restarts.
 */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(memoryFolder)) {
    const [, pid] = new RegExp(`^${folderName}-(\\d+)-`).exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid)))
      await rm(join(memoryFolder, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The operator's server; it outlives the run, and the databases of the run go one by one. */
export async function useServer(url: string): Promise<RunningTestServer> {
  const server = await makeTemplate({ url });
  return { server, stop: () => dropDatabases(openDatabase({ url }, { connections: 1 }), server.template) };
}

async function makeTemplate(address: DatabaseAddress): Promise<TestServer> {
  const template = `rohi_template_${process.pid}`;
  const admin = openDatabase(address, { connections: 1 });
  const isEmbedded = !('url' in address);
  await admin.sql.unsafe(`create database ${template}${isEmbedded ? ` owner ${databaseRoles.owner}` : ''}`);
  await admin.close();
  const own = withDatabase(isEmbedded ? { ...address, user: databaseRoles.owner } : address, template);
  const migrated = openDatabase(own, { connections: 1 });
  await migrate(migrated.sql, await ownMigrations(), await ownBaseline());
  await installJobTables(migrated.sql, own, createLog('silent'));
  const log = createLog('silent');
  // So that each clone finds it done.
  await openSecrets({
    ...migrated,
    clock: systemClock,
    log,
    places: { secretsKeys: [testKeySetting], secretsKeyFile: '' },
  });
  await openToService(migrated.sql, address);
  await migrated.close();
  return { address, template };
}

/**
 * Gives the service its rights on a database that was migrated; on the operator's server it works with those of the
 * tests.
 */
export async function openToService(sql: Sql, address: DatabaseAddress): Promise<void> {
  if (!('url' in address)) await grantService(sql, databaseRoles.service, appendOnlyTables);
}

/** Clones carry the template's name. */
async function dropDatabases(admin: Database, template: string): Promise<void> {
  const names = await admin.sql<
    { name: string }[]
  >`select datname as name from pg_database where starts_with(datname, ${template})`;
  for (const { name } of names) await admin.sql.unsafe(`drop database if exists ${name} with (force)`);
  await admin.close();
}

/** Takes a clone away with all its connections: memory holds few hundred of them. */
export async function dropClone({ sql }: Pick<Database, 'sql'>, clone: DatabaseAddress): Promise<void> {
  if ('url' in clone) return;
  await sql.unsafe(`drop database if exists ${clone.database} with (force)`);
}

/**
 * An empty database, migrated unless `source` is another template, made over a connection to the server. A database
 * that is not dropped goes with the server.
 */
export async function cloneDatabase(
  { sql }: Pick<Database, 'sql'>,
  { address, template }: TestServer,
  source: string = template,
): Promise<DatabaseAddress> {
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  // Copying the files takes half the work of writing each page to the log.
  const owned = 'url' in address ? '' : ` owner ${databaseRoles.owner}`;
  await sql.unsafe(`create database ${name} template ${source} strategy file_copy${owned}`);
  return withDatabase(address, name);
}

/** The same server, another database. */
export function withDatabase(address: DatabaseAddress, database: string): DatabaseAddress {
  if (!('url' in address)) return { ...address, database };
  const url = new URL(address.url);
  url.pathname = `/${database}`;
  return { url: url.href };
}
