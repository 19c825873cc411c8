/**
 * What was read of a firm's earlier books: sheets, columns, rows. Each row that was read is among the rows or set
 * aside, and nothing here asks the database.
 */
import type { BookColumn, BookStatus } from '@rohi/contract/imports/earlier-books';
import type { Currency } from '@rohi/contract/pricing/money';
import type { Cell, Table } from '../../../platform/table-files/table.ts';
import type { BookKind } from './book-columns.ts';
import type { BookFacts } from './book-facts.ts';
import type { BookAsk, BookReason } from './book-reasons.ts';

/** A file as tables, or text as somebody has pasted it or typed it into a notebook. */
export type BookSource = { tables: readonly Table[] } | { text: string };

/** What somebody said of a sheet. */
export type SaidOfSheet = {
  kind?: BookKind | 'leave' | undefined;
  /** Null: of no use. */
  columns?: readonly { index: number; column: BookColumn | null }[] | undefined;
  /** Of all its rows; `none`: the sheet says nothing of where they are. */
  status?: BookStatus | 'none' | undefined;
};

/** What was said of a book, and what goes for all books of the firm. */
export type SaidOfBook = {
  kind?: BookKind | undefined;
  sheets?: readonly (SaidOfSheet | null)[] | undefined;
  /** Of sums that name none. */
  currency?: Currency | undefined;
  /** Of days that name none. */
  year?: number | undefined;
};

/** How a column or a sheet is known. */
export type BookWhy = 'heading' | 'content' | 'text' | 'said' | 'unknown';

export type ReadBookColumn = {
  /** From 0. */
  index: number;
  header: string;
  column: BookColumn | null;
  why: BookWhy;
  /** Of its cells that look like what it is, 0 to 1; null where that is not looked at. */
  share: number | null;
  filled: number;
  /** Understood, and of no use here. */
  unstored: boolean;
};

export type BookQuestion = {
  /**
   * `meaning`: what a column is. `contents`: its heading and its cells disagree. `twice`: two columns mean the same.
   * `sheetStatus`: where the parcels of a sheet are. `kind`: what the sheet is about.
   */
  about: 'meaning' | 'contents' | 'twice' | 'sheetStatus' | 'kind';
  index: number | null;
  header: string;
  /** Up to three of its values. */
  samples: string[];
  candidates: BookColumn[];
};

/** What the cells of a row say. */
export type BookValues = {
  trackingCode?: string;
  /** As it is written: its owner is known to the service. */
  customerCode?: string;
  /** `+` and digits. */
  phone?: string;
  otherPhone?: string;
  name?: string;
  city?: string;
  weightG?: number;
  /** Hundredths, as digits; more than zero. */
  sumMinor?: string;
  currency?: Currency | null;
  /** Of a balance: who owes. */
  side?: 'owesUs' | 'weOwe';
  status?: BookStatus;
  cell?: string;
  onFloor?: true;
  /** `2026-11-03`. */
  day?: string;
  trip?: string;
  paid?: boolean;
  note?: string;
  language?: string;
  /** Codes that lead to the same customer, as they are written. */
  otherCodes?: string[];
};

export type BookProblem = {
  /** The heading of the column, or what it is; null where the whole row is meant. */
  column: string | null;
  value: string;
  reason: BookReason;
};

/** One row. With problems it is bad; with `ask` it waits for an answer; else it can be taken. */
export type BookRow = {
  /** As the spreadsheet counts, from 1; the line of a text. */
  row: number;
  /** Which of the sets of columns that stand side by side, from 0. */
  block: number;
  written: string;
  values: BookValues;
  problems: BookProblem[];
  ask: BookAsk | null;
};

/** A row of a sheet that is none of its data, and why. */
export type SetAside = { row: number; why: 'title' | 'heading' | 'total' | 'text'; written: string };

/** What a sheet itself says that it comes to. */
export type BookTotal = {
  row: number;
  column: 'sum' | 'debt' | 'credit';
  minor: string;
  currency: Currency | null;
};

export type BookSheet = {
  name: string | null;
  title: string;
  kind: BookKind | null;
  why: BookWhy;
  columns: ReadBookColumn[];
  questions: BookQuestion[];
  facts: BookFacts;
  /** By this the answers to its questions are known again for another sheet of the same form. */
  shape: string;
  rows: BookRow[];
  totals: BookTotal[];
  setAside: SetAside[];
  /** The first rows that are data, one text for each of the columns in their order. */
  firstCells: string[][];
};

export type EarlierBook = { kind: BookKind | null; sheets: BookSheet[] };

export type Cells = readonly Cell[];
