/**
 * Owns what is shown of an import: what its tables were taken for, what would happen or has happened, and the rows to
 * be mended.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import { importKinds, measureUnits, officeImportLimits } from '@rohi/contract/imports/office-import-rules';
import type { OfficeImportRow, readOfficeImport } from '@rohi/contract/imports/office-imports.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { visibleText, type Cell, type Table } from '../../../platform/table-files/table.ts';
import { columnHeaders, headerOf, type ColumnKey } from '../tables/column-headers.ts';
import { unstoredName } from '../tables/unstored-columns.ts';
import { readRemarkTexts } from '../loading/imports.service.ts';
import { namedImports } from './office-import-list.service.ts';
import { wrongRows, type StoredReport } from './office-import-runs.service.ts';
import { findEarlier, findWholeImport, type StoredImport } from './office-import.store.ts';
import { asSaid, doubtsOf, rowsBelow, type SaidTable } from './office-tables.ts';
import type { ColumnDoubt } from '../tables/column-doubts.ts';
import { unpackLarge, unpackTables } from '../../files/packed-json.service.ts';
import { requiredColumns } from '../tables/recognise-columns.ts';
import { weighsWithoutSizes } from '../tables/table-notes.ts';
import { writeRejected } from '../loading/rejected-workbook.service.ts';
import type { RowNote } from '../tables/row-notes.ts';
import type { RowProblem } from '../tables/row-problems.ts';
import { encodingName } from '../../../platform/table-files/text-encoding.ts';

type ShownImport = DataOf<typeof readOfficeImport>;
type ShownTable = ShownImport['tables'][number];

const dayMs = 86_400_000;
const longestCellShown = 60;

/** A file with its tables and what is known of their rows; without tables once they are forgotten. */
type OpenedImport = {
  file: StoredImport;
  tables: (SaidTable & { report: StoredReport[number]; doubts: ColumnDoubt[]; remembered: boolean })[];
};

async function openImport({ db }: Pick<Context, 'db'>, id: string): Promise<OpenedImport> {
  const file = await findWholeImport(db, id);
  if (file === undefined) throw new AppError('list.notFound');
  const tables = file.content === null ? [] : asSaid(await unpackTables(file.content), file.givenColumns);
  const report = file.report === null ? [] : ((await unpackLarge(file.report)) as StoredReport);
  return {
    file,
    tables: tables.map((table, index) => ({
      ...table,
      report: report[index] ?? null,
      // Once everything is said nothing is asked any more.
      doubts: file.state === 'COLUMNS' ? doubtsOf(table) : [],
      remembered: file.givenColumns?.[index]?.remembered === true,
    })),
  };
}

/**
 * An import as it stands, all of it at one moment: its state, its counts and the rows behind them. Throws
 * `list.notFound`.
 */
export async function showImport(context: Context, id: string, locale: Locale): Promise<ShownImport> {
  const { file, tables } = await openImport(context, id);
  const texts = await readRemarkTexts(context, locale);
  const before = await findEarlier(context.db, id, file.contentHash);
  const [row = file.row, earlier] = await namedImports(context, [
    file.row,
    ...(before === undefined ? [] : [before]),
  ]);
  const keptUntil = new Date(Date.parse(file.uploadedAt) + officeImportLimits.retentionDays * dayMs);
  return {
    row,
    tables: tables.map((each) => describeTable(each, locale)),
    choices: choicesOf(locale),
    problems: remarksOf(
      tables.map(({ report }) => report?.problems ?? []),
      texts.problem,
    ),
    notes: remarksOf(
      tables.map(({ report }) => report?.notes ?? []),
      texts.note,
    ),
    earlier: earlier === undefined ? null : describeEarlier(earlier),
    keptUntil: file.content === null ? null : keptUntil.toISOString(),
  };
}

function describeEarlier({ id, fileName, confirmedBy, confirmedAt }: OfficeImportRow) {
  return { id, fileName, by: confirmedBy ?? '', at: confirmedAt ?? '' };
}

/** The columns that a table of each kind may have. */
function choicesOf(locale: Locale): ShownImport['choices'] {
  return importKinds.map((kind) => ({
    kind,
    columns: (Object.keys(columnHeaders[kind]) as ColumnKey[]).map((column) => ({
      column,
      name: headerOf(kind, column, locale),
      required: requiredColumns[kind].includes(column),
    })),
  }));
}

function describeTable(opened: OpenedImport['tables'][number], locale: Locale): ShownTable {
  const { table, layout, hidden, report, doubts, remembered } = opened;
  const { kind, headerRow, columns, missing } = layout;
  const named = new Map([...columns].map(([key, column]) => [column.index, { key, column }]));
  const unstored = new Map([...layout.unstored].map(([key, { index }]) => [index, key]));
  const below = table.rows
    .slice(headerRow + 1)
    .filter((cells) => cells.some((cell) => visibleText(cell) !== ''));
  // Without headings the table is as wide as its rows.
  const widest = headerRow < 0 ? below.reduce((most, { length }) => Math.max(most, length), 0) : 0;
  const header = widenedTo(table.rows[headerRow] ?? [], doubts, widest);
  const textOf = (cell: Table['rows'][number][number] | undefined) => {
    const text = visibleText(cell ?? null);
    return text.length > longestCellShown ? `${text.slice(0, longestCellShown)}…` : text;
  };
  return {
    sheet: table.name,
    encoding: table.text === undefined ? null : encodingName(table.text.encoding),
    separator: table.text?.separator ?? null,
    kind,
    headerRow: headerRow + 1,
    rows: rowsBelow(opened),
    noSizes: weighsWithoutSizes({ ...table, ...layout }),
    columns: header.map((cell, index) => ({
      index,
      header: textOf(cell),
      column: named.get(index)?.key ?? null,
      unstored: unstoredName(unstored.get(index), locale),
      unit: measureUnits.find((unit) => unit === named.get(index)?.column.unit) ?? null,
      numbers: named.get(index)?.column.numbers ?? null,
    })),
    questions: doubts.map((doubt) => ({ ...doubt, header: textOf(doubt.header) })),
    hidden,
    remembered,
    missing: kind === null ? [] : missing.map((key) => headerOf(kind, key, locale)),
    firstRows: below
      .slice(0, officeImportLimits.shownRows)
      .map((cells) => header.map((_, index) => textOf(cells[index]))),
    counts: report === null ? null : countsOf(report),
  };
}

/** With the columns that are asked about and have no heading. */
function widenedTo(header: readonly Cell[], doubts: readonly ColumnDoubt[], least: number): readonly Cell[] {
  const width = Math.max(header.length, least, ...doubts.map(({ index }) => index + 1));
  return Array.from({ length: width }, (_, index) => header[index] ?? null);
}

function countsOf({ parcels, events, problems }: NonNullable<StoredReport[number]>) {
  const { written, known } = events;
  return { ...parcels, written, known, rejected: wrongRows(problems) };
}

/** The first remarks of all tables, and how many there are. */
function remarksOf<Remark extends RowProblem | RowNote>(
  byTable: readonly (readonly Remark[])[],
  textOf: (remark: Remark) => string,
): ShownImport['problems'] {
  const all = byTable.flatMap((remarks, table) => remarks.map((remark) => ({ table, remark })));
  return {
    total: all.length,
    list: all.slice(0, officeImportLimits.shownProblems).map(({ table, remark }) => ({
      table,
      row: remark.row,
      column: remark.column,
      value: remark.value,
      msg: textOf(remark),
    })),
  };
}

/**
 * The rows of an import that were not taken, or would not be. Throws `list.notFound`, and `imports.fileNotFound` when
 * there are none or they are forgotten.
 */
export async function writeRejectedOfficeRows(
  context: Context,
  id: string,
  locale: Locale,
): Promise<{ bytes: Buffer; fileName: string }> {
  const { file, tables } = await openImport(context, id);
  const remarks = await readRemarkTexts(context, locale);
  const sheets = tables.flatMap(({ table, layout, report }) => {
    const textsByRow = new Map<number, string[]>();
    for (const problem of report?.problems ?? []) {
      const column = problem.column === null ? '' : `${problem.column}: `;
      const texts = textsByRow.get(problem.row) ?? [];
      textsByRow.set(problem.row, [...texts, `${column}${remarks.problem(problem)}`]);
    }
    const name = table.name ?? 'CSV';
    return textsByRow.size === 0 ? [] : [{ name, table: { ...table, ...layout }, textsByRow }];
  });
  if (sheets.length === 0) throw new AppError('imports.fileNotFound');
  return writeRejected(sheets, file.fileName, locale);
}
