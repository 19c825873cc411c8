/**
 * Owns how a rate comes on record: by hand, from a file, from the bank. Promises that one which differs from the last
 * by more than a fifth does not count before a second person has confirmed it, and that everything is audited.
 */
import { addDays, dushanbeDay, isDay } from '@rohi/contract/dushanbe-time';
import { pairOf, readRate, writeRate, type ExchangeRate } from '@rohi/contract/pricing/currency-rate';
import { readDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { Currency } from '@rohi/contract/pricing/money';
import type { RateFileReport } from '@rohi/contract/pricing/rate-administration.contract';
import type { Context } from '../../../context.ts';
import { AppError, type FieldProblem } from '../../../errors.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { findRates, type RateRow } from './currency-rate.store.ts';
import { planRates, type DatedRate, type PlannedRate } from './rate-plan.ts';
import {
  findRecord,
  findRecordOfRequest,
  findWaiting,
  insertRecord,
  lockRates,
  settleRecord,
  type RateRecord,
} from './rate-administration.store.ts';
import { readRateRows, type RateFile, type RateRow as FileRow } from './rate-rows.ts';
import { readRateFile } from './read-rate-file.ts';

type Writing = Pick<Context, 'db' | 'clock'>;

/** A rate to be entered, its pair as it is stored. */
export type RateEntry = DatedRate & { source: string; requestId?: string | undefined };

const firstRateDay = '2000-01-01';
const lastRateDay = '2999-12-31';

/** All accepted rates of a pair, one a day. */
async function knownRates(tx: Tx | Context['db'], base: Currency, quote: Currency): Promise<DatedRate[]> {
  const rows = await findRates(tx, { base, quote, firstDay: firstRateDay, lastDay: lastRateDay });
  return rows.map(datedRateOf);
}

function datedRateOf({ base, quote, rateDate, rate, nominal }: Omit<RateRow, 'source'>): DatedRate {
  const rateMillionths = readRate(rate);
  if (rateMillionths === undefined) throw new RangeError(`the rate of ${rateDate} is no rate`);
  return { base, quote, rateDate, rate: { nominal, rateMillionths } };
}

/**
 * Enters a rate and returns what stands on record: accepted at once, or waiting for a second person when it differs
 * much from the last. A repeated `requestId` gets the rate entered before.
 */
export async function enterRate(context: Writing, actor: AuditActor, entry: RateEntry): Promise<RateRecord> {
  const at = context.clock.now();
  const id = await inTransaction(context.db, async (tx) => {
    await lockRates(tx);
    const made = entry.requestId === undefined ? undefined : await findRecordOfRequest(tx, entry.requestId);
    if (made !== undefined) return made;
    const [planned] = planRates(await knownRates(tx, entry.base, entry.quote), [entry]);
    const isWaiting = planned?.verdict === 'WAITING';
    return putOnRecord(tx, actor, at, { ...entry, status: isWaiting ? 'WAITING' : 'ACCEPTED' });
  });
  return getRecord(context, id);
}

async function putOnRecord(
  tx: Tx,
  actor: AuditActor,
  at: Date,
  { rate, source, status, requestId, base, quote, rateDate }: RateEntry & { status: 'ACCEPTED' | 'WAITING' },
): Promise<string> {
  const id = await insertRecord(tx, {
    base,
    quote,
    rateDate,
    source,
    status,
    requestId,
    rate: writeRate(rate.rateMillionths),
    nominal: rate.nominal,
    enteredAt: at,
    enteredById: actor.userId,
    enteredBy: actor.name,
  });
  const details = { ...detailsOf({ base, quote, rateDate, rate }), source, status };
  await recordAudit(tx, { at, actor, action: 'rate:enter', subject: { type: 'rate', id }, details });
  return id;
}

function detailsOf({ base, quote, rateDate, rate }: DatedRate) {
  return {
    pair: `${base}/${quote}`,
    rateDate,
    rate: writeRate(rate.rateMillionths),
    nominal: rate.nominal,
  };
}

/** A rate on record. Throws `pricing.rateNotFound`. */
async function getRecord({ db }: Pick<Context, 'db'>, id: string): Promise<RateRecord> {
  const record = /^[1-9]\d{0,17}$/.test(id) ? await findRecord(db, id) : undefined;
  if (record === undefined) throw new AppError('pricing.rateNotFound');
  return record;
}

/** True when somebody may confirm a rate: it waits, and this is not the person who entered it. */
export function mayConfirm(record: RateRecord, actor: Pick<AuditActor, 'userId' | 'name'>): boolean {
  if (record.status !== 'WAITING') return false;
  return actor.userId === null
    ? record.enteredById !== null || record.enteredBy !== actor.name
    : record.enteredById !== actor.userId;
}

/**
 * Confirms or refuses a rate that waits. The user who entered it may only refuse it. Throws `pricing.rateNotFound`,
 * `pricing.secondPersonNeeded` and, when somebody was quicker, `pricing.rateDecided`.
 */
export async function decideRate(
  context: Writing,
  actor: AuditActor,
  id: string,
  decision: 'confirm' | 'refuse',
): Promise<RateRecord> {
  const record = await getRecord(context, id);
  if (record.status !== 'WAITING') throw new AppError('pricing.rateDecided');
  if (decision === 'confirm' && !mayConfirm(record, actor)) throw new AppError('pricing.secondPersonNeeded');
  const at = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    const status = decision === 'confirm' ? 'ACCEPTED' : 'REFUSED';
    const isSettled = await settleRecord(tx, id, { status, at, byId: actor.userId, by: actor.name });
    if (!isSettled) throw new AppError('pricing.rateDecided');
    const action = decision === 'confirm' ? 'rate:confirm' : 'rate:refuse';
    const details = detailsOf(datedRateOf(record));
    await recordAudit(tx, { at, actor, action, subject: { type: 'rate', id }, details });
  });
  return getRecord(context, id);
}

/** A rate as somebody typed it. */
export type TypedRate = {
  requestId?: string;
  from: Currency;
  to: Currency;
  rate: string;
  nominal?: string | undefined;
  rateDate: string;
  source?: string | undefined;
};

/**
 * Reads a typed rate. Throws `request.invalid` naming each wrong field: a pair that has no rates here, a rate that is
 * no positive number of six digits, a nominal that is no whole number, a day later than tomorrow (the bank publishes
 * the rate of a day on the day before).
 */
export function readTypedRate({ clock }: Pick<Context, 'clock'>, typed: TypedRate): RateEntry {
  const fields: FieldProblem[] = [];
  const pair = pairOf(typed.from, typed.to);
  if (pair === undefined || pair.isBackwards) fields.push({ field: 'to', error: 'notAllowed' });
  const rateMillionths = readRate(typed.rate);
  if (rateMillionths === undefined) fields.push({ field: 'rate', ...problemOfRate(typed.rate) });
  const nominal = (typed.nominal ?? '').trim() || '1';
  if (!/^[1-9]\d{0,5}$/.test(nominal)) fields.push({ field: 'nominal', error: 'badFormat' });
  const latest = latestRateDay(clock.now());
  if (!isDay(typed.rateDate)) fields.push({ field: 'rateDate', error: 'badFormat' });
  else if (typed.rateDate > latest)
    fields.push({ field: 'rateDate', error: 'tooLarge', params: { max: latest } });
  if (pair === undefined || rateMillionths === undefined || fields.length > 0)
    throw new AppError('request.invalid', { fields });
  const rate: ExchangeRate = { nominal: Number(nominal), rateMillionths };
  const source = (typed.source ?? '').trim() || 'manual';
  return {
    base: pair.base,
    quote: pair.quote,
    rate,
    rateDate: typed.rateDate,
    source,
    requestId: typed.requestId,
  };
}

function problemOfRate(text: string): Omit<FieldProblem, 'field'> {
  const { value, problem } = readDecimal(text, 6);
  if (text.trim() === '') return { error: 'required' };
  if (problem === 'tooPrecise') return { error: problem, params: { digits: 6 } };
  if (value === undefined) return { error: 'badFormat' };
  return value === 0n
    ? { error: 'tooSmall', params: { min: '0.000001' } }
    : { error: 'tooLarge', params: { max: '999999.999999' } };
}

/** The last Dushanbe day that a rate can be known for. */
export function latestRateDay(now: Date): string {
  return addDays(dushanbeDay(now), 1);
}

/** Source of the rates of a file or of the bank's own address. */
const bankSource = 'NBT';

/**
 * What a file of the National Bank would change; with `save` it is changed: ordinary rates count at once, strange ones
 * wait. Throws `pricing.rateFileUnsafe` and `pricing.rateFileUnreadable`.
 */
export async function takeRateFile(
  context: Writing,
  actor: AuditActor,
  bytes: Uint8Array,
  mode: 'preview' | 'save',
): Promise<RateFileReport> {
  const file = readRateRows(bankRows(bytes), latestRateDay(context.clock.now()));
  return mode === 'preview' ? previewRates(context, file) : takeRates(context, actor, file);
}

/** The rates of a file of the National Bank. Throws `pricing.rateFileUnsafe` and `pricing.rateFileUnreadable`. */
export function bankRows(bytes: Uint8Array): FileRow[] {
  const { rows, problem } = readRateFile(bytes);
  if (rows === undefined)
    throw new AppError(problem === 'unsafe' ? 'pricing.rateFileUnsafe' : 'pricing.rateFileUnreadable');
  return rows;
}

/** What these rates would change, as things stand. */
export async function previewRates({ db }: Pick<Context, 'db'>, file: RateFile): Promise<RateFileReport> {
  return reportOf(file, planRates(await knownOf(db, file.rates), file.rates));
}

/**
 * Puts rates on record: ordinary ones count at once, strange ones wait. Once more it changes nothing.
 * @param onTaken within the transaction, what became of them
 */
export function takeRates(
  context: Writing,
  actor: AuditActor,
  file: RateFile,
  onTaken?: (tx: Tx, report: RateFileReport, at: Date) => Promise<void>,
): Promise<RateFileReport> {
  const at = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    await lockRates(tx);
    const planned = planRates(await knownOf(tx, file.rates), file.rates);
    for (const { verdict, last: _, ...rate } of planned) {
      if (verdict === 'SAME') continue;
      const status = verdict === 'WAITING' ? 'WAITING' : 'ACCEPTED';
      const row = { ...rate, rate: writeRate(rate.rate.rateMillionths), nominal: rate.rate.nominal };
      if (status === 'WAITING' && (await findWaiting(tx, row)) !== undefined) continue;
      await putOnRecord(tx, actor, at, { ...rate, source: bankSource, status });
    }
    const report = reportOf(file, planned);
    await onTaken?.(tx, report, at);
    return report;
  });
}

async function knownOf(tx: Tx | Context['db'], wanted: readonly DatedRate[]): Promise<DatedRate[]> {
  const bases = new Set(wanted.map(({ base }) => base));
  const rates: DatedRate[] = [];
  for (const base of bases) rates.push(...(await knownRates(tx, base, 'TJS')));
  return rates;
}

function reportOf({ rejected, skipped }: RateFile, planned: readonly PlannedRate[]): RateFileReport {
  const describe = ({ rate, rateDate }: DatedRate) => ({
    rate: writeRate(rate.rateMillionths),
    nominal: rate.nominal,
    rateDate,
  });
  return {
    rates: planned.map((each) => ({
      from: each.base,
      to: each.quote,
      ...describe(each),
      verdict: each.verdict,
      last: each.last === undefined ? null : describe(each.last),
    })),
    rejected: rejected.map(({ index, code, field, value }) => ({ index, code, field, value })),
    skipped,
  };
}
