/** From the cells of a row to what it says, by kind of book. Each row is taken, bad with a reason, or asked about. */
import type { Currency } from '@rohi/contract/pricing/money';
import { isLocale } from '@rohi/contract/locales';
import { visibleText, type Cell } from '../../../platform/table-files/table.ts';
import { currencyOfCell } from '../bank-statements/read-money.ts';
import type { BookColumn } from '@rohi/contract/imports/earlier-books';
import { currencyOfHeading, type BookKind } from './book-columns.ts';
import type { BookFacts } from './book-facts.ts';
import {
  isFormulaError,
  readBookDay,
  readBookSum,
  readBookText,
  readCustomer,
  readOtherCodes,
  readPhones,
  readShelf,
  readTracking,
  readWeight,
  type BookDay,
  type Said,
} from './book-values.ts';
import { readBookStatus, readLanguage, readPaid, saysNothing } from './book-words.ts';
import type { BookProblem, BookRow, BookValues, Cells, SaidOfBook } from './earlier-book.ts';
import type { BookReason } from './book-reasons.ts';

/** A row as it stands in its sheet, and where its columns are. */
export type PlacedRow = {
  row: number;
  block: number;
  cells: Cells;
  columns: ReadonlyMap<number, BookColumn>;
  headers: readonly string[];
};

type Reader = {
  values: BookValues;
  problems: BookProblem[];
  sums: PlacedSum[];
  /** Set where a day without its year was read and no year is said. */
  lacksYear: boolean;
};

/** A sum that is not nought, with the currency beside it and that of its heading. */
type PlacedSum = {
  column: 'sum' | 'debt' | 'credit';
  minor: bigint;
  beside: Currency | null;
  heading: Currency | null;
};

const longestShown = 80;

/** The cells of a row as one text, cut where they are long. */
export function writtenOf(cells: Cells): string {
  return cells
    .map(visibleText)
    .filter((text) => text !== '')
    .map((text) => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text))
    .join(' · ');
}

/** What a row of a sheet of this kind says. */
export function readBookRow(
  kind: BookKind,
  placed: PlacedRow,
  facts: BookFacts,
  answers: SaidOfBook,
): BookRow {
  const reader: Reader = { values: {}, problems: [], sums: [], lacksYear: false };
  const own = [...placed.columns].toSorted(([one], [other]) => one - other);
  for (const [index, column] of own) {
    const cell = placed.cells[index] ?? null;
    if (visibleText(cell) !== '') readCell(reader, column, cell, placed.headers[index] ?? '', answers);
  }
  addFacts(kind, reader.values, facts);
  const { row, block } = placed;
  const written = writtenOf(
    placed.columns.size === 0 ? placed.cells : own.map(([index]) => placed.cells[index] ?? null),
  );
  const problem = settleSums(kind, reader);
  if (problem !== undefined) reader.problems.push({ column: null, value: written, reason: problem });
  const { values, problems, lacksYear } = reader;
  return finishRow(kind, { row, block, written, values, problems, lacksYear }, answers);
}

/** Whether a row has what its kind needs, and what has to be asked. */
export function finishRow(
  kind: BookKind,
  { lacksYear, ...row }: Omit<BookRow, 'ask'> & { lacksYear: boolean },
  { currency }: SaidOfBook,
): BookRow {
  const { values } = row;
  const lack = (reason: BookReason): BookProblem => ({ column: null, value: row.written, reason });
  const problems = [...row.problems];
  if (problems.length === 0) {
    const isSomebodys = values.customerCode !== undefined || values.phone !== undefined;
    if (kind === 'parcels' && values.trackingCode === undefined) problems.push(lack('noTracking'));
    if (kind === 'customers' && !isSomebodys) problems.push(lack('noCode'));
    if (kind === 'balances' && !isSomebodys && values.name === undefined) problems.push(lack('noCode'));
    if (kind === 'balances' && values.sumMinor === undefined) problems.push(lack('noSum'));
  }
  if (values.sumMinor !== undefined && (values.currency ?? null) === null) values.currency = currency ?? null;
  const askOf = (): BookRow['ask'] => {
    if (kind === 'balances' && values.customerCode === undefined)
      return values.phone === undefined ? 'nameAlone' : 'phoneAlone';
    if (values.sumMinor !== undefined && values.currency === null) return 'noCurrency';
    return lacksYear ? 'noYear' : null;
  };
  return { ...row, problems, ask: problems.length > 0 ? null : askOf() };
}

function readCell(
  reader: Reader,
  column: BookColumn,
  cell: Cell,
  header: string,
  { year }: SaidOfBook,
): void {
  const { values } = reader;
  const note = <Value>(answers: Said<Value>): Value | undefined => {
    if (answers === undefined) return undefined;
    if ('value' in answers) return answers.value;
    const text = visibleText(cell);
    const value = text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
    reader.problems.push({ column: header === '' ? column : header, value, reason: answers.reason });
    return undefined;
  };
  const set = <Key extends keyof BookValues>(key: Key, value: BookValues[Key] | undefined) => {
    if (value !== undefined) values[key] = value;
  };
  switch (column) {
    case 'trackingCode':
      return set('trackingCode', note(readTracking(cell)));
    case 'customerCode':
      return set('customerCode', note(readCustomer(cell)));
    case 'otherCodes':
      return set('otherCodes', note(readOtherCodes(cell)));
    case 'phone': {
      const phones = note(readPhones(cell));
      set('phone', phones?.phone);
      return set('otherPhone', phones?.other);
    }
    case 'weightKg':
      return set('weightG', note(readWeight(cell)));
    case 'sum':
    case 'debt':
    case 'credit':
      return readSumCell(reader, column, { cell, header }, note);
    case 'currency':
      return readCurrencyCell(values, cell, note);
    case 'status':
      return set('status', note(statusOf(cell)));
    case 'cell': {
      const shelf = note(readShelf(cell));
      if (shelf === 'floor') values.onFloor = true;
      else set('cell', shelf?.cell);
      return;
    }
    case 'day': {
      const day = note(readBookDay(cell));
      if (day === undefined) return;
      const whole = wholeDay(day, year);
      if (whole === undefined) reader.lacksYear = true;
      return set('day', whole);
    }
    case 'paid':
      return set('paid', readPaid(visibleText(cell)));
    case 'language':
      return setLanguage(values, visibleText(cell));
    case 'name':
    case 'city':
    case 'trip':
    case 'note':
      return set(column, note(readBookText(cell)));
  }
}

function setLanguage(values: BookValues, text: string): void {
  const language = readLanguage(text);
  if (language !== undefined && isLocale(language)) values.language = language;
}

/** A price that says `опл` is a paid one. */
function readSumCell(
  { values, sums }: Reader,
  column: PlacedSum['column'],
  { cell, header }: { cell: Cell; header: string },
  note: <Value>(answers: Said<Value>) => Value | undefined,
): void {
  const text = visibleText(cell);
  const word = /^([\d\s.,]*)\s*(\p{L}[\p{L}\s.]*)$/u.exec(text);
  const paid = word === null ? undefined : readPaid((word[2] ?? '').trim());
  if (paid !== undefined) values.paid = paid;
  const sum = note(readBookSum(paid === undefined ? cell : (word?.[1] ?? '').trim() || null));
  if (sum === undefined || sum.minor === 0n) return;
  const named = sum.currency === null ? currencyOfHeading(header) : undefined;
  const heading = note<Currency | null>(
    named === 'OTHER' ? { reason: 'unknownCurrency' } : { value: named ?? null },
  );
  if (heading !== undefined) sums.push({ column, minor: sum.minor, beside: sum.currency, heading });
}

/**
 * What the sums of a row come to, in the currency that they or their row name. A minus turns the side of a balance.
 * Sums of different currencies come to nothing, and neither does one that names its own beside one that names none.
 */
function settleSums(kind: BookKind, { values, sums }: Reader): BookReason | undefined {
  const [first] = sums;
  if (first === undefined) return undefined;
  const ofRow = values.currency ?? null;
  const currencies = new Set(sums.map(({ beside, heading }) => beside ?? ofRow ?? heading));
  if (kind !== 'balances') {
    values.sumMinor = String(absolute(sums.at(-1)?.minor ?? 0n));
    values.currency = ofRow ?? first.beside ?? first.heading;
    return undefined;
  }
  if (ofRow !== null) currencies.add(ofRow);
  if (currencies.size > 1) return 'twoCurrencies';
  // Two columns of sums in one row: what is owed by the firm and to it.
  const owed = sums.reduce((both, { column, minor }) => both + (column === 'credit' ? -minor : minor), 0n);
  values.side = owed < 0n ? 'weOwe' : 'owesUs';
  values.sumMinor = String(absolute(owed));
  [values.currency = null] = currencies;
  return undefined;
}

const absolute = (minor: bigint) => (minor < 0n ? -minor : minor);

function readCurrencyCell(
  values: BookValues,
  cell: Cell,
  note: <Value>(answers: Said<Value>) => Value | undefined,
): void {
  const text = visibleText(cell);
  const named = /^(?:с|сом|смн|c)\.?$/iu.test(text) ? 'TJS' : currencyOfCell(cell);
  const currency = note<Currency>(
    named === undefined || (named === 'OTHER' && saysNothing(text))
      ? undefined
      : named === 'OTHER'
        ? { reason: 'unknownCurrency' }
        : { value: named },
  );
  if (currency !== undefined) values.currency = currency;
}

function statusOf(cell: Cell): Said<NonNullable<BookValues['status']>> {
  const text = visibleText(cell);
  if (isFormulaError(cell)) return { reason: 'formulaError' };
  if (saysNothing(text)) return undefined;
  const status = readBookStatus(text);
  return status === undefined ? { reason: 'unknownStatus' } : { value: status };
}

/** `2026-11-03`; undefined where the year is said nowhere. */
function wholeDay({ year, month, day }: BookDay, usualYear: number | undefined): string | undefined {
  const of = year ?? usualYear;
  return of === undefined
    ? undefined
    : `${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** What a sheet says of all its rows goes where a row says nothing else. */
function addFacts(kind: BookKind, values: BookValues, facts: BookFacts): void {
  if (kind !== 'parcels') return;
  if (values.status === undefined && facts.status !== undefined) values.status = facts.status;
  if (values.trip === undefined && facts.plates !== undefined) values.trip = facts.plates;
  const { day } = facts;
  if (values.day === undefined && day !== undefined) {
    const whole = wholeDay(day, undefined);
    if (whole !== undefined) values.day = whole;
  }
}
