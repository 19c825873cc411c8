import { visibleText, type Cell } from './table.ts';

const dayMs = 86_400_000;

/** Days of Excel between 1900-01-00 (as it counts) and 1970-01-01. */
const excelEpochDays = 25_569;
const firstExcelDay = 36_526;
const lastExcelDay = 73_050;

/** What stands on the wall: midnight of the day as if it were UTC, the time in it, and the zone if one is named. */
export type Wall = { dayMs: number; timeMs?: number; zoneMinutes?: number };

/** The date of a cell, with its time if it has one; undefined for what is none. */
export function readWall(cell: Cell): Wall | undefined {
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
