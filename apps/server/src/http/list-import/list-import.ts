/**
 * Takes a list's file back: what it would do, doing it, and what was refused. Once for all lists; a list only declares its columns.
 * Promises that a file alone writes nothing, that an import is its sender's alone, and that a repeated call repeats nothing.
 */
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { listImportLimits } from '@rohi/contract/lists/list-import-limits';
import type { ImportedFile, ImportedPage, ImportState } from '@rohi/contract/lists/list-import';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { refusalText } from '../../messages/table-files.ts';
import { inTransaction } from '../../platform/database.ts';
import {
  deleteImportsBefore,
  findImport,
  insertImport,
  updateImport,
  type ImportKey,
  type StoredImport,
} from '../../platform/list-imports.ts';
import { shortFileName } from '../../platform/table-files/file-name.ts';
import { FileRefusal } from '../../platform/table-files/file-refusal.ts';
import type { FileDownload } from '../serve.ts';
import { tableFile } from '../table-file.ts';
import { isWaiting, packPlan, unpackPlan, type ImportPlan } from './import-plan.ts';
import { readListFile } from './list-table.ts';
import { planRows, type ListOfFile, type World } from './plan-rows.ts';
import { headingOf, refusedTable, showFile, showRows } from './show-import.ts';
import { tryRow, writeRow, type EditedList } from './write-rows.ts';

/** A list, and who imports into it. */
export type Importing = {
  context: Context;
  edited: EditedList;
  /** Name of the list in files. */
  name: string;
  key: ImportKey;
};

/** What was sent: its bytes, and how the file is called there. */
export type SentFile = { name: string; bytes: Buffer };

/** Reads a file and says what it would do. The same file under the same id is read once. Throws `imports.fileRefused`, `imports.otherFile`. */
export async function sendImport(importing: Importing, sent: SentFile): Promise<ImportedFile> {
  const { context, edited, key } = importing;
  const contentHash = createHash('sha256').update(sent.bytes).digest();
  const known = await findImport(context.db, key);
  if (known === undefined) {
    const plan = await readPlan(importing, sent.bytes);
    await insertImport(context.db, key, {
      fileName: shortFileName(sent.name),
      contentHash,
      uploadedAt: context.clock.now(),
      content: packPlan(plan),
    });
  }
  const kept = await readKept(importing);
  if (!kept.file.contentHash.equals(contentHash)) throw new AppError('imports.otherFile');
  return showFile(key.id, kept.file, kept.plan, edited.list.columns, edited.locale);
}

async function readPlan({ context, edited, key }: Importing, bytes: Buffer): Promise<ImportPlan> {
  const { list, locale } = edited;
  const needed = list.keyIsId ? list.columns.findIndex(({ read }) => read !== undefined) : list.keyColumn;
  const file = await readListFile(bytes, list.columns, needed).catch((error: unknown) => {
    if (!(error instanceof FileRefusal)) throw error;
    const params =
      error.refusal === 'headerNeeded' ? { needed: headingOf(list.columns, needed, locale) } : error.params;
    const why = refusalText(error.refusal, locale, params);
    throw new AppError('imports.fileRefused', { params: { why }, cause: error });
  });
  const plan = planRows(file, list, { rows: await edited.all(), books: await readBooks(list), locale });
  for (const row of plan.rows) {
    if (row.state !== 'new' && row.state !== 'changed') continue;
    // What the list's own rules say is asked of them; others are served between the rows.
    await tryRow(context, edited, row, key.id);
    await nextTurn();
  }
  return plan;
}

async function readBooks({ columns }: ListOfFile): Promise<World['books']> {
  const books = new Map<number, ReadonlyMap<string, number>>();
  for (const [index, { codes }] of columns.entries())
    if (codes !== undefined) books.set(index, await codes());
  return books;
}

/** An own import with a page of its rows. Throws `imports.fileNotFound`, also for somebody else's. */
export async function readImport(
  importing: Importing,
  asked: { page: number; limit: number; state?: ImportState | undefined },
): Promise<ImportedPage> {
  const { edited, key } = importing;
  const { file, plan } = await readKept(importing);
  const { columns } = edited.list;
  return {
    ...showFile(key.id, file, plan, columns, edited.locale),
    ...showRows(plan, columns, asked, edited.locale),
  };
}

const rowsBetweenSaves = 20;

/** Writes the next rows of an own import. Throws `imports.fileNotFound`, and what the database throws; a repeat goes on from there. */
export async function confirmImport(importing: Importing): Promise<ImportedFile> {
  const { edited, key } = importing;
  const { plan } = await readKept(importing);
  const turn = plan.rows.filter((row) => isWaiting(row)).slice(0, listImportLimits.rowsOfTurn);
  for (let at = 0; at < turn.length; at += rowsBetweenSaves) {
    const tried = turn.slice(at, at + rowsBetweenSaves);
    for (const row of tried) await writeRow(edited, row, key.id);
    await saveTried(importing, tried);
  }
  if (turn.length === 0) await saveTried(importing, []);
  const after = await readKept(importing);
  return showFile(key.id, after.file, after.plan, edited.list.columns, edited.locale);
}

/** Of two confirmations at once the one that has written a row says so. */
async function saveTried({ context, key }: Importing, tried: ImportPlan['rows']): Promise<void> {
  const byRow = new Map(tried.map((row) => [row.row, row]));
  await inTransaction(context.db, async (tx) => {
    const file = await findImport(tx, key, true);
    if (file === undefined) throw new AppError('imports.fileNotFound');
    const plan = unpackPlan(file.content);
    const rows = plan.rows.map((row) => {
      const fresh = byRow.get(row.row);
      return fresh !== undefined && (isWaiting(row) || fresh.outcome === 'written') ? fresh : row;
    });
    const isDone = !rows.some((row) => isWaiting(row));
    const confirmedAt = file.confirmedAt ?? (isDone ? context.clock.now() : null);
    await updateImport(tx, key, { content: packPlan({ ...plan, rows }), confirmedAt });
  });
}

/** The rows of an own import that were refused. Throws `imports.fileNotFound`. */
export async function writeRefused(importing: Importing): Promise<FileDownload> {
  const { edited, name } = importing;
  const { file, plan } = await readKept(importing);
  const ownName = file.fileName.replace(/\.[a-z]{3,4}$/i, '') || name;
  const table = { name: ownName, ...refusedTable(plan, edited.list.columns, edited.locale) };
  return tableFile(table, 'xlsx', edited.locale);
}

/** An empty file of the list: its headings, and a row as an example. */
export async function writeTemplate({ edited, name }: Omit<Importing, 'key'>): Promise<FileDownload> {
  const { list, locale } = edited;
  const columns = list.columns.filter(({ field }) => field !== undefined);
  const example = columns.map(({ value }) => value({ id: '', version: 0, ...list.example }, locale));
  const headers = columns.map(({ header }) => header[locale]);
  return tableFile({ name, headers, rows: [example] }, 'xlsx', locale);
}

async function readKept({ context, key }: Importing): Promise<{ file: StoredImport; plan: ImportPlan }> {
  const file = await findImport(context.db, key);
  if (file === undefined) throw new AppError('imports.fileNotFound');
  return { file, plan: unpackPlan(file.content) };
}

/** Once a day: rows of files are not kept for ever. */
export async function forgetOldImports({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const keptMs = listImportLimits.keptDays * 24 * 3_600_000;
  await deleteImportsBefore(db, new Date(clock.now().getTime() - keptMs));
}
