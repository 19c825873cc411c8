import { isDay } from '@rohi/contract/dushanbe-time';
import { readRate, type ExchangeRate } from '@rohi/contract/pricing/currency-rate';
import { isCurrency, type Currency } from '@rohi/contract/pricing/money';
import { readPlainXml, type XmlElement, type XmlProblem } from './read-plain-xml.ts';

/** A rate against the somoni as the bank publishes it. */
export type FileRate = {
  /** Which one of the file. */
  index: number;
  base: Currency;
  quote: 'TJS';
  rateDate: string;
  rate: ExchangeRate;
};

/** A rate that cannot be right: which one of the file, its currency, the field and what stands there. */
export type RejectedRate = {
  index: number;
  code: string;
  field: 'CharCode' | 'Nominal' | 'Value' | 'Date';
  value: string;
};

export type RateFile = { rates: FileRate[]; rejected: RejectedRate[]; skipped: number };

/** `notRates`: it is XML, but no list of rates. */
export type RateFileProblem = XmlProblem | 'notRates';

export type ReadRateFile = { file: RateFile; problem?: never } | { file?: never; problem: RateFileProblem };

/**
 * Reads a file of the National Bank of Tajikistan in either of its forms: the rates of a day (`ValCurs Date`, `Valute`), or the
 * history of one currency (`Record Date`). UTF-8 or windows-1251, with a point or a comma, by nominal.
 */
export function readRateFile(bytes: Uint8Array): ReadRateFile {
  const text = decode(bytes);
  if (text === undefined) return { problem: 'broken' };
  const { root, problem } = readPlainXml(text);
  if (root === undefined) return { problem };
  const items = root.children.filter(({ name }) => name === 'Valute' || name === 'Record');
  if (root.name !== 'ValCurs' || items.length === 0) return { problem: 'notRates' };
  const file: RateFile = { rates: [], rejected: [], skipped: 0 };
  items.forEach((item, index) => readItem(file, root, item, index));
  return { file };
}

/** The declaration of the file may be missing or wrong: what is not UTF-8 is windows-1251. */
function decode(bytes: Uint8Array): string | undefined {
  for (const encoding of ['utf-8', 'windows-1251'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next one.
    }
  return undefined;
}

function readItem(file: RateFile, root: XmlElement, item: XmlElement, index: number): void {
  const valueOf = (name: string) => item.children.find((child) => child.name === name)?.text.trim() ?? '';
  const code = valueOf('CharCode');
  const reject = (field: RejectedRate['field'], value: string) =>
    void file.rejected.push({ index, code: code.slice(0, 20), field, value: value.slice(0, 40) });
  if (!/^[A-Z]{3}$/.test(code)) return reject('CharCode', code);
  if (!isCurrency(code) || code === 'TJS') {
    file.skipped += 1;
    return;
  }
  const nominal = valueOf('Nominal');
  if (!/^[1-9]\d{0,5}$/.test(nominal)) return reject('Nominal', nominal);
  const value = valueOf('Value');
  const rateMillionths = readRate(value);
  if (rateMillionths === undefined) return reject('Value', value);
  const day = item.attributes.get('Date') ?? root.attributes.get('Date') ?? '';
  const rateDate = readDate(day);
  if (rateDate === undefined) return reject('Date', day);
  file.rates.push({
    index,
    base: code,
    quote: 'TJS',
    rateDate,
    rate: { nominal: Number(nominal), rateMillionths },
  });
}

/** `2026-11-20` or `20.11.2026`. */
function readDate(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})[./](\d{2})[./](\d{4})$/.exec(text.trim()) ?? [];
  const date = year === undefined ? text.trim() : `${year}-${month}-${day}`;
  return isDay(date) ? date : undefined;
}
