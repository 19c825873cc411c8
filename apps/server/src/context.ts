import { join } from 'node:path';
import type { Config } from './config.ts';
import { appendOnlyTables } from './append-only-tables.ts';
import { openChangeFeed, type ChangeFeed } from './platform/change-feed.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { DatabaseAddress } from './platform/connections.ts';
import { openDatabaseWatch, type DatabaseWatch } from './platform/database-watch.ts';
import { unwatchedDisk, type DiskRoom } from './platform/disk-room.ts';
import { openDatabase, type Db } from './platform/database.ts';
import { openFileStore, type FileStore } from './platform/file-store.ts';
import { installJobTables } from './platform/jobs.ts';
import type { Log } from './platform/log.ts';
import { createMailer, type Mailer } from './platform/mail.ts';
import { migrate, ownBaseline, ownMigrations } from './platform/migrate.ts';
import { openSecrets, type Secrets } from './platform/secrets/secrets.ts';
import { followWrites, type ProjectionStep } from './platform/projections.ts';
import { grantService } from './platform/rights/service-rights.ts';
import { openPool, type Sql } from './platform/sql.ts';

/** What a use case needs; the first argument of every service function. */
export type Context = {
  config: Config;
  db: Db;
  sql: Sql;
  /** What other processes change, and what this one does. */
  changes: ChangeFeed;
  clock: Clock;
  mail: Mailer;
  files: FileStore;
  /** What is sealed in the database. */
  secrets: Secrets;
  /** The disk that is written to. */
  disk: DiskRoom;
  /** Whether the database answers. */
  database: DatabaseWatch;
  log: Log;
};

export type OpenedContext = { context: Context; close: () => Promise<void> };

export type ContextOptions = {
  log: Log;
  /** What follows from writes: every process that writes writes that too. */
  projections: readonly ProjectionStep[];
  clock?: Clock;
  connections?: number;
  name?: string;
  disk?: DiskRoom;
  /** Whether it also opens without the key of what is sealed: for a command that makes it anew. */
  mayLackKey?: boolean;
  /** Where the owner of the tables works on the same database; without it they are changed at the address itself. */
  owner?: DatabaseAddress | undefined;
};

/** Opens the context over one database and brings its schema to this version. `close` ends every connection. */
export async function openContext(
  config: Config,
  address: DatabaseAddress,
  options: ContextOptions,
): Promise<OpenedContext> {
  const {
    log,
    clock = systemClock,
    connections = 10,
    name = 'rohi',
    disk = unwatchedDisk,
    mayLackKey = false,
  } = options;
  const { sql, db, close: closePool } = openDatabase(address, { connections, name });
  followWrites(db, options.projections);
  try {
    if (options.owner === undefined) await bringUpToDate(sql, address, log);
    else await prepareAsOwner(options.owner, sql, log);
    const secrets = await openSecrets({ db, sql, clock, log, places: config }, { mayLack: mayLackKey });
    const changes = await openChangeFeed(address);
    const database = openDatabaseWatch(address, { log, clock });
    const close = async () => {
      await database.close();
      await disk.close();
      await changes.close().catch(() => undefined);
      await closePool();
    };
    return {
      context: {
        config,
        db,
        sql,
        changes,
        clock,
        mail: mailerOf(config),
        files: openFileStore(config.filesDir),
        secrets,
        disk,
        database,
        log,
      },
      close,
    };
  } catch (error) {
    await closePool().catch(() => undefined);
    throw error;
  }
}

async function bringUpToDate(sql: Sql, address: DatabaseAddress, log: Log): Promise<void> {
  await migrate(sql, await ownMigrations(), await ownBaseline());
  await installJobTables(sql, address, log);
}

/** Tables are changed by their owner, who then opens their rows to the service. */
async function prepareAsOwner(address: DatabaseAddress, service: Sql, log: Log): Promise<void> {
  const owner = openPool(address, { connections: 1, name: 'rohi-owner' });
  try {
    await bringUpToDate(owner, address, log);
    const [row] = await service<{ role: string }[]>`select current_user as role`;
    if (row !== undefined) await grantService(owner, row.role, appendOnlyTables);
  } finally {
    await owner.end();
  }
}

function mailerOf({ smtpUrl, mailFrom, dataDir }: Config): Mailer {
  return createMailer({ smtpUrl, from: mailFrom, outboxDir: join(dataDir, 'outbox') });
}
