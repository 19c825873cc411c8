import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { DatabaseAddress } from '../src/platform/connections.ts';
import { openDatabase, type Database } from '../src/platform/database.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts';
import { installJobTables } from '../src/platform/jobs.ts';
import { createLog } from '../src/platform/log.ts';
import { migrate, readMigrations } from '../src/platform/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test files clone their databases from. */
    testServer: TestServer;
  }
}

/** A PostgreSQL server for tests, with a migrated template that nobody stays connected to. */
export type TestServer = { address: DatabaseAddress; template: string };

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

/** One cluster a run: the embedded one, or with TEST_DATABASE_URL the operator's server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined && url !== '')
    return setupOn({ url }, project, (template) =>
      dropDatabases(openDatabase({ url }, { connections: 1 }), template),
    );
  const dataDir = await mkdtemp(join(tmpdir(), 'rohi-test-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    durable: false,
    role: 'service',
    // Hundreds of databases of a few seconds each: vacuuming them in turn would only take from the tests.
    settings: { max_connections: '200', autovacuum: 'off', ...quickClones },
  });
  return setupOn({ socketFile: server.socketFile, database: 'postgres' }, project, async () => {
    // The databases go with the folder: dropping them one by one takes a minute.
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
}

async function setupOn(
  address: DatabaseAddress,
  project: TestProject,
  end: (template: string) => Promise<void>,
): Promise<() => Promise<void>> {
  const template = `rohi_template_${process.pid}`;
  const admin = openDatabase(address, { connections: 1 });
  await admin.sql.unsafe(`create database ${template}`);
  const migrated = openDatabase(withDatabase(address, template), { connections: 1 });
  await migrate(migrated.sql, await readMigrations());
  await installJobTables(migrated.sql, withDatabase(address, template), createLog('silent'));
  await migrated.close();
  await admin.close();
  project.provide('testServer', { address, template });
  return async () => {
    await end(template);
    await rm(join(tmpdir(), `${template}-files`), { recursive: true, force: true });
  };
}

/** On a server that outlives the run, its databases go; clones carry the template's name. */
async function dropDatabases(admin: Database, template: string): Promise<void> {
  const names = await admin.sql<
    { name: string }[]
  >`select datname as name from pg_database where starts_with(datname, ${template})`;
  for (const { name } of names) await admin.sql.unsafe(`drop database if exists ${name} with (force)`);
  await admin.close();
}

/** The same server, another database. */
export function withDatabase(address: DatabaseAddress, database: string): DatabaseAddress {
  if (!('url' in address)) return { ...address, database };
  const url = new URL(address.url);
  url.pathname = `/${database}`;
  return { url: url.href };
}
