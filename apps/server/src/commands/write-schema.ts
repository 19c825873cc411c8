import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../platform/database.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { generateDatabaseTypes } from '../platform/generate-database-types.ts';
import { describeFirstRows } from '../platform/first-rows.ts';
import { migrate, migrationsFolder, readMigrations } from '../platform/migrate.ts';
import { describeSchema } from '../platform/schema-shape.ts';

// Run after adding a migration: makes the schema in a throw-away database and writes what is derived from it.
const dataDir = await mkdtemp(join(tmpdir(), 'rohi-schema-'));
const server = await startEmbeddedPostgres({ dataDir, durable: false, role: 'service' });
const open = (database: string) =>
  openDatabase({ socketFile: server.socketFile, database }, { connections: 1 });
try {
  const migrated = open('rohi');
  const migrations = await readMigrations();
  await migrate(migrated.sql, migrations);
  await migrated.sql.unsafe('create database made template template0');
  // PostgreSQL writes down what it has read a little differently (brackets, checks added without a look at the rows):
  // the second time it stays.
  const made = open('made');
  const rows = await describeFirstRows(migrated.sql);
  await migrate(made.sql, migrations, `${await describeSchema(migrated.sql)}\n${rows}`);
  await writeFile(join(migrationsFolder, 'schema.sql'), await describeSchema(made.sql));
  await writeFile(join(migrationsFolder, 'first-rows.sql'), rows);
  await made.close();
  await migrated.close();
  await generateDatabaseTypes(server.socketFile, 'rohi', 'write');
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
