import type { BusinessLine } from '@rohi/contract/business-lines';
import type { CancelReason } from '@rohi/contract/tracking/parcel-events';
import { handlingNotes, ParcelStatus, type HandlingNote } from '@rohi/contract/tracking/parcel-status';
import { parseCodeText, parseMoment, parseText, type Moment, type Parsed } from '../tables/cell-values.ts';
import { parseMeasure, parseSizes } from '../tables/measures.ts';
import { type Cell, visibleText } from '../../../platform/table-files/table.ts';
import { zoneOf, type ImportContext } from './event-rows.ts';
import { findCountry, type FileWords } from '../tables/import-words.ts';
import type { RecognisedTable } from '../tables/recognise-columns.ts';
import {
  dataRows,
  parseCustomerCode,
  parseOtherCode,
  parseTrackingCode,
  parseWord,
  type ReadRows,
  type RowCells,
} from '../tables/row-cells.ts';
import type { RowNote } from '../tables/row-notes.ts';
import type { RowProblem } from '../tables/row-problems.ts';

/** The facts a row gives; an empty cell gives none and changes nothing. Grams and millimetres, as parcels keep them. */
export type RowFacts = {
  orderCode?: string;
  customerCode?: string;
  businessLine?: BusinessLine;
  countryCode?: string;
  handlingNotes?: HandlingNote[];
  lastMileTracking?: string;
  lastMileCarrier?: string;
  lastMileWebsite?: string;
  weightG?: number;
  lengthMm?: number;
  widthMm?: number;
  heightMm?: number;
  pickupPointId?: number;
  tripCode?: string;
};

export type ParcelRow = {
  row: number;
  trackingCode: string;
  facts: RowFacts;
  /** Null when the file has none, which means NEW for a new parcel and "as it is" for others. */
  status: ParcelStatus | null;
  reason: CancelReason | null;
  statusAt: Moment | null;
  /** Where it came to its status; undefined where that is not said. */
  statusPlaceId?: number;
  createdAt: Moment | null;
  receivedAt: Moment | null;
};

/**
 * Understands the rows of a parcels table: those that are sound, and what is wrong with the others. Yields after each
 * row, so that a long table need not be read in one go.
 */
export function* readParcelRows(
  table: RecognisedTable,
  context: ImportContext,
): Generator<undefined, ReadRows<ParcelRow>> {
  const rows: ParcelRow[] = [];
  const problems: RowProblem[] = [];
  let rowsRead = 0;
  let freeTexts = 0;
  for (const cells of dataRows(table)) {
    rowsRead += 1;
    if (isFreeText(cells.cell('remarks'), context.words)) freeTexts += 1;
    const row = readParcelRow(cells, table, context);
    if (row !== undefined) rows.push(row);
    problems.push(...cells.problems);
    yield;
  }
  return { rows, problems, notes: noteOfRemarks(table, freeTexts), rowsRead };
}

/** The customer codes that a table names, as they are written, so that they can be looked up. */
export function customersOf(table: RecognisedTable): string[] {
  const read = (cell: Cell): Parsed<string> => parseCodeText(cell, 200);
  return [...dataRows(table)].flatMap((cells) => cells.take('customerCode', read) ?? []);
}

function isFreeText(cell: Cell, words: FileWords): boolean {
  return visibleText(cell) !== '' && !('value' in parseNotes(cell, words));
}

/** One note for the column: hundreds of remarks would hide what is worth reading. */
function noteOfRemarks(table: RecognisedTable, count: number): RowNote[] {
  const column = table.columns.get('remarks')?.header ?? null;
  if (count === 0) return [];
  return [
    { row: Math.max(1, table.headerRow + 1), column, value: '', reason: 'remarksIgnored', params: { count } },
  ];
}

/** Remarks that are handling words and nothing else; anything else is passed over. */
function handlingInRemarks(cells: RowCells, words: FileWords): HandlingNote[] | undefined {
  const parsed = parseNotes(cells.cell('remarks'), words);
  return 'value' in parsed && parsed.value.length > 0 ? parsed.value : undefined;
}

function readParcelRow(
  cells: RowCells,
  table: RecognisedTable,
  context: ImportContext,
): ParcelRow | undefined {
  const { words } = context;
  const trackingCode = cells.need('trackingCode', parseTrackingCode);
  const status = cells.take('status', parseWord(words.findStatus, 'unknownStatus')) ?? null;
  const momentOf = (key: 'createdAt' | 'receivedAt' | 'statusAt', zone: number): Moment | null =>
    cells.take(key, (cell) => parseMoment(cell, zone, context.now)) ?? null;
  const early = status === null || status === ParcelStatus.AwaitingDeparture;
  const times = {
    createdAt: momentOf('createdAt', zoneOf(undefined, undefined)),
    receivedAt: momentOf('receivedAt', zoneOf(undefined, 'CN_RECEIVED')),
    statusAt: momentOf('statusAt', zoneOf(undefined, early ? 'CN_RECEIVED' : undefined)),
  };
  const isCancelled = status === ParcelStatus.Cancelled;
  const reason = isCancelled ? cells.take('reason', parseWord(words.findReason, 'unknownReason')) : undefined;
  // What China has received is not cancelled without a reason; reported here, the problem refuses the whole row.
  if (isCancelled && times.receivedAt !== null && reason === undefined)
    cells.addProblem('reason', 'required');
  const facts = readFacts(cells, table, context);
  if (cells.problems.length > 0 || trackingCode === undefined) return undefined;
  return { row: cells.row, trackingCode, facts, status, reason: reason ?? null, ...times };
}

function readFacts(cells: RowCells, { columns }: RecognisedTable, context: ImportContext): RowFacts {
  const grams = cells.take('weightKg', (cell) => parseMeasure(cell, 'weight', columns.get('weightKg')));
  const side = (key: 'lengthCm' | 'widthCm' | 'heightCm') =>
    cells.take(key, (cell) => parseMeasure(cell, 'length', columns.get(key)));
  const [length, width, height] = cells.take('sizes', (cell) => parseSizes(cell, columns.get('sizes'))) ?? [];
  const notesOf = (cell: Cell) => parseNotes(cell, context.words);
  return withoutUndefined({
    orderCode: cells.take('orderCode', parseOtherCode),
    customerCode: cells.take('customerCode', parseCustomerCode(context.findCustomer)),
    businessLine: cells.take(
      'businessLine',
      parseWord(context.words.findBusinessLine, 'unknownBusinessLine'),
    ),
    countryCode: cells.take('countryCode', parseWord(findCountry, 'unknownCountry')),
    handlingNotes: cells.take('handlingNotes', notesOf) ?? handlingInRemarks(cells, context.words),
    lastMileTracking: cells.take('lastMileTracking', parseOtherCode),
    lastMileCarrier: cells.take('lastMileCarrier', (cell) => parseText(cell, 80)),
    lastMileWebsite: cells.take('lastMileWebsite', parseWebsite),
    weightG: grams,
    lengthMm: side('lengthCm') ?? length,
    widthMm: side('widthCm') ?? width,
    heightMm: side('heightCm') ?? height,
    pickupPointId: cells.take('pickupPoint', parseWord(context.findPickupPoint, 'unknownPickupPoint'))?.id,
    tripCode: cells.take('tripCode', parseOtherCode),
  });
}

/** Several notes in one cell; sorted, so that the same notes are the same fact. */
function parseNotes(cell: Cell, { findHandlingNote }: FileWords): Parsed<HandlingNote[]> {
  const text = parseText(cell, 500);
  if (!('value' in text)) return text;
  const whole = findHandlingNote(text.value);
  if (whole !== undefined) return { value: [whole] };
  const found = new Set<HandlingNote>();
  for (const word of text.value.split(/[,，;；、|]/)) {
    if (word.trim() === '') continue;
    const note = findHandlingNote(word);
    if (note === undefined) return { reason: 'unknownHandlingNote', params: { word: word.trim() } };
    found.add(note);
  }
  return { value: handlingNotes.filter((note) => found.has(note)) };
}

/** An http address; one without a scheme gets https. Anything else (javascript:, mailto:) is refused. */
function parseWebsite(cell: Cell): Parsed<string> {
  const text = parseText(cell, 2_000);
  if (!('value' in text)) return text;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text.value) ? text.value : `https://${text.value}`;
  const url = /^https?:\/\/\S+$/i.test(address) ? URL.parse(address) : null;
  if (url === null || !url.hostname.includes('.') || url.username !== '') return { reason: 'badWebsite' };
  return url.href.length > 200 ? { reason: 'tooLong', params: { max: 200 } } : { value: url.href };
}

type Defined<Shape> = { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> };

function withoutUndefined<Shape extends object>(shape: Shape): Defined<Shape> {
  return Object.fromEntries(
    Object.entries(shape).filter(([, value]) => value !== undefined),
  ) as Defined<Shape>;
}
