import { parseArgs } from 'node:util';
import { addDays, dushanbeDay, isDay } from '@rohi/contract/dushanbe-time';
import { pairOf, ratePairs, readRate, writeRate } from '@rohi/contract/pricing/currency-rate';
import { isCurrency, type Currency } from '@rohi/contract/pricing/money';
import type { Context } from '../context.ts';
import { enterRate, listRecentRates, type RateEntry } from '../modules/pricing/currency-rate.service.ts';
import { runCommand } from './command-context.ts';

// npm run rate -- set USD TJS 10.12 [--date 2026-11-20] [--nominal 1] [--source NBT] [--confirm]: enters a rate by hand.
// npm run rate -- list [--days 30]: the rates of the last days.
// Exit code 0: done; 1: the rate is strange and was not confirmed; 2: nothing could be done.

const usage = `Usage: npm run rate -- set USD TJS 10.12 [--date yyyy-mm-dd] [--nominal N] [--source NAME] [--confirm]
       npm run rate -- list [--days N]`;

const out = (line: string) => process.stdout.write(`${line}\n`);
const fail = (line: string) => process.stderr.write(`${line}\n`);

/** What was asked for, or the line that says what is wrong with it. */
type Request =
  | { action: 'set'; entry: Omit<RateEntry, 'rateDate'>; date: string | undefined }
  | { action: 'list'; days: number }
  | { action: 'refuse'; line: string };

function readRequest(): Request {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        date: { type: 'string' },
        nominal: { type: 'string', default: '1' },
        source: { type: 'string', default: 'manual' },
        days: { type: 'string', default: '30' },
        confirm: { type: 'boolean', default: false },
      },
    });
    const [action, from, to, rateText] = positionals;
    if (action === 'list' && positionals.length === 1 && /^[1-9]\d{0,2}$/.test(values.days))
      return { action, days: Number(values.days) };
    if (action !== 'set' || positionals.length !== 4) return { action: 'refuse', line: usage };
    return readEntry({ ...values, from, to, rateText });
  } catch {
    return { action: 'refuse', line: usage };
  }
}

type Entry = {
  from: string | undefined;
  to: string | undefined;
  rateText: string | undefined;
  date?: string | undefined;
  nominal: string;
  source: string;
  confirm: boolean;
};

function readEntry({ from, to, rateText = '', date, nominal, source, confirm }: Entry): Request {
  const refuse = (line: string): Request => ({ action: 'refuse', line });
  const pair = isCurrency(from) && isCurrency(to) ? pairOf(from, to) : undefined;
  if (pair === undefined || pair.isBackwards)
    return refuse(`Rates are kept for ${ratePairs.map((each) => each.join(' ')).join(', ')}.`);
  const rateMillionths = readRate(rateText);
  if (rateMillionths === undefined) return refuse(`"${rateText}" is no rate: 10.12 or 10,12 is one.`);
  if (!/^[1-9]\d{0,5}$/.test(nominal)) return refuse(`"${nominal}" is no number of units: 1, 10 or 100 is.`);
  if (date !== undefined && !isDay(date)) return refuse(`"${date}" is no day: 2026-11-20 is one.`);
  if (source.trim() === '' || source.length > 80) return refuse('A source has a name of 1 to 80 characters.');
  const { base, quote } = pair;
  const rate = { nominal: Number(nominal), rateMillionths };
  return { action: 'set', date, entry: { base, quote, rate, source: source.trim(), isConfirmed: confirm } };
}

async function setRate(context: Context, { entry, date }: Request & { action: 'set' }): Promise<number> {
  const today = dushanbeDay(context.clock.now());
  const rateDate = date ?? today;
  // The bank tells the rate of a day on the day before.
  if (rateDate > addDays(today, 1)) {
    fail(`${rateDate} is still to come: in Dushanbe it is ${today}.`);
    return 2;
  }
  const { base, quote } = entry;
  const result = await enterRate(context, { ...entry, rateDate });
  if (result.outcome === 'strange') {
    const { last } = result;
    fail(
      `Not saved: it differs by more than 20 % from the last rate, ${told(base, quote, last)}. If it is right, add --confirm.`,
    );
    return 1;
  }
  const { nominal, rateMillionths } = entry.rate;
  out(
    `Saved: ${told(base, quote, { rate: writeRate(rateMillionths), nominal, rateDate, source: entry.source })}`,
  );
  return 0;
}

async function listRates(context: Context, days: number): Promise<number> {
  for (const [from, to] of ratePairs) {
    const rates = await listRecentRates(context, { from, to, days });
    for (const rate of rates) out(told(from, to, rate));
    if (rates.length === 0) out(`${from} ${to}: no rate in the last ${days} days`);
  }
  return 0;
}

type ToldRate = { rate: string; nominal: number; rateDate: string; source: string };

function told(base: Currency, quote: Currency, { rate, nominal, rateDate, source }: ToldRate): string {
  return `${nominal} ${base} = ${rate} ${quote} on ${rateDate} (${source})`;
}

const request = readRequest();
if (request.action === 'refuse') {
  fail(request.line);
  process.exitCode = 2;
} else {
  process.exitCode = await runCommand((context) =>
    request.action === 'set' ? setRate(context, request) : listRates(context, request.days),
  );
}
