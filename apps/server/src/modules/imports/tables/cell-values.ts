import { isStorableText } from '@rohi/contract/wire-text';
import { visibleText, type Cell } from '../../../platform/table-files/table.ts';
import { readWall } from '../../../platform/table-files/wall-clock.ts';
import type { ProblemParams, ProblemReason } from './row-problems.ts';

/** A value that was understood, or why not. */
export type Parsed<Value> = { value: Value } | { reason: ProblemReason; params?: ProblemParams };

/** A moment of a file: `nominal` is what it says (12:00 for a date alone), `at` what can be believed now. */
export type Moment = { nominal: Date; at: Date };

const dayMs = 86_400_000;
const futureToleranceMs = 2 * 60_000;
const oldestYear = 2015;

/** Free text of at most `max` UTF-16 units, on one line. */
export function parseText(cell: Cell, max: number): Parsed<string> {
  const text = visibleText(cell);
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!isStorableText(text) || /[\u0000-\u001f\u007f]/.test(text)) return { reason: 'badCharacters' };
  return text.length > max ? { reason: 'tooLong', params: { max } } : { value: text };
}

/**
 * A code that Excel may have taken for a number: it keeps 15 digits and writes zeros for the rest. Returns the text of
 * the code, not yet normalised.
 */
export function parseCodeText(cell: Cell, max: number): Parsed<string> {
  if (typeof cell === 'number') {
    const lost = !Number.isSafeInteger(cell) || (cell >= 1e15 && cell % 10 === 0);
    return lost ? { reason: 'lostDigits' } : { value: String(cell) };
  }
  const text = parseText(cell, max);
  return 'value' in text && /^\d([.,]\d+)?E\+?\d+$/i.test(text.value) ? { reason: 'lostDigits' } : text;
}

/** A number above zero with a decimal comma or point; blanks between digits and a unit after it are no matter. */
export function parsePositiveNumber(cell: Cell, max: number): Parsed<number> {
  const number = typeof cell === 'number' ? cell : readDecimal(visibleText(cell));
  if (number === undefined || !Number.isFinite(number)) return { reason: 'badNumber' };
  if (number <= 0) return { reason: 'notPositive' };
  return number > max ? { reason: 'tooBig', params: { max } } : { value: number };
}

function readDecimal(text: string): number | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/\s*(?:кг|kg|kgs|公斤|千克|см|cm|厘米)\.?$/iu, '')
    .replaceAll(/(?<=\d)[\s'’](?=\d)/gu, '');
  if (!/^[+-]?\d[\d.,]*$/.test(plain)) return undefined;
  const separators = plain.replaceAll(/[^.,]/g, '');
  const last = separators.at(-1);
  if (last === undefined) return Number(plain);
  // One separator is the decimal one ("1,234" weighs little more than one). Of two kinds the last is decimal.
  const mixed = new Set(separators).size === 2;
  const decimal = mixed || separators.length === 1 ? last : undefined;
  const cut = decimal === undefined ? plain.length : plain.lastIndexOf(decimal);
  const whole = plain.slice(0, cut);
  const fraction = plain.slice(cut + 1);
  if (!/^[+-]?(?:\d+|\d{1,3}(?:([.,])\d{3}(?:\1\d{3})*))$/.test(whole) || !/^\d*$/.test(fraction))
    return undefined;
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction || '0'}`);
}

/** Reports whether a cell names a day without a time. */
export function isDayAlone(cell: Cell): boolean {
  const wall = readWall(cell);
  return wall !== undefined && wall.timeMs === undefined;
}

/**
 * A date with or without time. `offsetMinutes` is the zone of the place, for what names no zone itself. A date alone
 * means 12:00 there; on the very day that may lie ahead, then it counts as now.
 */
export function parseMoment(cell: Cell, offsetMinutes: number, now: Date): Parsed<Moment> {
  const wall = readWall(cell);
  if (wall === undefined) return { reason: 'badDate' };
  const zone = (wall.zoneMinutes ?? offsetMinutes) * 60_000;
  const dayStart = wall.dayMs - zone;
  const at = new Date(dayStart + (wall.timeMs ?? dayMs / 2));
  if (Number.isNaN(at.getTime())) return { reason: 'badDate' };
  if (new Date(wall.dayMs).getUTCFullYear() < oldestYear)
    return { reason: 'dateTooOld', params: { year: oldestYear } };
  if (at.getTime() <= now.getTime() + futureToleranceMs) return { value: { nominal: at, at } };
  const isToday = wall.timeMs === undefined && dayStart <= now.getTime();
  return isToday ? { value: { nominal: at, at: now } } : { reason: 'dateInFuture' };
}
