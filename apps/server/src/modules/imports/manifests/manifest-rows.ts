/**
 * What the rows of a partner's manifest say. Titles, totals and further lines of goods of a parcel say nothing of a
 * parcel of their own.
 */
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import { codeOf, readCode } from '@rohi/contract/tracking/read-code';
import { visibleText, type Cell, type Table } from '../../../platform/table-files/table.ts';
import type { Parsed } from '../tables/cell-values.ts';
import { parseMeasure } from '../tables/measures.ts';
import type { ReadColumn } from '../tables/recognise-columns.ts';
import { parseTrackingCode } from '../tables/row-cells.ts';
import type { ProblemReason } from '../tables/row-problems.ts';
import { isTotal } from '../tables/total-words.ts';
import type { ManifestColumn, ManifestHeader } from './manifest-columns.ts';

/** A parcel as the file has it; `row` as the spreadsheet shows it, from 1. Grams. */
export type ManifestParcel = {
  row: number;
  trackingCode: string;
  weightG: number | null;
  recipient: string | null;
};

/** What was read of a file. */
export type ManifestContent = {
  /** What stands in the column of trips, each once. */
  trips: string[];
  parcels: ManifestParcel[];
  unreadable: { row: number; text: string; reason: ProblemReason }[];
};

const longestText = 80;
const heaviestKg = 10_000;

/**
 * The parcels below the header, each once: its first weight counts. An order that stands in several rows says no
 * weight.
 */
export function readManifestRows(
  rows: Table['rows'],
  { headerRow, columns }: ManifestHeader,
): ManifestContent {
  // Where every row names an order alone, orders are compared.
  const codeColumn = columns.has('trackingCode') ? 'trackingCode' : 'orderCode';
  const parcels = new Map<string, ManifestParcel>();
  const content: ManifestContent = { trips: [], parcels: [], unreadable: [] };
  for (const [index, cells] of rows.entries()) {
    if (index <= headerRow) continue;
    const cellOf = (key: ManifestColumn): Cell => cells[columns.get(key)?.index ?? -1] ?? null;
    const row = index + 1;
    const codeCell = cellOf(codeColumn);
    const text = visibleText(codeCell);
    if (!mayBeCode(text) || cells.some((cell) => isTotal(visibleText(cell)))) continue;
    const code = parseTrackingCode(codeCell);
    const weight = readWeight(cellOf('weightKg'), columns.get('weightKg'));
    const reason = 'reason' in code ? code.reason : 'reason' in weight ? weight.reason : undefined;
    if (reason !== undefined) content.unreadable.push({ row, text: text.slice(0, longestText), reason });
    noteTrip(content.trips, cellOf('trip'));
    if ('reason' in code) continue;
    const weightG = 'reason' in weight ? null : weight.value;
    const parcel = parcels.get(code.value);
    const recipient = visibleText(cellOf('recipient')).slice(0, longestText) || null;
    if (parcel === undefined) parcels.set(code.value, { row, trackingCode: code.value, weightG, recipient });
    else parcel.weightG = kindOfOwnCode(code.value) === 'order' ? null : (parcel.weightG ?? weightG);
  }
  return { ...content, parcels: [...parcels.values()] };
}

/** A code has a digit, but for some of ours. */
function mayBeCode(text: string): boolean {
  return /\d/.test(text) || kindOfOwnCode(codeOf(readCode(text)) ?? '') !== undefined;
}

/** An empty cell says nothing of the weight. */
function readWeight(cell: Cell, column: ReadColumn | undefined): Parsed<number | null> {
  return visibleText(cell) === '' ? { value: null } : parseMeasure(cell, 'weight', column, heaviestKg);
}

const mostTrips = 20;

function noteTrip(trips: string[], cell: Cell): void {
  const trip = visibleText(cell).slice(0, longestText);
  if (trip !== '' && trips.length < mostTrips && !trips.includes(trip)) trips.push(trip);
}
