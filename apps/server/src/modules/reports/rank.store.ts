import type { LocaleTexts } from '@rohi/contract/locales';
import type { OrderSplit } from '@rohi/contract/reports/order-splits';
import { sql as query } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { isIn } from './order-sums.store.ts';
import type { StaffCut } from './report-scope.ts';

/** What orders are ranked by: what they are sold as, the pickup point, the country, or how far they are. */
export type RankedBy = OrderSplit;

export type RankRow = {
  /** Id of a product or point, code of a country or stage; '0' for orders that have none. */
  key: string;
  /** Null for orders that have none. */
  code: string | null;
  names: LocaleTexts | null;
  orders: number;
  weightG: bigint;
  freightMinor: bigint;
};

const keyColumns = {
  product: 'product_id',
  point: 'unit_id',
  country: 'country_code',
  stage: 'stage',
} as const;

/** Where code and names of a key stand; stages are named by the office's words. */
const namesOf = {
  product: query`left join product as named on named.id = sums.key`,
  point: query`left join place as named on named.id = sums.key`,
  country: query`left join (select short_name as code, names from country) as named on named.code = sums.key`,
  stage: query`cross join (select null::text as code, null::jsonb as names) as named`,
} as const;

/**
 * Orders of the cut and of the days between two, both included, cancelled ones left out, in sums by what they are
 * ranked by.
 */
export async function sumByRank(
  db: Db,
  by: RankedBy,
  cut: StaffCut,
  days: { from: string; to: string },
): Promise<RankRow[]> {
  const { rows } = await query<{
    key: string;
    code: string | null;
    names: LocaleTexts | null;
    orders: string;
    weight: string;
    freight: string;
  }>`
    select sums.key::text as key, coalesce(named.code, nullif(sums.key::text, '0')) as code, named.names, orders, weight, freight
    from (
      select ${query.ref(keyColumns[by])} as key, sum(orders) as orders, sum(weight_g) as weight,
        sum(freight_usd_minor) as freight
      from order_tally
      where stage <> 'YQX' and day between ${days.from}::date and ${days.to}::date and ${isIn(cut)}
      group by 1 having sum(orders) > 0
    ) as sums ${namesOf[by]}`.execute(db);
  return rows.map(({ key, code, names, orders, weight, freight }) => ({
    key,
    code,
    names,
    orders: Number(orders),
    weightG: BigInt(weight),
    freightMinor: BigInt(freight),
  }));
}
