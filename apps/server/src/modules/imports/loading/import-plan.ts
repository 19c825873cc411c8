import { createHash } from 'node:crypto';
import type { ImportKind } from '@rohi/contract/imports/office-import-rules';
import { isClosed } from '@rohi/contract/tracking/parcel-status';
import { parcelEventTypes } from '@rohi/contract/tracking/parcel-events';
import { readEventRows, type EventRow, type ImportContext } from './event-rows.ts';
import { maxEventsOfCode } from '../tables/import-limits.ts';
import { readParcelRows, type ParcelRow } from './parcel-rows.ts';
import { readPositionRows, type PositionRow } from './position-rows.ts';
import type { RecognisedTable } from '../tables/recognise-columns.ts';
import { cellTextAt, problemAt, type ReadRows } from '../tables/row-cells.ts';
import { tableNotes } from '../tables/table-notes.ts';
import type { RowNote } from '../tables/row-notes.ts';
import type { RowProblem } from '../tables/row-problems.ts';

/** The tracking codes of each trip. */
export type TripParcels = ReadonlyMap<string, readonly string[]>;

/** A row and the table it stands in, by its index. */
export type ParcelSource = { table: number; row: ParcelRow };
export type EventSourceRow = { table: number; row: EventRow; requestId: string };

/** With the trip that it is a position of. */
export type PositionSourceRow = EventSourceRow & { trip: string };

/** All that the file says of one tracking code: written together, so that the order of rows and sheets is no matter. */
export type ImportedCode = {
  trackingCode: string;
  parcel: ParcelSource | undefined;
  events: EventSourceRow[];
  /** Where its lorry has been; given only while the parcel is under way. */
  positions: PositionSourceRow[];
};

export type PlannedTable = {
  recognised: RecognisedTable;
  kind: ImportKind;
  rowsRead: number;
  problems: RowProblem[];
  notes: RowNote[];
  /** Rows that repeat another row word for word. */
  repeatedRows: number;
};

export type ImportPlan = { tables: PlannedTable[]; works: ImportedCode[] };

/**
 * Understands every row of the tables and gathers what belongs to one tracking code. `trips` says which parcels go with
 * a trip as far as the database knows. Touches no database. Yields between rows: a long file takes seconds, and others
 * want to be served meanwhile.
 */
export function* planImport(
  tables: readonly RecognisedTable[],
  context: ImportContext,
  trips: TripParcels = new Map(),
): Generator<undefined, ImportPlan> {
  const draft = emptyDraft();
  for (const [index, recognised] of tables.entries()) {
    const planned: PlannedTable = {
      recognised,
      kind: recognised.kind,
      rowsRead: 0,
      problems: [],
      notes: [],
      repeatedRows: 0,
    };
    draft.tables.push(planned);
    planned.notes.push(...tableNotes(recognised));
    if (recognised.kind === 'positions') continue;
    const read: ReadRows<ParcelRow | EventRow> =
      recognised.kind === 'parcels'
        ? yield* readParcelRows(recognised, context)
        : yield* readEventRows(recognised, context);
    planned.rowsRead = read.rowsRead;
    planned.problems.push(...read.problems);
    planned.notes.push(...read.notes);
    for (const row of read.rows) {
      if ('facts' in row) planParcel(draft, index, planned, row);
      else planEvent(draft, index, planned, row);
      yield;
    }
  }
  const parcelsOf = tripMembers(draft, trips);
  for (const [index, planned] of draft.tables.entries())
    if (planned.kind === 'positions') yield* planPositions(draft, index, planned, context, parcelsOf);
  for (const work of draft.works.values()) {
    work.events.sort(byTime);
    work.positions.sort(byTime);
  }
  return { tables: draft.tables, works: [...draft.works.values()].filter((work) => hasContent(work)) };
}

type Draft = {
  tables: PlannedTable[];
  works: Map<string, ImportedCode>;
  lastMiles: Map<string, string>;
  /** Where the parcels of an order go, by the first row that says so. */
  orderPoints: Map<string, { row: number; pickupPointId: number }>;
  /** Request ids of the positions that are planned. */
  positions: Set<string>;
};

function emptyDraft(): Draft {
  return {
    tables: [],
    works: new Map(),
    lastMiles: new Map(),
    orderPoints: new Map(),
    positions: new Set(),
  };
}

function workOf(draft: Draft, trackingCode: string): ImportedCode {
  const workSoFar = draft.works.get(trackingCode);
  if (workSoFar !== undefined) return workSoFar;
  const work: ImportedCode = { trackingCode, parcel: undefined, events: [], positions: [] };
  draft.works.set(trackingCode, work);
  return work;
}

function hasContent(work: ImportedCode): boolean {
  return work.parcel !== undefined || work.events.length > 0 || work.positions.length > 0;
}

function planParcel(draft: Draft, index: number, planned: PlannedTable, row: ParcelRow): void {
  const work = workOf(draft, row.trackingCode);
  const addProblem = (
    key: 'trackingCode' | 'lastMileTracking',
    problem: 'duplicateRow' | 'lastMileTaken',
    value: string,
  ) =>
    planned.problems.push(
      problemAt(planned.recognised, row.row, key, value, problem, { first: work.parcel?.row.row ?? 0 }),
    );
  if (work.parcel !== undefined) {
    if (contentOf(work.parcel.row) === contentOf(row)) planned.repeatedRows += 1;
    else addProblem('trackingCode', 'duplicateRow', row.trackingCode);
    return;
  }
  if (partsOrder(draft, planned, row)) return;
  const { lastMileTracking } = row.facts;
  if (lastMileTracking !== undefined) {
    const holder = draft.lastMiles.get(lastMileTracking);
    if (holder !== undefined) {
      addProblem('lastMileTracking', 'lastMileTaken', lastMileTracking);
      return;
    }
    draft.lastMiles.set(lastMileTracking, row.trackingCode);
  }
  work.parcel = { table: index, row };
}

/** An order goes to one point: a row that names another than the rows before it is reported and left out. */
function partsOrder(draft: Draft, planned: PlannedTable, { row, facts, status }: ParcelRow): boolean {
  const { orderCode, pickupPointId } = facts;
  // What was collected or cancelled long ago goes nowhere.
  if (!orderCode || pickupPointId === undefined || (status !== null && isClosed(status))) return false;
  const first = draft.orderPoints.get(orderCode);
  if (first === undefined) draft.orderPoints.set(orderCode, { row, pickupPointId });
  if (first === undefined || first.pickupPointId === pickupPointId) return false;
  const value = cellTextAt(planned.recognised, row, 'pickupPoint');
  planned.problems.push(
    problemAt(planned.recognised, row, 'pickupPoint', value, 'otherPointOfOrder', { first: first.row }),
  );
  return true;
}

function planEvent(draft: Draft, index: number, planned: PlannedTable, row: EventRow): void {
  const work = workOf(draft, row.trackingCode);
  const requestId = requestIdOf(row);
  const same = work.events.find((event) => event.requestId === requestId);
  if (same !== undefined) {
    if (same.row.reason === row.reason) planned.repeatedRows += 1;
    else
      planned.problems.push(
        problemAt(planned.recognised, row.row, 'trackingCode', row.trackingCode, 'duplicateRow', {
          first: same.row.row,
        }),
      );
    return;
  }
  if (work.events.length >= maxEventsOfCode) {
    const value = cellTextAt(planned.recognised, row.row, 'event');
    const max = maxEventsOfCode;
    planned.problems.push(problemAt(planned.recognised, row.row, 'event', value, 'tooManyEvents', { max }));
    return;
  }
  work.events.push({ table: index, row, requestId });
}

/** The parcels of a trip after this file: its rows say so, else the database. */
function tripMembers(draft: Draft, trips: TripParcels): (trip: string) => string[] {
  const tripsOfRows = new Map<string, string>();
  const members = new Map<string, Set<string>>();
  for (const { trackingCode, parcel } of draft.works.values()) {
    const trip = parcel?.row.facts.tripCode;
    if (trip === undefined) continue;
    tripsOfRows.set(trackingCode, trip);
    members.set(trip, (members.get(trip) ?? new Set()).add(trackingCode));
  }
  return (trip) => [
    ...(members.get(trip) ?? []),
    ...(trips.get(trip) ?? []).filter((code) => !tripsOfRows.has(code)),
  ];
}

function* planPositions(
  draft: Draft,
  index: number,
  planned: PlannedTable,
  context: ImportContext,
  parcelsOf: (trip: string) => string[],
): Generator<undefined, void> {
  const read = yield* readPositionRows(planned.recognised, context);
  planned.rowsRead = read.rowsRead;
  planned.problems.push(...read.problems);
  const max = maxEventsOfCode;
  for (const row of read.rows) {
    const works = parcelsOf(row.trip).map((code) => workOf(draft, code));
    const requestId = positionRequestId(row);
    const addProblem = (reason: 'unknownTrip' | 'tooManyEvents') =>
      planned.problems.push(problemAt(planned.recognised, row.row, 'trip', row.trip, reason, { max }));
    if (works.length === 0) addProblem('unknownTrip');
    else if (draft.positions.has(requestId)) planned.repeatedRows += 1;
    else if (works.some((work) => work.positions.length >= max)) addProblem('tooManyEvents');
    else {
      draft.positions.add(requestId);
      for (const work of works) work.positions.push(positionOf(work.trackingCode, index, row, requestId));
    }
  }
}

function positionOf(
  trackingCode: string,
  table: number,
  row: PositionRow,
  requestId: string,
): PositionSourceRow {
  const { trip, type, time, placeId } = row;
  return { table, requestId, trip, row: { row: row.row, trackingCode, type, time, placeId, reason: null } };
}

/** A stop that two lists of the same lorries have is written once. */
function positionRequestId({ trip, type, placeId, time }: PositionRow): string {
  return hashedId('position', [trip, type, String(placeId), time.nominal.toISOString()]);
}

function hashedId(kind: string, parts: readonly string[]): string {
  const hash = createHash('sha256').update(parts.join('\n')).digest('base64url');
  return `${kind}:${hash.slice(0, 32)}`;
}

function contentOf(row: ParcelRow): string {
  return JSON.stringify({ ...row, row: 0 });
}

/** The same event of a later run gets the same id: of what the file says, never of when it is loaded. */
export function requestIdOf(row: Pick<EventRow, 'trackingCode' | 'type' | 'placeId' | 'time'>): string {
  const { trackingCode, type, placeId, time } = row;
  return hashedId('import', [trackingCode, type, String(placeId ?? ''), time.nominal.toISOString()]);
}

/** By time; events of one minute in the order of the journey, then in the order of the file. */
function byTime(a: EventSourceRow, b: EventSourceRow): number {
  return (
    a.row.time.nominal.getTime() - b.row.time.nominal.getTime() ||
    parcelEventTypes.indexOf(a.row.type) - parcelEventTypes.indexOf(b.row.type)
  );
}
