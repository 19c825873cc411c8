/**
 * Text that somebody has pasted from a chat or typed into a notebook: a debt a line (`AK-17 Мадина 340с`), or tracking
 * codes among words, times and names.
 */
import { customerCodeShapes, foldCustomerCode } from '@rohi/contract/accounts/customer-code';
import type { Currency } from '@rohi/contract/pricing/money';
import { readPastedCodes } from '@rohi/contract/tracking/pasted-codes';
import { readPhone } from '../../../platform/phone-numbers.ts';
import type { BookKind } from './book-columns.ts';
import { finishRow } from './book-rows.ts';
import { currencyBeside, readBookSum } from './book-values.ts';
import { readBookStatus } from './book-words.ts';
import type { BookRow, BookTotal, SaidOfBook, SetAside } from './earlier-book.ts';
import { isTotal } from '../tables/total-words.ts';

export type ReadLines = { rows: BookRow[]; totals: BookTotal[]; setAside: SetAside[] };

/** `[12.11, 18:40] Ali:`, `Ali, [12.11.2026 18:40]`, `12.11.2026, 18:40 - Ali:`: who wrote in a chat, and when. */
const chatHead =
  /^\s*(?:\[\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?,?\s+\d{1,2}:\d{2}(?::\d{2})?\]\s*[^:]{1,60}:|[^[\]]{1,60},?\s*\[\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?,?\s+\d{1,2}:\d{2}(?::\d{2})?\]:?|\d{1,2}[./]\d{1,2}[./]\d{2,4},?\s+\d{1,2}:\d{2}\s*[-–—]\s*[^:]{1,60}:)\s*/u;

/** What the lines of a text are about: tracking codes in most, or sums. */
export function kindOfLines(text: string): BookKind | null {
  const lines = linesOf(text).map(([, line]) => line.replace(chatHead, ''));
  const filled = lines.filter((line) => line !== '');
  if (filled.length === 0) return null;
  const share = (isOne: (line: string) => boolean) => filled.filter(isOne).length / filled.length;
  if (share((line) => trackingOf(line).some((code) => code.length >= 10)) >= 0.3) return 'parcels';
  return share((line) => partsOf(line).sums.length > 0 && partsOf(line).who) >= 0.6 ? 'balances' : null;
}

/** The lines of a text that hold anything, with their numbers from 1. */
function linesOf(text: string): [number, string][] {
  return text
    .split(/\r\n|\r|\n/u)
    .map((line, at): [number, string] => [at + 1, line.trim()])
    .filter(([, line]) => line !== '');
}

/** Reads a text as a book of this kind. */
export function readLines(kind: BookKind, text: string, answers: SaidOfBook): ReadLines {
  const read: ReadLines = { rows: [], totals: [], setAside: [] };
  for (const [row, line] of linesOf(text)) {
    if (kind === 'parcels') readParcels(read, row, line, answers);
    else readBalance(read, kind, row, line, answers);
  }
  return read;
}

function trackingOf(line: string): string[] {
  return readPastedCodes(line, customerCodeShapes).codes.map(({ code }) => code);
}

/** Each code of a line is a parcel; what stands beside a single one is said of it. */
function readParcels(read: ReadLines, row: number, sent: string, answers: SaidOfBook): void {
  const line = sent.replace(chatHead, '');
  const { codes, rest } = readPastedCodes(line, customerCodeShapes);
  const parcels = codes.filter(({ code }) => !isCustomer(code));
  if (parcels.length === 0) {
    if (/\d[.,]\d+E\+\d+/iu.test(line))
      read.rows.push(bad(row, sent, [{ column: null, value: sent, reason: 'lostDigits' }]));
    else read.setAside.push({ row, why: 'text', written: sent });
    return;
  }
  const customers = customersIn(line);
  const status = rest.map(readBookStatus).find((found) => found !== undefined);
  for (const [block, { code }] of parcels.entries()) {
    const values: BookRow['values'] = {
      trackingCode: code,
      ...(customers.length === 1 && customers[0] !== undefined ? { customerCode: customers[0].text } : {}),
      ...(status === undefined ? {} : { status }),
    };
    const problems: BookRow['problems'] =
      /^\d{12,}0{3,}$/.test(code) && code.length >= 16
        ? [{ column: null, value: code, reason: 'lostDigits' }]
        : customers.length > 1
          ? [{ column: null, value: sent, reason: 'twoCodes' }]
          : [];
    read.rows.push(
      finishRow('parcels', { row, block, written: sent, values, problems, lacksYear: false }, answers),
    );
  }
}

const isCustomer = (code: string) =>
  /^\p{L}{1,5}-?\d{1,5}\p{L}?$/u.test(code) && foldCustomerCode(code) !== undefined;

function bad(row: number, written: string, problems: BookRow['problems']): BookRow {
  return { row, block: 0, written, values: {}, problems, ask: null };
}

type Found = { text: string; from: number; to: number };

/** Letters and a short number, with or without a blank or hyphen between. */
const customerForm = /(?<![\p{L}\p{N}.,])(\p{L}{1,5})[\s-]?(\d{1,7}\p{Lu}?)(?![\p{L}\p{N}]|[.,]\d)/gu;
/** Words before a number that are none of a code. */
const noLetters =
  /^(?:с|со|до|от|на|за|по|и|я|в|к|у|ва|то|аз|ба|дар|сом|смн|сум|долг|қарз|карз|руб|usd|tjs|cny|кг|шт|дог|тел|тел|no|всего|итого|ҷамъ|чамъ|аванс)$/iu;

function customersIn(line: string): Found[] {
  return [...line.matchAll(customerForm)].flatMap((match) => {
    const [text, letters = '', number = ''] = match;
    // A name before a sum is no code: `Мадина 340`, and so is `Али 340с`.
    const isJoined = !/\s/u.test(text);
    const isSmallLetters = letters === letters.toLowerCase() && letters !== letters.toUpperCase();
    const isCapitals = letters === letters.toUpperCase() && letters !== letters.toLowerCase();
    if (noLetters.test(letters)) return [];
    if (!isJoined && !isCapitals && !(isSmallLetters && letters.length <= 3)) return [];
    if (foldCustomerCode(letters + number) === undefined) return [];
    return [{ text, from: match.index, to: match.index + text.length }];
  });
}

const blank = (line: string, { from, to }: { from: number; to: number }) =>
  line.slice(0, from) + ' '.repeat(to - from) + line.slice(to);

const dates =
  /(?<![\d.,])(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\.\d{1,2}(?=\.?\s*(?:г|года)?(?:[\s,;)]|$)))(?![\d])/gu;
const phones = /(?<![\p{L}\p{N}])\+?\d(?:[\s()-]?\d){8,14}(?![\p{L}\p{N}])/gu;
/** Pieces and kilogrammes are no sums. */
const counted =
  /(?<![\p{L}\p{N}])\d+(?:[.,]\d+)?\s*(?:шт|штук\p{L}*|кг|kg|посыл\p{L}*|дона|бор|мест\p{L}*|件|公斤|дн\p{L}*|числ\p{L}*)(?![\p{L}\p{N}])/giu;
const sumForm =
  /(?:[$¥]\s*)?(?<![\p{L}\p{N}])[-−–]?\d{1,3}(?:[ \u00a0'’]\d{3})+(?:[.,]\d{1,2})?(?![\d])|(?:[$¥]\s*)?(?<![\p{L}\p{N}])[-−]?\d+(?:[.,]\d{1,3})?(?!\d)/gu;
const currencyBehind =
  /^\s*(?:сомон\p{L}*|сом|смн|с|somoni|tjs|usd|\$|долл\p{L}*|доллар\p{L}*|юан\p{L}*|cny|¥|元|美元|索莫尼|руб\p{L}*|сум|eur|€)\.?(?![\p{L}\p{N}])/iu;
const owedByUs =
  /аванс|предоплат|переплат|пешпардохт|мы должны|мо қарздор|наш долг|prepaid|advance|we owe|credit|预付|预存|我们欠/iu;

type LineParts = {
  who: boolean;
  codes: Found[];
  phone: string | undefined;
  name: string | undefined;
  sums: { minor: bigint; currency: Currency | 'OTHER' | null }[];
  words: string;
};

/** The phone that digits in groups begin with: a sum may stand behind it. */
function phoneAhead(text: string, from: number): { phone: string; from: number; to: number }[] {
  for (let rest = text; rest !== ''; rest = rest.replace(/\s*\S+$/u, '')) {
    const phone = readPhone(rest);
    if (phone !== undefined) return [{ phone, from, to: from + rest.length }];
  }
  return [];
}

/** A line without what was blanked: date, phone, code, pieces; then its sums and words. */
function partsOf(line: string): LineParts {
  let rest = line.normalize('NFKC');
  const codes = customersIn(rest);
  for (const code of codes) rest = blank(rest, code);
  const numbers = [...rest.matchAll(phones)].flatMap(({ 0: text, index }) => phoneAhead(text, index));
  for (const number of numbers) rest = blank(rest, number);
  for (const match of [...rest.matchAll(counted), ...rest.matchAll(dates)])
    if (!currencyBehind.test(rest.slice(match.index + match[0].length)))
      rest = blank(rest, { from: match.index, to: match.index + match[0].length });
  const sums: LineParts['sums'] = [];
  let words = rest;
  for (const match of rest.matchAll(sumForm)) {
    const behind = currencyBehind.exec(rest.slice(match.index + match[0].length))?.[0] ?? '';
    const text = match[0] + behind;
    const reading = readBookSum(match[0]);
    if (reading === undefined || !('value' in reading)) continue;
    sums.push({ minor: reading.value.minor, currency: currencyBeside(text) ?? null });
    words = blank(words, { from: match.index, to: match.index + text.length });
  }
  const [bare] = sums;
  // `14 — 340`: the first of two bare numbers is a code of digits alone.
  const alone =
    codes.length === 0 && numbers.length === 0 ? /^\s*(\d{1,6})\s*[-–—:=.)]?\s+(?=\D*\d)/u.exec(line) : null;
  if (alone !== null && sums.length === 2 && bare?.currency === null) {
    codes.push({ text: alone[1] ?? '', from: 0, to: 0 });
    sums.shift();
  }
  const left = words.replaceAll(/[\s\p{P}\p{S}]+/gu, ' ').trim();
  const name = /^\p{L}[\p{L}\s'’-]*$/u.test(left) ? left : undefined;
  return {
    who: codes.length > 0 || numbers.length > 0 || name !== undefined,
    codes,
    phone: numbers[0]?.phone,
    name,
    sums,
    words: left,
  };
}

function readBalance(read: ReadLines, kind: BookKind, row: number, sent: string, answers: SaidOfBook): void {
  const line = sent.replace(chatHead, '');
  const parts = partsOf(line);
  const [sum] = parts.sums;
  if (isTotal(line.replaceAll(/[\d.,\s:=-]+.*$/gu, '')) && sum !== undefined) {
    const currency = sum.currency === 'OTHER' ? null : sum.currency;
    read.totals.push({ row, column: 'debt', minor: String(sum.minor), currency });
    read.setAside.push({ row, why: 'total', written: sent });
    return;
  }
  if (parts.sums.length === 0 && parts.codes.length === 0 && parts.phone === undefined) {
    read.setAside.push({ row, why: 'text', written: sent });
    return;
  }
  const problem = problemOf(kind, parts);
  const [code] = parts.codes;
  const isCredit = owedByUs.test(line) !== (sum !== undefined && sum.minor < 0n);
  const values: BookRow['values'] = {
    ...(code === undefined ? {} : { customerCode: code.text }),
    ...(parts.phone === undefined ? {} : { phone: parts.phone }),
    ...(parts.words === ''
      ? {}
      : kind === 'balances' && code !== undefined
        ? { note: parts.words }
        : { name: parts.words }),
    ...(kind === 'balances' && sum !== undefined && sum.minor !== 0n && problem === undefined
      ? {
          sumMinor: String(sum.minor < 0n ? -sum.minor : sum.minor),
          currency: sum.currency === 'OTHER' ? null : sum.currency,
          side: isCredit ? ('weOwe' as const) : ('owesUs' as const),
        }
      : {}),
  };
  const problems = problem === undefined ? [] : [{ column: null, value: sent, reason: problem }];
  read.rows.push(
    finishRow(kind, { row, block: 0, written: sent, values, problems, lacksYear: false }, answers),
  );
}

function problemOf(
  kind: BookKind,
  { codes, sums }: LineParts,
): BookRow['problems'][number]['reason'] | undefined {
  if (codes.length > 1) return 'twoCodes';
  if (kind !== 'balances') return undefined;
  if (sums.length > 1) return 'twoSums';
  return sums[0]?.currency === 'OTHER' ? 'unknownCurrency' : undefined;
}
