import { sql as query } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/**
 * Folds the rows that changes have appended since the last time into one row a key. Whoever reads meanwhile sees all of them
 * before or all after; two at once leave two rows of a key, which the next time joins. Returns how many rows were folded.
 */
export async function foldTally(db: Db): Promise<number> {
  const { rows } = await query<{ folded: number }>`
    with fresh as (
      delete from order_tally where not folded returning *
    ), keys as (
      select distinct day, unit_id, business_line, country_code, stage from fresh
    ), old as (
      delete from order_tally using keys
      where order_tally.folded and order_tally.day = keys.day and order_tally.unit_id = keys.unit_id
        and order_tally.business_line = keys.business_line and order_tally.country_code = keys.country_code
        and order_tally.stage = keys.stage
      returning order_tally.*
    ), written as (
      insert into order_tally
      select day, unit_id, business_line, country_code, stage, sum(orders), sum(problem_orders), sum(parcels), sum(weight_g),
        sum(volume_mm3), sum(freight_usd_minor), true
      from (select * from fresh union all select * from old) as all_rows
      group by day, unit_id, business_line, country_code, stage
      -- A day may have been emptied; a key whose numbers cancel out needs no row.
      having sum(orders) <> 0 or sum(problem_orders) <> 0 or sum(parcels) <> 0 or sum(weight_g) <> 0
        or sum(volume_mm3) <> 0 or sum(freight_usd_minor) <> 0
    )
    select count(*)::integer as folded from fresh`.execute(db);
  return rows[0]?.folded ?? 0;
}
