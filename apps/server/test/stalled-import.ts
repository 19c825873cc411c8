import { expect } from 'vitest';
import { readConfig } from '../src/config.ts';
import { openContext } from '../src/context.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts';
import { createLog } from '../src/platform/log.ts';
import type { Sql } from '../src/platform/sql.ts';
import { projections } from '../src/projections.ts';
import { testKeySetting } from './secrets-key.ts';

/** Works on the database of a data folder, beside the commands that use it or between them. */
async function inDataFolder<Result>(dataDir: string, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const server = await startEmbeddedPostgres({ dataDir, durable: false, role: 'command' });
  try {
    const address = { socketFile: server.socketFile, database: 'rohi' };
    const log = createLog('silent');
    const { context, close } = await openContext(
      readConfig({ DATA_DIR: dataDir, SECRETS_KEY: testKeySetting }),
      address,
      {
        log,
        projections,
        connections: 1,
      },
    );
    try {
      return await work(context.sql);
    } finally {
      await close();
    }
  } finally {
    await server.stop();
  }
}

/** From now on a write of this parcel waits for minutes, in the middle of its transaction. */
export function stallAt(dataDir: string, trackingCode: string): Promise<void> {
  return inDataFolder(dataDir, async (sql) => {
    await sql.unsafe(`
      create or replace function stall() returns trigger language plpgsql as $$ begin
        if new.tracking_code = '${trackingCode}' then perform pg_sleep(250); end if;
        return new; end $$;
      create or replace trigger stall before insert on parcel for each row execute function stall()`);
  });
}

/** Lets them all through again. */
export function endStall(dataDir: string): Promise<void> {
  return inDataFolder(dataDir, async (sql) => {
    await sql.unsafe('drop function stall cascade');
  });
}

/** Returns once an import waits at the stalled parcel, with how many parcels it has written for good before. */
export function parcelsBeforeStall(dataDir: string): Promise<number> {
  return inDataFolder(dataDir, async (sql) => {
    const waiting = () => sql`select from pg_stat_activity where wait_event = 'PgSleep'`;
    await expect.poll(async () => (await waiting()).length, { timeout: 240_000, interval: 20 }).toBe(1);
    const [row] = await sql<{ count: number }[]>`select count(*)::integer as count from parcel`;
    return row?.count ?? 0;
  });
}
