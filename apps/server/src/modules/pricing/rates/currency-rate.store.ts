import { sql } from 'kysely';
import type { Currency } from '@rohi/contract/pricing/money';
import type { Db, Tx } from '../../../platform/database.ts';

/** A rate as it was entered: `nominal` units of base cost `rate` (exact decimal text) units of quote. */
export type RateRow = {
  base: Currency;
  quote: Currency;
  rateDate: string;
  rate: string;
  nominal: number;
  source: string;
};

/** A pair as it is stored; days are Dushanbe days, both included. */
export type RateSpan = { base: Currency; quote: Currency; firstDay: string; lastDay: string };

/** The rates of a pair, newest day first, one a day: of several accepted for one day the last. */
export async function findRates(db: Db | Tx, span: RateSpan, limit?: number): Promise<RateRow[]> {
  const rows = await db
    .selectFrom('currency_rate')
    .distinctOn('rate_date')
    .select([
      'base_currency as base',
      'quote_currency as quote',
      'rate_date as rateDate',
      'rate',
      'nominal',
      'source',
    ])
    .where('status', '=', 'ACCEPTED')
    .where('base_currency', '=', span.base)
    .where('quote_currency', '=', span.quote)
    .where('rate_date', '>=', span.firstDay)
    .where('rate_date', '<=', span.lastDay)
    .orderBy('rate_date', 'desc')
    .orderBy(sql`coalesce(decided_at, entered_at)`, 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (select) => select.limit(limit ?? 0))
    .execute();
  return rows;
}
