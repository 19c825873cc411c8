import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig, type Config } from '../config.ts';
import { openContext, type Context } from '../context.ts';
import { planArchive } from '../platform/backup/archive-plan.ts';
import { refuseEmptyBeginning } from '../platform/backup/empty-beginning.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { placesOf } from '../database-places.ts';
import { createLog, type Log } from '../platform/log.ts';
import { operatorFailure } from '../platform/operator-failures.ts';
import { requireSessions } from '../platform/session-check.ts';
import { projections } from '../projections.ts';

/** Whether an embedded database stands in a data folder: a command that only looks must not make one. */
export async function holdsDatabase(dataDir: string): Promise<boolean> {
  return access(join(dataDir, 'pg', 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

/**
 * Runs a command over the service's database: that of a running service, the operator's by DATABASE_URL, or the
 * embedded one, started for the time of the command; with `mayLackKey` also where the key of its secrets is away.
 * Returns the exit code; what the operator can mend is one line and 2.
 */
export async function runCommand(
  work: (context: Context) => Promise<number>,
  { mayLackKey = false }: { mayLackKey?: boolean } = {},
): Promise<number> {
  try {
    const config = readConfig(process.env);
    const log = createLog(config.logLevel === 'info' ? 'warn' : config.logLevel);
    const embedded = config.databaseUrl === undefined ? await startOnData(config, log) : undefined;
    try {
      const { service: address, owner } = placesOf(config, embedded);
      await requireSessions(address);
      const { context, close } = await openContext(config, address, {
        log,
        projections,
        connections: 4,
        name: 'rohi-command',
        mayLackKey,
        owner,
      });
      try {
        return await work(context);
      } finally {
        await close();
      }
    } finally {
      await embedded?.stop();
    }
  } catch (error) {
    const line = operatorFailure(error);
    if (line === undefined) throw error;
    process.stderr.write(`${line}\n`);
    return 2;
  }
}

/** A server that runs for the time of the command archives as that of the service does. */
async function startOnData(config: Config, log: Log): Promise<EmbeddedPostgres> {
  await refuseEmptyBeginning(config);
  const archive = await planArchive(config);
  const embedded = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    role: 'command',
    settings: archive.settings,
    log: (line) => log.info(line),
  });
  if (!embedded.owner) return embedded;
  if (archive.line !== undefined)
    process.stderr.write(`${archive.line}
`);
  await archive.claim();
  return embedded;
}
