/** What a row of a firm's file becomes. Each row that was read has one outcome, so that they add up. */
import type { MoveInCounts, MoveInSum } from '@rohi/contract/imports/move-in-files.contract';
import type { MoveInAnswers, RowPlace } from './row-answers.service.ts';
import type {
  MoveInCurrency,
  MoveInOutcome,
  MoveInQuestion,
  MoveInSide,
} from '@rohi/contract/imports/move-in-rules';
import type { MoveInChoices } from '@rohi/contract/imports/move-in.contract';
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import type { BookRow, BookSheet } from '../earlier-books/earlier-book.ts';
import type { Thing } from './move-in-file.store.ts';
import type { RowRemark } from './row-texts.ts';

export type Candidate = { code: string; name: string };

/** What becomes of a row, as it is stored. */
export type RowFate = {
  outcome: MoveInOutcome;
  about?: MoveInQuestion | undefined;
  why?: RowRemark[] | undefined;
  candidates?: Candidate[] | undefined;
  /** Of a balance that is taken. */
  amount?: { side: MoveInSide; currency: MoveInCurrency; minor: number } | undefined;
};

/** A row with its fate; `item` is what is written, of a row that is taken or joined. */
export type PlannedRow<Item> = RowPlace & RowFate & { written: string; item?: Item | undefined };

/** As it is stored: without what is written; `isDone` where it has been. */
export type StoredRow = Omit<PlannedRow<never>, 'item'> & { isDone?: true | undefined };

/** A row of a book and where it stands. */
export type FileRow = RowPlace & { book: BookRow };

/** What rules of a kind may ask. */
export type PlanFacts = {
  context: Context;
  db: Db | Tx;
  moveInId: string;
  importId: string;
  choices: MoveInChoices;
  answers: MoveInAnswers;
  /** Of a row that is written already. */
  isWritten: (row: RowPlace) => boolean;
  sheets: readonly BookSheet[];
};

/** Who writes, and of what file. */
export type WriteFacts = {
  context: Context;
  tx: Tx;
  moveInId: string;
  importId: string;
  contentHash: Buffer;
  choices: MoveInChoices;
  /** Who has confirmed it. */
  by: { name: string; userId: string };
};

/** What was written of a row. A row that cannot be taken any more gets another fate. */
export type WrittenRow = { fate: RowFate; things: Omit<Thing, keyof RowPlace>[] };

/** What the rows of a kind become, and how they are written. */
export type MoveInRows<Item> = {
  plan: (facts: PlanFacts, rows: readonly FileRow[]) => Promise<PlannedRow<Item>[]>;
  /** Rows written in one transaction. */
  batch: number;
  /** Writes rows in the caller's transaction; one answer for each, in their order. */
  write: (facts: WriteFacts, rows: readonly PlannedRow<Item>[]) => Promise<WrittenRow[]>;
  /** Whether they may be written by who says so; throws why not. */
  admit?: (
    facts: Pick<PlanFacts, 'context' | 'choices'>,
    rows: readonly RowFate[],
    by: { isSender: boolean },
  ) => Promise<void>;
  /** What the rows that are taken come to. */
  sums?: (rows: readonly RowFate[], sheets: readonly BookSheet[]) => MoveInSum[];
};

/** The longest text of a row that is stored to be shown. */
const mostShown = 200;

/** A row with what becomes of it. */
export function plannedRow<Item>({ book, ...place }: FileRow, fate: RowFate, item?: Item): PlannedRow<Item> {
  const written = book.written.length > mostShown ? `${book.written.slice(0, mostShown)}…` : book.written;
  return { ...place, ...fate, written, item };
}

/** A row as it is stored. */
export function storedRow<Item>({ item, ...row }: PlannedRow<Item>): StoredRow {
  void item;
  return row;
}

/** Rows by what becomes of them; they add up to the rows. */
export function countOutcomes(rows: readonly RowFate[]): MoveInCounts {
  const counts = { taken: 0, joined: 0, asked: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

/** All data rows of a book, in the order of its sheets. */
export function rowsOfBook(sheets: readonly BookSheet[]): FileRow[] {
  const rows: FileRow[] = [];
  for (const [sheet, { rows: read }] of sheets.entries())
    for (const book of read) rows.push({ at: rows.length, sheet, row: book.row, block: book.block, book });
  return rows;
}

const codesAtOnce = 2_000;

/** What is found of many texts, so many at once. */
export async function inPortions<Value>(
  all: readonly string[],
  find: (some: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): Promise<Map<string, Value>> {
  const found = new Map<string, Value>();
  const each = [...new Set(all)];
  for (let from = 0; from < each.length; from += codesAtOnce)
    for (const [key, value] of await find(each.slice(from, from + codesAtOnce))) found.set(key, value);
  return found;
}
