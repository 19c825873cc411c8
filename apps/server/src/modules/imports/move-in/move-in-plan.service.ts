/** Reads a file of a move-in and finds out what its rows would do, as things stand. */
import type { MoveInSum } from '@rohi/contract/imports/move-in-files.contract';
import type { MoveInKind } from '@rohi/contract/imports/move-in-rules';
import type { MoveIn, MoveInChoices } from '@rohi/contract/imports/move-in.contract';
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { packLarge, packTables, unpackLarge, unpackTables } from '../../files/packed-json.service.ts';
import type { BookSource, EarlierBook, SaidOfBook } from '../earlier-books/earlier-book.ts';
import { readEarlierBook } from '../earlier-books/read-earlier-book.ts';
import type { StoredImport } from '../office/office-import.store.ts';
import { balanceRows } from './balance-rows.service.ts';
import { customerRows } from './customer-rows.service.ts';
import type { MoveInFileFacts } from './move-in-file.store.ts';
import { parcelRows } from './parcel-rows.service.ts';
import {
  rowsOfBook,
  type MoveInRows,
  type PlannedRow,
  type RowFate,
  type StoredRow,
} from './planned-rows.service.ts';
import { answersOf, keyOfRow } from './row-answers.service.ts';

/** A source as it is stored. */
export function packSource(source: BookSource): Promise<Buffer> {
  return 'text' in source ? packLarge({ text: source.text }) : packTables(source.tables);
}

/** What `packSource` has packed. */
export async function unpackSource(content: Buffer, isText: boolean): Promise<BookSource> {
  return isText
    ? ((await unpackLarge(content)) as { text: string })
    : { tables: await unpackTables(content) };
}

/** What was said of the sheets of a file, with what goes for all files of the move-in. */
function saidOf(stored: SaidOfBook | null, { currency, year }: MoveInChoices): SaidOfBook {
  return {
    ...(currency === null ? {} : { currency }),
    ...(year === null ? {} : { year }),
    ...stored,
  };
}

/** A file of a move-in with all that is known of it. */
export type OpenedFile = {
  file: StoredImport;
  facts: MoveInFileFacts;
  choices: MoveInChoices;
};

/** What goes for a file: what was chosen when it was confirmed, and for what is not yet what is chosen now. */
export function choicesOf(
  { isConfirmed, confirmedChoices }: MoveInFileFacts,
  { choices }: Pick<MoveIn, 'choices'>,
): MoveInChoices {
  if (confirmedChoices === null) return choices;
  // All sums of a file are posted as of one day.
  return isConfirmed ? confirmedChoices : { ...choices, day: confirmedChoices.day };
}

/** What stands in a file, as it was said to be read. */
export async function readBook(
  { facts, choices }: Pick<OpenedFile, 'facts' | 'choices'>,
  content: Buffer,
): Promise<EarlierBook> {
  return readEarlierBook(await unpackSource(content, facts.isText), saidOf(facts.said, choices));
}

/** Whether nothing has to be said of the file before its rows can be looked at. */
export function isClear({ kind, sheets }: EarlierBook): boolean {
  return kind !== null && sheets.every(({ questions }) => questions.length === 0);
}

const kinds: Partial<Record<MoveInKind, MoveInRows<unknown>>> = {
  parcels: parcelRows as MoveInRows<unknown>,
  customers: customerRows as MoveInRows<unknown>,
  balances: balanceRows as MoveInRows<unknown>,
};

/** The rules of a kind of rows; undefined for one that is not taken yet. */
export function rowsOfKind(kind: MoveInKind): MoveInRows<unknown> | undefined {
  return kinds[kind];
}

export type FilePlan = { book: EarlierBook; kind: MoveInKind; rows: PlannedRow<unknown>[] };

/** What the rows of a plan come to, of a kind that holds sums. */
export function sumsOf({ book, kind }: FilePlan, rows: readonly RowFate[]): MoveInSum[] {
  return rowsOfKind(kind)?.sums?.(rows, book.sheets) ?? [];
}

/**
 * What each row would do. Rows that are written already (`before`) stand as they were written. Undefined while it is
 * not clear what the file holds.
 */
export async function planFile(
  context: Context,
  db: Db | Tx,
  opened: OpenedFile,
  content: Buffer,
  before: ReadonlyMap<string, StoredRow>,
): Promise<FilePlan | undefined> {
  const book = await readBook(opened, content);
  const { kind } = book;
  const rules = kind === null ? undefined : rowsOfKind(kind);
  if (kind === null || rules === undefined || !isClear(book)) return undefined;
  const { facts, choices } = opened;
  const rows = await rules.plan(
    {
      context,
      db,
      moveInId: facts.moveInId,
      importId: facts.importId,
      choices,
      answers: answersOf(facts.answers),
      isWritten: (row) => before.has(keyOfRow(row)),
      sheets: book.sheets,
    },
    rowsOfBook(book.sheets),
  );
  const planned = rows.map((row) => {
    const done = before.get(keyOfRow(row));
    return done === undefined ? row : { ...done };
  });
  return { book, kind, rows: planned };
}
