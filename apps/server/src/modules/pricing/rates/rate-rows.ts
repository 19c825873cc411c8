import { isDay } from '@rohi/contract/dushanbe-time';
import { readRate } from '@rohi/contract/pricing/currency-rate';
import { isCurrency, type Currency } from '@rohi/contract/pricing/money';
import type { DatedRate } from './rate-plan.ts';

/** A rate of a file as it stands there, whatever the file is; cut to what can be shown. */
export type RateRow = {
  /** Which one of the file, from 0; in a table the rows above the first rate count too. */
  index: number;
  code: string;
  /** The other currency; empty where the file says nothing of it, which is the somoni. */
  quote: string;
  nominal: string;
  value: string;
  day: string;
};

/** A rate against the somoni that a file has. */
export type FileRate = DatedRate & { index: number; quote: 'TJS' };

/** A rate that cannot be right: the field, and what stands there, beside the whole of it. */
export type RejectedRate = {
  index: number;
  code: string;
  field: 'CharCode' | 'Nominal' | 'Value' | 'Date';
  value: string;
  row: RateRow;
};

export type RateFile = { rates: FileRate[]; rejected: RejectedRate[]; skipped: number };

/**
 * Understands the rates of a file. `latest` is the last day that a rate can be known for: a later one is no rate but a
 * slip.
 */
export function readRateRows(rows: readonly RateRow[], latest: string): RateFile {
  const file: RateFile = { rates: [], rejected: [], skipped: 0 };
  for (const row of rows) {
    const read = readRow(row, latest);
    if (read === 'skipped') file.skipped += 1;
    else if ('field' in read) file.rejected.push(read);
    else file.rates.push(read);
  }
  return file;
}

function readRow(row: RateRow, latest: string): FileRate | RejectedRate | 'skipped' {
  const { index, code, quote, nominal, value, day } = row;
  const reject = (field: RejectedRate['field'], text: string) => ({ index, code, field, value: text, row });
  if (!/^[A-Z]{3}$/.test(code)) return reject('CharCode', code);
  if (!isCurrency(code) || code === 'TJS' || (quote !== '' && quote !== 'TJS')) return 'skipped';
  if (!/^[1-9]\d{0,5}$/.test(nominal)) return reject('Nominal', nominal);
  const rateMillionths = readRate(value);
  if (rateMillionths === undefined) return reject('Value', value);
  const rateDate = readDate(day);
  if (rateDate === undefined) return reject('Date', day);
  if (rateDate > latest) return reject('Date', rateDate);
  const base: Currency = code;
  return { index, base, quote: 'TJS', rateDate, rate: { nominal: Number(nominal), rateMillionths } };
}

/** `2026-11-20` or `20.11.2026`. */
function readDate(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})[./](\d{2})[./](\d{4})$/.exec(text.trim()) ?? [];
  const date = year === undefined ? text.trim() : `${year}-${month}-${day}`;
  return isDay(date) ? date : undefined;
}

/** What is stored and shown of a text of a file. */
export function shortRateText(text: string): string {
  return text.trim().slice(0, 40);
}
