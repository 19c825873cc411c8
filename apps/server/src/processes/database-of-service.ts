/** Opens the database that a service works on: the embedded one on its data, or that of the settings. */
import { join } from 'node:path';
import { ConfigError, type Config } from '../config.ts';
import { placesOf } from '../database-places.ts';
import { planArchive } from '../platform/backup/archive-plan.ts';
import { changeNotes } from '../platform/backup/cluster-notes.ts';
import { refuseEmptyBeginning } from '../platform/backup/empty-beginning.ts';
import type { DatabaseAddress } from '../platform/connections.ts';
import { reasonOf } from '../platform/database-watch.ts';
import { isDatabaseDown } from '../platform/database.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from '../platform/embedded-postgres.ts';
import type { Log } from '../platform/log.ts';
import { requireSessions } from '../platform/session-check.ts';
import { openPool } from '../platform/sql.ts';

export type ServiceDatabase = {
  service: DatabaseAddress;
  /** Where the owner of the tables works, when that is another role. */
  owner: DatabaseAddress | undefined;
  /** Undefined with a server of the operator's. */
  embedded: EmbeddedPostgres | undefined;
};

export type OpenDatabaseOptions = {
  role: EmbeddedPostgresOptions['role'];
  log: Log;
  settings?: Record<string, string>;
};

/** Starts or joins the embedded server, or reaches that of the settings. Throws what the operator can mend. */
export async function openServiceDatabase(
  config: Config,
  options: OpenDatabaseOptions,
): Promise<ServiceDatabase> {
  const embedded = config.databaseUrl === undefined ? await startOnData(config, options) : undefined;
  try {
    const { service, owner } = placesOf(config, embedded);
    await reachDatabase(service, 'DATABASE_URL');
    if (owner !== undefined) await reachDatabase(owner, 'OWNER_DATABASE_URL');
    return { service, owner, embedded };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** The embedded server on the data of the service, archiving where it may; what the operator has to see to is said. */
async function startOnData(
  config: Config,
  { role, log, settings = {} }: OpenDatabaseOptions,
): Promise<EmbeddedPostgres> {
  await refuseEmptyBeginning(config);
  const archive = await planArchive(config);
  const embedded = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    role,
    settings: { ...settings, ...archive.settings },
    // What it says is for the person who looks after the machine, whatever else the log leaves out.
    log: (line) => log.warn(line),
  });
  if (!embedded.owner) return embedded;
  if (archive.line !== undefined) {
    process.stderr.write(`${archive.line}\n`);
    log.error(archive.line);
  }
  await archive.claim();
  // The backups of tonight begin anew as well, where theirs have vanished.
  if (config.beginsNew) await changeNotes(join(config.dataDir, 'pg'), { backups: undefined });
  return embedded;
}

/** A wrong address is the commonest slip of an installation: say so before anything else is tried. */
async function reachDatabase(address: DatabaseAddress, setting: string): Promise<void> {
  if (!('url' in address)) return;
  const pool = openPool(address, { connections: 1 });
  try {
    await pool`select 1`;
  } catch (error) {
    throw new ConfigError(`The database of ${setting} cannot be reached (${reasonOf(error)}).`);
  } finally {
    await pool.end({ timeoutMs: 1_000 });
  }
  await requireSessions(address);
}

/**
 * A library that lets go of a promise must not end the process when the connection under it is lost: the next use of
 * the database fails with the reason. Anything else that was not caught ends the process, as it does by default.
 */
export function outliveLostConnections(log: Log): void {
  process.on('unhandledRejection', (reason) => {
    if (!isDatabaseDown(reason)) throw reason;
    log.warn({ reason: reasonOf(reason) }, 'a connection to the database was lost');
  });
}
