import { expect, onTestFinished } from 'vitest';
import { openPool } from '../src/platform/sql.ts';
import type { TestApp } from './test-app.ts';

const lockKey = 77_001;

/** Inserts of such rows, or reads of such a table, wait. */
export type HeldInserts = {
  /** Returns once somebody waits. */
  untilOneWaits(): Promise<void>;
  letGo(): Promise<void>;
};

/** A connection that holds something until it is released; that of a test which fails, until its end. */
async function openHolder(address: TestApp['address']) {
  const others = openPool(address, { connections: 1 });
  const holder = await others.reserve();
  let released: Promise<void> | undefined;
  const release = () => {
    if (released === undefined) holder.release();
    return (released ??= others.end());
  };
  onTestFinished(release);
  return { holder, release };
}

type HeldTable = 'vendor' | 'customer_order' | 'parcel' | 'parcel_event' | 'hand_over' | 'letter';

/**
 * From now on an insert of such a row waits in the middle of the transaction: what is done to it then finds it there,
 * however fast it is. What was held before is held no more.
 * @param condition SQL over `new`
 */
export async function holdInserts(
  { context: { sql }, address }: Pick<TestApp, 'context' | 'address'>,
  table: HeldTable,
  condition: string,
  change: 'insert' | 'update' = 'insert',
): Promise<HeldInserts> {
  const { holder, release } = await openHolder(address);
  await holder.unsafe(`select pg_advisory_lock(${lockKey})`);
  await sql.unsafe(`
    drop function if exists hold_insert cascade;
    create function hold_insert() returns trigger language plpgsql as $$ begin
      if ${condition} then perform pg_advisory_xact_lock_shared(${lockKey}); end if;
      return new; end $$;
    create trigger hold_insert before ${change} on ${table} for each row execute function hold_insert()`);
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
      await release();
    },
  };
}

/** The same for one row alone: of those inserted or updated from now on the one of this number, counted from 1. */
export async function holdNthRow(
  service: Pick<TestApp, 'context' | 'address'>,
  table: HeldTable,
  nth: number,
  change: 'insert' | 'update' = 'insert',
): Promise<HeldInserts> {
  await service.context.sql.unsafe(`
    drop function if exists hold_insert cascade;
    drop sequence if exists held_row;
    create sequence held_row;
    grant usage on sequence held_row to public`);
  return holdInserts(service, table, `nextval('held_row') = ${nth}`, change);
}

/** From now on a read of this table waits. */
export async function holdReads(
  { context: { sql }, address }: Pick<TestApp, 'context' | 'address'>,
  table: 'trip' | 'payment',
): Promise<HeldInserts> {
  const { holder, release } = await openHolder(address);
  await holder.unsafe(`begin; lock table ${table} in access exclusive mode`);
  const waiting = async () => {
    const rows = await sql`
      select from pg_locks where locktype = 'relation' and relation = ${table}::regclass and not granted
        and database = (select oid from pg_database where datname = current_database())`;
    return rows.length;
  };
  return {
    async untilOneWaits() {
      await expect.poll(waiting, { timeout: 300_000 }).toBeGreaterThan(0);
    },
    async letGo() {
      await holder.unsafe('rollback');
      await release();
    },
  };
}
