import type { LocaleTexts } from '@rohi/contract/locales';
import { sql as query } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { isIn } from './order-sums.store.ts';
import type { StaffCut } from './report-scope.ts';

/** What orders are ranked by: the product (a channel of the tariffs), the pickup point, the country. */
export type RankedBy = 'product' | 'point' | 'country';

export type RankRow = {
  /** Null for orders that have none. */
  code: string | null;
  names: LocaleTexts | null;
  orders: number;
  weightG: bigint;
  freightMinor: bigint;
};

const keyColumns = { product: 'business_line', point: 'unit_id', country: 'country_code' } as const;

/** Where code and names of a key stand. The first channel of a line is its product. */
const namesOf = {
  product: query`left join lateral (
    select code, names from channel where channel.business_line = sums.key order by id limit 1) as named on true`,
  point: query`left join place as named on named.id = sums.key`,
  country: query`left join (select short_name as code, names from country) as named on named.code = sums.key`,
} as const;

/** Orders of the cut and of the days between two, both included, cancelled ones left out, in sums by what they are ranked by. */
export async function sumByRank(
  db: Db,
  by: RankedBy,
  cut: StaffCut,
  days: { from: string; to: string },
): Promise<RankRow[]> {
  const { rows } = await query<{
    code: string | null;
    names: LocaleTexts | null;
    orders: string;
    weight: string;
    freight: string;
  }>`
    select coalesce(named.code, nullif(sums.key::text, '0')) as code, named.names, orders, weight, freight
    from (
      select ${query.ref(keyColumns[by])} as key, sum(orders) as orders, sum(weight_g) as weight,
        sum(freight_usd_minor) as freight
      from order_tally
      where stage <> 'YQX' and day between ${days.from}::date and ${days.to}::date and ${isIn(cut)}
      group by 1 having sum(orders) > 0
    ) as sums ${namesOf[by]}`.execute(db);
  return rows.map(({ code, names, orders, weight, freight }) => ({
    code,
    names,
    orders: Number(orders),
    weightG: BigInt(weight),
    freightMinor: BigInt(freight),
  }));
}
