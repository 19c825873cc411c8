/** What a process of the service opens before it does its part, and what it queues for later. */
import { join } from 'node:path';
import { ConfigError, type Config } from '../config.ts';
import { openContext, type Context, type OpenedContext } from '../context.ts';
import { isLoopback } from '../demo/demo-data.ts';
import { hasDemoAccounts } from '../modules/accounts/users/administration.service.ts';
import { queueAddUpCargo } from '../modules/billing/freight-charges.service.ts';
import { queueStorageRates } from '../modules/billing/storage-rates.service.ts';
import { queueDeclarations } from '../modules/pool/open-declarations.service.ts';
import { queueSearchWalk } from '../modules/search/search-walk.service.ts';
import { queueTimelineWalk } from '../modules/tracking/answers/timeline-walk.service.ts';
import { watchArchive } from '../platform/backup/archive-watch.ts';
import { readNotes } from '../platform/backup/cluster-notes.ts';
import type { DatabaseAddress } from '../platform/connections.ts';
import { unwatchedDisk, watchDiskRoom } from '../platform/disk-room.ts';
import type { Log } from '../platform/log.ts';
import { databaseRoles } from '../platform/rights/database-roles.ts';
import { isTooMighty } from '../platform/rights/service-rights.ts';
import { openPool } from '../platform/sql.ts';
import { projections } from '../projections.ts';
import type { Places } from './process-messages.ts';

/**
 * `isFirst`: of several processes the one that prepares the database, holds the reserve of the disk and watches the
 * archive.
 */
type Options = { log: Log; isFirst: boolean };

/** Opens the context of a process on the database of the service. */
export async function openServiceContext(
  config: Config,
  places: Omit<Places, 'workSocket'>,
  { log, isFirst }: Options,
): Promise<OpenedContext> {
  const { isEmbedded, service: address, owner } = places;
  const disk = isEmbedded
    ? await watchDiskRoom(config.dataDir, { lowBytes: config.diskLowBytes, log, holdsReserve: isFirst })
    : unwatchedDisk;
  const own = isEmbedded ? await withoutMailOfCopy(config, isFirst ? log : undefined) : config;
  const opened = await openContext(own, address, { log, projections, disk, owner });
  if (!isEmbedded && isFirst) await warnOfMight(opened);
  opened.context.database.start();
  return isFirst && places.isArchiving ? withArchiveWatch(opened, address) : opened;
}

/**
 * A copy sends no letters: the letters of what was at work when it was made become files, whatever mail server is set.
 */
async function withoutMailOfCopy(config: Config, log: Log | undefined): Promise<Config> {
  const { isCopy } = await readNotes(join(config.dataDir, 'pg'));
  if (!isCopy || config.smtpUrl === undefined) return config;
  log?.warn(`SMTP_URL is not used: ${config.dataDir} is a copy, and its letters go to its outbox`);
  return { ...config, smtpUrl: undefined };
}

/** A role that could change the tables works all the same; what a fault of the service could then do is said. */
async function warnOfMight({ context }: OpenedContext): Promise<void> {
  const might = await isTooMighty(context.sql);
  if (might === undefined) return;
  const fault = might === 'superuser' ? 'is a superuser' : 'owns the tables';
  context.log.warn(
    `the role of DATABASE_URL ${fault}, and a service needs neither: npm run rights -- print shows how to part them`,
  );
}

/** The archive is looked after as long as the pool is open. */
function withArchiveWatch({ context, close }: OpenedContext, address: DatabaseAddress): OpenedContext {
  const sql = openPool({ ...address, user: databaseRoles.watch } as DatabaseAddress, {
    connections: 1,
    name: 'rohi-archive',
  });
  const watch = watchArchive(sql, context.log);
  return {
    context,
    close: async () => {
      await watch.close();
      await sql.end();
      await close();
    },
  };
}

/** What an update may have left to do is done by jobs, while the service answers already. */
export async function queueWalks(context: Context): Promise<void> {
  await queueTimelineWalk(context);
  await queueSearchWalk(context);
  await queueDeclarations(context);
  await queueStorageRates(context);
  await queueAddUpCargo(context);
}

/** The published demo passwords are refused over a network unless the operator allows them. */
export async function refuseOpenDemo(context: Context): Promise<void> {
  const { demo, host } = context.config;
  if (isLoopback(host) || demo === true || !(await hasDemoAccounts(context))) return;
  throw new ConfigError(
    `The database has demo accounts, whose passwords everybody knows, and HOST is ${host}: set DEMO=on if that is wanted, or disable them with npm run user.`,
  );
}
