/** What is shown of the files of a move-in, and the rows that come back. */
import type { QueryOf } from '@rohi/contract/endpoint';
import type {
  MoveInFile,
  MoveInFileRow,
  MoveInRow,
  readMoveInRows,
} from '@rohi/contract/imports/move-in-files.contract';
import type { OfficeImportRow } from '@rohi/contract/imports/office-imports.contract';
import { moveInLimits, moveInQuestions, type MoveInFileState } from '@rohi/contract/imports/move-in-rules';
import { officeImportLimits } from '@rohi/contract/imports/office-import-rules';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { BookSheet } from '../earlier-books/earlier-book.ts';
import { writeRejected } from '../loading/rejected-workbook.service.ts';
import { namedImports } from '../office/office-import-list.service.ts';
import { findWholeImport, importsOfIds } from '../office/office-import.store.ts';
import { filesOfMoveIn, findFileFacts, type MoveInFileFacts } from './move-in-file.store.ts';
import { choicesOf, readBook, unpackSource, type OpenedFile } from './move-in-plan.service.ts';
import { unpackRows } from './move-in-runs.service.ts';
import { findMoveIn } from './move-in.store.ts';
import type { StoredRow } from './planned-rows.service.ts';
import { answerTo } from './row-answers.service.ts';
import { remarkText } from './row-texts.ts';

const dayMs = 86_400_000;

/** The files of a move-in, in the order they came. Throws `list.notFound`. */
export async function listFiles(context: Context, moveInId: string): Promise<MoveInFileRow[]> {
  if ((await findMoveIn(context.db, moveInId)) === undefined) throw new AppError('list.notFound');
  const facts = new Map((await filesOfMoveIn(context.db, moveInId)).map((each) => [each.importId, each]));
  const rows = await namedImports(context, await importsOfIds(context.db, [...facts.keys()]));
  return rows.flatMap((row) => {
    const of = facts.get(row.id);
    return of === undefined ? [] : [rowOf(row, of)];
  });
}

function rowOf(row: OfficeImportRow, facts: MoveInFileFacts): MoveInFileRow {
  const state: MoveInFileState = facts.state === 'OPEN' ? row.state : facts.state;
  return {
    id: row.id,
    version: row.version,
    moveInId: facts.moveInId,
    fileName: row.fileName,
    byteLength: row.byteLength,
    isText: facts.isText,
    kind: facts.kind,
    state,
    uploadedAt: row.uploadedAt,
    uploadedBy: row.uploadedBy,
    confirmedAt: row.confirmedAt,
    confirmedBy: row.confirmedBy,
    endedAt: row.endedAt,
    takenBackAt: facts.takenBackAt?.toISOString() ?? null,
    rows: row.rows,
    rowsDone: row.rowsDone,
    rowsInAll: row.rowsInAll,
    counts: facts.counts,
    written: facts.written,
    sums: facts.sums,
  };
}

async function openFile({ db }: Pick<Context, 'db'>, id: string): Promise<OpenedFile> {
  const [file, facts] = [await findWholeImport(db, id, 'move-in'), await findFileFacts(db, id)];
  const moveIn = facts && (await findMoveIn(db, facts.moveInId));
  if (file === undefined || facts === undefined || moveIn === undefined) throw new AppError('list.notFound');
  return { file, facts, choices: choicesOf(facts, moveIn) };
}

async function storedRows({ file: { report } }: OpenedFile): Promise<StoredRow[]> {
  return report === null ? [] : unpackRows(report);
}

/** A file as it stands. Throws `list.notFound`. */
export async function showFile(context: Context, id: string, locale: Locale): Promise<MoveInFile> {
  const opened = await openFile(context, id);
  const { file, facts } = opened;
  const [row = file.row] = await namedImports(context, [file.row]);
  const rows = await storedRows(opened);
  const book = file.content === null ? undefined : await readBook(opened, file.content);
  const show = (each: StoredRow) => shownRow(each, facts, locale);
  const keptUntil = new Date(Date.parse(file.uploadedAt) + officeImportLimits.retentionDays * dayMs);
  return {
    ...rowOf(row, facts),
    sheets: (book?.sheets ?? []).map((sheet, at) =>
      describeSheet(
        sheet,
        at,
        rows.filter((each) => each.sheet === at),
        show,
      ),
    ),
    questions: moveInQuestions.flatMap((about) => {
      const open = rows.filter((each) => each.outcome === 'asked' && each.about === about);
      if (open.length === 0) return [];
      const samples = open.slice(0, moveInLimits.shownSamples).map(show);
      return [{ about, count: open.length, said: facts.answers[about]?.say ?? null, rows: samples }];
    }),
    keptUntil: file.content === null ? null : keptUntil.toISOString(),
  };
}

function describeSheet(
  sheet: BookSheet,
  at: number,
  stored: readonly StoredRow[],
  show: (row: StoredRow) => MoveInRow,
): MoveInFile['sheets'][number] {
  const unread = sheet.rows.map(({ row, block, written }): StoredRow => ({
    at: 0,
    sheet: at,
    row,
    block,
    written,
    outcome: 'asked',
  }));
  const rows = stored.length > 0 ? stored : unread;
  return {
    name: sheet.name,
    title: sheet.title,
    kind: sheet.kind,
    why: sheet.why,
    rows: sheet.rows.length,
    setAside: sheet.setAside.length,
    columns: sheet.columns.map(({ index, header, column, why, share, filled }) => ({
      index,
      header,
      column,
      why,
      share,
      filled,
    })),
    questions: sheet.questions.map((question) => ({ ...question })),
    status: sheet.facts.status ?? null,
    firstRows: rows.slice(0, moveInLimits.shownSamples).map(show),
    firstCells: sheet.firstCells,
  };
}

function shownRow(row: StoredRow, { answers }: MoveInFileFacts, locale: Locale): MoveInRow {
  const answer = row.about === undefined ? undefined : answerTo(answers, row, row.about);
  return {
    sheet: row.sheet,
    row: row.row,
    block: row.block,
    written: row.written,
    outcome: row.outcome,
    about: row.about ?? null,
    msg: remarkText(row.why, locale),
    candidates: row.candidates ?? [],
    said: answer?.say ?? null,
    isWritten: row.isDone === true,
  };
}

/** Rows of a file by what becomes of them. Throws `list.notFound`. */
export async function findRows(
  context: Context,
  id: string,
  { outcome, about, start = 0, limit = 50 }: QueryOf<typeof readMoveInRows>,
  locale: Locale,
): Promise<{ total: number; list: MoveInRow[] }> {
  const opened = await openFile(context, id);
  const rows = (await storedRows(opened)).filter(
    (row) =>
      (outcome === undefined || row.outcome === outcome) && (about === undefined || row.about === about),
  );
  const page = rows.slice(start, start + Math.min(limit, moveInLimits.mostRowsShown));
  return { total: rows.length, list: page.map((row) => shownRow(row, opened.facts, locale)) };
}

/**
 * The rows that come back, in the layout they came in, each with the reason. Throws `list.notFound`, and
 * `imports.fileNotFound` when there are none or they are forgotten.
 */
export async function writeRejectedRows(
  context: Context,
  id: string,
  locale: Locale,
): Promise<{ bytes: Buffer; fileName: string }> {
  const opened = await openFile(context, id);
  const { file, facts } = opened;
  const refused = (await storedRows(opened)).filter(({ outcome }) => outcome === 'refused');
  if (file.content === null || refused.length === 0) throw new AppError('imports.fileNotFound');
  const source = await unpackSource(file.content, facts.isText);
  const book = await readBook(opened, file.content);
  const tables =
    'text' in source
      ? [{ name: null, rows: source.text.split(/\r\n|\r|\n/u).map((line) => [line]) }]
      : source.tables;
  const sheets = tables.flatMap((table, sheet) => {
    const textsByRow = new Map<number, string[]>();
    for (const row of refused.filter((each) => each.sheet === sheet)) {
      const texts = textsByRow.get(row.row) ?? [];
      textsByRow.set(row.row, [...texts, remarkText(row.why, locale)]);
    }
    const heading = book.sheets[sheet]?.setAside.find(({ why }) => why === 'heading');
    const headerRow = (heading?.row ?? 0) - 1;
    const name = table.name ?? file.fileName.slice(0, 20);
    return textsByRow.size === 0 ? [] : [{ name, table: { rows: table.rows, headerRow }, textsByRow }];
  });
  return writeRejected(sheets, file.fileName, locale);
}
