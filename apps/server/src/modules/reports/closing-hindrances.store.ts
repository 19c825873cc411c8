/** What keeps the account of a customer open: goods, money and decisions that are not at their end. */
import type { ClosingHindrance, readClosing } from '@rohi/contract/reports/closing.contract';
import type { CashCurrency } from '@rohi/contract/billing/cash';
import type { DataOf } from '@rohi/contract/endpoint';
import { toWireMoney } from '@rohi/contract/pricing/money';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

/** Parcels that lie ready are among the goods, so their charges are no debt yet. */
export async function findClosingHindrances(
  db: Db | Tx,
  { id, customerCode: code }: { id: string; customerCode: string },
): Promise<DataOf<typeof readClosing>> {
  const { rows } = await query<{ kind: ClosingHindrance; count: number }>`
    select kind, count::integer from (
      select 'PARCELS' as kind, count(*) as count from parcel
      where customer_code = ${code} and is_current and received_at is not null and status not in ('KHYQS', 'YQX')
      union all
      select 'ANNOUNCED', count(*) from parcel
      where customer_code = ${code} and is_current and received_at is null and status not in ('KHYQS', 'YQX')
      union all
      select 'TRANSFERS', count(*) from top_up where customer_code = ${code} and state = 'WAITING'
      union all
      select 'REFUNDS', count(*) from refund where customer_code = ${code} and state in ('WAITING', 'APPROVED')
      union all
      select 'COMPENSATIONS', count(*) from compensation
      where customer_code = ${code} and state in ('WAITING', 'CONFIRMING')
      union all
      select 'CLAIMS', count(*) from parcel_claim where customer_id = ${id} and state = 'OPEN'
    ) as counted where count > 0`.execute(db);
  const { rows: sums } = await query<{ kind: 'OWED' | 'BALANCE'; currency: CashCurrency; minor: string }>`
    select 'OWED' as kind, currency, sum(left_minor)::text as minor from (
      select currency, amount_minor + corrected_minor - settled_minor as left_minor
      from charge left join parcel on parcel.id = charge.parcel_id
      where charge.customer_code = ${code}
        and (charge.kind = 'OPENING' or (parcel.status = 'KHYQS' and due_at is not null))
    ) as owed where left_minor > 0 group by currency
    union all
    select 'BALANCE', currency, sum(balance_minor)::text from ledger_account
    where owner_kind = 'CUSTOMER' and owner = ${code} and kind in ('BALANCE', 'FROZEN') and balance_minor > 0
    group by currency
    order by currency desc`.execute(db);
  const money = (['OWED', 'BALANCE'] as const).flatMap((kind) => {
    const amounts = sums
      .filter((sum) => sum.kind === kind)
      .map(({ currency, minor }) => ({
        amount: toWireMoney({ amountMinor: BigInt(minor), currency }).amount,
        currency,
      }));
    return amounts.length === 0 ? [] : [{ kind, count: amounts.length, amounts }];
  });
  const counted = rows.map(({ kind, count }) => ({ kind, count, amounts: [] }));
  const { rows: points } = await query<{ points: string }>`
    select coalesce(sum(balance_minor), 0)::text as points from ledger_account
    where owner_kind = 'CUSTOMER' and owner = ${code} and kind = 'POINTS'`.execute(db);
  const isGoods = ({ kind }: { kind: ClosingHindrance }) => kind === 'PARCELS' || kind === 'ANNOUNCED';
  return {
    hindrances: [...counted.filter(isGoods), ...money, ...counted.filter((each) => !isGoods(each))],
    points: Number(points[0]?.points ?? 0),
  };
}
