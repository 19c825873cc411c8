import { expect, onTestFinished } from 'vitest';
import { openPool } from '../src/platform/sql.ts';
import type { TestApp } from './test-app.ts';

const lockKey = 77_001;

/** Whoever inserts such rows waits. */
type HeldInserts = {
  /** Returns once somebody waits. */
  untilOneWaits(): Promise<void>;
  letGo(): Promise<void>;
};

/**
 * From now on whoever inserts such a row waits in the middle of the transaction: what is done to it then finds it there, however
 * fast it is.
 * @param condition SQL over `new`
 */
export async function holdInserts(
  { context: { sql }, address }: Pick<TestApp, 'context' | 'address'>,
  table: 'vendor' | 'customer_order' | 'parcel',
  condition: string,
): Promise<HeldInserts> {
  const others = openPool(address, { connections: 1 });
  onTestFinished(() => others.end());
  const holder = await others.reserve();
  await holder.unsafe(`select pg_advisory_lock(${lockKey})`);
  await sql.unsafe(`
    create function hold_insert() returns trigger language plpgsql as $$ begin
      if ${condition} then perform pg_advisory_xact_lock_shared(${lockKey}); end if;
      return new; end $$;
    create trigger hold_insert before insert on ${table} for each row execute function hold_insert()`);
  const waiting = async () => {
    const rows = await sql`
      select from pg_locks where locktype = 'advisory' and objid = ${lockKey} and not granted
        and database = (select oid from pg_database where datname = current_database())`;
    return rows.length;
  };
  return {
    async untilOneWaits() {
      await expect.poll(waiting, { timeout: 300_000 }).toBeGreaterThan(0);
    },
    async letGo() {
      await holder.unsafe(`select pg_advisory_unlock(${lockKey})`);
      holder.release();
    },
  };
}
