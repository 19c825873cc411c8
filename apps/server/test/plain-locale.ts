import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { DatabaseAddress } from '../src/platform/connections.ts';
import { openDatabase } from '../src/platform/database.ts';
import { installJobTables } from '../src/platform/jobs.ts';
import { createLog } from '../src/platform/log.ts';
import { migrate, ownBaseline, ownMigrations } from '../src/platform/migrate.ts';
import { openPool } from '../src/platform/sql.ts';
import { openToService, withDatabase } from './test-server.ts';

/** A migrated database as an operator's server may have it: its locale knows no letter beyond ASCII. */
export async function createPlainDatabase(): Promise<DatabaseAddress> {
  const server = inject('testServer');
  const name = `${server.template}_${randomBytes(6).toString('hex')}`;
  const admin = openPool(server.address, { connections: 1 });
  await admin.unsafe(
    `create database ${name} template template0 encoding 'UTF8' locale_provider libc lc_ctype 'C' lc_collate 'C'`,
  );
  await admin.end();
  const address = withDatabase(server.address, name);
  const database = openDatabase(address, { connections: 1 });
  await migrate(database.sql, await ownMigrations(), await ownBaseline());
  await installJobTables(database.sql, address, createLog('silent'));
  await openToService(database.sql, address);
  await database.close();
  return address;
}
