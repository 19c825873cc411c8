import { businessLines, type BusinessLine } from '@rohi/contract/business-lines';
import {
  isClosed,
  parcelStatuses,
  stepIndexOf,
  type ParcelStatus,
} from '@rohi/contract/tracking/parcel-status';

/** The statuses of parcels that are not finished. */
export const openStatuses: readonly ParcelStatus[] = parcelStatuses.filter((status) => !isClosed(status));

type Standing = { status: ParcelStatus; problems: readonly unknown[] };

/**
 * What a caller asks about first: parcels with a problem, then those that are farthest on their way; else as they came.
 */
export function byUrgency<Row extends Standing>(rows: readonly Row[]): Row[] {
  const rank = ({ status, problems }: Row) => (problems.length > 0 ? 100 : 0) + stepIndexOf(status);
  return rows.toSorted((one, other) => rank(other) - rank(one));
}

/** The lists in which all the rows stand, and how many in each: a list is of one business line. */
export function rowsByLine(
  rows: readonly { businessLine: BusinessLine }[],
): { line: BusinessLine; count: number }[] {
  return businessLines
    .map((line) => ({ line, count: rows.filter(({ businessLine }) => businessLine === line).length }))
    .filter(({ count }) => count > 0);
}
