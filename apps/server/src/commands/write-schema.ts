import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../platform/database.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { generateDatabaseTypes } from '../platform/generate-database-types.ts';
import { migrate, migrationsFolder, readMigrations } from '../platform/migrate.ts';
import { describeSchema } from '../platform/schema-shape.ts';

// Run after adding a migration: makes the schema in a throw-away database and writes what is derived from it.
const dataDir = await mkdtemp(join(tmpdir(), 'rohi-schema-'));
const server = await startEmbeddedPostgres({ dataDir, durable: false, role: 'service' });
try {
  const database = openDatabase({ socketFile: server.socketFile, database: 'rohi' });
  await migrate(database.sql, await readMigrations());
  await writeFile(join(migrationsFolder, 'schema.sql'), await describeSchema(database.sql));
  await database.close();
  await generateDatabaseTypes(server.socketFile, 'rohi', 'write');
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
