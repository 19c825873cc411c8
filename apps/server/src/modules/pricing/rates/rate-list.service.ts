/** What the administration of rates shows: rates on record, those that wait first. */
import { readRate, writeRate } from '@rohi/contract/pricing/currency-rate';
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import type { listRates, RateLine } from '@rohi/contract/pricing/rate-administration.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { AuditActor } from '../../audit/audit.service.ts';
import { readHistory } from '../../audit/change-row.service.ts';
import type { HistoryPage } from '../../audit/merge-histories.service.ts';
import { changePercent } from './rate-plan.ts';
import { mayConfirm } from './rate-administration.service.ts';
import { findRecord, findRecords, type RateRecord } from './rate-administration.store.ts';

export { countWaitingRecords } from './rate-administration.store.ts';

/** A page of the rates on record, as somebody may decide them. */
export async function listRateRecords(
  { db }: Pick<Context, 'db'>,
  actor: AuditActor,
  { page, limit, from, to, status }: QueryOf<typeof listRates>,
): Promise<DataOf<typeof listRates>> {
  const skip = (page - 1) * limit;
  const { total, rows } = await findRecords(db, { base: from, quote: to, status, skip, limit });
  return { total, list: rows.map((row) => describeRate(row, actor)) };
}

/** What was done with a rate, newest first. Throws `pricing.rateNotFound`. */
export async function historyOfRate(
  { db }: Pick<Context, 'db'>,
  id: string,
  paging: { page: number; limit: number },
): Promise<HistoryPage> {
  const found = /^[1-9]\d{0,17}$/.test(id) ? await findRecord(db, id) : undefined;
  if (found === undefined) throw new AppError('pricing.rateNotFound');
  return readHistory(db, { type: 'rate', id }, paging);
}

/** A rate on record as the calls answer it. */
export function describeRate(record: RateRecord, actor: AuditActor): RateLine {
  const { id, base, quote, rateDate, nominal, source, status, last } = record;
  return {
    id,
    from: base,
    to: quote,
    rate: shortRate(record.rate),
    nominal,
    rateDate,
    source,
    status,
    enteredAt: record.enteredAt.toISOString(),
    enteredBy: record.enteredBy,
    decidedAt: record.decidedAt?.toISOString() ?? null,
    decidedBy: record.decidedBy,
    last: last === null ? null : { ...last, rate: shortRate(last.rate) },
    changePct: last === null ? null : changePercent(rateOf(record), rateOf(last)),
    canDecide: mayConfirm(record, actor),
  };
}

function rateOf({ rate, nominal }: { rate: string; nominal: number }) {
  const rateMillionths = readRate(rate);
  if (rateMillionths === undefined) throw new RangeError(`${rate} is no rate`);
  return { nominal, rateMillionths };
}

/** `10.120000` of the table is `10.12`. */
function shortRate(rate: string): string {
  return writeRate(rateOf({ rate, nominal: 1 }).rateMillionths);
}
