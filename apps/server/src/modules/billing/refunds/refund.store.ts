/** Refunds with their lines and the means by which they went back. */
import type { CashCurrency } from '@rohi/contract/billing/cash';
import type { PaidKind } from '@rohi/contract/billing/charge-kinds';
import type { PaymentMeans } from '@rohi/contract/billing/payment-sums';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

export type RefundState = 'WAITING' | 'APPROVED' | 'DONE' | 'REFUSED' | 'WITHDRAWN' | 'ENDED';

export type RefundRow = {
  id: string;
  paymentId: string;
  paidReceipt: string;
  unitId: number;
  customerCode: string;
  /** Of the payment; `usd` of the parts is in it too. */
  currency: CashCurrency;
  amountMinor: bigint;
  reason: string;
  owedAgain: boolean;
  state: RefundState;
  askedAt: Date;
  askedBy: string;
  askedById: string;
  endsAt: Date;
  decidedBy: string | null;
  paidAt: Date | null;
  paidBy: string | null;
  receiptNumber: string | null;
  lines: {
    line: number;
    trackingCode: string | null;
    chargeId: string;
    kind: PaidKind;
    amountMinor: bigint;
  }[];
  means: RefundPart[];
};

/** `given` in the currency of the means, `somoni` in dirams, `usd` in cents, or dirams of a payment in somoni. */
export type RefundPart = {
  means: PaymentMeans;
  given: bigint;
  somoni: bigint;
  usd: bigint;
  reference: string | null;
};

export type NewRefund = Pick<
  RefundRow,
  | 'id'
  | 'paymentId'
  | 'customerCode'
  | 'amountMinor'
  | 'reason'
  | 'owedAgain'
  | 'state'
  | 'askedAt'
  | 'askedBy'
  | 'askedById'
  | 'endsAt'
> & { lines: readonly { line: number; amountMinor: bigint }[] };

export async function insertRefund(tx: Tx, refund: NewRefund): Promise<void> {
  const { id, paymentId, lines } = refund;
  await query`
    insert into refund (id, payment_id, customer_code, amount_minor, reason, owed_again, state, asked_at, asked_by, asked_by_id,
      ends_at)
    values (${id}, ${paymentId}, ${refund.customerCode}, ${refund.amountMinor}, ${refund.reason}, ${refund.owedAgain},
      ${refund.state}, ${refund.askedAt}, ${refund.askedBy}, ${refund.askedById}, ${refund.endsAt})`.execute(
    tx,
  );
  await query`
    insert into refund_line (refund_id, payment_id, line, amount_minor)
    select ${id}, ${paymentId}, * from unnest(${lines.map(({ line }) => line)}::smallint[],
      ${lines.map(({ amountMinor }) => String(amountMinor))}::bigint[])`.execute(tx);
}

type LineJson = Omit<RefundRow['lines'][number], 'amountMinor'> & { amountMinor: string };
type PartJson = Pick<RefundPart, 'means' | 'reference'> & Record<'given' | 'somoni' | 'usd', string>;
type Row = Omit<RefundRow, 'amountMinor' | 'lines' | 'means'> & {
  amountMinor: string;
  lines: LineJson[];
  means: PartJson[] | null;
};

type Asked = { id?: string; paymentId?: string; unitId?: number | undefined; isOpenAt?: Date };

const mostListed = 200;

/**
 * Refunds, the oldest first; `isOpenAt`: those that can still be decided or paid out, 200 at most. All of a payment,
 * since they are added up.
 */
export async function findRefunds(db: Db | Tx, filter: Asked): Promise<RefundRow[]> {
  const { rows } = await query<Row>`
    select refund.id, refund.payment_id as "paymentId", paid.text as "paidReceipt", payment.unit_id as "unitId",
      refund.customer_code as "customerCode", payment.currency, refund.amount_minor as "amountMinor", reason, owed_again as "owedAgain", state,
      asked_at as "askedAt", asked_by as "askedBy", asked_by_id as "askedById", ends_at as "endsAt", decided_by as "decidedBy",
      paid_at as "paidAt", paid_by as "paidBy", own.text as "receiptNumber", line.lines, part.means
    from refund join payment on payment.id = refund.payment_id join receipt as paid on paid.id = payment.id
    left join receipt as own on own.id = refund.id
    left join lateral (
      select json_agg(json_build_object('line', refund_line.line, 'trackingCode', tracking_code, 'chargeId', charge_id::text,
        'kind', kind, 'amountMinor', refund_line.amount_minor::text) order by refund_line.line) as lines
      from refund_line join payment_line using (payment_id, line) where refund_id = refund.id) as line on true
    left join lateral (
      select json_agg(json_build_object('means', means, 'given', given_minor::text, 'somoni', somoni_minor::text,
        'usd', usd_minor::text, 'reference', reference) order by means) as means
      from refund_means where refund_id = refund.id) as part on true
    where (${filter.id ?? null}::uuid is null or refund.id = ${filter.id ?? null})
      and (${filter.paymentId ?? null}::uuid is null or refund.payment_id = ${filter.paymentId ?? null})
      and (${filter.unitId ?? null}::integer is null or payment.unit_id = ${filter.unitId ?? null})
      and (${filter.isOpenAt ?? null}::timestamptz is null
        or state in ('WAITING', 'APPROVED') and ends_at > ${filter.isOpenAt ?? null})
    order by asked_at, refund.id limit ${filter.isOpenAt === undefined ? null : mostListed}::integer`.execute(
    db,
  );
  return rows.map(({ lines, means, ...row }) => ({
    ...row,
    amountMinor: BigInt(row.amountMinor),
    lines: lines.map((line) => ({ ...line, amountMinor: BigInt(line.amountMinor) })),
    means: (means ?? []).map(({ means: name, reference, given, somoni, usd }) => ({
      means: name,
      reference,
      given: BigInt(given),
      somoni: BigInt(somoni),
      usd: BigInt(usd),
    })),
  }));
}

/** Where a refund was paid out; undefined of one that was not. */
export async function paidOutAt(db: Db, id: string): Promise<{ unitId: number; drawer: string } | undefined> {
  const { rows } = await query<{ unitId: number; drawer: string }>`
    select drawer.unit_id as "unitId", drawer.name as drawer from refund
    join shift on shift.id = refund.shift_id join drawer on drawer.id = shift.drawer_id
    where refund.id = ${id} and refund.state = 'DONE'`.execute(db);
  return rows[0];
}

/** Decides one that stands in one of these states and has not ended; false when it does not. The purse is locked. */
export async function decideRefund(
  tx: Tx,
  id: string,
  from: readonly RefundState[],
  decision: { state: RefundState; at: Date; by: string; byId: string },
): Promise<boolean> {
  const { rows } = await query`
    update refund set state = ${decision.state}, decided_at = ${decision.at}, decided_by = ${decision.by},
      decided_by_id = ${decision.byId}
    where id = ${id} and state = any(${[...from]}::text[]) and ends_at > ${decision.at} returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Marks an approved one as paid out, with how; false when it is not to be paid out. */
export async function finishRefund(
  tx: Tx,
  id: string,
  paid: { at: Date; by: string; byId: string; shiftId: string; parts: readonly RefundPart[] },
): Promise<boolean> {
  const { rows } = await query`
    update refund set state = 'DONE', paid_at = ${paid.at}, paid_by = ${paid.by}, paid_by_id = ${paid.byId},
      shift_id = ${paid.shiftId}
    where id = ${id} and state = 'APPROVED' and ends_at > ${paid.at} returning id`.execute(tx);
  const { parts } = paid;
  if (rows.length > 0)
    await query`
      insert into refund_means (refund_id, means, given_minor, somoni_minor, usd_minor, reference)
      select ${id}, * from unnest(${parts.map(({ means }) => means)}::text[],
        ${parts.map(({ given }) => String(given))}::bigint[], ${parts.map(({ somoni }) => String(somoni))}::bigint[],
        ${parts.map(({ usd }) => String(usd))}::bigint[], ${parts.map(({ reference }) => reference)}::text[])`.execute(
      tx,
    );
  return rows.length > 0;
}

/** Ends those that were not approved or paid out in time; returns them. */
export async function endRefunds(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await query<{ id: string }>`
    update refund set state = 'ENDED' where state in ('WAITING', 'APPROVED') and ends_at <= ${now} returning id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
