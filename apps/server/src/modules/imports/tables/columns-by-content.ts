/**
 * What the columns of a table without headings are, by what stands in all of their cells. Warehouses scan into such
 * tables.
 */
import { foldCustomerCode } from '@rohi/contract/accounts/customer-code';
import { codeOf, readCode } from '@rohi/contract/tracking/read-code';
import type { Column } from '../../../platform/table-files/find-header.ts';
import { isOwnHeader } from '../../../platform/table-files/own-headers.ts';
import { visibleText, type Cell, type Table } from '../../../platform/table-files/table.ts';
import { parseCodeText, parsePositiveNumber } from './cell-values.ts';
import type { ColumnKey } from './column-headers.ts';

/** So much of a column must be of one kind before it is read without a question. */
const sure = 0.9;
/** Of the codes of customers so many begin with letters; digits alone may be anything. */
const withLetters = 0.6;
/** Shorter codes are those of customers, numbers of rows, phones. */
const shortestCode = 10;
/** A phone of Tajikistan with its country, which is as long as a code. */
const phone = /^992\d{9}$/u;
const weightKg = { least: 0.05, most: 200 };

export type HeadlessTable = {
  /** Index of the row before the first one that is read: −1, or a row that holds our own headings alone. */
  headerRow: number;
  columns: ReadonlyMap<ColumnKey, Column>;
};

/**
 * The columns of a table of parcels that begins with a parcel and has no heading. A column of which the content is not
 * sure is not among them. Undefined where the first row is none of data, and where no column, or more than one, holds
 * tracking codes.
 */
export function columnsByContent({ rows }: Pick<Table, 'rows'>): HeadlessTable | undefined {
  if (!read.has(rows)) read.set(rows, readContent(rows));
  return read.get(rows);
}

/** A table is looked at several times while it is read. */
const read = new WeakMap<Table['rows'], HeadlessTable | undefined>();

function readContent(rows: Table['rows']): HeadlessTable | undefined {
  const filled = [...rows.entries()].filter(([, cells]) => cells.some((cell) => visibleText(cell) !== ''));
  const isOwn = filled[0]?.[1].every((cell) => visibleText(cell) === '' || isOwnHeader(cell)) === true;
  const data = filled.slice(isOwn ? 1 : 0).map(([, cells]) => cells);
  const [first] = data;
  if (first === undefined) return undefined;
  const width = data.reduce((most, { length }) => Math.max(most, length), 0);
  const cellsOf = (index: number) =>
    data.map((cells) => cells[index] ?? null).filter((cell) => visibleText(cell) !== '');
  const places = Array.from({ length: width }, (_, index) => index).filter(
    (index) => cellsOf(index).length > 0,
  );
  const tracking = places.filter(
    (index) => shareOf(cellsOf(index), isTrackingCode) >= sure && cellsOf(index).length >= sure * data.length,
  );
  const [place] = tracking;
  if (place === undefined || tracking.length > 1 || !isTrackingCode(first[place] ?? null)) return undefined;
  const found = new Map<ColumnKey, Column>([['trackingCode', { index: place, header: '' }]]);
  const addOnly = (key: ColumnKey, isOfKind: (cells: readonly Cell[]) => boolean) => {
    const [index, other] = places.filter((each) => each !== place && isOfKind(cellsOf(each)));
    if (index !== undefined && other === undefined) found.set(key, { index, header: '' });
  };
  addOnly('customerCode', areCustomerCodes);
  addOnly('weightKg', areWeights);
  return { headerRow: isOwn ? (filled[0]?.[0] ?? 0) : -1, columns: found };
}

const shareOf = (cells: readonly Cell[], isOne: (cell: Cell) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(isOne).length / cells.length;

/** A code as long as a courier's. A number that a spreadsheet has cut short counts too: its row is wrong then. */
function isTrackingCode(cell: Cell): boolean {
  const text = parseCodeText(cell, 80);
  if (!('value' in text)) return text.reason === 'lostDigits';
  const code = codeOf(readCode(text.value)) ?? '';
  if (phone.test(code)) return false;
  return code.length >= shortestCode && code.replaceAll(/\D/g, '').length >= shortestCode / 2;
}

function areCustomerCodes(cells: readonly Cell[]): boolean {
  const isCode = (cell: Cell) => foldCustomerCode(visibleText(cell)) !== undefined;
  const hasLetters = (cell: Cell) => isCode(cell) && /^\s*\p{L}/u.test(visibleText(cell));
  return shareOf(cells, isCode) >= sure && shareOf(cells, hasLetters) >= withLetters;
}

/** Whole numbers alone may be pieces or numbers of rows. */
function areWeights(cells: readonly Cell[]): boolean {
  const kilograms = cells.map((cell) => parsePositiveNumber(cell, weightKg.most));
  const isWeight = (number: (typeof kilograms)[number]) =>
    'value' in number && number.value >= weightKg.least;
  return (
    kilograms.filter(isWeight).length >= sure * cells.length &&
    kilograms.some((number) => 'value' in number && !Number.isInteger(number.value))
  );
}
