/** The rows of files of money, read from a cursor: the same as behind the numbers of the views. */
import type { differenceReasons } from '@rohi/contract/billing/cash';
import type { Locale } from '@rohi/contract/locales';
import type { DayRange } from '@rohi/contract/reports/report-periods';
import { sql as query } from 'kysely';
import type { TakenMeans } from '@rohi/contract/reports/money.contract';
import type { Db } from '../../platform/database.ts';
import { readByCursor } from './cursor.store.ts';
import { closedShifts } from './differences.store.ts';
import { moved } from './money.store.ts';
import type { StaffScope } from './report-scope.ts';

/** Minor units as text. */
export type TakenFileRow = {
  day: string;
  unit: string;
  clerk: string;
  receiptNumber: string;
  at: Date;
  kind: 'PAYMENT' | 'REFUND';
  means: TakenMeans;
  customerCode: string;
  minor: string;
};

type Asked = { scope: StaffScope; days: DayRange; locale: Locale };

/** Payments and refunds of counted shifts, the oldest first. */
export function readTakenRows(db: Db, { scope, days, locale }: Asked): AsyncGenerator<TakenFileRow[]> {
  return readByCursor(
    db,
    query`
      select to_char(day, 'YYYY-MM-DD') as day, place.names ->> ${locale} as unit, clerk, receipt.text as "receiptNumber",
        posted_at as at, moved.kind, means, coalesce(payment.customer_code, refund.customer_code) as "customerCode",
        moved.amount_minor as minor
      from (${moved(scope, days)}) as moved join place on place.id = moved.unit_id
      join receipt on receipt.id = subject_id::uuid
      left join payment on payment.id = receipt.id left join refund on refund.id = receipt.id
      order by posted_at, moved.id`,
  );
}

/** Minor units as text; less than zero is missing. */
export type DifferenceFileRow = {
  day: string;
  unit: string;
  clerk: string;
  drawer: string;
  closedAt: Date;
  tjs: string;
  usd: string;
  reason: (typeof differenceReasons)[number] | null;
  note: string | null;
  confirmedBy: string | null;
};

/** Closed shifts, the oldest first. */
export function readDifferenceRows(
  db: Db,
  { scope, days, locale }: Asked,
): AsyncGenerator<DifferenceFileRow[]> {
  return readByCursor(
    db,
    query`
      select to_char(day, 'YYYY-MM-DD') as day, place.names ->> ${locale} as unit, clerk, drawer, closed_at as "closedAt",
        tjs, usd, reason, note, confirmed_by as "confirmedBy"
      from (${closedShifts(scope, days)}) as closed join place on place.id = closed.unit_id
      order by closed_at, closed.id`,
  );
}
