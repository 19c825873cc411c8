/**
 * Days as banks write them: `20.11.2026`, `20.11.26`, `20/11/2026`, `20-Nov-2026`, `20 ноября 2026 г.`, `20261120`,
 * `2026年11月20日`, with a time or without.
 */
import { isDay } from '@rohi/contract/dushanbe-time';
import { visibleText, type Cell } from '../../../platform/table-files/table.ts';
import { readWall } from '../../../platform/table-files/wall-clock.ts';

/** Which of two figures with a stroke between them is the day; undefined where the file does not say. */
export type DayOrder = 'DAY_FIRST' | 'MONTH_FIRST' | undefined;

/** A day of the calendar; null where it may be one of two. */
export type ReadDay = { day: string | null };

const stroked = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?!\d)/;
const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})(?!\d)/;
const solid = /^(\d{4})(\d{2})(\d{2})(?:\D|\d{6}$|$)/;
const dayAndName = /^(\d{1,2})[\s./-]*(\p{L}{3,})\.?[\s,./-]*(\d{4}|\d{2})(?!\d)/u;
const nameAndDay = /^(\p{L}{3,})\.?\s+(\d{1,2}),?\s+(\d{4})(?!\d)/u;

/** Months by the first letters of their names in Russian, Tajik and English. */
const months = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];
const englishMonths = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** What the days of a column say together: one of more than twelve is no month. */
export function dayOrderOf(cells: readonly Cell[]): DayOrder {
  const pairs = cells.flatMap((cell) => {
    const found = typeof cell === 'string' ? stroked.exec(plainText(cell)) : null;
    return found === null ? [] : [[Number(found[1]), Number(found[2])] as const];
  });
  const first = pairs.some(([one]) => one > 12);
  const second = pairs.some(([, other]) => other > 12);
  if (first === second) return undefined;
  return first ? 'DAY_FIRST' : 'MONTH_FIRST';
}

/** The day of a cell; undefined for what is none. */
export function readDay(cell: Cell, order: DayOrder): ReadDay | undefined {
  const wall = readWall(cell);
  if (wall !== undefined) return { day: new Date(wall.dayMs).toISOString().slice(0, 10) };
  if (typeof cell !== 'string' && typeof cell !== 'number') return undefined;
  const text = plainText(cell);
  const found = stroked.exec(text);
  if (found !== null) return readStroked(found.slice(1).map(Number), order);
  const [year, month, day] = partsOf(text) ?? [];
  return year === undefined || month === undefined || day === undefined ? undefined : dayOf(year, month, day);
}

function plainText(cell: string | number): string {
  return visibleText(cell).normalize('NFKC');
}

function readStroked([one = 0, other = 0, year = 0]: number[], order: DayOrder): ReadDay | undefined {
  const dayFirst = dayOf(year, other, one);
  const monthFirst = dayOf(year, one, other);
  if (dayFirst === undefined || one === other) return monthFirst;
  if (monthFirst === undefined) return dayFirst;
  if (order === undefined) return { day: null };
  return order === 'DAY_FIRST' ? dayFirst : monthFirst;
}

/** Year, month and day. */
function partsOf(text: string): [number, number, number] | undefined {
  const byDots = dotted.exec(text);
  if (byDots !== null) return [Number(byDots[3]), Number(byDots[2]), Number(byDots[1])];
  const byFigures = solid.exec(text);
  if (byFigures !== null) return [Number(byFigures[1]), Number(byFigures[2]), Number(byFigures[3])];
  const byName = dayAndName.exec(text);
  if (byName !== null) return [Number(byName[3]), monthOf(byName[2] ?? ''), Number(byName[1])];
  const named = nameAndDay.exec(text);
  return named === null ? undefined : [Number(named[3]), monthOf(named[1] ?? ''), Number(named[2])];
}

/** 1 to 12; 0 for a word that is no month. */
function monthOf(word: string): number {
  const name = word.toLowerCase();
  const english = englishMonths.indexOf(name.slice(0, 3));
  if (english >= 0) return english + 1;
  // "мар" before "ма": both are looked for in the order of the year.
  return months.findIndex((start) => name.startsWith(start)) + 1;
}

function dayOf(year: number, month: number, day: number): ReadDay | undefined {
  const whole = year < 100 ? 2_000 + year : year;
  const text = `${whole}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isDay(text) ? { day: text } : undefined;
}
