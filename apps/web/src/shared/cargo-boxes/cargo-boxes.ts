import type { Asked } from '../api/calls.ts';
import { readDecimal, writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { readAlso, readLoads, writeAlso, type LoadTexts } from '@rohi/contract/pricing/quote-request';

/** A row of the form of boxes, as it was typed; `key` holds the row to its place on the screen. */
export type BoxRow = {
  key: number;
  trackingCode: string;
  lengthCm: string;
  widthCm: string;
  heightCm: string;
  weightKg: string;
  count: string;
};

let rowsMade = 0;

/** An empty row. */
export function newBoxRow(): BoxRow {
  rowsMade += 1;
  return {
    key: rowsMade,
    trackingCode: '',
    lengthCm: '',
    widthCm: '',
    heightCm: '',
    weightKg: '',
    count: '1',
  };
}

/** How many boxes, kg and m³ the rows come to; a number that cannot be read (yet) counts as nothing. */
export function sumOfRows(rows: readonly BoxRow[]): { count: number; kg: string; m3: string } {
  let [count, grams, mm3] = [0, 0n, 0n];
  for (const row of rows) {
    const boxes = /^\d{1,3}$/.test(row.count.trim()) ? Number(row.count) : 0;
    const read = (text: string, scale: number) => readDecimal(text, scale).value ?? 0n;
    count += boxes;
    grams += BigInt(boxes) * read(row.weightKg, 3);
    mm3 += BigInt(boxes) * read(row.lengthCm, 1) * read(row.widthCm, 1) * read(row.heightCm, 1);
  }
  return { count, kg: writeDecimal(grams, 3, 0), m3: writeDecimal(mm3 / 1_000_000n, 3) };
}

/**
 * What the price of all boxes is asked with; undefined as long as a field is empty or wrong, or there are more rows
 * than one price is asked for.
 */
export function quoteOfRows(rows: readonly BoxRow[]): Asked<'GET /price/quote'> | undefined {
  const loads = rows.map(({ lengthCm, widthCm, heightCm, weightKg, count }) => ({
    lengthCm,
    widthCm,
    heightCm,
    weightKg,
    places: count,
  }));
  const query = { ...loads[0], also: writeAlso(loads.slice(1)) };
  return readLoads(query).loads === undefined ? undefined : { query };
}

/** Rows of the places that an address names as the calculator does; one empty row where it names none. */
export function rowsOfQuery(query: URLSearchParams): BoxRow[] {
  const named = ['lengthCm', 'widthCm', 'heightCm', 'weightKg', 'places'] as const;
  const first = named.some((field) => query.has(field))
    ? [Object.fromEntries(named.map((field) => [field, query.get(field) ?? '']))]
    : [];
  const rows = [...first, ...readAlso(query.get('also') ?? '')].map((texts = {}) => {
    const { lengthCm = '', widthCm = '', heightCm = '', weightKg = '', places = '' } = texts as LoadTexts;
    return { ...newBoxRow(), lengthCm, widthCm, heightCm, weightKg, count: places || '1' };
  });
  return rows.length === 0 ? [newBoxRow()] : rows;
}
