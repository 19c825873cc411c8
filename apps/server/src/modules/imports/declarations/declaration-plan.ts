import { requestIdOfRow } from '../../../platform/table-files/row-request.ts';
import type { DeclarationColumn } from '@rohi/contract/imports/declaration-limits';
import { mostParcelsOfOrder } from '@rohi/contract/orders/order-rules';
import type { Marketplace } from '@rohi/contract/orders/order-rules';
import type { Currency } from '@rohi/contract/pricing/money';
import { visibleText } from '../../../platform/table-files/table.ts';
import { mostOf, type DeclaredRow } from './declaration-rows.ts';
import type { RowNote } from '../tables/row-notes.ts';
import type { ProblemParams, RowProblem } from '../tables/row-problems.ts';

/** An entry of the customer's book. */
export type BookEntry = { name: string; phone: string; pickupPointId: number | null; isDefault: boolean };

/** The holder of a tracking code: no one, the caller in one of their orders, or somebody else. */
export type CodeHolder = { state: 'own'; orderCode: string } | { state: 'taken' };

/** What the plan needs of the world outside of the file. */
export type DeclarationContext = {
  book: readonly BookEntry[];
  /** The points that parcels can be sent to. */
  pointIds: ReadonlySet<number>;
  boundPointId: number | null;
  /** Unheld codes are missing. */
  holders: ReadonlyMap<string, CodeHolder>;
  /** How many new codes the customer may still declare today, of how many. */
  newCodes: { left: number; max: number };
  /** The orders that were made of this file, by the index of their first row. */
  made: ReadonlySet<number>;
  /** What the list of goods says of a description; goods without a word of warning are missing. */
  goods: ReadonlyMap<string, { verdict: 'forbidden' | 'ask-first'; names: string }>;
};

/** What one order of the file says, its rows put together. */
export type PlannedOrder = {
  rows: readonly DeclaredRow[];
  codes: string[];
  goods: string | null;
  places: number | null;
  weightG: number | null;
  volumeCm3: number | null;
  valueMinor: number | null;
  currency: Currency | null;
  marketplace: Marketplace | null;
  recipientName: string | null;
  recipientPhone: string | null;
  pickupPointId: number | null;
  note: string | null;
  notes: RowNote[];
};

const longestText = 500;

/** The row number that stands for an order: that of its first row. */
export function indexOfOrder({ rows }: Pick<PlannedOrder, 'rows'>): number {
  return rows[0]?.cells.row ?? 0;
}

/** True when nothing is wrong with any row of the order. */
export function isSound({ rows }: Pick<PlannedOrder, 'rows'>): boolean {
  return rows.every(({ cells }) => cells.problems.length === 0);
}

/**
 * Puts the rows together to orders and finds what is wrong beyond single cells; it is added to the problems of the
 * rows. An order is made whole or not at all. Touches no database.
 */
export function planDeclarations(
  groups: readonly (readonly DeclaredRow[])[],
  context: DeclarationContext,
): PlannedOrder[] {
  checkCodes(
    groups.flat().toSorted((one, other) => one.cells.row - other.cells.row),
    context,
  );
  const orders = groups.map((group) => planOrder(group, context));
  for (const { rows } of orders) markOthers(rows);
  checkNewCodes(orders, context);
  return orders;
}

/**
 * Sound orders have the codes of the day in the order of the file; one that does not fit leaves them to those after it.
 */
function checkNewCodes(orders: readonly PlannedOrder[], { newCodes, made }: DeclarationContext): void {
  let { left } = newCodes;
  for (const order of orders) {
    if (!isSound(order) || made.has(indexOfOrder(order))) continue;
    // Without a courier's code it gets one of ours.
    const count = Math.max(1, order.codes.length);
    if (count <= left) left -= count;
    else
      for (const { cells } of order.rows)
        cells.addProblem('trackingCode', 'noCodesLeft', { max: newCodes.max });
  }
}

/** When one row of an order is wrong, the others say so: none of them is taken. */
export function markOthers(rows: readonly DeclaredRow[]): void {
  const wrong = rows.find(({ cells }) => cells.problems.length > 0);
  if (wrong === undefined) return;
  for (const { cells } of rows)
    if (cells.problems.length === 0) addProblem(cells, null, 'rowOfOrderWrong', { first: wrong.cells.row });
}

/** The request id that makes an order of a file once: the same for the same file and row at any later time. */
export function requestIdOfOrder(fileId: string, index: number): string {
  return requestIdOfRow('declarations', fileId, index);
}

function addProblem(
  cells: DeclaredRow['cells'],
  key: DeclarationColumn | null,
  reason: RowProblem['reason'],
  params: ProblemParams = {},
): void {
  if (key !== null) cells.addProblem(key, reason, params);
  else cells.problems.push({ row: cells.row, column: null, value: '', reason, params });
}

/** Rows with the same word are one order; a row without one is an order of its own. */
export function groupRows(rows: readonly DeclaredRow[]): DeclaredRow[][] {
  const groups: DeclaredRow[][] = [];
  const byWord = new Map<string, DeclaredRow[]>();
  for (const row of rows) {
    const word = row.orderGroup?.normalize('NFKC').toLowerCase();
    const entry = word === undefined ? undefined : byWord.get(word);
    if (entry !== undefined) {
      entry.push(row);
      continue;
    }
    const group = [row];
    groups.push(group);
    if (word !== undefined) byWord.set(word, group);
  }
  return groups;
}

function checkCodes(rows: readonly DeclaredRow[], { holders }: DeclarationContext): void {
  const first = new Map<string, number>();
  for (const { cells, code: trackingCode } of rows.flatMap(({ cells: of, trackingCodes }) =>
    trackingCodes.map((code) => ({ cells: of, code })),
  )) {
    const earlier = first.get(trackingCode);
    const holder = holders.get(trackingCode);
    if (earlier !== undefined) cells.addProblem('trackingCode', 'codeTwice', { first: earlier });
    else if (holder?.state === 'own')
      cells.addProblem('trackingCode', 'codeOwn', { order: holder.orderCode });
    else if (holder !== undefined) cells.addProblem('trackingCode', 'codeTaken');
    if (earlier === undefined) first.set(trackingCode, cells.row);
  }
}

function planOrder(rows: readonly DeclaredRow[], context: DeclarationContext): PlannedOrder {
  for (const row of rows) checkGoods(row, context);
  const goods = joined(rows, 'goods', ', ');
  const [firstRow] = rows;
  if (isEmptyColumn(rows, 'goods')) firstRow?.cells.addProblem('goods', 'required');
  if (goods !== null && goods.length > longestText)
    firstRow?.cells.addProblem('goods', 'tooLong', { max: longestText });
  const codes = rows.flatMap(({ trackingCodes }) => trackingCodes);
  if (codes.length > mostParcelsOfOrder && firstRow !== undefined)
    addProblem(firstRow.cells, null, 'tooManyParcels', { max: mostParcelsOfOrder });
  const order = {
    rows,
    codes,
    goods,
    // Where no row says it there is one for each code.
    places: summed(rows, 'places', 'places', mostOf.places, 1),
    weightG: summed(rows, 'weightG', 'weightKg', mostOf.weightKg, 1_000),
    volumeCm3: summed(rows, 'volumeCm3', 'volumeM3', mostOf.volumeM3, 1_000_000),
    valueMinor: summed(rows, 'valueMinor', 'valueAmount', mostOf.valueAmount, 100),
    currency: agreed(rows, 'currency', 'valueCurrency') ?? null,
    marketplace: agreed(rows, 'marketplace', 'marketplace') ?? null,
    ...recipientOf(rows, context),
    note: joined(rows, 'note', '; ')?.slice(0, longestText) ?? null,
  };
  return { ...order, notes: notesOf(order, context) };
}

/** True when no row of the order says anything there, right or wrong. */
function isEmptyColumn(rows: readonly DeclaredRow[], key: DeclarationColumn): boolean {
  return rows.every(({ cells }) => visibleText(cells.cell(key)) === '');
}

function checkGoods({ cells, goods }: DeclaredRow, context: DeclarationContext): void {
  const found = goods === undefined ? undefined : context.goods.get(goods);
  if (found?.verdict === 'forbidden') cells.addProblem('goods', 'goodsForbidden', { goods: found.names });
}

/** Texts of an order's rows, each once. */
function joined(rows: readonly DeclaredRow[], field: 'goods' | 'note', separator: string): string | null {
  const texts = new Set(rows.flatMap((row) => row[field] ?? []));
  return texts.size === 0 ? null : [...texts].join(separator);
}

/** What the rows say together; a row that says nothing adds nothing. `max` is in units of the column. */
function summed(
  rows: readonly DeclaredRow[],
  field: 'places' | 'weightG' | 'volumeCm3' | 'valueMinor',
  key: DeclarationColumn,
  max: number,
  scale: number,
): number | null {
  const values = rows.flatMap((row) => row[field] ?? []);
  if (values.length === 0) return null;
  const sum = values.reduce((total, each) => total + each, 0);
  if (sum > max * scale) rows[0]?.cells.addProblem(key, 'tooBig', { max });
  return sum;
}

/** What the rows of an order must agree in; a row that says nothing agrees. */
function agreed<
  Field extends 'currency' | 'marketplace' | 'recipientName' | 'recipientPhone' | 'pickupPointId',
>(rows: readonly DeclaredRow[], field: Field, key: DeclarationColumn): DeclaredRow[Field] {
  const first = rows.find((row) => row[field] !== undefined);
  for (const row of rows)
    if (first !== undefined && row[field] !== undefined && row[field] !== first[field])
      row.cells.addProblem(key, 'differsInOrder', { first: first.cells.row });
  return first?.[field] as DeclaredRow[Field];
}

function sameName(one: string, other: string): boolean {
  return one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();
}

/**
 * The recipient of the order: what the rows say, completed from the book; without a word of it, the usual recipient.
 */
function recipientOf(
  rows: readonly DeclaredRow[],
  { book, pointIds, boundPointId }: DeclarationContext,
): Pick<PlannedOrder, 'recipientName' | 'recipientPhone' | 'pickupPointId'> {
  const name = agreed(rows, 'recipientName', 'recipientName');
  const phone = agreed(rows, 'recipientPhone', 'recipientPhone');
  const fitting = book.filter(
    (entry) =>
      (name !== undefined || phone !== undefined || entry.isDefault) &&
      (name === undefined || sameName(entry.name, name)) &&
      (phone === undefined || entry.phone === phone),
  );
  const [entry] = fitting;
  const isUnclear = phone === undefined && fitting.length > 1;
  if (isUnclear) rowWith(rows, 'recipientName')?.cells.addProblem('recipientName', 'recipientUnclear');
  const bookPoint = entry?.pickupPointId ?? null;
  const point = agreed(rows, 'pickupPointId', 'pickupPoint');
  const pickupPointId = point ?? (bookPoint !== null && pointIds.has(bookPoint) ? bookPoint : boundPointId);
  const isKnown = pickupPointId !== null && pointIds.has(pickupPointId);
  if (point !== undefined && !isKnown)
    rowWith(rows, 'pickupPointId')?.cells.addProblem('pickupPoint', 'unknownPickupPoint');
  else if (!isKnown && isEmptyColumn(rows, 'pickupPoint'))
    rows[0]?.cells.addProblem('pickupPoint', 'pickupPointNeeded');
  return {
    // As the book writes it, when it is clear who is meant.
    recipientName: (isUnclear ? name : (entry?.name ?? name)) ?? null,
    recipientPhone: phone ?? (isUnclear ? undefined : entry?.phone) ?? null,
    pickupPointId: isKnown ? pickupPointId : null,
  };
}

function rowWith(
  rows: readonly DeclaredRow[],
  field: 'recipientName' | 'pickupPointId',
): DeclaredRow | undefined {
  return rows.find((row) => row[field] !== undefined);
}

type Declared = Omit<PlannedOrder, 'notes'>;

/** Goods to ask about first, and what the China warehouse would still need to know (docs/domain.md, section 3). */
function notesOf({ rows, weightG, valueMinor }: Declared, context: DeclarationContext): RowNote[] {
  const itemNotes = rows.flatMap(({ cells, goods }): RowNote[] => {
    const found = goods === undefined ? undefined : context.goods.get(goods);
    return found?.verdict === 'ask-first'
      ? [
          {
            row: cells.row,
            column: 'goods',
            value: goods ?? '',
            reason: 'goodsAskFirst',
            params: { goods: found.names },
          },
        ]
      : [];
  });
  const missing: DeclarationColumn[] = [
    ...(weightG === null ? (['weightKg'] as const) : []),
    ...(valueMinor === null ? (['valueAmount'] as const) : []),
  ];
  if (missing.length === 0) return itemNotes;
  const row = rows[0]?.cells.row ?? 0;
  return [
    ...itemNotes,
    { row, column: null, value: '', reason: 'incomplete', params: { missing: missing.join(',') } },
  ];
}
