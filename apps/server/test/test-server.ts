import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseAddress } from '../src/platform/connections.ts';
import { openDatabase, type Database } from '../src/platform/database.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts';
import { installJobTables } from '../src/platform/jobs.ts';
import { createLog } from '../src/platform/log.ts';
import { migrate, readMigrations } from '../src/platform/migrate.ts';

/** A PostgreSQL server for tests, with a migrated template that nobody stays connected to. */
export type TestServer = { address: DatabaseAddress; template: string };

export type RunningTestServer = { server: TestServer; stop: () => Promise<void> };

/**
 * Cloning a database looks through all of the shared memory twice, and what it writes stands in the log for a standby and for
 * a crash that throw-away data never has: with these it takes a third of the work.
 */
const quickClones = {
  shared_buffers: '128MB',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/** An embedded server of a test run's own; its databases go with its folder. */
export async function startTestServer(): Promise<RunningTestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rohi-test-'));
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

/** The operator's server; it outlives the run, and the databases of the run go one by one. */
export async function useServer(url: string): Promise<RunningTestServer> {
  const server = await makeTemplate({ url });
  return { server, stop: () => dropDatabases(openDatabase({ url }, { connections: 1 }), server.template) };
}

async function makeTemplate(address: DatabaseAddress): Promise<TestServer> {
  const template = `rohi_template_${process.pid}`;
  const admin = openDatabase(address, { connections: 1 });
  await admin.sql.unsafe(`create database ${template}`);
  await admin.close();
  const own = withDatabase(address, template);
  const migrated = openDatabase(own, { connections: 1 });
  await migrate(migrated.sql, await readMigrations());
  await installJobTables(migrated.sql, own, createLog('silent'));
  await migrated.close();
  return { address, template };
}

/** Clones carry the template's name. */
async function dropDatabases(admin: Database, template: string): Promise<void> {
  const names = await admin.sql<
    { name: string }[]
  >`select datname as name from pg_database where starts_with(datname, ${template})`;
  for (const { name } of names) await admin.sql.unsafe(`drop database if exists ${name} with (force)`);
  await admin.close();
}

/** An empty, migrated database. It is left behind: whoever stops the server throws it away. */
export async function cloneDatabase({ address, template }: TestServer): Promise<DatabaseAddress> {
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  const admin = openDatabase(address, { connections: 1 });
  // Copying the files takes half the work of writing each page to the log.
  await admin.sql.unsafe(`create database ${name} template ${template} strategy file_copy`);
  await admin.close();
  return withDatabase(address, name);
}

/** The same server, another database. */
export function withDatabase(address: DatabaseAddress, database: string): DatabaseAddress {
  if (!('url' in address)) return { ...address, database };
  const url = new URL(address.url);
  url.pathname = `/${database}`;
  return { url: url.href };
}
