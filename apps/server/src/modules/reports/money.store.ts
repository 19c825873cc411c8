/** What came into drawers and terminals and went back from them, as the ledger has it, by the day of the shift. */
import type { Locale } from '@rohi/contract/locales';
import type { TakenMeans } from '@rohi/contract/reports/money.contract';
import type { BucketSize, DayRange } from '@rohi/contract/reports/report-periods';
import { sql as query, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { StaffScope } from './report-scope.ts';

/**
 * Every payment and refund of counted shifts, once for each means that it moved; refunds are less than zero. The one
 * source of sums and lists.
 */
export function moved(scope: StaffScope, { from, to }: DayRange): RawBuilder<unknown> {
  return query`
    select posting.id, posting.kind, posting.subject_id, posting.posted_at, shift.day, shift.unit_id, shift.clerk_id,
      shift.clerk, amount_minor,
      case account.kind when 'TERMINAL' then 'CARD' else 'CASH_' || account.currency end as means
    from shift join ledger_posting as posting on posting.shift_id = shift.id
    join ledger_entry as entry on entry.posting_id = posting.id
    join ledger_account as account on account.id = entry.account_id
    where shift.day between ${from}::date and ${to}::date and posting.kind in ('PAYMENT', 'REFUND')
      and account.kind in ('CASH', 'TERMINAL') and shift.state <> 'OPEN'
      and ${scope.kind === 'all' ? query`true` : query`shift.unit_id = ${scope.unitId}`}`;
}

/** What one clerk took in and gave back at a point by one means, in minor units of its currency. */
export type TakingRow = {
  key: string;
  unitId: number;
  unit: string;
  clerkId: string;
  clerk: string;
  means: TakenMeans;
  taken: { count: number; minor: bigint };
  refunded: { count: number; minor: bigint };
};

/** The sums, the newest first; `size` says what they are added up by. */
export async function sumTakings(
  db: Db,
  scope: StaffScope,
  { days, size, locale }: { days: DayRange; size: BucketSize; locale: Locale },
): Promise<TakingRow[]> {
  type Row = Omit<TakingRow, 'taken' | 'refunded'> &
    Record<'payments' | 'paid' | 'refunds' | 'refundedMinor', string>;
  const { rows } = await query<Row>`
    select to_char(day, ${size === 'month' ? 'YYYY-MM' : 'YYYY-MM-DD'}) as key, unit_id as "unitId",
      place.names ->> ${locale} as unit, clerk_id as "clerkId", max(clerk) as clerk, means,
      count(*) filter (where moved.kind = 'PAYMENT') as payments,
      coalesce(sum(amount_minor) filter (where moved.kind = 'PAYMENT'), 0) as paid,
      count(*) filter (where moved.kind = 'REFUND') as refunds,
      coalesce(-sum(amount_minor) filter (where moved.kind = 'REFUND'), 0) as "refundedMinor"
    from (${moved(scope, days)}) as moved join place on place.id = unit_id
    group by 1, 2, 3, 4, 6 order by 1 desc, 3, 2, 5, 4, 6`.execute(db);
  return rows.map(({ payments, paid, refunds, refundedMinor, ...row }) => ({
    ...row,
    taken: { count: Number(payments), minor: BigInt(paid) },
    refunded: { count: Number(refunds), minor: BigInt(refundedMinor) },
  }));
}

/** A payment or refund, by one of the means that it moved. */
export type TakenRow = {
  receiptNumber: string;
  customerCode: string;
  day: string;
  at: Date;
  kind: 'PAYMENT' | 'REFUND';
  minor: bigint;
};

export type TakenAsked = DayRange & { unitId: number; clerkId: string; means: TakenMeans };

/** What stands behind one of the sums, the newest first, and how many there are. */
export async function pageOfTaken(
  db: Db,
  scope: StaffScope,
  { unitId, clerkId, means, ...days }: TakenAsked,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: TakenRow[] }> {
  const isAsked = query`unit_id = ${unitId} and clerk_id = ${clerkId} and means = ${means}`;
  const counted = await query<{ total: string }>`
    select count(*) as total from (${moved(scope, days)}) as moved where ${isAsked}`.execute(db);
  const { rows } = await query<Omit<TakenRow, 'minor'> & { minor: string }>`
    select receipt.text as "receiptNumber", coalesce(payment.customer_code, refund.customer_code) as "customerCode",
      to_char(day, 'YYYY-MM-DD') as day, posted_at as at, moved.kind, moved.amount_minor as minor
    from (
      select * from (${moved(scope, days)}) as every where ${isAsked}
      order by posted_at desc, id desc limit ${limit} offset ${offset}
    ) as moved join receipt on receipt.id = subject_id::uuid
    left join payment on payment.id = receipt.id left join refund on refund.id = receipt.id
    order by posted_at desc, moved.id desc`.execute(db);
  return {
    total: Number(counted.rows[0]?.total ?? 0),
    rows: rows.map((row) => ({ ...row, minor: BigInt(row.minor) })),
  };
}
