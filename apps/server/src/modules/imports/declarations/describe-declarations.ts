import type { DataOf } from '@rohi/contract/endpoint';
import { declarationColumns, type DeclarationColumn } from '@rohi/contract/imports/declaration-limits';
import type { readDeclarations } from '@rohi/contract/imports/declarations.contract';
import type { Locale } from '@rohi/contract/locales';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { toWireMoney } from '@rohi/contract/pricing/money';
import { headerOf } from '../tables/column-headers.ts';
import { indexOfOrder, isSound, type PlannedOrder } from './declaration-plan.ts';
import type { DeclaredRow } from './declaration-rows.ts';
import type { DeclarationTable } from './column-mapping.ts';
import {
  asksOf,
  chosenColumns,
  countedTable,
  hiddenOf,
  knownColumns,
  unknownColumns,
} from './column-mapping.ts';
import { describeAsks } from '../tables/asked-words.ts';
import { totalRows } from '../tables/row-cells.ts';
import type { RecognisedTable } from '../tables/recognise-columns.ts';
import { noteText, type RowNote } from '../tables/row-notes.ts';
import { problemText, type ProblemParams, type RowProblem } from '../tables/row-problems.ts';

type ShownFile = DataOf<typeof readDeclarations>;
type ShownRow = ShownFile['rows'][number];
type Point = NonNullable<ShownRow['pickupPoint']>;

/** A file as the call answers it: itself, its table, its orders and what was made of them. */
type DescribedFile = {
  file: { id: string; fileName: string; uploadedAt: Date; confirmedAt: Date | null };
  table: DeclarationTable;
  orders: readonly PlannedOrder[];
  made: ReadonlyMap<number, string>;
};

/** The file as its customer sees it. */
export function describeDeclarations(
  { file, table: read, orders, made }: DescribedFile,
  points: ReadonlyMap<number, Point>,
  locale: Locale,
): ShownFile {
  const { table, ignoredSheets, pickupPointId } = read;
  const isTaken = (order: PlannedOrder) => made.has(indexOfOrder(order)) || isSound(order);
  const taken =
    file.confirmedAt === null
      ? orders.filter(isTaken)
      : orders.filter((order) => made.has(indexOfOrder(order)));
  const rows = orders.flatMap((order) => describeOrder(order, table, made, points, locale));
  return {
    id: file.id,
    fileName: file.fileName,
    uploadedAt: file.uploadedAt.toISOString(),
    confirmedAt: file.confirmedAt?.toISOString() ?? null,
    sheet: table.name,
    ignoredSheets,
    ignoredColumns: table.ignored,
    orders: taken.length,
    parcels: taken.reduce((sum, { codes }) => sum + Math.max(1, codes.length), 0),
    rejectedRows: rows.filter(({ problems }) => problems.length > 0).length,
    totalRows: totalRows(countedTable(read)),
    pickupPoint: pickupPointId === null ? null : (points.get(pickupPointId) ?? null),
    withoutPoint: orders.filter((order) => !made.has(indexOfOrder(order)) && lacksPoint(order)).length,
    knownColumns: knownColumns(read),
    unknownColumns: file.confirmedAt === null ? unknownColumns(read) : [],
    chosenColumns: file.confirmedAt === null ? chosenColumns(read) : [],
    hidden: file.confirmedAt === null ? hiddenOf(read) : [],
    asked:
      file.confirmedAt === null
        ? describeAsks(asksOf(read), locale, (key) => headerOf('declarations', key, locale))
        : [],
    rows: rows.toSorted((one, other) => one.index - other.index),
  };
}

/** The order has no pickup point. */
function lacksPoint({ rows }: PlannedOrder): boolean {
  return rows.some(({ cells }) => cells.problems.some(({ reason }) => reason === 'pickupPointNeeded'));
}

function describeOrder(
  order: PlannedOrder,
  table: RecognisedTable<'declarations'>,
  made: ReadonlyMap<number, string>,
  points: ReadonlyMap<number, Point>,
  locale: Locale,
): ShownRow[] {
  const orderIndex = indexOfOrder(order);
  return order.rows.map((row) => ({
    ...describeValues(row, order),
    orderIndex,
    recipientName: order.recipientName,
    recipientPhone: order.recipientPhone,
    pickupPoint: order.pickupPointId === null ? null : (points.get(order.pickupPointId) ?? null),
    // What has become an order is not wrong any more, whatever has been changed since.
    problems: made.has(orderIndex)
      ? []
      : row.cells.problems.map((problem) => describeProblem(problem, table, locale)),
    notes: order.notes
      .filter((note) => note.row === row.cells.row)
      .map((note) => describeNote(note, table, locale)),
    orderCode: made.get(orderIndex) ?? null,
  }));
}

/** The codes of a row as one text. */
export function namesOf(codes: readonly string[]): string {
  return codes.join(', ');
}

function describeValues({ cells, ...row }: DeclaredRow, order: PlannedOrder) {
  const currency = row.currency ?? order.currency ?? 'CNY';
  return {
    index: cells.row,
    orderGroup: row.orderGroup ?? null,
    trackingCode: row.trackingCodes.length === 0 ? null : namesOf(row.trackingCodes),
    goods: row.goods ?? null,
    places: row.places ?? null,
    weightKg: row.weightG === undefined ? null : writeDecimal(BigInt(row.weightG), 3),
    volumeM3: row.volumeCm3 === undefined ? null : writeDecimal(BigInt(row.volumeCm3), 6, 3),
    value:
      row.valueMinor === undefined ? null : toWireMoney({ amountMinor: BigInt(row.valueMinor), currency }),
    marketplace: row.marketplace ?? null,
    note: row.note ?? null,
  };
}

/**
 * The column that the file heads so, the value for the price of one; a column that it does not have is called by its
 * own name.
 */
function keyOf(
  { columns }: RecognisedTable<'declarations'>,
  header: string | null,
): DeclarationColumn | null {
  const found = [...columns].find(([, column]) => column.header === header)?.[0] ?? header;
  if (found === 'unitPrice') return 'valueAmount';
  return declarationColumns.find((key) => key === found) ?? null;
}

/** What is wrong with a row: in which column, under which name, and in words. */
export function describeProblem(
  { column, value, reason, params }: RowProblem,
  table: RecognisedTable<'declarations'>,
  locale: Locale,
): ShownRow['problems'][number] {
  const order = reason === 'codeOwn' ? params?.['order'] : undefined;
  return {
    column: keyOf(table, column),
    value,
    error: reason,
    msg: problemText(reason, locale, params),
    ...(order === undefined ? {} : { orderCode: String(order) }),
  };
}

function describeNote(
  { column, value, reason, params }: RowNote,
  table: RecognisedTable<'declarations'>,
  locale: Locale,
): ShownRow['notes'][number] {
  return {
    column: keyOf(table, column),
    value,
    error: reason,
    msg: noteText(reason, locale, named(params, locale)),
  };
}

/** Columns that are missing, by our own names of them. */
function named(params: ProblemParams | undefined, locale: Locale): ProblemParams {
  const missing = params?.['missing'];
  if (missing === undefined) return params ?? {};
  const names = String(missing)
    .split(',')
    .map((key) => headerOf('declarations', key as DeclarationColumn, locale));
  return { ...params, missing: names.join(locale === 'zh' ? '、' : '; ') };
}
