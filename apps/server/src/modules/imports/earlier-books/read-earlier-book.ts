/** Reads a firm's earlier books, as tables or as text: what is in them, what has to be asked, and every row. */
import { createHash } from 'node:crypto';
import { visibleText, type Table } from '../../../platform/table-files/table.ts';
import { isTotal } from '../tables/total-words.ts';
import type { BookColumn } from '@rohi/contract/imports/earlier-books';
import { currencyOfHeading, type BookKind } from './book-columns.ts';
import { factsOf, type BookFacts } from './book-facts.ts';
import { isTotalRow, kindOfColumns, layoutOfBook, type BookLayout } from './book-layout.ts';
import { readBookRow, writtenOf } from './book-rows.ts';
import { readBookSum } from './book-values.ts';
import type {
  BookQuestion,
  BookRow,
  BookSheet,
  BookSource,
  BookTotal,
  Cells,
  EarlierBook,
  SaidOfBook,
  SaidOfSheet,
  SetAside,
} from './earlier-book.ts';
import { kindOfLines, readLines } from './read-lines.ts';

/**
 * What a book holds. Rows are read where the kind of their sheet is known; questions stand beside them, and a file is
 * clear where there are none.
 */
export function readEarlierBook(source: BookSource, answers: SaidOfBook = {}): EarlierBook {
  const sheets =
    'text' in source
      ? [readText(source.text, answers)]
      : source.tables.map((table, at) => readSheet(table, answers, answers.sheets?.[at] ?? null));
  const kinds = new Set(sheets.flatMap(({ kind }) => kind ?? []));
  const [kind = null] = kinds;
  return { kind: kinds.size === 1 ? kind : null, sheets };
}

function readText(text: string, answers: SaidOfBook): BookSheet {
  const of = answers.sheets?.[0]?.kind ?? answers.kind;
  const kind = of === 'leave' ? null : (of ?? kindOfLines(text));
  const read = kind === null ? { rows: [], totals: [], setAside: [] } : readLines(kind, text, answers);
  const questions: BookQuestion[] =
    kind === null && of !== 'leave'
      ? [{ about: 'kind', index: null, header: '', samples: text.split('\n').slice(0, 3), candidates: [] }]
      : [];
  return {
    name: null,
    title: '',
    kind,
    why: of === undefined ? 'text' : 'said',
    columns: [],
    questions,
    facts: {},
    shape: shapeOf(['text', kind ?? '']),
    ...read,
    firstCells: [],
  };
}

function readSheet(table: Table, answers: SaidOfBook, ofSheet: SaidOfSheet | null): BookSheet {
  const layout = layoutOfBook(table.rows, ofSheet);
  const { headerRow, columns } = layout;
  const above = table.rows
    .slice(0, Math.max(0, headerRow))
    .map(writtenOf)
    .filter((text) => text !== '');
  const facts = withStatus(factsOf([table.name ?? '', ...above]), ofSheet);
  const found = new Set(layout.blocks.flatMap((block) => [...block.values()]));
  const of = ofSheet?.kind ?? answers.kind;
  const kind = of === 'leave' ? null : (of ?? kindOfColumns(found));
  const questions =
    of === 'leave' ? [] : [...layout.questions, ...questionsOf(kind, layout, found, facts, ofSheet)];
  const isEmpty = table.rows.every((cells) => cells.every((cell) => visibleText(cell) === ''));
  return {
    name: table.name,
    title: above[0] ?? '',
    kind,
    why: of === undefined ? (headerRow < 0 ? 'content' : 'heading') : 'said',
    columns,
    questions: isEmpty ? [] : questions,
    facts,
    shape: shapeOf(
      headerRow < 0
        ? ['look', ...columns.map(({ index, column }) => `${index}:${column ?? '?'}`)]
        : ['heads', ...layout.headers],
    ),
    ...rowsOf(table.rows, layout, kind, facts, answers),
    firstCells: firstCellsOf(table.rows, layout),
  };
}

const shapeOf = (parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

function withStatus(facts: BookFacts, answers: SaidOfSheet | null): BookFacts {
  if (answers?.status === undefined) return facts;
  const { status: _, ...rest } = facts;
  return answers.status === 'none' ? rest : { ...rest, status: answers.status };
}

/** What has to be said of a sheet as a whole. */
function questionsOf(
  kind: BookKind | null,
  { columns }: BookLayout,
  found: ReadonlySet<BookColumn>,
  facts: BookFacts,
  answers: SaidOfSheet | null,
): BookQuestion[] {
  const whole = { index: null, header: '', samples: [], candidates: [] };
  if (kind === null) return columns.length === 0 ? [] : [{ about: 'kind', ...whole }];
  const isSilent = kind === 'parcels' && !found.has('status') && answers?.status === undefined;
  // A status in the name of the sheet is a guess until somebody confirms it.
  const candidate = facts.status === undefined ? [] : [facts.status];
  return isSilent ? [{ about: 'sheetStatus', ...whole, samples: candidate }] : [];
}

const rowsShown = 5;
const longestShown = 60;

function firstCellsOf(rows: readonly Cells[], layout: BookLayout): string[][] {
  const data = rows.filter(
    (cells, at) => writtenOf(cells) !== '' && asideOf(at, cells, layout) === undefined,
  );
  return data.slice(0, rowsShown).map((cells) =>
    layout.columns.map(({ index }) => {
      const text = visibleText(cells[index] ?? null);
      return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
    }),
  );
}

function rowsOf(
  rows: readonly Cells[],
  layout: BookLayout,
  kind: BookKind | null,
  facts: BookFacts,
  answers: SaidOfBook,
): Pick<BookSheet, 'rows' | 'totals' | 'setAside'> {
  const read: { rows: BookRow[]; totals: BookTotal[]; setAside: SetAside[] } = {
    rows: [],
    totals: [],
    setAside: [],
  };
  for (const [at, cells] of rows.entries()) {
    const written = writtenOf(cells);
    if (written === '') continue;
    const row = at + 1;
    const why = asideOf(at, cells, layout);
    if (why !== undefined) {
      read.setAside.push({ row, why, written });
      if (why === 'total') read.totals.push(...totalsOf(row, cells, layout));
    } else if (kind !== null) read.rows.push(...blocksOfRow(kind, row, cells, layout, facts, answers));
  }
  return read;
}

function asideOf(
  at: number,
  cells: Cells,
  { headerRow, headers, columns, blocks }: BookLayout,
): SetAside['why'] | undefined {
  if (at < headerRow) return 'title';
  if (at === headerRow) return 'heading';
  if (isTotalRow(cells)) return 'total';
  // A header repeated on each page.
  if (headerRow >= 0 && cells.every((cell, index) => visibleText(cell) === (headers[index] ?? '')))
    return 'heading';
  const places = new Set(blocks.flatMap((block) => [...block.keys()]));
  const isNamed = columns.some(({ index }) => places.has(index) && visibleText(cells[index] ?? null) !== '');
  if (isNamed && places.size > 1 && isLoneText(cells)) return 'text';
  return isNamed || places.size === 0 ? undefined : 'text';
}

/** `Кладовщик: Назаров` beside nothing else. */
function isLoneText(cells: Cells): boolean {
  const texts = cells.map(visibleText).filter((text) => text !== '');
  return texts.length === 1 && /^\p{L}[^\d]*$/u.test(texts[0] ?? '') && (texts[0] ?? '').includes(' ');
}

/** A row of its own for each set of columns that holds anything. */
function blocksOfRow(
  kind: BookKind,
  row: number,
  cells: Cells,
  { blocks, headers }: BookLayout,
  facts: BookFacts,
  answers: SaidOfBook,
): BookRow[] {
  return blocks.flatMap((columns, block) => {
    const isFilled = [...columns.keys()].some((index) => visibleText(cells[index] ?? null) !== '');
    if (blocks.length > 1 && !isFilled) return [];
    return [readBookRow(kind, { row, block, cells, columns, headers }, facts, answers)];
  });
}

const sums: ReadonlySet<string> = new Set(['sum', 'debt', 'credit']);

/** What a row of totals says of the columns of sums. */
function totalsOf(row: number, cells: Cells, { columns }: BookLayout): BookTotal[] {
  return columns.flatMap(({ index, header, column }) => {
    if (column === null || !sums.has(column)) return [];
    const reading = readBookSum(cells[index] ?? null);
    if (reading === undefined || !('value' in reading) || isTotal(visibleText(cells[index] ?? null)))
      return [];
    const { minor, currency } = reading.value;
    const named = currency ?? currencyOfHeading(header) ?? null;
    if (named === 'OTHER') return [];
    return [{ row, column: column as BookTotal['column'], minor: String(minor), currency: named }];
  });
}
