import type { NumberStyle } from '@rohi/contract/imports/office-import-rules';
import { mostPiecesOfItem, readHsCode } from '@rohi/contract/orders/declared-items';
import { marketplaces, type Marketplace } from '@rohi/contract/orders/order-rules';
import { currencies, type Currency } from '@rohi/contract/pricing/money';
import { plainAmount } from '@rohi/contract/pricing/typed-amount';
import { readPastedCodes } from '@rohi/contract/tracking/pasted-codes';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import { parsePositiveNumber, parseText, type Parsed } from '../tables/cell-values.ts';
import { type Cell, visibleText } from '../../../platform/table-files/table.ts';
import { dataRows, parseTrackingCode, parseWord, type RowCells } from '../tables/row-cells.ts';
import type { TableCells } from '../tables/recognise-columns.ts';
import { timesOf } from '../../../platform/table-files/measure-units.ts';
import { inStyle, unitApart } from '../tables/measures.ts';
import { unitOfHeader } from './loose-headers.ts';
import type { CustomerCodeShape } from '@rohi/contract/accounts/customer-code';

/** One row as far as it can be understood alone; weights in grams, volumes in cm³, values in minor units. */
export type DeclaredRow = {
  cells: RowCells;
  orderGroup: string | undefined;
  /** Mostly one; a cell may name several. */
  trackingCodes: readonly string[];
  goods: string | undefined;
  /** Of the goods; undefined where it is no whole number. */
  pieces: number | undefined;
  hsCode: string | undefined;
  places: number | undefined;
  weightG: number | undefined;
  volumeCm3: number | undefined;
  valueMinor: number | undefined;
  currency: Currency | undefined;
  marketplace: Marketplace | undefined;
  recipientName: string | undefined;
  recipientPhone: string | undefined;
  pickupPointId: number | undefined;
  note: string | undefined;
};

/** What rows need of the world outside of the file. */
export type RowContext = {
  findPickupPoint: (text: string) => { id: number } | undefined;
  /** Customer codes in use. */
  codeShapes: readonly CustomerCodeShape[];
  /** A telephone number in international form, if there can be such a one. */
  readPhone: (text: string) => string | undefined;
};

/** Up to 50 t, 200 m³ and a hundred million of any currency, as in an order. */
export const mostOf = { places: 999, weightKg: 50_000, volumeM3: 200, valueAmount: 100_000_000 } as const;
const longestText = 500;
const longestName = 120;
const longestGroup = 80;

/** Understands the rows one by one; what is wrong with a row stands in its cells. */
export function readDeclaredRows(table: TableCells, context: RowContext): DeclaredRow[] {
  const [weight, volume] = [table.columns.get('weightKg'), table.columns.get('volumeM3')];
  const perUnit = timesOf(weight?.unit ?? 'kg');
  const sumsOf = {
    valueAmount: sumsOfColumn(table, 'valueAmount'),
    unitPrice: sumsOfColumn(table, 'unitPrice'),
  };
  return [...dataRows(table)].map((cells) => {
    const row = {
      cells,
      orderGroup: cells.take('orderGroup', (cell) => parseText(cell, longestGroup)),
      trackingCodes: cells.take('trackingCode', (cell) => parseCodes(cell, context.codeShapes)) ?? [],
      goods: cells.take('goods', (cell) => parseText(unwrapped(cell), longestText)),
      pieces: readPieces(cells),
      hsCode: cells.take('hsCode', parseHsCode),
      places: cells.take('places', parsePlaces),
      weightG: cells.take('weightKg', (cell) => parseWeight(cell, perUnit, weight?.numbers)),
      volumeCm3: cells.take('volumeM3', (cell) =>
        parseExact(inStyle(withoutUnit(cell, cubicMetres), volume?.numbers), 6, mostOf.volumeM3),
      ),
      ...readValue(cells, sumsOf),
      marketplace: cells.take('marketplace', parseMarketplace),
      recipientName: cells.take('recipientName', (cell) => parseText(unwrapped(cell), longestName)),
      recipientPhone: cells.take('recipientPhone', (cell) => parsePhone(cell, context)),
      pickupPointId: cells.take('pickupPoint', parseWord(context.findPickupPoint, 'unknownPickupPoint'))?.id,
      note: cells.take('note', (cell) => parseText(unwrapped(cell), longestText)),
    };
    return row;
  });
}

/** The currency that the heading of a column of sums names. */
function sumsOfColumn({ columns }: TableCells, key: 'valueAmount' | 'unitPrice'): ColumnOfSums {
  const column = columns.get(key);
  const currency = findCurrency(column?.unit ?? '') ?? findCurrency(unitOfHeader(column?.header ?? ''));
  return { currency, style: column?.numbers };
}

type ColumnOfSums = { currency: Currency | undefined; style: NumberStyle | undefined };

/** People break long cells into lines; for us it is one text. */
function unwrapped(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.normalize('NFC').replaceAll(/\s+/gu, ' ') : cell;
}

/**
 * The codes of a cell as people paste them; one that no courier writes so is taken as it stands, or said to be wrong.
 */
function parseCodes(cell: Cell, shapes: readonly CustomerCodeShape[]): Parsed<string[]> {
  const plain = parseTrackingCode(unwrapped(cell));
  // What a spreadsheet has spoilt is no text to look into.
  if ('reason' in plain && plain.reason !== 'badCode') return plain;
  const text = typeof cell === 'string' && cell.length <= longestText ? cell : '';
  const codes = readPastedCodes(text, shapes).codes.map(({ code }) => normalizeTrackingCode(code));
  if (codes.length > 0) return { value: codes };
  return 'value' in plain ? { value: [plain.value] } : plain;
}

/** In grams. */
function parseWeight(cell: Cell, kilograms: number, style: NumberStyle | undefined): Parsed<number> {
  const { text, unit } = unitApart(cell, 'weight');
  const plain = inStyle(text, style);
  const own = unit === undefined ? kilograms : timesOf(unit);
  if (own === 1) return parseExact(plain, 3, mostOf.weightKg);
  const parsed = parseExact(plain, 3, mostOf.weightKg / own);
  return 'value' in parsed ? { value: Math.max(1, Math.round(parsed.value * own)) } : parsed;
}

function parsePlaces(cell: Cell): Parsed<number> {
  const parsed = parsePositiveNumber(withoutUnit(cell, /\s*(?:шт|мест[оа]?|pcs|件|箱)\.?$/iu), mostOf.places);
  if (!('value' in parsed)) return parsed;
  return Number.isInteger(parsed.value) ? parsed : { reason: 'notWhole', params: { max: mostOf.places } };
}

/** A decimal in its smallest unit: `2,5` with three digits is 2500. What a spreadsheet has calculated is rounded. */
function parseExact(cell: Cell, digits: number, max: number): Parsed<number> {
  const parsed = parsePositiveNumber(cell, max);
  if (!('value' in parsed)) return parsed;
  const smallest = Math.round(parsed.value * 10 ** digits);
  if (smallest === 0) return { reason: 'notPositive' };
  const isTyped =
    typeof cell !== 'number' && (/[.,](\d+)\D*$/.exec(visibleText(cell))?.[1] ?? '').length > digits;
  return isTyped && smallest / 10 ** digits !== parsed.value
    ? { reason: 'tooPrecise', params: { digits } }
    : { value: smallest };
}

const cubicMetres = /\s*(?:м³|м3|m³|m3|cbm|куб\.?(?:\s*м)?|立方米?)\.?$/iu;

/** A number is short; anything longer is not looked at for units. */
const longestNumber = 40;

function withoutUnit(cell: Cell, unit: RegExp): Cell {
  return typeof cell === 'string' && cell.length <= longestNumber ? cell.trim().replace(unit, '') : cell;
}

const currencyWords: readonly (readonly [Currency, RegExp])[] = [
  ['CNY', /^(?:cny|rmb|yuan|юан[ьеияй]*|元|人民币|[¥￥])$/iu],
  ['USD', /^(?:usd|us\$|долл?\.?|доллар\p{L}*|dollars?|美元|\$)$/iu],
  ['TJS', /^(?:tjs|сом\.?|сомон[иӣ]|somoni|索莫尼)$/iu],
];

function findCurrency(text: string): Currency | undefined {
  const word = text.trim();
  return (
    currencies.find((currency) => currency === word.toUpperCase()) ??
    currencyWords.find(([, words]) => words.test(word))?.[0]
  );
}

/**
 * A sum may have its currency beside it, `260 CNY`, `¥260`, or over it; of a price for one the number of pieces makes
 * the sum.
 */
function readValue(
  cells: RowCells,
  ofColumn: Record<'valueAmount' | 'unitPrice', ColumnOfSums>,
): Pick<DeclaredRow, 'valueMinor' | 'currency'> {
  const total = readSum(cells, 'valueAmount', ofColumn.valueAmount.style);
  const named = cells.take('valueCurrency', parseWord(findCurrency, 'unknownCurrency'));
  if (visibleText(cells.cell('valueAmount')) !== '')
    return { valueMinor: total.minor, currency: named ?? total.currency ?? ofColumn.valueAmount.currency };
  const each = readSum(cells, 'unitPrice', ofColumn.unitPrice.style);
  if (each.minor === undefined) return { valueMinor: undefined, currency: named };
  const valueMinor = Math.round(each.minor * (parseQuantity(cells) ?? 1));
  return { valueMinor, currency: named ?? each.currency ?? ofColumn.unitPrice.currency };
}

/** How much of the goods a row says; sellers also write lengths and weights there. */
function parseQuantity(cells: RowCells): number | undefined {
  const unit = /\s*(?:шт|штук|пар[аы]?|pcs|件|个|双|箱)\.?$/iu;
  const parsed = parsePositiveNumber(withoutUnit(cells.cell('quantity'), unit), mostPiecesOfItem);
  return 'value' in parsed ? parsed.value : undefined;
}

function readPieces(cells: RowCells): number | undefined {
  const quantity = parseQuantity(cells);
  return quantity !== undefined && Number.isInteger(quantity) ? quantity : undefined;
}

function parseHsCode(cell: Cell): Parsed<string> {
  const code = readHsCode(visibleText(cell));
  return code === undefined ? { reason: 'badHsCode' } : { value: code };
}

/** A sum in minor units, with the currency beside it. */
function readSum(
  cells: RowCells,
  key: 'valueAmount' | 'unitPrice',
  style: NumberStyle | undefined,
): { minor: number | undefined; currency: Currency | undefined } {
  const typed = visibleText(cells.cell(key)).normalize('NFKC');
  const shape = /^([^\d+-]*?)\s*([+-]?\d[\d.,\s'’]*?)\s*([^\d]*)$/u;
  const [, before = '', sum, after = ''] = (typed.length <= longestNumber ? shape.exec(typed) : null) ?? [];
  const currency = findCurrency(before) ?? findCurrency(after);
  const isBare = before === '' && after === '';
  const plain = sum !== undefined && (isBare || currency !== undefined) ? plainAmount(sum) : undefined;
  const minor = cells.take(key, (cell) => {
    if (typeof cell === 'number') return parseExact(cell, 2, mostOf.valueAmount);
    // No currency has three digits after the point: it may be a thousand and more as well, so that somebody is asked.
    const isDoubtful = plain !== undefined && /^[1-9]\d{0,2}\.\d{3}$/.test(plain);
    if (isDoubtful && style === undefined) return { reason: 'tooPrecise', params: { digits: 2 } };
    return parseExact(isDoubtful ? inStyle(plain, style) : (plain ?? cell), 2, mostOf.valueAmount);
  });
  return { minor, currency };
}

const marketplaceWords: readonly (readonly [Marketplace, RegExp])[] = [
  ['TAOBAO', /taobao|таобао|淘宝|tmall|тмолл|天猫/iu],
  ['1688', /1688|alibaba|алибаба|阿里巴巴/iu],
  ['PINDUODUO', /pinduoduo|pdd|пинд[уо]о?д[уо]о?|拼多多/iu],
  ['JD', /^jd(?:\.com)?$|jingdong|джей?ди|京东/iu],
];

/** Any other shop is another shop: no name of one is wrong. */
function parseMarketplace(cell: Cell): Parsed<Marketplace> {
  const text = parseText(cell, 200);
  if (!('value' in text)) return text;
  const word = text.value.normalize('NFKC');
  const found =
    marketplaces.find((marketplace) => marketplace === word.toUpperCase()) ??
    marketplaceWords.find(([, words]) => words.test(word))?.[0];
  return { value: found ?? 'OTHER' };
}

function parsePhone(cell: Cell, { readPhone }: RowContext): Parsed<string> {
  const text = parseText(cell, 40);
  if (!('value' in text)) return text;
  const phone = readPhone(text.value);
  return phone === undefined ? { reason: 'badPhone' } : { value: phone };
}
