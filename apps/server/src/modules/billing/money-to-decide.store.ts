/** Money that waits for a second person: counted where it waits, without what the reader has asked for. */
import type { MoneyWait } from '@rohi/contract/reports/waiting-types';
import { sql as query, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database.ts';

type Reader = { userId: string; unitId: number | undefined; now: Date };

const ofUnit = ({ unitId }: Reader) =>
  query`(${unitId ?? null}::integer is null or unit_id = ${unitId ?? null})`;

/** What waits: `at` since when, and `by` who may not decide it. */
const waiting: Record<MoneyWait, (reader: Reader) => RawBuilder<unknown>> = {
  shifts: (reader) => query`
    select clerk_id as by, (select max(counted_at) from shift_count where shift_id = shift.id) as at
    from shift where state = 'WAITING' and ${ofUnit(reader)}`,
  refunds: (reader) => query`
    select asked_by_id as by, asked_at as at from refund where refund.state = 'WAITING' and ends_at > ${reader.now}
      and exists (select from payment where payment.id = payment_id and ${ofUnit(reader)})`,
  corrections: ({ now }) => query`
    select asked_by_id as by, asked_at as at from charge_correction where state = 'WAITING' and ends_at > ${now}`,
  compensations: () => query`
    select case state when 'CONFIRMING' then decided_by_id else asked_by_id end as by, asked_at as at
    from compensation where state in ('WAITING', 'CONFIRMING')`,
  topUps: ({ now }) => query`
    select seen_by_id as by, asked_at as at from top_up where state = 'WAITING' and ends_at > ${now}`,
};

/** How many a reader may decide, and since when the first has waited. */
export async function countToDecide(
  db: Db,
  type: MoneyWait,
  reader: Reader,
): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await query<{ count: number; oldest: Date | null }>`
    select count(*)::integer as count, min(at) as oldest from (${waiting[type](reader)}) as waiting
    where by is distinct from ${reader.userId}`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}
