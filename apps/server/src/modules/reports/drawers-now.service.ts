/**
 * What stands in drawers now. Promises that no one sees a sum of the own shift, since its notes are counted before what
 * was expected is answered.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { openDrawers } from '@rohi/contract/reports/standstill.contract';
import type { Context } from '../../context.ts';
import type { UserPrincipal } from '../../principal.ts';
import { findOpenDrawers } from './drawers-now.store.ts';
import { staffScope } from './report-scope.ts';

/** The drawers that the caller sees, by point and name. */
export async function readOpenDrawers(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
  locale: Locale,
): Promise<DataOf<typeof openDrawers>> {
  const rows = await findOpenDrawers(db, staffScope(principal), locale);
  return {
    list: rows.map(({ clerkId, openedAt, tjs, usd, ...row }) => ({
      ...row,
      openedAt: openedAt.toISOString(),
      cash:
        clerkId === principal.userId
          ? null
          : {
              TJS: toWireMoney({ amountMinor: tjs, currency: 'TJS' }),
              USD: toWireMoney({ amountMinor: usd, currency: 'USD' }),
            },
    })),
  };
}
