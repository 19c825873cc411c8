import { sql as query } from 'kysely';
import type { Currency } from '@rohi/contract/pricing/money';
import type { RateStatus } from '@rohi/contract/pricing/rate-administration.contract';
import type { Db, Tx } from '../../../platform/database.ts';

/** A rate on record with the accepted one before it. Rates are exact decimal texts. */
export type RateRecord = {
  id: string;
  base: Currency;
  quote: Currency;
  rateDate: string;
  rate: string;
  nominal: number;
  source: string;
  status: RateStatus;
  enteredAt: Date;
  /** Null for the service itself and its operator at the command line. */
  enteredById: string | null;
  enteredBy: string | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  last: { rate: string; nominal: number; rateDate: string } | null;
};

const recordColumns = query`
  r.id, r.base_currency as base, r.quote_currency as quote, r.rate_date as "rateDate", r.rate, r.nominal, r.source, r.status,
  r.entered_at as "enteredAt", r.entered_by_id as "enteredById", r.entered_by as "enteredBy", r.decided_at as "decidedAt",
  r.decided_by as "decidedBy",
  (select jsonb_build_object('rate', l.rate::text, 'nominal', l.nominal, 'rateDate', l.rate_date)
    from currency_rate l
    where l.status = 'ACCEPTED' and l.base_currency = r.base_currency and l.quote_currency = r.quote_currency
      and (l.rate_date < r.rate_date or (l.rate_date = r.rate_date and r.status = 'WAITING'))
    order by l.rate_date desc, coalesce(l.decided_at, l.entered_at) desc, l.id desc limit 1) as last`;

/** Lets no other process write rates until the transaction ends: each is held against the last. */
export async function lockRates(tx: Tx): Promise<void> {
  await query`lock table currency_rate in share row exclusive mode`.execute(tx);
}

export type RateFilter = {
  base?: Currency | undefined;
  quote?: Currency | undefined;
  status?: RateStatus | undefined;
  skip: number;
  limit: number;
};

/** A page of the rates on record: those that wait first, then the newest day and the last entered. */
export async function findRecords(
  db: Db,
  { base, quote, status, skip, limit }: RateFilter,
): Promise<{ total: number; rows: RateRecord[] }> {
  const wanted = query`
    from currency_rate r
    where (${base ?? null}::text is null or r.base_currency = ${base ?? null})
      and (${quote ?? null}::text is null or r.quote_currency = ${quote ?? null})
      and (${status ?? null}::text is null or r.status = ${status ?? null})`;
  const { rows: counted } = await query<{ total: string }>`select count(*) as total ${wanted}`.execute(db);
  const { rows } = await query<RateRecord>`
    select ${recordColumns} ${wanted}
    order by (r.status = 'WAITING') desc, r.rate_date desc, r.id desc
    offset ${skip} limit ${limit}`.execute(db);
  return { total: Number(counted[0]?.total ?? 0), rows };
}

/** Rates that wait for a second person, and since when the first; a list with that filter has as many. */
export async function countWaitingRecords(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await query<{ count: number; oldest: Date | null }>`
    select count(*)::integer as count, min(entered_at) as oldest from currency_rate where status = 'WAITING'`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldest: null };
}

/** One rate on record. */
export async function findRecord(db: Db | Tx, id: string): Promise<RateRecord | undefined> {
  const { rows } = await query<RateRecord>`
    select ${recordColumns} from currency_rate r where r.id = ${id}`.execute(db);
  return rows[0];
}

/** The id of the rate that a request entered. */
export async function findRecordOfRequest(tx: Tx, requestId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('currency_rate')
    .select('id')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.id;
}

/** A rate that waits already with the same number, pair and day: a file that comes again asks nothing twice. */
export async function findWaiting(
  tx: Tx,
  {
    base,
    quote,
    rateDate,
    rate,
    nominal,
  }: Pick<RateRecord, 'base' | 'quote' | 'rateDate' | 'rate' | 'nominal'>,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('currency_rate')
    .select('id')
    .where('status', '=', 'WAITING')
    .where('base_currency', '=', base)
    .where('quote_currency', '=', quote)
    .where('rate_date', '=', rateDate)
    .where('rate', '=', rate)
    .where('nominal', '=', nominal)
    .executeTakeFirst();
  return row?.id;
}

export type NewRecord = Pick<
  RateRecord,
  'base' | 'quote' | 'rateDate' | 'rate' | 'nominal' | 'source' | 'enteredAt' | 'enteredById' | 'enteredBy'
> & { status: 'ACCEPTED' | 'WAITING'; requestId?: string | undefined };

/** Adds a rate; earlier ones of the same day stay on record. Returns its id. */
export async function insertRecord(tx: Tx, record: NewRecord): Promise<string> {
  const { id } = await tx
    .insertInto('currency_rate')
    .values({
      base_currency: record.base,
      quote_currency: record.quote,
      rate_date: record.rateDate,
      rate: record.rate,
      nominal: record.nominal,
      source: record.source,
      status: record.status,
      entered_at: record.enteredAt,
      entered_by_id: record.enteredById,
      entered_by: record.enteredBy,
      request_id: record.requestId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Settles a rate that waits; false when somebody was quicker. `byId` is null for the operator at the command line. */
export async function settleRecord(
  tx: Tx,
  id: string,
  decision: { status: 'ACCEPTED' | 'REFUSED'; at: Date; byId: string | null; by: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('currency_rate')
    .set({
      status: decision.status,
      decided_at: decision.at,
      decided_by_id: decision.byId,
      decided_by: decision.by,
    })
    .where('id', '=', id)
    .where('status', '=', 'WAITING')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
