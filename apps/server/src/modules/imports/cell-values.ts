import { isStorableText } from '@rohi/contract/wire-text';
import type { ProblemParams, ProblemReason } from './row-problems.ts';

/** One cell as the file has it. A Date is the clock on the wall: its UTC parts are what the spreadsheet shows. */
export type Cell = string | number | boolean | Date | null;

/** A value that was understood, or why not. */
export type Parsed<Value> = { value: Value } | { reason: ProblemReason; params?: ProblemParams };

/** A moment of a file: `nominal` is what it says (12:00 for a date alone), `at` what can be believed now. */
export type Moment = { nominal: Date; at: Date };

const dayMs = 86_400_000;
const futureToleranceMs = 2 * 60_000;
const oldestYear = 2015;

/** Days of Excel between 1900-01-00 (as it counts) and 1970-01-01. */
const excelEpochDays = 25_569;
const firstExcelDay = 36_526;
const lastExcelDay = 73_050;

/** The cell as text, as a person would type it again; empty for an empty cell. */
export function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date)
    return cell
      .toISOString()
      .replace('T', ' ')
      .replace(/\.\d+Z$/, '')
      .replace(/ 00:00:00$/, '');
  return String(cell);
}

/** Text without the invisible signs that copying from a web page leaves; empty when there is nothing to see. */
export function visibleText(cell: Cell): string {
  return cellText(cell)
    .replaceAll(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .trim();
}

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
  const bare = text
    .normalize('NFKC')
    .replace(/\s*(?:кг|kg|kgs|公斤|千克|см|cm|厘米)\.?$/iu, '')
    .replaceAll(/(?<=\d)[\s'’](?=\d)/gu, '');
  if (!/^[+-]?\d[\d.,]*$/.test(bare)) return undefined;
  const separators = bare.replaceAll(/[^.,]/g, '');
  const last = separators.at(-1);
  if (last === undefined) return Number(bare);
  // One separator is the decimal one ("1,234" weighs little more than one). Of two kinds the last is decimal.
  const mixed = new Set(separators).size === 2;
  const decimal = mixed || separators.length === 1 ? last : undefined;
  const cut = decimal === undefined ? bare.length : bare.lastIndexOf(decimal);
  const whole = bare.slice(0, cut);
  const fraction = bare.slice(cut + 1);
  if (!/^[+-]?(?:\d+|\d{1,3}(?:([.,])\d{3}(?:\1\d{3})*))$/.test(whole) || !/^\d*$/.test(fraction))
    return undefined;
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction || '0'}`);
}

/**
 * A date with or without time. `offsetMinutes` is the zone of the place, for what names no zone itself. A date alone means
 * 12:00 there; on the very day that may lie ahead, then it counts as now.
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

/** What stands on the wall: midnight of the day as if it were UTC, the time in it, and the zone if one is named. */
type Wall = { dayMs: number; timeMs?: number; zoneMinutes?: number };

function readWall(cell: Cell): Wall | undefined {
  if (cell instanceof Date) return wallOfInstant(cell.getTime());
  if (typeof cell === 'number') return wallOfExcelDay(cell);
  if (typeof cell !== 'string') return undefined;
  const text = visibleText(cell).normalize('NFKC');
  if (/^\d{5}(?:[.,]\d+)?$/.test(text)) return wallOfExcelDay(Number(text.replace(',', '.')));
  const shaped = dateShapes.exec(text);
  if (shaped?.groups === undefined) return undefined;
  const { hour, minute, second, zone, ...parts } = shaped.groups;
  const part = (name: string) =>
    Number([1, 2, 3, 4].map((shape) => parts[`${name}${shape}`]).find((digits) => digits !== undefined));
  const day = calendarDay(part('y'), part('m'), part('d'));
  if (day === undefined) return undefined;
  if (hour === undefined) return zone === undefined ? { dayMs: day } : undefined;
  const [h, m, s] = [Number(hour), Number(minute), Number(second ?? 0)];
  if (h > 23 || m > 59 || s > 59) return undefined;
  const zoneMinutes = zone === undefined ? undefined : readZone(zone);
  return {
    dayMs: day,
    timeMs: ((h * 60 + m) * 60 + s) * 1_000,
    ...(zoneMinutes === undefined ? {} : { zoneMinutes }),
  };
}

// 2026-11-05, 2026/11/5, 05.11.2026 or 2026年11月5日, then perhaps a time, then perhaps a zone. Month before day is never
// guessed: 11/05/2026 is refused.
const dateShapes = new RegExp(
  String.raw`^(?:(?<y1>\d{4})-(?<m1>\d{1,2})-(?<d1>\d{1,2})|(?<y2>\d{4})[/.](?<m2>\d{1,2})[/.](?<d2>\d{1,2})|` +
    String.raw`(?<d3>\d{1,2})\.(?<m3>\d{1,2})\.(?<y3>\d{4})|(?<y4>\d{4})年(?<m4>\d{1,2})月(?<d4>\d{1,2})日)` +
    String.raw`(?:[T ,]\s*(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d{1,9})?)?\s*` +
    String.raw`(?<zone>Z|[+-]\d{2}(?::?\d{2})?)?)?$`,
  'iu',
);

function calendarDay(year: number, month: number, day: number): number | undefined {
  const midnight = Date.UTC(year, month - 1, day);
  const date = new Date(midnight);
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? midnight : undefined;
}

function readZone(zone: string): number {
  if (/^z$/i.test(zone)) return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(3).replace(':', '') || 0)];
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

function wallOfExcelDay(day: number): Wall | undefined {
  if (!(day >= firstExcelDay && day < lastExcelDay)) return undefined;
  return wallOfInstant((day - excelEpochDays) * dayMs);
}

/** Seconds are exact: a spreadsheet's fraction of a day is not. Midnight sharp is a date alone. */
function wallOfInstant(ms: number): Wall | undefined {
  if (Number.isNaN(ms)) return undefined;
  const rounded = Math.round(ms / 1_000) * 1_000;
  const day = Math.floor(rounded / dayMs) * dayMs;
  return rounded === day ? { dayMs: day } : { dayMs: day, timeMs: rounded - day };
}
