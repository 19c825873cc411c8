/**
 * Owns how rows of one parcel are put together. Promises that the order of rows does not matter: where it is says the
 * row that has come furthest, and everything else the first row that says it.
 */
import { bookStatuses } from '@rohi/contract/imports/earlier-books';
import type { BookValues } from '../earlier-books/earlier-book.ts';

const furthestOf = ({ status }: BookValues) => (status === undefined ? -1 : bookStatuses.indexOf(status));

/** What rows of one parcel say together. */
export function mergeRows(rows: readonly BookValues[]): BookValues {
  const furthest = Math.max(...rows.map(furthestOf));
  const there = rows.filter((row) => furthestOf(row) === furthest);
  // A row without a status may say where it lies, and not when it came there.
  const silent = rows.filter(({ status }) => status === undefined);
  const { status, day, city, cell, ...rest } = firstOfEach(rows);
  void [status, day, city, cell];
  const where = firstOfEach([...there, ...silent]);
  const at = firstOfEach(there);
  return {
    ...rest,
    ...(at.status === undefined ? {} : { status: at.status }),
    ...(at.day === undefined ? {} : { day: at.day }),
    ...(where.city === undefined ? {} : { city: where.city }),
    ...(where.cell === undefined ? {} : { cell: where.cell }),
  };
}

/** The weights of rows of one parcel, in grams, each once. */
export function weightsOf(rows: readonly BookValues[]): number[] {
  return [...new Set(rows.flatMap(({ weightG }) => weightG ?? []))];
}

const firstOfEach = (rows: readonly BookValues[]): BookValues => Object.assign({}, ...rows.toReversed());
