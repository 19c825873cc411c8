/**
 * What the columns of a firm's earlier books are by what stands in all of their cells. Two meanings that fit alike are
 * a question, never a guess.
 */
import { foldCustomerCode, partsOfCode } from '@rohi/contract/accounts/customer-code';
import { codeOf, readCode } from '@rohi/contract/tracking/read-code';
import { readPhone } from '../../../platform/phone-numbers.ts';
import { visibleText, type Cell } from '../../../platform/table-files/table.ts';
import { parseCodeText, parsePositiveNumber } from '../tables/cell-values.ts';
import type { BookColumn } from '@rohi/contract/imports/earlier-books';
import { currencyBeside, readBookDay, readBookSum, readPhones } from './book-values.ts';
import { isCity, isFloor, readBookStatus, readPaid, saysNothing } from './book-words.ts';

/** So much of a column must be of one kind before it is read without a question. */
const sureShare = 0.9;
/** Less than this of a column fits its heading: then the heading says something else. */
const doubtfulShare = 0.5;
/** Of codes of customers so many begin with the same letters. */
const sameLetters = 0.6;
const shortestTracking = 10;
const weightKg = { least: 0.05, most: 200 };

/** A meaning and the share of a column's cells that fit it, the best first. */
export type Look = { column: BookColumn | 'rowNumber'; share: number }[];

/**
 * What a column may be by its look; empty for one that looks like nothing known.
 * @param cells those that hold anything
 */
export function looksOf(cells: readonly Cell[]): Look {
  const texts = cells.map(visibleText);
  const looks: Look = [
    { column: 'rowNumber', share: shareOfSteps(cells) },
    { column: 'trackingCode', share: shareOf(cells, looksLikeTracking) },
    { column: 'customerCode', share: shareOfCustomers(texts) },
    { column: 'phone', share: shareOf(cells, looksLikePhone) },
    { column: 'weightKg', share: shareOfWeights(cells) },
    { column: 'sum', share: shareOfSums(cells) },
    { column: 'day', share: shareOf(cells, looksLikeDay) },
    { column: 'status', share: shareOf(texts, (text) => readBookStatus(text) !== undefined) },
    { column: 'cell', share: shareOfShelves(texts) },
    { column: 'city', share: shareOf(texts, isCity) },
    { column: 'paid', share: shareOf(texts, (text) => readPaid(text) !== undefined) },
    { column: 'name', share: shareOf(texts, looksLikeName) },
  ];
  return looks.filter(({ share }) => share > 0).toSorted((one, other) => other.share - one.share);
}

/** The one meaning that is sure by the look of a column; undefined where none is, or two are. */
export function sureLook(looks: Look): Look[number] | undefined {
  const [first, second] = looks.filter(({ share }) => share >= sureShare);
  return first !== undefined && second === undefined ? first : undefined;
}

const checked: ReadonlySet<BookColumn> = new Set([
  'trackingCode',
  'customerCode',
  'phone',
  'weightKg',
  'sum',
  'debt',
  'credit',
  'day',
]);

/** The share of a column's cells that can be what its heading says; null where any text can. */
export function fittingShare(column: BookColumn, cells: readonly Cell[]): number | null {
  return checked.has(column) && cells.length > 0 ? shareOf(cells, (cell) => fits(column, cell)) : null;
}

/** Whether most cells of a column are nothing of what its heading says. */
export const contradicts = (share: number | null): boolean => share !== null && share < doubtfulShare;

function fits(column: BookColumn, cell: Cell): boolean {
  const text = visibleText(cell);
  if (saysNothing(text)) return true;
  if (column === 'trackingCode') return looksLikeTracking(cell) || isLongCode(text);
  if (column === 'customerCode') return foldCustomerCode(text) !== undefined;
  if (column === 'phone') return looksLikePhone(cell) || /^[+\d][\d\s()-]{4,}$/u.test(text);
  if (column === 'weightKg') return 'value' in parsePositiveNumber(cell, weightKg.most * 10);
  if (column === 'day') return looksLikeDay(cell);
  const sum = readBookSum(cell);
  return sum !== undefined && 'value' in sum;
}

/** Short codes of parcels are known where a heading names them; a customer's is shorter still. */
const isLongCode = (text: string) => (codeOf(readCode(text))?.length ?? 0) >= 8;

function shareOf<Thing>(things: readonly Thing[], isOne: (thing: Thing) => boolean): number {
  return things.length === 0 ? 0 : things.filter(isOne).length / things.length;
}

/** 1, 2, 3 from above: numbers of rows. */
function shareOfSteps(cells: readonly Cell[]): number {
  const numbers = cells.map((cell) => Number(visibleText(cell).replace(/\.$/, '')));
  if (cells.length < 3 || numbers[0] !== 1) return 0;
  return shareOf([...numbers.entries()], ([at, number]) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
}

/** As long as a courier's. A number that a spreadsheet has cut short counts: its row is wrong then. */
function looksLikeTracking(cell: Cell): boolean {
  const text = parseCodeText(cell, 80);
  if (!('value' in text)) return text.reason === 'lostDigits';
  const code = codeOf(readCode(text.value)) ?? '';
  if (/^(?:992)\d{9}$/u.test(code)) return false;
  return code.length >= shortestTracking && code.replaceAll(/\D/g, '').length >= shortestTracking / 2;
}

function looksLikePhone(cell: Cell): boolean {
  const text = visibleText(cell);
  if (saysNothing(text)) return true;
  const reading = readPhones(cell);
  if (reading === undefined || !('value' in reading)) return false;
  // A number of eleven to fifteen digits may as well be a courier's.
  return /[+\s()-]/u.test(text) || /^(?:992)?\d{9}$/u.test(text) || readPhone(text) === undefined;
}

function looksLikeDay(cell: Cell): boolean {
  const reading = readBookDay(cell);
  return reading !== undefined && 'value' in reading;
}

/** Letters and a short number behind them, most with the same letters. */
function shareOfCustomers(texts: readonly string[]): number {
  const parts = texts.map((text) => {
    const folded = foldCustomerCode(text);
    return folded === undefined ? undefined : partsOfCode(folded);
  });
  const codes = parts.flatMap((each) => each ?? []);
  const [most, letters] = mostOften(codes.map((each) => each.letters));
  if (letters === '' || most < sameLetters * codes.length) return 0;
  return codes.length / Math.max(1, texts.length);
}

/** `A7`, `B-12`, `на полу`: one or two letters and a short number, whichever letters. */
function shareOfShelves(texts: readonly string[]): number {
  const isPlace = (text: string) => /^\p{L}{1,2}[\s-]?\d{1,3}(?:-\d{1,2})?$/u.test(text) || isFloor(text);
  const places = texts.filter((text) => isPlace(text) && !isFloor(text));
  const [most, letters] = mostOften(places.map((text) => (/^\p{L}+/u.exec(text)?.[0] ?? '').toUpperCase()));
  // Two letters that are always the same are a customer's code.
  const isCode = letters.length > 1 && most >= sameLetters * places.length && !texts.some(isFloor);
  return isCode ? 0 : shareOf(texts, isPlace);
}

function mostOften(words: readonly string[]): [count: number, word: string] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].reduce<[number, string]>(
    (best, [word, count]) => (count > best[0] ? [count, word] : best),
    [0, ''],
  );
}

/** Whole numbers alone may be pieces or sums. */
function shareOfWeights(cells: readonly Cell[]): number {
  const numbers = cells.map((cell) => parsePositiveNumber(cell, weightKg.most));
  const isWeight = (number: (typeof numbers)[number]) => 'value' in number && number.value >= weightKg.least;
  const hasParts = numbers.some((number) => 'value' in number && !Number.isInteger(number.value));
  const isMoney = cells.some((cell) => typeof cell === 'string' && currencyBeside(cell) !== undefined);
  return hasParts && !isMoney ? shareOf(numbers, isWeight) : 0;
}

/** Numbers are sums where a currency stands beside most of them. */
function shareOfSums(cells: readonly Cell[]): number {
  const named = cells.filter(
    (cell) => typeof cell === 'string' && /\d/.test(cell) && currencyBeside(cell) !== undefined,
  );
  if (named.length < sameLetters * cells.length) return 0;
  return shareOf(cells, (cell) => {
    const sum = readBookSum(cell);
    return sum !== undefined && 'value' in sum;
  });
}

/** Two or three words that begin with capitals: one word may be a thing as well. */
function looksLikeName(text: string): boolean {
  const words = text.split(/\s+/u);
  if (words.length < 2 || words.length > 4 || isCity(text) || readBookStatus(text) !== undefined)
    return false;
  return words.every((word) => /^\p{Lu}[\p{Ll}'’ъь-]*\.?$/u.test(word));
}
