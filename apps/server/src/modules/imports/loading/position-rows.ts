import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import { isDayAlone, parseMoment, type Moment, type Parsed } from '../tables/cell-values.ts';
import { zoneOf, type ImportContext } from './event-rows.ts';
import type { TradeEvent } from '@rohi/contract/tracking/event-names';
import type { RecognisedTable } from '../tables/recognise-columns.ts';
import { dataRows, parseOtherCode, parseWord, type ReadRows, type RowCells } from '../tables/row-cells.ts';
import type { RowProblem } from '../tables/row-problems.ts';

/** Where a lorry was, when, and what happened there to all that it carries. */
export type PositionRow = {
  row: number;
  trip: string;
  type: TradeEvent;
  time: Moment;
  placeId: number;
};

/**
 * Understands the rows of a list of lorry positions: those that are sound, and what is wrong with the others. Yields
 * after each row.
 */
export function* readPositionRows(
  table: RecognisedTable,
  context: ImportContext,
): Generator<undefined, ReadRows<PositionRow>> {
  const rows: PositionRow[] = [];
  const problems: RowProblem[] = [];
  let rowsRead = 0;
  for (const cells of dataRows(table)) {
    rowsRead += 1;
    const row = readPositionRow(cells, context);
    if (row !== undefined) rows.push(row);
    problems.push(...cells.problems);
    yield;
  }
  return { rows, problems, notes: [], rowsRead };
}

/** The trips that a table speaks of, so that their parcels can be looked up. */
export function tripsOf(table: RecognisedTable): string[] {
  return [...dataRows(table)].flatMap((cells) => cells.take('trip', parseOtherCode) ?? []);
}

function readPositionRow(cells: RowCells, context: ImportContext): PositionRow | undefined {
  const trip = cells.need('trip', parseOtherCode);
  const event = cells.take('event', parseWord(context.words.findEvent, 'unknownEvent'));
  if (event !== undefined && !context.roadEvents.has(event)) cells.addProblem('event', 'notRoadEvent');
  const type = event ?? 'HUB_PASSED';
  const place = cells.need('place', parseWord(context.findPlace, 'unknownPlace'));
  const departedAt = trip === undefined ? undefined : context.departures.get(trip);
  const time = cells.need('time', (cell) => {
    const parsed = parseMoment(cell, zoneOf(place, type), context.now);
    return notBefore(parsed, departedAt, isDayAlone(cell) ? dayMs / 2 : minuteMs);
  });
  if (cells.problems.length > 0 || trip === undefined || place === undefined || time === undefined)
    return undefined;
  return { row: cells.row, trip, type, time, placeId: place.id };
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * A lorry is nowhere before it has left. What is said too roughly to lie after the departure, its day or its minute, is
 * the moment of the departure.
 */
function notBefore(parsed: Parsed<Moment>, departedAt: Date | undefined, roughMs: number): Parsed<Moment> {
  if ('reason' in parsed || departedAt === undefined || parsed.value.at >= departedAt) return parsed;
  const { nominal, at } = parsed.value;
  if (at.getTime() + roughMs > departedAt.getTime()) return { value: { nominal, at: departedAt } };
  return { reason: 'beforeDeparture', params: { departure: dushanbeMinute(departedAt) } };
}
