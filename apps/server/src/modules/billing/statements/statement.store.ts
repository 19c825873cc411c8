/** What stands on a customer's statement, out of payments, refunds and transfers, in the order of the ledger. */
import type { CashCurrency } from '@rohi/contract/billing/cash';
import type { StatementKind } from '@rohi/contract/billing/statement.contract';
import type { PaymentMeans } from '@rohi/contract/billing/payment-sums';
import { sql as query } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/**
 * Charged and paid in minor units of `currency`, `given` in the currency of the means; null where a line has none. To
 * the balance in cents of a dollar.
 */
export type StatementRow = {
  at: Date;
  day: string;
  kind: StatementKind;
  /** Of what was charged and paid: somoni where a debt in somoni was paid. */
  currency: CashCurrency;
  trackingCode: string | null;
  receiptNumber: string | null;
  means: PaymentMeans | null;
  given: bigint | null;
  charged: bigint | null;
  paid: bigint | null;
  /** What it does to the balance. */
  toBalance: bigint;
};

type Row = Omit<StatementRow, 'given' | 'charged' | 'paid' | 'toBalance'> &
  Record<'given' | 'charged' | 'paid', string | null> & { toBalance: string };

/** The first posting of a row. */
const postingOf = (table: 'payment' | 'refund', subject: string) => query`(
  select min(posting.id) from ledger_posting as posting
  where subject_type = ${subject} and subject_id = ${query.ref(`${table}.id`)}::text)`;

/** The lines from a moment up to before another, the oldest first, `limit` at most. */
export async function statementRows(
  db: Db,
  customerCode: string,
  { from, before, limit }: { from: Date; before: Date; limit: number },
): Promise<StatementRow[]> {
  const { rows } = await query<Row>`
    with paid as (
      select id, at, currency, ${postingOf('payment', 'payment')} as posting from payment where customer_code = ${customerCode} and at >= ${from} and at < ${before}
    ), back as (
      select refund.id, paid_at as at, payment.currency, payment_id, ${postingOf('refund', 'refund')} as posting
      from refund join payment on payment.id = payment_id
      where refund.customer_code = ${customerCode} and paid_at >= ${from} and paid_at < ${before}
    ), lines as (
      select at, currency, posting, id, 1 as part, line, kind, tracking_code, null as means, null::bigint as given, amount_minor as charged,
        null::bigint as paid, 0::bigint as to_balance
      from paid join payment_line on payment_id = id
      union all
      select at, currency, posting, id, 2, row_number() over (partition by id order by means), 'PAYMENT', null, means, given_minor, null, usd_minor,
        case when means = 'BALANCE' then -given_minor else 0 end
      from paid join payment_means on payment_id = id
      union all
      select paid.at, 'USD', paid.posting, paid.id, 3, 1, 'TO_BALANCE', null, null, null, null, null, to_balance_minor
      from paid join payment using (id) where to_balance_minor > 0
      union all
      select at, currency, posting, back.id, 1, refund_line.line, 'TAKEN_BACK', tracking_code, null, null, -refund_line.amount_minor, null, 0
      from back join refund_line on refund_id = back.id
        join payment_line on payment_line.payment_id = refund_line.payment_id and payment_line.line = refund_line.line
      union all
      select at, currency, posting, back.id, 2, row_number() over (partition by back.id order by means), 'REFUND', null, means, given_minor, null,
        -usd_minor, case when means = 'BALANCE' then given_minor else 0 end
      from back join refund_means on refund_id = back.id
      union all
      select decided_at, 'USD', posting_id, id, 1, 1, 'TOP_UP', null, null, null, null, null, credited_minor
      from top_up where customer_code = ${customerCode} and state = 'DONE' and decided_at >= ${from} and decided_at < ${before}
      union all
      select decided_at, 'USD', posting_id, id, 1, 1, 'COMPENSATION', tracking_code, null, null, null, null, granted_minor
      from compensation where customer_code = ${customerCode} and posting_id is not null and decided_at >= ${from} and decided_at < ${before}
      union all
      select posted_at, 'USD', posting.id, null::uuid, 1, 1, 'OPENING_CREDIT', null, null, null, null, null,
        case when posting.id = posting_id then credited_minor else -credited_minor end
      from opening_row join ledger_posting as posting on posting.id in (posting_id, taken_back_by)
      where customer_code = ${customerCode} and credited_minor > 0 and posted_at >= ${from} and posted_at < ${before}
      union all
      select posted_at, 'USD', posting.id, null::uuid, 1, 1, 'MERGED', null, null, null, null, null, -amount_minor
      from ledger_posting as posting join ledger_entry on posting_id = posting.id join ledger_account as account on account.id = account_id
      where owner_kind = 'CUSTOMER' and owner = ${customerCode} and account.kind = 'BALANCE'
        and posting.kind in ('MERGED', 'MERGE_UNDONE') and posted_at >= ${from} and posted_at < ${before}
    )
    select lines.at, to_char(lines.at at time zone 'Asia/Dushanbe', 'YYYY-MM-DD') as day, kind, currency, tracking_code as "trackingCode",
      receipt.text as "receiptNumber", means, given, charged, paid, to_balance as "toBalance"
    from lines left join receipt on receipt.id = lines.id
    order by lines.posting, part, line limit ${limit}`.execute(db);
  const big = (text: string | null) => (text === null ? null : BigInt(text));
  return rows.map((row) => ({
    ...row,
    given: big(row.given),
    charged: big(row.charged),
    paid: big(row.paid),
    toBalance: BigInt(row.toBalance),
  }));
}

/** What the ledger had on the balance of a customer before a moment, in cents of a dollar. */
export async function balanceBefore(db: Db, customerCode: string, moment: Date): Promise<bigint> {
  const { rows } = await query<{ balance: string }>`
    select balance_after_minor as balance from ledger_entry
    join ledger_account as account on account.id = account_id
    join ledger_posting as posting on posting.id = posting_id
    where owner_kind = 'CUSTOMER' and owner = ${customerCode} and account.kind = 'BALANCE' and currency = 'USD'
      and posted_at < ${moment}
    order by posting_id desc limit 1`.execute(db);
  return BigInt(rows[0]?.balance ?? 0);
}

/** When money or points of a customer moved first; undefined where they never did. */
export async function firstMovement(db: Db, customerCode: string): Promise<Date | undefined> {
  const { rows } = await query<{ at: Date | null }>`
    select least(
      (select min(at) from payment where customer_code = ${customerCode}),
      (select min(decided_at) from top_up where customer_code = ${customerCode} and state = 'DONE'),
      (select min(decided_at) from compensation where customer_code = ${customerCode} and posting_id is not null),
      (select posted_at from ledger_posting where id = (
        select min(posting_id) from ledger_entry join ledger_account as account on account.id = account_id
        where owner_kind = 'CUSTOMER' and owner = ${customerCode}))
    ) as at`.execute(db);
  return rows[0]?.at ?? undefined;
}
