/** What single cells of a firm's earlier books say. Nothing is guessed: what is damaged is a reason. */
import { codeOf, readCode } from '@rohi/contract/tracking/read-code';
import type { Currency } from '@rohi/contract/pricing/money';
import { isStorableText } from '@rohi/contract/wire-text';
import { readPhone } from '../../../platform/phone-numbers.ts';
import { visibleText, type Cell } from '../../../platform/table-files/table.ts';
import { readWall } from '../../../platform/table-files/wall-clock.ts';
import { currencyIn, readSum } from '../bank-statements/read-money.ts';
import { parseCodeText, parsePositiveNumber } from '../tables/cell-values.ts';
import { isFloor, saysNothing } from './book-words.ts';
import type { BookReason } from './book-reasons.ts';

/** A value that was understood, or why not; undefined where the cell says nothing. */
export type Said<Value> = { value: Value } | { reason: BookReason } | undefined;

const longestText = 200;
const formulaError =
  /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|ССЫЛКА!|Н\/Д|ЗНАЧ!|ИМЯ\?|ДЕЛ\/0!|ЧИСЛО!|ПУСТО!)/iu;

/** `#REF!`, `#Н/Д`: what a spreadsheet shows where it could not calculate. */
export const isFormulaError = (cell: Cell): boolean => formulaError.test(visibleText(cell));

/** A text of one line. */
export function readBookText(cell: Cell): Said<string> {
  const text = visibleText(cell).replaceAll(/\s+/gu, ' ');
  if (text === '' || saysNothing(text)) return undefined;
  if (formulaError.test(text)) return { reason: 'formulaError' };
  if (!isStorableText(text)) return { reason: 'badCharacters' };
  return text.length > longestText ? { reason: 'tooLong' } : { value: text };
}

/** A tracking code in the form in which it is stored. A number that a spreadsheet has cut short is none. */
export function readTracking(cell: Cell): Said<string> {
  const text = visibleText(cell);
  if (text === '') return undefined;
  if (formulaError.test(text)) return { reason: 'formulaError' };
  const written = parseCodeText(cell, longestText);
  if (!('value' in written))
    return { reason: written.reason === 'lostDigits' ? 'lostDigits' : 'badTracking' };
  // Digits that end in many noughts have been through a spreadsheet, even where the cell is text now.
  if (/^\d{12,}0{3,}$/.test(written.value) && written.value.length >= 16) return { reason: 'lostDigits' };
  const reading = readCode(written.value);
  if (reading.kind === 'question' && reading.why === 'cut') return { reason: 'lostDigits' };
  if (reading.kind === 'question' && reading.why === 'several') return { reason: 'twoCodes' };
  const code = codeOf(reading);
  return code === undefined || !/\d/.test(code) ? { reason: 'badTracking' } : { value: code };
}

/** A customer's code as it is written: its owner is known to the service. */
export function readCustomer(cell: Cell): Said<string> {
  const text = visibleText(cell).replaceAll(/\s+/gu, ' ');
  if (text === '' || saysNothing(text)) return undefined;
  if (formulaError.test(text)) return { reason: 'formulaError' };
  if (!isStorableText(text)) return { reason: 'badCharacters' };
  return text.length > 40 ? { reason: 'tooLong' } : { value: text };
}

/** Several codes in one cell: `OLD5, J-8226`. */
export function readOtherCodes(cell: Cell): Said<string[]> {
  const codes: string[] = [];
  for (const part of visibleText(cell).split(/[,;/\n]/u)) {
    const code = readCustomer(part);
    if (code === undefined) continue;
    if ('reason' in code) return code;
    codes.push(code.value);
  }
  return codes.length === 0 ? undefined : { value: codes };
}

/** One phone, or two in one cell: `927770011, 918881122`. */
export function readPhones(cell: Cell): Said<{ phone: string; other?: string }> {
  const text = visibleText(cell);
  if (text === '' || saysNothing(text)) return undefined;
  if (formulaError.test(text)) return { reason: 'formulaError' };
  if (typeof cell === 'string' && /^\d[.,]\d+E\+?\d+$/iu.test(text)) return { reason: 'lostDigits' };
  const whole = readPhone(text);
  if (whole !== undefined) return { value: { phone: whole } };
  const parts = text.split(/[,;/\n]|\s+(?:и|ё|or|или)\s+|\s{2,}/u).filter((part) => part.trim() !== '');
  const [first, second, ...more] = (parts.length > 1 ? parts : (pairOf(text) ?? parts)).map(
    (part) => readPhone(part) ?? '',
  );
  if (first === undefined || first === '' || second === '' || more.length > 0) return { reason: 'badPhone' };
  return { value: second === undefined ? { phone: first } : { phone: first, other: second } };
}

/** Two numbers with a blank between them. */
function pairOf(text: string): string[] | undefined {
  const words = text.trim().split(/\s+/u);
  return words.length === 2 && words.every((word) => readPhone(word) !== undefined) ? words : undefined;
}

const weight = { leastKg: 0.01, mostKg: 1_000 };

/** Grams of a weight in kilogrammes. */
export function readWeight(cell: Cell): Said<number> {
  const text = visibleText(cell);
  if (text === '' || saysNothing(text)) return undefined;
  if (formulaError.test(text)) return { reason: 'formulaError' };
  const number = parsePositiveNumber(cell, weight.mostKg);
  return 'value' in number && number.value >= weight.leastKg
    ? { value: Math.round(number.value * 1_000) }
    : { reason: 'badWeight' };
}

export type BookSum = { minor: bigint; currency: Currency | null };

/** A sum to the hundredth, with the currency that stands beside it. */
export function readBookSum(cell: Cell): Said<BookSum> {
  const text = visibleText(cell);
  if (text === '' || (!/\d/.test(text) && saysNothing(text))) return undefined;
  if (formulaError.test(text)) return { reason: 'formulaError' };
  const currency = typeof cell === 'string' ? currencyBeside(text) : undefined;
  if (currency === 'OTHER') return { reason: 'unknownCurrency' };
  // `1,250` is a thousand and more as money is written; `с` alone is somoni.
  const sum = readSum(typeof cell === 'string' ? text.replace(/[.,]?\s*-\s*$/u, '') : cell);
  if (sum === 'blank') return undefined;
  return sum === 'unreadable'
    ? { reason: 'badSum' }
    : { value: { minor: sum.minor, currency: currency ?? null } };
}

/** The currency that stands beside a sum, also as `смн` or `с.`. */
export function currencyBeside(text: string): Currency | 'OTHER' | undefined {
  return /\d\s*с(?:мн|ом)?\.?(?![\p{L}\p{N}])/iu.test(text) ? 'TJS' : currencyIn(text);
}

/** A day; one without its year where the cell names none. */
export type BookDay = { year: number | null; month: number; day: number };

/** A day as a book has it: with its year, as a spreadsheet counts, or `3.11` without one. */
export function readBookDay(cell: Cell): Said<BookDay> {
  const text = visibleText(cell).normalize('NFKC');
  if (text === '' || saysNothing(text)) return undefined;
  if (formulaError.test(text)) return { reason: 'formulaError' };
  const [, day = '', month = ''] =
    /^(\d{1,2})[./-](\d{1,2})(?:\s*г?\.?)?$/u.exec(text) ?? /^(\d{1,2})\s*[,]\s*(\d{1,2})$/u.exec(text) ?? [];
  if (day !== '' && (typeof cell === 'string' || typeof cell === 'number'))
    return isDay(2_000, Number(month), Number(day))
      ? { value: { year: null, month: Number(month), day: Number(day) } }
      : { reason: 'badDay' };
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u.exec(text);
  if (slashed !== null && Number(slashed[1]) > 12)
    return dayOf(Number(slashed[3]), Number(slashed[2]), Number(slashed[1]));
  const short = /^(\d{1,2})\.(\d{1,2})\.(\d{2})$/u.exec(text);
  if (short !== null) return dayOf(2_000 + Number(short[3]), Number(short[2]), Number(short[1]));
  const wall = readWall(cell);
  if (wall !== undefined) {
    const date = new Date(wall.dayMs);
    return dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
  }
  return { reason: typeof cell === 'number' || /190\d/.test(text) ? 'dayTooOld' : 'badDay' };
}

function dayOf(year: number, month: number, day: number): Said<BookDay> {
  if (!isDay(year, month, day)) return { reason: 'badDay' };
  return year < 2_005 ? { reason: 'dayTooOld' } : { value: { year, month, day } };
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A cell of a shelf, or that the parcel lies on the floor. */
export function readShelf(cell: Cell): Said<{ cell: string } | 'floor'> {
  const text = visibleText(cell).replaceAll(/\s+/gu, ' ');
  if (isFloor(text)) return { value: 'floor' };
  const reading = readBookText(cell);
  if (reading === undefined || 'reason' in reading) return reading;
  return reading.value.length > 40 ? { reason: 'tooLong' } : { value: { cell: reading.value } };
}
