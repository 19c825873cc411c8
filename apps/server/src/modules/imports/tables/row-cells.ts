import { plainFormOf } from '@rohi/contract/tracking/plain-code';
import { readCode, type CodeReading } from '@rohi/contract/tracking/read-code';
import { type Cell, cellText, headerKey, visibleText } from '../../../platform/table-files/table.ts';
import { parseCodeText, parseText, type Parsed } from './cell-values.ts';
import type { ColumnKey } from './column-headers.ts';
import { sharedMeasures } from './merged-cells.ts';
import type { TableCells } from './recognise-columns.ts';
import type { RowNote } from './row-notes.ts';
import type { ProblemParams, ProblemReason, RowProblem } from './row-problems.ts';
import { isTotal } from './total-words.ts';

// Rows below a table's header that are none of it: totals, signatures, remarks, further goods of the parcel above.
/** `Кладовщик: Назарова`, `制表人：`, `М.П.`: what somebody signs with or remarks below a list. */
const signatureWords = new RegExp(
  `^(?:${[
    '制表|制单|审核|复核|签字|签名|签收人|收货人签|发货人签|经手|仓管|仓库管理|送货人|司机|备注|说明|注意|盖章|打印',
    'кладовщик|сдал|принял|отпустил|получил|подпись|мп$|комментари|примечани|ответственн|директор|бухгалтер|менеджер',
    'составил|проверил|выдал|водитель|печать|заведующ|оператор',
    'preparedby|checkedby|receivedby|deliveredby|approvedby|issuedby|signature|signed|stamp|remarks?|notes?|comments?|manager|warehousekeeper',
    'имзо|супорид|қабулкард|анбордор|эзоҳ|шарҳ|масъул|мудир',
  ].join('|')})`,
  'u',
);

/** `2`, `12 мест` in the place of a code: how many there are. */
const sumOfCodes = /^\d{1,4}\s*\p{L}{0,6}\.?$/u;

/** Why a row is none of the table; undefined for one that is. */
function setAside(
  { columns }: Pick<TableCells, 'columns'>,
  cells: readonly Cell[],
): 'total' | 'text' | undefined {
  const textAt = (index: number) => visibleText(cells[index] ?? null);
  const goods = textAt(columns.get('goods')?.index ?? -1);
  if (goods !== '') {
    const code = textAt(columns.get('trackingCode')?.index ?? -1);
    return isTotal(code === '' ? goods : code) ? 'total' : undefined;
  }
  const place = (columns.get('trackingCode') ?? columns.get('trip'))?.index ?? -1;
  const named = textAt(place);
  const isNamed = named !== '' && !sumOfCodes.test(named);
  const first = isNamed ? named : (cells.map(visibleText).find((text) => text !== '') ?? '');
  // Where there are goods the word must stand in their place, or they must be missing.
  if (isTotal(first)) return 'total';
  if (columns.has('goods')) return undefined;
  if (!/\d/.test(named) && signatureWords.test(headerKey(first))) return 'text';
  const isEmpty = [...columns.values()].every(({ index }) => textAt(index) === '');
  return isEmpty ? 'text' : undefined;
}

/** The rows of a table that are sound, and what is to be said of the others. */
export type ReadRows<Row> = { rows: Row[]; problems: RowProblem[]; notes: RowNote[]; rowsRead: number };

/** One row of a recognised table. What is wrong with it collects in `problems`. */
export type RowCells = {
  /** As the spreadsheet counts, from 1. */
  row: number;
  problems: RowProblem[];
  cell(key: ColumnKey): Cell;
  /** The cell understood by `parse`; undefined when it is empty or wrong, which is then among the problems. */
  take<Value>(key: ColumnKey, parse: (cell: Cell) => Parsed<Value>): Value | undefined;
  /** The same, but an empty cell is a problem too. */
  need<Value>(key: ColumnKey, parse: (cell: Cell) => Parsed<Value>): Value | undefined;
  addProblem(key: ColumnKey, reason: ProblemReason, params?: ProblemParams): void;
};

/** The rows below the header that hold anything at all, but for totals of the others and what stands below them. */
export function* dataRows(table: TableCells): Generator<RowCells> {
  for (const [index, cells] of filledRows(table))
    if (setAside(table, cells) === undefined) yield rowCells(table, index, cells);
}

/** The rows below the header that are totals of the others, as the spreadsheet counts. */
export function totalRows(table: TableCells): number[] {
  return [...filledRows(table)].flatMap(([index, cells]) =>
    setAside(table, cells) === 'total' ? [index + 1] : [],
  );
}

/**
 * What stands in rows that name no parcel and no trip: signatures, remarks, further goods of the parcel above. One text
 * a row.
 */
export function textsLeftOut(table: TableCells): string[] {
  return [...filledRows(table)].flatMap(([, cells]) =>
    setAside(table, cells) === 'text'
      ? [
          cells
            .map(visibleText)
            .filter((text) => text !== '')
            .join(' '),
        ]
      : [],
  );
}

function* filledRows(table: TableCells): Generator<[index: number, cells: readonly Cell[]]> {
  for (const [index, cells] of table.rows.entries())
    if (index > table.headerRow && cells.some((cell) => visibleText(cell) !== '')) yield [index, cells];
}

/** How many rows below the header hold anything. */
export function countRows(table: TableCells): number {
  return [...dataRows(table)].length;
}

const dayColumns: ReadonlySet<ColumnKey> = new Set(['statusAt', 'createdAt', 'receivedAt', 'time']);
/** So many days lie between the two beginnings from which spreadsheets count. */
const days1904 = 1_462;

function rowCells(table: TableCells, index: number, cells: readonly Cell[]): RowCells {
  const problems: RowProblem[] = [];
  const cell = (key: ColumnKey): Cell => {
    const found = cells[table.columns.get(key)?.index ?? -1] ?? null;
    const isDay = table.facts?.days1904 === true && typeof found === 'number' && dayColumns.has(key);
    return isDay ? found + days1904 : found;
  };
  const addProblem = (key: ColumnKey, reason: ProblemReason, params?: ProblemParams): void => {
    problems.push(problemAt(table, index + 1, key, cellText(cell(key)), reason, params));
  };
  const take = <Value>(key: ColumnKey, parse: (cell: Cell) => Parsed<Value>): Value | undefined => {
    const found = cell(key);
    if (visibleText(found) === '') return undefined;
    const parsed = parse(found);
    if ('value' in parsed) return parsed.value;
    addProblem(key, parsed.reason, parsed.params);
    return undefined;
  };
  // In a text file that is a separator inside a value, and everything after it stands in the wrong column.
  const width = table.headerRow < 0 ? Infinity : (table.rows[table.headerRow]?.length ?? 0);
  const surplus =
    table.name === null ? cells.slice(width).find((each) => visibleText(each) !== '') : undefined;
  if (surplus !== undefined)
    problems.push(problemAt(table, index + 1, null, cellText(surplus), 'tooManyCells'));
  for (const { column, count } of sharedMeasures(table, index))
    problems.push(problemAt(table, index + 1, column, '', 'sharedByRows', { count }));
  return {
    row: index + 1,
    problems,
    cell,
    take,
    need(key, parse) {
      if (visibleText(cell(key)) === '') addProblem(key, 'required');
      return take(key, parse);
    },
    addProblem,
  };
}

/** What stands in a cell of a row, for the report. */
export function cellTextAt(table: TableCells, row: number, key: ColumnKey): string {
  return cellText(table.rows[row - 1]?.[table.columns.get(key)?.index ?? -1] ?? null);
}

const longestValueShown = 80;

/** A problem of one cell; long values are cut for the report. */
export function problemAt(
  table: Pick<TableCells, 'columns'>,
  row: number,
  key: ColumnKey | null,
  value: string,
  reason: ProblemReason,
  params?: ProblemParams,
): RowProblem {
  const column = key === null ? null : (table.columns.get(key)?.header ?? key);
  const excerpt = value.length > longestValueShown ? `${value.slice(0, longestValueShown)}…` : value;
  return { row, column, value: excerpt, reason, ...(params === undefined ? {} : { params }) };
}

/** The tracking code in the form in which it is stored; what is doubtful in it is among the problems of the row. */
export function parseTrackingCode(cell: Cell, most = 200): Parsed<string> {
  const text = parseCodeText(cell, most);
  if (!('value' in text)) return text;
  const reading = readCode(text.value);
  // A word in letters of another script is none, as one in Latin letters is.
  return reading.kind === 'none' && !/\d/.test(text.value) && /^[\p{L}\s'-]+$/u.test(text.value)
    ? { reason: 'wordForCode' }
    : saidOfCode(reading);
}

function saidOfCode(reading: CodeReading): Parsed<string> {
  if ('code' in reading) return { value: reading.code };
  if (reading.kind === 'none') return { reason: 'badCode', params: { min: 4, max: 40 } };
  const params = { codes: reading.codes.join(', ') };
  if (reading.why === 'several') return { reason: 'severalCodes', params };
  if (reading.why === 'cut') return { reason: 'lostDigits' };
  return reading.why === 'noDigit' ? { reason: 'wordForCode' } : { reason: 'otherLetters', params };
}

/**
 * An order's or customer's code, or a number of a foreign carrier: letters and digits with signs between, upper case.
 */
export function parseOtherCode(cell: Cell): Parsed<string> {
  const text = parseCodeText(cell, 200);
  if (!('value' in text)) return text;
  const code = plainFormOf(text.value);
  if (code.length > 40) return { reason: 'tooLong', params: { max: 40 } };
  return /^[\p{L}\p{N}](?:[\p{L}\p{N} ._/#-]*[\p{L}\p{N}])?$/u.test(code)
    ? { value: code }
    : { reason: 'badCode', params: { min: 1, max: 40 } };
}

/** The code of the customer that a text names, or why it names none; undefined for a code of no account. */
export type FindCustomer = (text: string) => Parsed<string> | undefined;

/** A customer's code as people write it, in its normal form; a code of another system stays as it is. */
export function parseCustomerCode(find: FindCustomer): (cell: Cell) => Parsed<string> {
  return (cell) => {
    const text = parseCodeText(cell, 200);
    return ('value' in text ? find(text.value) : undefined) ?? parseOtherCode(cell);
  };
}

/** A word that `find` knows. */
export function parseWord<Value>(
  find: (text: string) => Value | undefined,
  unknown: ProblemReason,
): (cell: Cell) => Parsed<Value> {
  return (cell) => {
    const text = parseText(cell, 200);
    if (!('value' in text)) return text;
    const found = find(text.value);
    return found === undefined ? { reason: unknown } : { value: found };
  };
}
