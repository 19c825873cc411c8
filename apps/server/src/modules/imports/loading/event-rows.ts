import type { ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import type { CancelReason } from '@rohi/contract/tracking/parcel-events';
import { parseMoment, type Moment } from '../tables/cell-values.ts';
import type { TradeEvent } from '@rohi/contract/tracking/event-names';
import type { FileWords } from '../tables/import-words.ts';
import type { RecognisedTable } from '../tables/recognise-columns.ts';
import {
  dataRows,
  parseTrackingCode,
  parseWord,
  type FindCustomer,
  type ReadRows,
  type RowCells,
} from '../tables/row-cells.ts';
import type { RowProblem } from '../tables/row-problems.ts';

/** A place as the directory knows it. */
export type FoundPlace = { id: number; kind: string; countryCode: string };

/** What the rules must know of the world to understand a row. */
export type ImportContext = {
  now: Date;
  words: FileWords;
  findPlace(text: string): FoundPlace | undefined;
  findPickupPoint(text: string): FoundPlace | undefined;
  /** When the trips of the file have left, as far as that is known. */
  departures: ReadonlyMap<string, Date>;
  findCustomer: FindCustomer;
  /** What can happen to all that a lorry carries. */
  roadEvents: ReadonlySet<ParcelEventType>;
};

export type EventRow = {
  row: number;
  trackingCode: string;
  type: TradeEvent;
  time: Moment;
  placeId: number | null;
  reason: CancelReason | null;
};

const chinaOffset = 8 * 60;
const tajikOffset = 5 * 60;
const zoneMinutes: Readonly<Record<string, number>> = { CN: chinaOffset, KG: 6 * 60 };

/** Events that happen in China when no place is given. */
const inChina: ReadonlySet<string> = new Set<TradeEvent>([
  'CN_RECEIVED',
  'CN_PACKED',
  'LINEHAUL_DEPARTED',
  'EXPORT_CUSTOMS_IN',
  'EXPORT_CUSTOMS_OUT',
]);

/**
 * Minutes ahead of UTC on the clock that the row was written by: that of the place, else of where such events happen.
 */
export function zoneOf(place: FoundPlace | undefined, type: TradeEvent | undefined): number {
  if (place !== undefined) return zoneMinutes[place.countryCode] ?? tajikOffset;
  return type !== undefined && inChina.has(type) ? chinaOffset : tajikOffset;
}

/**
 * Understands the rows of an events table: those that are sound, and what is wrong with the others. Yields after each
 * row.
 */
export function* readEventRows(
  table: RecognisedTable,
  context: ImportContext,
): Generator<undefined, ReadRows<EventRow>> {
  const rows: EventRow[] = [];
  const problems: RowProblem[] = [];
  let rowsRead = 0;
  for (const cells of dataRows(table)) {
    rowsRead += 1;
    const row = readEventRow(cells, context);
    if (row !== undefined) rows.push(row);
    problems.push(...cells.problems);
    yield;
  }
  return { rows, problems, notes: [], rowsRead };
}

function readEventRow(cells: RowCells, context: ImportContext): EventRow | undefined {
  const trackingCode = cells.need('trackingCode', parseTrackingCode);
  const type = cells.need('event', parseWord(context.words.findEvent, 'unknownEvent'));
  const place = cells.take('place', parseWord(context.findPlace, 'unknownPlace'));
  const time = cells.need('time', (cell) => parseMoment(cell, zoneOf(place, type), context.now));
  // A reason means something only to a cancellation; other events often carry a remark in that column.
  const reason =
    type === 'CANCELLED'
      ? cells.take('reason', parseWord(context.words.findReason, 'unknownReason'))
      : undefined;
  if (cells.problems.length > 0 || trackingCode === undefined || type === undefined || time === undefined)
    return undefined;
  return { row: cells.row, trackingCode, type, time, placeId: place?.id ?? null, reason: reason ?? null };
}
