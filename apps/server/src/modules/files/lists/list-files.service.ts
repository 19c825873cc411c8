/**
 * The rows of a list as a kind of rows: what each would do comes from the calls that the list's form uses. Guarantees
 * that a list shows nothing to those who may not read it, and that a row is written once.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { listImportLimits } from '@rohi/contract/lists/list-import-limits';
import type { Context } from '../../../context.ts';
import type { ListFiles, ListImport } from '../../../list-files.ts';
import { refusalText } from '../../../messages/table-files.ts';
import { FileRefusal } from '../../../platform/table-files/file-refusal.ts';
import { type CodeBook, type ListColumn, versionHeader } from '../../../platform/table-files/list-columns.ts';
import { tableFile } from '../../../platform/table-files/table-file.ts';
import { confirmFile, openFile, sendFile, type RowKind } from '../row-files.service.ts';
import type { FileKey } from '../sent-file.store.ts';
import { describeFile, describeRows, headingOf, refusedTable } from './describe-import.service.ts';
import { type ListFile, type ListPlan, type PlannedRow, isFilled, isWaiting } from './list-plan.ts';
import { planRows } from './plan-rows.ts';
import { tryRow, writeRow } from './write-rows.service.ts';
import { fromWireRow, toWireRow } from '../../../platform/table-files/workbook-lines.ts';
import { packJson, unpackJson } from '../packed-json.service.ts';
import type { LocaleTexts } from '@rohi/contract/locales';
import { addHeadings, exactly, findHeader } from '../../../platform/table-files/find-header.ts';
import type { Headings } from '../../../platform/table-files/heading-reader.ts';
import { parseSentTables } from '../../../platform/table-files/parse-tables.ts';
import type { Table } from '../../../platform/table-files/table.ts';
import { inMegabytes } from '../../../platform/table-files/zip-archive.ts';
import { shortTableReader } from '../../../platform/table-files/table-limits.ts';

// Owns the reading of a list's file: finds its columns in whichever language their headings are.
type Columns = readonly Pick<ListColumn<never>, 'header' | 'formerHeaders' | 'field'>[];

const readerLimits = { reader: shortTableReader, maxRows: listImportLimits.maxRows };
/** All cells together, so that a small file that unpacks into long texts is not stored. */
const mostCharacters = 8_000_000;

/**
 * Reads the first sheet that is of the list. Throws FileRefusal, and `server.busy` when too many files wait.
 * @param key index of the column without which a file is not of the list
 */
async function readListFile(bytes: Buffer, columns: Columns, key: number): Promise<ListFile> {
  const headings = indexHeaders(columns);
  const headerOf = (rows: Table['rows']) => findHeader(rows, () => exactly(headings));
  const count = (rows: Table['rows']) => headerOf(rows)?.columns.size ?? 0;
  const tables = await parseSentTables({ kind: 'office' }, bytes, count, readerLimits);
  if (tables.every(({ rows }) => rows.length === 0)) throw new FileRefusal('emptyFile');
  for (const { name, rows } of tables) {
    const header = headerOf(rows);
    if (header === undefined || !header.columns.has(key)) continue;
    const { headerRow, columns: found, unknown } = header;
    const filled = rows.slice(headerRow + 1).filter((cells) => isFilled(cells)).length;
    if (filled === 0) throw new FileRefusal('emptyFile');
    if (filled > listImportLimits.maxRows)
      throw new FileRefusal('tooManyRows', { max: listImportLimits.maxRows });
    const size = JSON.stringify(rows).length;
    if (size > mostCharacters) throw new FileRefusal('tooLarge', inMegabytes(size, mostCharacters));
    const places = new Map([...found].map(([column, { index }]) => [column, index]));
    return { sheet: name, rows, headerRow, places, unknown: unknown.map((each) => each.slice(0, 100)) };
  }
  throw new FileRefusal('headerNeeded', { key });
}

/**
 * The columns that a heading can mean, the likeliest first: by the names of today, by the version, by keys of the wire,
 * by names of before. A heading of a column that stands in the file already means the next one.
 */
function indexHeaders(columns: Columns): Headings<number> {
  const index = new Map<string, number[]>();
  const add = (names: readonly string[], at: number) => addHeadings(index, names, at);
  const namesOf = (header: LocaleTexts) => Object.values(header);
  for (const [at, { header }] of columns.entries()) add(namesOf(header), at);
  add(namesOf(versionHeader), columns.length);
  for (const [at, { field }] of columns.entries()) if (field !== undefined) add([field], at);
  for (const [at, { formerHeaders = [] }] of columns.entries()) add(formerHeaders, at);
  return index;
}

// Owns the form in which the plan of a list's file is stored.
/** A plan in few bytes; text that PostgreSQL cannot store is no matter so. */
function packPlan(plan: ListPlan): Buffer {
  const rows = plan.rows.map((row) => ({ ...row, cells: toWireRow(row.cells) }));
  return packJson({ ...plan, header: toWireRow(plan.header), rows });
}

type WireRow = ReturnType<typeof toWireRow>;
type PackedPlan = Omit<ListPlan, 'header' | 'rows'> & {
  header: WireRow;
  rows: (PlannedRow & { cells: WireRow })[];
};

/** What `packPlan` has packed. */
function unpackPlan(bytes: Buffer): ListPlan {
  const plan = unpackJson(bytes) as PackedPlan;
  const rows = plan.rows.map((row) => ({ ...row, cells: fromWireRow(row.cells) }));
  return { ...plan, header: fromWireRow(plan.header), rows };
}

type Row = ListPlan['rows'][number];

/** Takes the files of lists back. */
export function listFiles(context: Context): ListFiles {
  return {
    send: async (request, sent) => {
      const { file, plan } = await sendFile(context, rowsOf(context, request), keyOf(request), sent);
      return describeFile(file, plan, request.edited.list.columns, request.edited.locale);
    },
    read: async (request, paging) => {
      const { file, plan } = await openFile(context, rowsOf(context, request), keyOf(request));
      return {
        ...describeFile(file, plan, request.edited.list.columns, request.edited.locale),
        ...describeRows(plan, request.edited.list.columns, paging, request.edited.locale),
      };
    },
    confirm: async (request) => {
      const { file, plan } = await confirmFile(context, rowsOf(context, request), keyOf(request));
      return describeFile(file, plan, request.edited.list.columns, request.edited.locale);
    },
    refused: async (request) => {
      const { file, plan } = await openFile(context, rowsOf(context, request), keyOf(request));
      const name = file.fileName.replace(/\.[a-z]{3,4}$/i, '') || request.name;
      return tableFile(
        { name, ...refusedTable(plan, request.edited.list.columns, request.edited.locale) },
        'xlsx',
        request.edited.locale,
      );
    },
  };
}

function keyOf({ userId, list, id }: ListImport): FileKey {
  return { ownerId: userId, kind: `list:${list}`, id };
}

const rowsBetweenSaves = 20;

function rowsOf(context: Context, { edited, id }: ListImport): RowKind<ListPlan, Row> {
  return {
    read: async (bytes) => packPlan(await readPlan(context, edited, id, bytes)),
    explain: (refusal) => explain(refusal, edited),
    plan: async ({ content }) => unpackPlan(content),
    waiting: ({ rows }) => rows.filter((row) => isWaiting(row)),
    turn: { most: listImportLimits.rowsOfTurn, batch: rowsBetweenSaves },
    write: async (rows) => {
      for (const row of rows) await writeRow(edited, row, id);
    },
    settle: ({ content }, _, tried) => {
      const plan = withTried(unpackPlan(content), tried);
      return { plan, content: packPlan(plan) };
    },
  };
}

type Edited = ListImport['edited'];

async function readPlan(context: Context, edited: Edited, id: string, bytes: Buffer): Promise<ListPlan> {
  const { list, locale } = edited;
  const file = await readListFile(bytes, list.columns, neededColumn(edited));
  const plan = planRows(file, list, {
    rows: await edited.all(),
    books: await readBooks(list.columns),
    locale,
  });
  for (const row of plan.rows) {
    if (!isWaiting(row)) continue;
    // What the list's own rules say is asked of them; others are served between the rows.
    await tryRow(context, edited, row, id);
    await nextTurn();
  }
  return plan;
}

/** The column without which a file is not of the list. */
function neededColumn({ list }: Edited): number {
  return list.keyIsId ? list.columns.findIndex(({ read }) => read !== undefined) : list.keyColumn;
}

function explain({ refusal, params }: FileRefusal, edited: Edited): string {
  const { list, locale } = edited;
  const needed = () => headingOf(list.columns, neededColumn(edited), locale);
  return refusalText(refusal, locale, refusal === 'headerNeeded' ? { needed: needed() } : params);
}

async function readBooks(columns: Edited['list']['columns']): Promise<ReadonlyMap<number, CodeBook>> {
  const books = new Map<number, CodeBook>();
  for (const [index, { codes }] of columns.entries())
    if (codes !== undefined) books.set(index, await codes());
  return books;
}

/** What another confirmation has written meanwhile, and what this one has tried. */
function withTried(plan: ListPlan, tried: readonly Row[]): ListPlan {
  const byRow = new Map(tried.map((row) => [row.row, row]));
  const rows = plan.rows.map((row) => {
    const fresh = byRow.get(row.row);
    return fresh !== undefined && (isWaiting(row) || fresh.outcome === 'written') ? fresh : row;
  });
  return { ...plan, rows };
}
