/**
 * Owns the loading of files of parcels and events. Promises that every row that is not taken is named with its reason,
 * that one bad row holds up no other, and that a repeated import of the same file, at once or after a crash, writes
 * nothing twice.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readCustomerCode } from '@rohi/contract/accounts/customer-code';
import type { ImportKind } from '@rohi/contract/imports/office-import-rules';
import type { Locale } from '@rohi/contract/locales';
import { isParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../../context.ts';
import { errorText } from '../../../messages.ts';
import { findCustomersAsWritten, readCodeShapes } from '../../accounts/codes/customer-codes.service.ts';
import { placeDirectoryOf } from '../../places/places.service.ts';
import { findParcelsOfTrips, roadEvents } from '../../tracking/tracking.service.ts';
import { departuresOf } from '../../trips/trips.service.ts';
import type { ImportContext } from './event-rows.ts';
import { FileRefusal } from '../../../platform/table-files/file-refusal.ts';
import { tableLimits } from '../../../platform/table-files/table-limits.ts';
import { planImport, type ImportedCode } from './import-plan.ts';
import { readRenamedWords, readWords, type PublicWords } from '../../reference-data/words.service.ts';
import { fileWords } from '../tables/import-words.ts';
import { customersOf } from './parcel-rows.ts';
import { tripsOf } from './position-rows.ts';
import { writeWaiting } from '../../files/row-files.service.ts';
import { codesOf, type LoadedWork, type LoadOptions } from './load-works.service.ts';
import { cellTextAt, countRows, type FindCustomer } from '../tables/row-cells.ts';
import { noteText, type RowNote } from '../tables/row-notes.ts';
import { problemText, type RowProblem } from '../tables/row-problems.ts';
import { columnDoubts } from '../tables/column-doubts.ts';
import {
  layoutOf,
  recogniseTable,
  type GivenColumns,
  type RecognisedTable,
} from '../tables/recognise-columns.ts';
import type { Table } from '../../../platform/table-files/table.ts';
import { newTally, tallyWork, type Tally, type TalliedTable, type WorkOutcome } from './tally-work.ts';

/**
 * `dryRun` finds out what would happen and writes nothing; `principal` is the file's, the operator's own when missing;
 * `given` says what the tables are, by their index, where their headers do not; `before` is what an earlier try has
 * stored of codes, which are not written again. `onRecognised` receives what the tables were taken for, before anything
 * is written; `onProgress`, at first and after each batch, how many rows are done.
 */
export type ImportOptions = LoadOptions & {
  onRecognised?: (tables: readonly RecognisedTable[], ignoredSheets: readonly string[]) => void;
  onProgress?: (rowsDone: number, rowsInAll: number) => void | Promise<void>;
  given?: readonly (GivenColumns | undefined)[];
  before?: ReadonlyMap<string, WorkOutcome>;
};

/** What became of one table. */
export type TableReport = {
  /** Name of the sheet; null for a text file. */
  name: string | null;
  kind: ImportKind;
  /** Rows below the header that hold anything. */
  rowsRead: number;
  /** Of a parcels table. A row that only repeats what is known is unchanged. */
  parcels: Tally['parcels'];
  /** Of events and positions. `known` were there already; a position is one event for each parcel of its trip. */
  events: Tally['events'];
  /** In order of rows and columns; a row may have several. */
  problems: RowProblem[];
  notes: RowNote[];
  /** The table itself, its recognised columns and the headers that were passed over. */
  table: RecognisedTable;
};

export type ImportReport = {
  tables: TableReport[];
  /** Sheets about something else. */
  ignoredSheets: string[];
};

/**
 * Loads tables of parcels and events. Rows that are wrong stand in the report and the others are written, in
 * transactions of 200 codes. Throws FileRefusal when no table is ours, a required column is missing or there are too
 * many rows; nothing has been written then. Throws what the database throws when it is out of reach: what was written
 * stays, a repeat goes on.
 */
export async function importTables(
  context: Context,
  tables: readonly Table[],
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { recognised, ignoredSheets } = recogniseTables(tables, options.given);
  options.onRecognised?.(recognised, ignoredSheets);
  const trips = [
    ...new Set(recognised.flatMap((table) => (table.kind === 'positions' ? tripsOf(table) : []))),
  ];
  const tripParcels = await findParcelsOfTrips(context.db, trips);
  const parcelTables = recognised.filter(({ kind }) => kind === 'parcels');
  const findCustomer = await customersOfFile(context, new Set(parcelTables.flatMap(customersOf)));
  const importContext = await importContextOf(context, trips, findCustomer);
  const plan = await inSlices(planImport(recognised, importContext, tripParcels));
  const tallied = plan.tables.map((planned): TalliedTable => ({ planned, tally: newTally(planned) }));
  const rowsInAll = plan.works.reduce((sum, work) => sum + rowsOf(work), 0);
  let done = 0;
  const count = ([work, outcome]: LoadedWork): void => {
    tallyWork(work, outcome, tallied);
    done += rowsOf(work);
  };
  const open: ImportedCode[] = [];
  for (const work of plan.works) {
    const earlier = options.before?.get(work.trackingCode);
    if (earlier === undefined) open.push(work);
    else count([work, earlier]);
  }
  await options.onProgress?.(done, rowsInAll);
  await writeWaiting(codesOf(context, options, count), open, false, () =>
    options.onProgress?.(done, rowsInAll),
  );
  return { tables: tallied.map(reportOf), ignoredSheets };
}

const rowsInSlice = 100;

/** Does a long piece of thinking, serving others in between. */
async function inSlices<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (let step = 1; ; step += 1) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (step % rowsInSlice === 0) await nextTurn();
  }
}

/** A position counts for each parcel that receives it. */
function rowsOf(work: ImportedCode): number {
  return work.events.length + work.positions.length + (work.parcel === undefined ? 0 : 1);
}

/**
 * A command has no one to ask: what may be read in two ways is refused. What means nothing to us, and a weight that may
 * be none, are named among what is passed over.
 */
function refuseDoubts(table: Table): void {
  const doubts = columnDoubts(table, layoutOf(table), undefined).filter(
    ({ about }) => about !== 'meaning' && about !== 'scale',
  );
  if (doubts.length > 0)
    throw new FileRefusal('doubtfulColumns', {
      columns: [...new Set(doubts.map(({ header }) => header))].join(', '),
    });
}

/** Which of the tables are ours. An empty sheet is no reason to refuse the file. */
function recogniseTables(
  tables: readonly Table[],
  columnsOf: readonly (GivenColumns | undefined)[] = [],
): {
  recognised: RecognisedTable[];
  ignoredSheets: string[];
} {
  const recognised: RecognisedTable[] = [];
  const ignoredSheets: string[] = [];
  for (const [index, table] of tables.entries()) {
    const layout = recogniseTable(table, columnsOf[index]);
    if (layout !== undefined && columnsOf[index] === undefined) refuseDoubts(table);
    if (layout !== undefined) recognised.push(layout);
    else if (table.name !== null && table.rows.length > 0) ignoredSheets.push(table.name);
  }
  if (tables.every((table) => table.rows.length === 0)) throw new FileRefusal('emptyFile');
  if (recognised.length === 0) throw new FileRefusal('noHeader');
  const rows = recognised.reduce((sum, table) => sum + countRows(table), 0);
  if (rows > tableLimits.maxRows) throw new FileRefusal('tooManyRows', { max: tableLimits.maxRows });
  return { recognised, ignoredSheets };
}

/** Codes are looked up in portions of so many. */
const codesAtOnce = 2_000;

/** The customers that a file names, each under the code of today; what may be the code of several is asked about. */
async function customersOfFile(context: Context, texts: ReadonlySet<string>): Promise<FindCustomer> {
  const found = new Map<string, ReturnType<FindCustomer>>();
  const all = [...texts];
  for (let from = 0; from < all.length; from += codesAtOnce) {
    const { named, unsure } = await findCustomersAsWritten(context.db, all.slice(from, from + codesAtOnce));
    for (const [text, { customerCode }] of named) found.set(text, { value: customerCode });
    for (const [text, several] of unsure) {
      const codes = several.map(({ customerCode }) => customerCode).join(', ');
      found.set(text, { reason: 'severalCustomers', params: { codes } });
    }
  }
  const shapes = await readCodeShapes(context);
  return (text) => {
    const code = readCustomerCode(text, shapes);
    return found.get(text) ?? (code === undefined ? undefined : { value: code });
  };
}

async function importContextOf(
  context: Context,
  trips: readonly string[],
  findCustomer: FindCustomer,
): Promise<ImportContext> {
  const places = placeDirectoryOf(context);
  await places.prepare(context.db, []);
  return {
    now: context.clock.now(),
    words: fileWords(await readRenamedWords(context)),
    findPlace: (text) => places.findByText(text),
    roadEvents,
    departures: await departuresOf(context.db, trips),
    findPickupPoint: (text) => places.findPickupPoint(text),
    findCustomer,
  };
}

function reportOf({ planned, tally }: TalliedTable): TableReport {
  return {
    name: planned.recognised.name,
    kind: planned.kind,
    rowsRead: planned.rowsRead,
    parcels: tally.parcels,
    events: tally.events,
    problems: tally.problems.toSorted(
      (a, b) => a.row - b.row || columnIndex(planned, a.column) - columnIndex(planned, b.column),
    ),
    notes: [...tally.notes, ...idleNotes(planned, tally), ...ownerlessNotes(planned, tally)].toSorted(
      (a, b) => a.row - b.row,
    ),
    table: planned.recognised,
  };
}

const codesShown = 5;

/** One remark a row for the parcels of its trip that are not on the road. */
function idleNotes(planned: TalliedTable['planned'], tally: Tally): RowNote[] {
  return [...tally.notUnderWay].map(([row, codes]) => {
    const params = { count: codes.length, codes: shownCodes(codes) };
    return {
      row,
      column: planned.recognised.columns.get('trip')?.header ?? null,
      value: cellTextAt(planned.recognised, row, 'trip'),
      reason: 'notUnderWay',
      params,
    };
  });
}

/** One remark for a table that names no customers. */
function ownerlessNotes({ recognised }: TalliedTable['planned'], { unidentified }: Tally): RowNote[] {
  if (unidentified.length === 0) return [];
  const params = { count: unidentified.length, codes: shownCodes(unidentified) };
  return [
    { row: Math.max(1, recognised.headerRow + 1), column: null, value: '', reason: 'noCustomers', params },
  ];
}

function shownCodes(codes: readonly string[]): string {
  const list = codes.slice(0, codesShown).join(', ');
  return codes.length > codesShown ? `${list}, …` : list;
}

function columnIndex({ recognised }: TalliedTable['planned'], header: string | null): number {
  return [...recognised.columns.values()].find((column) => column.header === header)?.index ?? -1;
}

/** What is said of rows, in the reader's language; statuses and events as the office calls them. */
export type RemarkTexts = { problem(problem: RowProblem): string; note(note: RowNote): string };

export async function readRemarkTexts(context: Context, locale: Locale): Promise<RemarkTexts> {
  const words = (await readWords(context))[locale];
  return {
    problem: (problem) => describeProblem(problem, locale, words),
    note: (note) => describeNote(note, locale, words),
  };
}

type Words = Pick<PublicWords, 'statusNames' | 'eventNames'>;

function describeProblem({ reason, params, error }: RowProblem, locale: Locale, words: Words): string {
  if (error === undefined) return problemText(reason, locale, params);
  const { event, status } = error.params;
  const why = errorText(error.name, locale, {
    ...error.params,
    ...(event === undefined ? {} : { event: quoted(eventName(String(event), words), locale) }),
    ...(isParcelStatus(status) ? { status: quoted(words.statusNames[status], locale) } : {}),
  });
  // The reason ends the line, and the line has its own end.
  return problemText(reason, locale, { ...params, why: why.replace(/[.。]$/u, '') });
}

/** Events that no file contains go by their code. */
function eventName(type: string, { eventNames }: Words): string {
  const names: Readonly<Record<string, string | undefined>> = eventNames;
  return names[type] ?? type;
}

function quoted(name: string, locale: Locale): string {
  if (locale === 'zh') return `“${name}”`;
  return locale === 'en' ? `"${name}"` : `«${name}»`;
}

function describeNote({ reason, params }: RowNote, locale: Locale, { statusNames }: Words): string {
  const status = params?.['status'];
  return noteText(reason, locale, {
    ...params,
    ...(isParcelStatus(status) ? { status: statusNames[status] } : {}),
  });
}
