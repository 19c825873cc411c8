import { ConfigError, readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { createLog } from '../platform/log.ts';
import { migrate, MigrationError, readMigrations } from '../platform/migrate.ts';

/**
 * Runs a command over the service's database: that of a running service, the operator's by DATABASE_URL, or the embedded
 * one, started for the time of the command. Returns the exit code; what the operator can mend is one line and 2.
 */
export async function runCommand(work: (context: Context) => Promise<number>): Promise<number> {
  try {
    const config = readConfig(process.env);
    const log = createLog(config.logLevel === 'info' ? 'warn' : config.logLevel);
    const embedded =
      config.databaseUrl === undefined
        ? await startEmbeddedPostgres({
            dataDir: config.dataDir,
            role: 'command',
            log: (line) => log.info(line),
          })
        : undefined;
    const database = openDatabase(
      embedded === undefined
        ? { url: config.databaseUrl ?? '' }
        : { socketFile: embedded.socketFile, database: 'rohi' },
      { connections: 4, name: 'rohi-command' },
    );
    try {
      await migrate(database.sql, await readMigrations());
      return await work({ config, db: database.db, sql: database.sql, clock: systemClock, log });
    } finally {
      await database.close();
      await embedded?.stop();
    }
  } catch (error) {
    const mendable =
      error instanceof ConfigError ||
      error instanceof EmbeddedPostgresError ||
      error instanceof MigrationError;
    if (!mendable) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}
