import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { dushanbeDay, isDay } from '@rohi/contract/dushanbe-time';
import { pairOf, ratePairs, readRate, writeRate } from '@rohi/contract/pricing/currency-rate';
import { isCurrency, type Currency } from '@rohi/contract/pricing/money';
import { mostRateFileBytes } from '@rohi/contract/pricing/rate-file-limits';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { errorText } from '../messages.ts';
import type { AuditActor } from '../modules/audit/audit.service.ts';
import { listRecentRates } from '../modules/pricing/rates/currency-rate.service.ts';
import {
  decideRate,
  enterRate,
  latestRateDay,
  takeRateFile,
  type RateEntry,
} from '../modules/pricing/rates/rate-administration.service.ts';
import { runCommand } from './command-context.ts';

// npm run rate -- set USD TJS 10.12 [--date 2026-11-20] [--nominal 1] [--source NAME]: enters a rate by hand.
// npm run rate -- confirm ID | refuse ID: settles a rate that waits for a second person.
// npm run rate -- file rates.xml [--preview]: takes the rates of a file of the National Bank.
// npm run rate -- list [--days 30]: the rates of the last days.
// Exit code 0: done; 1: something waits for a second person or was rejected; 2: nothing could be done.

const usage = `Usage: npm run rate -- set USD TJS 10.12 [--date yyyy-mm-dd] [--nominal N] [--source NAME]
       npm run rate -- confirm ID
       npm run rate -- refuse ID
       npm run rate -- file FILE.xml [--preview]
       npm run rate -- list [--days N]`;

const out = (line: string) => process.stdout.write(`${line}\n`);
const fail = (line: string) => process.stderr.write(`${line}\n`);

/** The operator at the terminal; two rates entered here need an account as the second person. */
const operator: AuditActor = { userId: null, name: 'operator' };

/** What was asked for, or the line that says what is wrong with it. */
type Request =
  | { action: 'set'; entry: Omit<RateEntry, 'rateDate'>; date: string | undefined }
  | { action: 'confirm' | 'refuse'; id: string }
  | { action: 'file'; path: string; isPreview: boolean }
  | { action: 'list'; days: number }
  | { action: 'wrong'; line: string };

function readRequest(): Request {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        date: { type: 'string' },
        nominal: { type: 'string', default: '1' },
        source: { type: 'string', default: 'manual' },
        days: { type: 'string', default: '30' },
        preview: { type: 'boolean', default: false },
      },
    });
    const [action, first = '', to, rateText] = positionals;
    if (action === 'list' && positionals.length === 1 && /^[1-9]\d{0,2}$/.test(values.days))
      return { action, days: Number(values.days) };
    if ((action === 'confirm' || action === 'refuse') && positionals.length === 2)
      return { action, id: first };
    if (action === 'file' && positionals.length === 2)
      return { action, path: first, isPreview: values.preview };
    if (action !== 'set' || positionals.length !== 4) return { action: 'wrong', line: usage };
    return readEntry({ ...values, from: first, to, rateText });
  } catch {
    return { action: 'wrong', line: usage };
  }
}

type Entry = {
  from: string;
  to: string | undefined;
  rateText: string | undefined;
  date?: string | undefined;
  nominal: string;
  source: string;
};

function readEntry({ from, to, rateText = '', date, nominal, source }: Entry): Request {
  const wrong = (line: string): Request => ({ action: 'wrong', line });
  const pair = isCurrency(from) && isCurrency(to) ? pairOf(from, to) : undefined;
  if (pair === undefined || pair.isBackwards)
    return wrong(`Rates are kept for ${ratePairs.map((each) => each.join(' ')).join(', ')}.`);
  const rateMillionths = readRate(rateText);
  if (rateMillionths === undefined) return wrong(`"${rateText}" is no rate: 10.12 or 10,12 is one.`);
  if (!/^[1-9]\d{0,5}$/.test(nominal)) return wrong(`"${nominal}" is no number of units: 1, 10 or 100 is.`);
  if (date !== undefined && !isDay(date)) return wrong(`"${date}" is no day: 2026-11-20 is one.`);
  if (source.trim() === '' || source.length > 80) return wrong('A source has a name of 1 to 80 characters.');
  const { base, quote } = pair;
  const rate = { nominal: Number(nominal), rateMillionths };
  return { action: 'set', date, entry: { base, quote, rate, source: source.trim() } };
}

async function setRate(context: Context, { entry, date }: Request & { action: 'set' }): Promise<number> {
  const now = context.clock.now();
  const rateDate = date ?? dushanbeDay(now);
  // The bank publishes the rate of a day on the day before.
  if (rateDate > latestRateDay(now)) {
    fail(`${rateDate} is still to come: in Dushanbe it is ${dushanbeDay(now)}.`);
    return 2;
  }
  const { base, quote } = entry;
  const record = await enterRate(context, operator, { ...entry, rateDate });
  if (record.status === 'WAITING') {
    const last = record.last === null ? '' : `, ${describeRate(base, quote, record.last)}`;
    fail(
      `It waits as number ${record.id}: it differs by more than 20 % from the last rate${last}. A second person confirms it in the console.`,
    );
    return 1;
  }
  const { nominal, rateMillionths } = entry.rate;
  out(
    `Saved: ${describeRate(base, quote, { rate: writeRate(rateMillionths), nominal, rateDate })} (${entry.source})`,
  );
  return 0;
}

async function settle(
  context: Context,
  { action, id }: { action: 'confirm' | 'refuse'; id: string },
): Promise<number> {
  const { base, quote, ...record } = await decideRate(context, operator, id, action);
  out(
    `${action === 'confirm' ? 'Confirmed' : 'Refused'}: ${describeRate(base, quote, record)} (${record.source})`,
  );
  return 0;
}

async function takeFile(
  context: Context,
  { path, isPreview }: { path: string; isPreview: boolean },
): Promise<number> {
  const { size } = await stat(path).catch(() => ({ size: -1 }));
  if (size < 0 || size > mostRateFileBytes) {
    fail(size < 0 ? `There is no file ${path}.` : `${path} is larger than ${mostRateFileBytes} bytes.`);
    return 2;
  }
  const mode = isPreview ? 'preview' : 'save';
  const { rates, rejected, skipped } = await takeRateFile(context, operator, await readFile(path), mode);
  const verdicts = {
    NEW: 'new',
    SAME: 'on record already',
    REPLACES: 'replaces another of that day',
    WAITING: 'waits for a second person',
  };
  for (const rate of rates) out(`${describeRate(rate.from, rate.to, rate)}: ${verdicts[rate.verdict]}`);
  for (const { index, code, field, value } of rejected)
    fail(`Entry ${index + 1} (${code}): "${value}" cannot be its ${field}.`);
  if (skipped > 0) out(`Other currencies: ${skipped}`);
  return rejected.length > 0 || rates.some(({ verdict }) => verdict === 'WAITING') ? 1 : 0;
}

async function listRates(context: Context, days: number): Promise<number> {
  for (const [from, to] of ratePairs) {
    const rates = await listRecentRates(context, { from, to, days });
    for (const rate of rates) out(`${describeRate(from, to, rate)} (${rate.source})`);
    if (rates.length === 0) out(`${from} ${to}: no rate in the last ${days} days`);
  }
  return 0;
}

type DescribedRate = { rate: string; nominal: number; rateDate: string };

function describeRate(base: Currency, quote: Currency, { rate, nominal, rateDate }: DescribedRate): string {
  return `${nominal} ${base} = ${writeRate(readRate(rate) ?? 0n)} ${quote} on ${rateDate}`;
}

async function run(context: Context, request: Exclude<Request, { action: 'wrong' }>): Promise<number> {
  try {
    switch (request.action) {
      case 'set':
        return await setRate(context, request);
      case 'confirm':
      case 'refuse':
        return await settle(context, request as { action: 'confirm' | 'refuse'; id: string });
      case 'file':
        return await takeFile(context, request);
      case 'list':
        return await listRates(context, request.days);
      default:
        return request satisfies never;
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    fail(errorText(error.errorName, 'en', error.params));
    return 2;
  }
}

const request = readRequest();
if (request.action === 'wrong') {
  fail(request.line);
  process.exitCode = 2;
} else {
  process.exitCode = await runCommand((context) => run(context, request));
}
