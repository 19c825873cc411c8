/** Payments with what they paid and by which means; only ever added. */
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import type { UsedRate } from '../ledger/posting.ts';
import { productOf, type StoredProduct } from './line-product.ts';
import type { PaymentLine, PaymentPart, PaymentRow } from './payment-rows.ts';

export type NewPayment = PaymentRow & { lines: readonly PaymentLine[]; parts: readonly PaymentPart[] };

export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  const { id, rate, lines, parts } = payment;
  const paid = query`
    insert into payment (id, customer_code, currency, shift_id, unit_id, at, taken_at, by_name, by_id, total_minor, change_tjs, change_usd,
      to_balance_minor, rate, rate_nominal, rate_date, rate_source)
    values (${id}, ${payment.customerCode}, ${payment.currency}, ${payment.shiftId}, ${payment.unitId}, ${payment.at},
      ${payment.takenAt}, ${payment.clerk}, ${payment.clerkId}, ${payment.totalMinor}, ${payment.changeTjs}, ${payment.changeUsd}, ${payment.toBalanceMinor},
      ${rate?.rate ?? null}, ${rate?.nominal ?? null}, ${rate?.rateDate ?? null}, ${rate?.source ?? null})`.execute(
    tx,
  );
  const lined = query`
    insert into payment_line (payment_id, line, charge_id, tracking_code, kind, amount_minor, quantity, unit, unit_price)
    select ${id}, line, charge_id, tracking_code, kind, amount, quantity, unit, price
    from unnest(${lines.map(({ chargeId }) => chargeId)}::bigint[], ${lines.map(({ trackingCode }) => trackingCode)}::text[],
      ${lines.map(({ kind }) => kind)}::text[], ${lines.map(({ amountMinor }) => String(amountMinor))}::bigint[],
      ${lines.map(({ quantity }) => quantity)}::text[], ${lines.map(({ unit }) => unit)}::text[], ${lines.map(({ unitPrice }) => unitPrice)}::text[])
      with ordinality as given (charge_id, tracking_code, kind, amount, quantity, unit, price, line)`.execute(
    tx,
  );
  const means = query`
    insert into payment_means (payment_id, means, given_minor, applied_minor, usd_minor, reference)
    select ${id}, * from unnest(${parts.map(({ means }) => means)}::text[],
      ${parts.map(({ given }) => String(given))}::bigint[], ${parts.map(({ applied }) => String(applied))}::bigint[],
      ${parts.map(({ usd }) => String(usd))}::bigint[], ${parts.map(({ reference }) => reference)}::text[])`.execute(
    tx,
  );
  await Promise.all([paid, lined, means]);
}

/** A payment as it is read. */
export type StoredPayment = PaymentRow & {
  receiptNumber: string;
  drawer: string;
  lines: PaymentLine[];
  parts: PaymentPart[];
};

export type PaymentsAsked = {
  id?: string | undefined;
  unitId?: number | undefined;
  /** With what was paid under codes that were merged into it. */
  customerCode?: string | undefined;
  receiptNumber?: string | undefined;
};

type Big = 'totalMinor' | 'changeTjs' | 'changeUsd' | 'toBalanceMinor';
type LineJson = Pick<PaymentLine, 'chargeId' | 'trackingCode' | 'kind'> & {
  amountMinor: string;
} & StoredProduct;
type PartJson = Record<'given' | 'applied' | 'usd', string> & Pick<PaymentPart, 'means' | 'reference'>;
type Row = Omit<StoredPayment, Big | 'rate' | 'lines' | 'parts'> &
  Record<Big, string> & {
    rate: UsedRate | null;
    lines: LineJson[] | null;
    parts: PartJson[] | null;
    total: string;
  };

/** Payments, the newest first, and how many there are. */
export async function findPayments(
  db: Db | Tx,
  filter: PaymentsAsked,
  { limit, offset }: { limit: number; offset: number } = { limit: 1, offset: 0 },
): Promise<{ total: number; rows: StoredPayment[] }> {
  const { rows } = await query<Row>`
    select payment.id, customer_code as "customerCode", payment.currency, shift_id as "shiftId", payment.unit_id as "unitId", payment.at,
      taken_at as "takenAt", by_name as clerk, by_id as "clerkId", total_minor as "totalMinor", change_tjs as "changeTjs", change_usd as "changeUsd",
      to_balance_minor as "toBalanceMinor", receipt.text as "receiptNumber", drawer.name as drawer,
      case when rate is not null then json_build_object('rate', rate::text, 'nominal', rate_nominal, 'rateDate', rate_date,
        'source', rate_source) end as rate,
      lines, parts, count(*) over () as total
    from payment join receipt on receipt.id = payment.id
    join shift on shift.id = shift_id join drawer on drawer.id = drawer_id
    left join lateral (
      select json_agg(json_build_object('chargeId', charge_id::text, 'trackingCode', tracking_code, 'kind', kind,
        'amountMinor', amount_minor::text, 'quantity', quantity, 'unit', unit, 'unitPrice', unit_price) order by line) as lines
      from payment_line where payment_id = payment.id) as line on true
    left join lateral (
      select json_agg(json_build_object('means', means, 'given', given_minor::text, 'applied', applied_minor::text,
        'usd', usd_minor::text, 'reference', reference) order by means) as parts
      from payment_means where payment_id = payment.id) as part on true
    where (${filter.id ?? null}::uuid is null or payment.id = ${filter.id ?? null})
      and (${filter.unitId ?? null}::integer is null or payment.unit_id = ${filter.unitId ?? null})
      and (${filter.customerCode ?? null}::text is null or customer_code = any(array(
        select ${filter.customerCode ?? null}::text union all
        select closed.customer_code from account_facts as holder join account_facts as closed on closed.merged_into = holder.id
        where holder.customer_code = ${filter.customerCode ?? null})))
      and (${filter.receiptNumber ?? null}::text is null or receipt.text = ${filter.receiptNumber ?? null})
    order by payment.at desc, payment.id limit ${limit} offset ${offset}`.execute(db);
  return {
    total: Number(rows[0]?.total ?? 0),
    rows: rows.map(({ total: _total, ...row }) => paymentOf(row)),
  };
}

function paymentOf({ lines, parts, ...row }: Omit<Row, 'total'>): StoredPayment {
  return {
    ...row,
    totalMinor: BigInt(row.totalMinor),
    changeTjs: BigInt(row.changeTjs),
    changeUsd: BigInt(row.changeUsd),
    toBalanceMinor: BigInt(row.toBalanceMinor),
    lines: (lines ?? []).map(({ quantity, unit, unitPrice, ...line }) => {
      const amountMinor = BigInt(line.amountMinor);
      // Old lines of cargo have the volume price of what was charged by weight.
      return { ...line, amountMinor, ...productOf({ quantity, unit, unitPrice }, amountMinor) };
    }),
    parts: (parts ?? []).map(({ means, reference, given, applied, usd }) => ({
      means,
      reference,
      given: BigInt(given),
      applied: BigInt(applied),
      usd: BigInt(usd),
    })),
  };
}

/** Name of an account by its customer code. */
export async function customerName(db: Db, customerCode: string): Promise<string | null> {
  const { rows } = await query<{ name: string | null }>`
    select name from account_facts where customer_code = ${customerCode}`.execute(db);
  return rows[0]?.name ?? null;
}
