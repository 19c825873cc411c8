import { createHash } from 'node:crypto';
import { parcelEventTypes } from '@rohi/contract/tracking/parcel-events';
import type { ImportKind } from './column-headers.ts';
import { eventCellText, readEventRows, type EventRow, type ImportWorld } from './event-rows.ts';
import { importLimits } from './import-limits.ts';
import { readParcelRows, type ParcelRow } from './parcel-rows.ts';
import type { RecognisedTable } from './recognise-columns.ts';
import { problemAt } from './row-cells.ts';
import type { RowProblem } from './row-problems.ts';

/** A row and the table it stands in, by its index. */
export type ParcelSource = { table: number; row: ParcelRow };
export type EventSourceRow = { table: number; row: EventRow; requestId: string };

/** All that the file says of one tracking code: written together, so that the order of rows and sheets is no matter. */
export type CodeWork = { trackingCode: string; parcel: ParcelSource | undefined; events: EventSourceRow[] };

export type PlannedTable = {
  recognised: RecognisedTable;
  kind: ImportKind;
  rowsRead: number;
  problems: RowProblem[];
  /** Rows that repeat another row word for word. */
  repeatedRows: number;
};

export type ImportPlan = { tables: PlannedTable[]; works: CodeWork[] };

/** Understands every row of the tables and gathers what belongs to one tracking code. Touches no database. */
export function planImport(tables: readonly RecognisedTable[], world: ImportWorld): ImportPlan {
  const draft: Draft = { tables: [], works: new Map(), lastMiles: new Map() };
  for (const [index, recognised] of tables.entries()) {
    const planned: PlannedTable = {
      recognised,
      kind: recognised.kind,
      rowsRead: 0,
      problems: [],
      repeatedRows: 0,
    };
    draft.tables.push(planned);
    const read =
      recognised.kind === 'parcels' ? readParcelRows(recognised, world) : readEventRows(recognised, world);
    planned.rowsRead = read.rowsRead;
    planned.problems.push(...read.problems);
    for (const row of read.rows) {
      if ('facts' in row) planParcel(draft, index, planned, row);
      else planEvent(draft, index, planned, row);
    }
  }
  for (const work of draft.works.values()) work.events.sort(byTime);
  return { tables: draft.tables, works: [...draft.works.values()].filter((work) => hasContent(work)) };
}

type Draft = { tables: PlannedTable[]; works: Map<string, CodeWork>; lastMiles: Map<string, string> };

function workOf(draft: Draft, trackingCode: string): CodeWork {
  const known = draft.works.get(trackingCode);
  if (known !== undefined) return known;
  const work: CodeWork = { trackingCode, parcel: undefined, events: [] };
  draft.works.set(trackingCode, work);
  return work;
}

function hasContent(work: CodeWork): boolean {
  return work.parcel !== undefined || work.events.length > 0;
}

function planParcel(draft: Draft, index: number, planned: PlannedTable, row: ParcelRow): void {
  const work = workOf(draft, row.trackingCode);
  const complain = (
    key: 'trackingCode' | 'lastMileTracking',
    problem: 'duplicateRow' | 'lastMileTaken',
    value: string,
  ) =>
    planned.problems.push(
      problemAt(planned.recognised, row.row, key, value, problem, { first: work.parcel?.row.row ?? 0 }),
    );
  if (work.parcel !== undefined) {
    if (contentOf(work.parcel.row) === contentOf(row)) planned.repeatedRows += 1;
    else complain('trackingCode', 'duplicateRow', row.trackingCode);
    return;
  }
  const { lastMileTracking } = row.facts;
  if (lastMileTracking !== undefined) {
    const holder = draft.lastMiles.get(lastMileTracking);
    if (holder !== undefined) {
      complain('lastMileTracking', 'lastMileTaken', lastMileTracking);
      return;
    }
    draft.lastMiles.set(lastMileTracking, row.trackingCode);
  }
  work.parcel = { table: index, row };
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
  if (work.events.length >= importLimits.maxEventsOfCode) {
    const value = eventCellText(planned.recognised, row.row, 'event');
    const max = importLimits.maxEventsOfCode;
    planned.problems.push(problemAt(planned.recognised, row.row, 'event', value, 'tooManyEvents', { max }));
    return;
  }
  work.events.push({ table: index, row, requestId });
}

function contentOf(row: ParcelRow): string {
  return JSON.stringify({ ...row, row: 0 });
}

/** The same event of a later run gets the same id: of what the file says, never of when it is loaded. */
export function requestIdOf(row: Pick<EventRow, 'trackingCode' | 'type' | 'placeId' | 'time'>): string {
  const told = [row.trackingCode, row.type, row.placeId ?? '', row.time.nominal.toISOString()].join('\n');
  return `import:${createHash('sha256').update(told).digest('base64url').slice(0, 32)}`;
}

/** By time; what a file tells of one minute happened in the order of the journey, then as the file has it. */
function byTime(a: EventSourceRow, b: EventSourceRow): number {
  return (
    a.row.time.nominal.getTime() - b.row.time.nominal.getTime() ||
    parcelEventTypes.indexOf(a.row.type) - parcelEventTypes.indexOf(b.row.type)
  );
}
