/**
 * Sums of orders by the Dushanbe day on which they were made. A change appends rows that add and take away, so that
 * writers never wait for each other; a job folds the rows of one key into one. Readers add up whatever there is.
 */
import { sql as query, type RawBuilder } from 'kysely';
import type { OrderTally } from '../../../platform/database-types.generated.ts';
import type { Db, Tx } from '../../../platform/database.ts';

type Key = 'day' | 'unit_id' | 'business_line' | 'country_code' | 'stage' | 'product_id';
export type Sum = Exclude<keyof OrderTally, Key | 'folded'>;

/** The keys of a row of `order_progress`; 0: orders without a pickup point, or without a product. */
const keys: Record<Key, RawBuilder<unknown>> = {
  day: query`(created_at at time zone 'Asia/Dushanbe')::date`,
  unit_id: query`coalesce(unit_id, 0)`,
  business_line: query`business_line`,
  country_code: query`country_code`,
  stage: query`stage`,
  product_id: query`coalesce(product_id, 0)`,
};

/** What rows of `order_progress` add, or take away where `sign` is -1. */
const sums: Record<Sum, RawBuilder<unknown>> = {
  orders: query`sum(sign)`,
  problem_orders: query`coalesce(sum(sign) filter (where has_problem), 0)`,
  parcels: query`sum(sign * parcels)`,
  weight_g: query`sum(sign * weight_g)`,
  volume_mm3: query`sum(sign * volume_mm3)`,
  freight_usd_minor: query`sum(sign * freight_usd_minor)`,
};

const keyNames = Object.keys(keys);
const sumNames = Object.keys(sums);
const listOf = (words: readonly string[]) => query.raw(words.join(', '));
const zeros = listOf(sumNames.map(() => '0'));

/**
 * Adds to the sums what `rows` come to: a table of `order_progress` with a `sign`. Orders of which only the code is
 * known count nowhere, and what cancels out needs no row.
 */
export function addToTally(rows: RawBuilder<unknown>, folded = false): RawBuilder<unknown> {
  return query`
    insert into order_tally (${listOf([...keyNames, ...sumNames])}, folded)
    select *, ${query.lit(folded)} from (${addedUp(rows)}) as added`;
}

function addedUp(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  const named = Object.entries({ ...keys, ...sums }).map(
    ([name, value]) => query`${value} as ${query.raw(name)}`,
  );
  return query`
    select ${query.join(named)} from ${rows} as counted where created_at is not null
    group by ${listOf(keyNames.map((_, index) => `${index + 1}`))}
    having (${query.join(Object.values(sums))}) is distinct from (${zeros})`;
}

/**
 * Folds the rows that changes have appended since the last time into one row a key. Parallel readers see all of them
 * before or all after; two at once leave two rows of a key, which the next time joins. Returns how many rows were
 * folded.
 */
export async function foldTally(db: Db): Promise<number> {
  const names = listOf(keyNames);
  const prefixed = (table: string) => listOf(keyNames.map((name) => `${table}.${name}`));
  const added = listOf(sumNames.map((name) => `sum(${name})`));
  const { rows } = await query<{ folded: number }>`
    with fresh as (
      delete from order_tally where not folded returning *
    ), keys as (
      select distinct ${names} from fresh
    ), old as (
      delete from order_tally using keys
      where order_tally.folded and (${prefixed('order_tally')}) = (${prefixed('keys')})
      returning order_tally.*
    ), written as (
      insert into order_tally (${listOf([...keyNames, ...sumNames])}, folded)
      select ${names}, ${added}, true
      from (select * from fresh union all select * from old) as all_rows
      group by ${names}
      -- A day may have been emptied; a key whose numbers cancel out needs no row.
      having (${added}) is distinct from (${zeros})
    )
    select count(*)::integer as folded from fresh`.execute(db);
  return rows[0]?.folded ?? 0;
}

/** Makes all sums again from the rows of the orders. Writers of orders wait meanwhile, readers do not. */
export async function rebuildTally(tx: Tx): Promise<void> {
  await query`lock table order_progress in share mode`.execute(tx);
  await query`lock table order_tally in exclusive mode`.execute(tx);
  await query`delete from order_tally`.execute(tx);
  await addToTally(query`(select 1 as sign, * from order_progress)`, true).execute(tx);
}

/**
 * The days with sums that differ from what the rows of the orders come to, in order. One statement, so that both are
 * seen as of one moment.
 */
export async function findWrongDays(db: Db): Promise<string[]> {
  const counted = addedUp(query`(select 1 as sign, * from order_progress)`);
  const stored = query`
    select ${listOf(keyNames)}, ${listOf(sumNames.map((name) => `sum(${name}) as ${name}`))}
    from order_tally group by ${listOf(keyNames)}`;
  const columns = (side: string) => listOf(sumNames.map((name) => `coalesce(${side}.${name}, 0)`));
  const { rows } = await query<{ day: string }>`
    select distinct day::text as day from (${stored}) as stored full join (${counted}) as counted using (${listOf(keyNames)})
    where (${columns('stored')}) is distinct from (${columns('counted')}) order by 1`.execute(db);
  return rows.map(({ day }) => day);
}
