/** What closed shifts differed by, as the ledger has it: late items have moved it on. */
import type { Locale } from '@rohi/contract/locales';
import type { BucketSize, DayRange } from '@rohi/contract/reports/report-periods';
import { sql as query, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { StaffScope } from './report-scope.ts';

/**
 * Every closed shift with its differences in minor units, less than zero for what is missing. The one source of sums
 * and lists.
 */
export function closedShifts(scope: StaffScope, { from, to }: DayRange): RawBuilder<unknown> {
  return query`
    select shift.id, shift.day, shift.unit_id, shift.clerk_id, shift.clerk, shift.closed_at, shift.reason, shift.note,
      shift.confirmed_by, drawer.name as drawer,
      coalesce(sum(amount_minor) filter (where account.currency = 'TJS'), 0) as tjs,
      coalesce(sum(amount_minor) filter (where account.currency = 'USD'), 0) as usd
    from shift join drawer on drawer.id = shift.drawer_id
    left join ledger_posting as posting on posting.shift_id = shift.id and posting.kind = 'CASH_DIFFERENCE'
    left join ledger_entry as entry on entry.posting_id = posting.id
    left join ledger_account as account on account.id = entry.account_id and account.kind = 'CASH'
    where shift.state = 'CLOSED' and shift.day between ${from}::date and ${to}::date
      and ${scope.kind === 'all' ? query`true` : query`shift.unit_id = ${scope.unitId}`}
    group by shift.id, drawer.name`;
}

/** Minor units of both currencies. */
export type CashSums = { TJS: bigint; USD: bigint };

export type DifferenceRow = {
  key: string;
  unitId: number;
  unit: string;
  clerkId: string;
  clerk: string;
  shifts: number;
  differing: number;
  missing: CashSums;
  surplus: CashSums;
};

type Counts = Record<'shifts' | 'differing', string>;
type Sums = Record<'missingTjs' | 'missingUsd' | 'surplusTjs' | 'surplusUsd', string>;

/** The sums by clerk, the newest first; `size` says what they are added up by. */
export async function sumDifferences(
  db: Db,
  scope: StaffScope,
  { days, size, locale }: { days: DayRange; size: BucketSize; locale: Locale },
): Promise<DifferenceRow[]> {
  type Named = Pick<DifferenceRow, 'key' | 'unitId' | 'unit' | 'clerkId' | 'clerk'>;
  const { rows } = await query<Named & Counts & Sums>`
    select to_char(day, ${size === 'month' ? 'YYYY-MM' : 'YYYY-MM-DD'}) as key, unit_id as "unitId",
      place.names ->> ${locale} as unit, clerk_id as "clerkId", max(clerk) as clerk, count(*) as shifts,
      count(*) filter (where tjs <> 0 or usd <> 0) as differing,
      sum(greatest(-tjs, 0)) as "missingTjs", sum(greatest(-usd, 0)) as "missingUsd",
      sum(greatest(tjs, 0)) as "surplusTjs", sum(greatest(usd, 0)) as "surplusUsd"
    from (${closedShifts(scope, days)}) as closed join place on place.id = unit_id
    group by 1, 2, 3, 4 order by 1 desc, 3, 2, 5, 4`.execute(db);
  return rows.map(({ key, unitId, unit, clerkId, clerk, shifts, differing, ...sums }) => ({
    key,
    unitId,
    unit,
    clerkId,
    clerk,
    shifts: Number(shifts),
    differing: Number(differing),
    missing: { TJS: BigInt(sums.missingTjs), USD: BigInt(sums.missingUsd) },
    surplus: { TJS: BigInt(sums.surplusTjs), USD: BigInt(sums.surplusUsd) },
  }));
}

export type DifferingShift = {
  shiftId: string;
  drawer: string;
  day: string;
  closedAt: Date;
  reason: string | null;
  note: string | null;
  confirmedBy: string | null;
  difference: CashSums;
};

type StoredShift = Omit<DifferingShift, 'difference'> & Record<'tjs' | 'usd', string>;

/** The shifts of a clerk at a point, the newest first, and how many there are. */
export async function pageOfDifferences(
  db: Db,
  scope: StaffScope,
  { unitId, clerkId, ...days }: DayRange & { unitId: number; clerkId: string },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: DifferingShift[] }> {
  const condition = query`(${closedShifts(scope, days)}) as closed where unit_id = ${unitId} and clerk_id = ${clerkId}`;
  const counted = await query<{ total: string }>`select count(*) as total from ${condition}`.execute(db);
  const { rows } = await query<StoredShift>`
    select id as "shiftId", drawer, to_char(day, 'YYYY-MM-DD') as day, closed_at as "closedAt", reason, note,
      confirmed_by as "confirmedBy", tjs, usd
    from ${condition} order by closed_at desc, id limit ${limit} offset ${offset}`.execute(db);
  return {
    total: Number(counted.rows[0]?.total ?? 0),
    rows: rows.map(({ tjs, usd, ...row }) => ({
      ...row,
      difference: { TJS: BigInt(tjs), USD: BigInt(usd) },
    })),
  };
}
