import type { changeOrder } from '@rohi/contract/orders/orders.contract';
import type { BodyOf } from '@rohi/contract/endpoint';
import type { Marketplace } from '@rohi/contract/orders/order-rules';
import { mostParcelsOfOrder } from '@rohi/contract/orders/order-rules';
import { readDecimal } from '@rohi/contract/pricing/exact-decimal';
import { plainAmount, plainNumber } from '@rohi/contract/pricing/typed-amount';
import type { Currency } from '@rohi/contract/pricing/money';
import { readPastedCodes } from '@rohi/contract/tracking/pasted-codes';
import { codeOf, readCode } from '@rohi/contract/tracking/read-code';
import { addBulkCodes } from '@rohi/contract/tracking/tracking-codes';
import type { Order } from '../order.ts';
import { areLinesGood, draftOfLines, linesOfOrder, readLines } from './item-lines.ts';
import { readCodeShapes } from '../../../shared/session/code-shapes.ts';

const textFields = [
  'goods',
  'senderName',
  'senderPhone',
  'senderAddress',
  'recipientName',
  'recipientPhone',
  'note',
] as const;

/** Up to 50 t, 200 m³ and a hundred million of any currency, as the service has it; digits after the point. */
const decimalLimits = {
  weightKg: { digits: 3, most: 50_000 },
  volumeM3: { digits: 6, most: 200 },
  valueAmount: { digits: 2, most: 100_000_000 },
} as const;

const decimalFields = ['weightKg', 'volumeM3', 'valueAmount'] as const;

/** The order in which fields stand in the form. */
export const orderFields = [
  'goods',
  'items',
  'marketplace',
  'places',
  'weightKg',
  'volumeM3',
  'valueAmount',
  'valueCurrency',
  'trackingCodes',
  'senderName',
  'senderPhone',
  'senderAddress',
  'recipientName',
  'recipientPhone',
  'pickupPointId',
  'note',
] as const;
export type OrderField = (typeof orderFields)[number];

/** What the form holds; tracking codes stand on lines of their own, `codeText` is one still being typed. */
export type OrderValues = Readonly<Record<OrderField | 'codeText', string>>;

export const emptyValues: OrderValues = {
  ...(Object.fromEntries(orderFields.map((field) => [field, ''])) as Record<OrderField, string>),
  valueCurrency: 'CNY',
  codeText: '',
};

/** A code of ours stands for a parcel without a known courier's code (`RP` and nine characters). */
const ownCode = /^RP[0-9A-Z]{9}$/;

/** The codes that the customer gave; our own one gives way to the first of them. */
function givenCodes({ parcelList }: Order): string[] {
  const open = parcelList.filter(({ status }) => status !== 'YQX').map((parcel) => parcel.trackingCode);
  return open.every((code) => ownCode.test(code)) ? [] : open;
}

/** '2.500' as it would be typed: '2.5', or with the reader's own mark. */
function typedDecimal(text: string | null, mark: string): string {
  if (text === null) return '';
  return (text.includes('.') ? text.replace(/\.?0+$/, '') : text).replace('.', mark);
}

/** A sum with a decimal point, as the reader would type it; nothing while there is none. */
export function typedSum(sum: string, mark: '.' | ','): string {
  return typedDecimal(sum === '' ? null : sum, mark);
}

/** Fills the form from an order. */
export function valuesOf(order: Order, mark: '.' | ','): OrderValues {
  const { declaration } = order;
  const texts = Object.fromEntries(textFields.map((field) => [field, declaration[field] ?? '']));
  return {
    ...emptyValues,
    ...texts,
    marketplace: declaration.marketplace ?? '',
    places: declaration.places === null ? '' : String(declaration.places),
    weightKg: typedDecimal(declaration.weightKg, mark),
    volumeM3: typedDecimal(declaration.volumeM3, mark),
    valueAmount: typedDecimal(declaration.value?.amount ?? null, mark),
    valueCurrency:
      declaration.value?.currency ??
      declaration.items.find(({ value }) => value !== null)?.value?.currency ??
      'CNY',
    items: linesOfOrder(declaration.items, mark),
    pickupPointId: order.pickupPoint === null ? '' : String(order.pickupPoint.id),
    trackingCodes: givenCodes(order).join('\n'),
  };
}

/**
 * The codes of a form, each once, with those of the text still being typed; a text without any stands for itself, and
 * is said to be wrong.
 */
export function codesOf({
  trackingCodes,
  codeText,
}: Pick<OrderValues, 'trackingCodes' | 'codeText'>): string[] {
  const read = readPastedCodes(codeText, readCodeShapes()).codes.map(({ code }) => code);
  return addBulkCodes(
    trackingCodes === '' ? [] : trackingCodes.split('\n'),
    read.length > 0 ? read.join('\n') : codeText,
  );
}

/** What the form sends; the codes only when they differ from those it was filled with. */
export function draftOf(
  values: OrderValues,
  filledWith: OrderValues,
): Omit<BodyOf<typeof changeOrder>, 'version'> {
  const codes = codesOf(values);
  const { places, marketplace, pickupPointId, valueCurrency } = values;
  const lines = readLines(values.items);
  // Goods and value follow from the items; where these were taken away, the form says them again.
  const fields = [...textFields, ...decimalFields].filter(
    (field) => lines.length === 0 || (field !== 'goods' && field !== 'valueAmount'),
  );
  return {
    ...Object.fromEntries(fields.map((field) => [field, values[field]])),
    ...((lines.length > 0 || filledWith.items !== '') && { items: draftOfLines(lines, codes) }),
    places: places.trim() === '' ? null : Number(places.normalize('NFKC')),
    marketplace: marketplace === '' ? null : (marketplace as Marketplace),
    valueCurrency: valueCurrency as Currency,
    ...(pickupPointId !== '' && { pickupPointId: Number(pickupPointId) }),
    ...(codes.join('\n') !== filledWith.trackingCodes && { trackingCodes: codes }),
  };
}

export type FieldProblem =
  | { problem: 'number' | 'sum' | 'positive' | 'places' | 'lastCode' | 'tooManyCodes' | 'items' }
  | { problem: 'tooPrecise'; digits: number }
  | { problem: 'tooLarge'; most: number }
  | { problem: 'code'; code: string };

function decimalProblem(
  typed: string,
  { digits, most }: { digits: number; most: number },
  isSum = false,
): FieldProblem | undefined {
  if (typed.trim() === '') return undefined;
  const { value, problem } = readDecimal(isSum ? plainAmount(typed) : plainNumber(typed), digits);
  if (problem === 'tooPrecise') return { problem, digits };
  if (value === undefined) return { problem: isSum ? 'sum' : 'number' };
  if (value === 0n) return { problem: 'positive' };
  return value > BigInt(most) * 10n ** BigInt(digits) ? { problem: 'tooLarge', most } : undefined;
}

function codesProblem(values: OrderValues, filledWith: OrderValues): FieldProblem | undefined {
  const codes = codesOf(values);
  if (codes.length === 0 && filledWith.trackingCodes !== '') return { problem: 'lastCode' };
  if (codes.length > mostParcelsOfOrder) return { problem: 'tooManyCodes' };
  const wrong = codes.find((code) => codeOf(readCode(code)) === undefined);
  return wrong === undefined ? undefined : { problem: 'code', code: wrong };
}

/** What is wrong with each field; one that is not named is good. A draft may be empty. */
export function problemsOf(
  values: OrderValues,
  filledWith: OrderValues,
): Partial<Record<OrderField, FieldProblem | undefined>> {
  const places = values.places.normalize('NFKC').trim();
  return {
    places: places === '' || /^[1-9]\d{0,2}$/.test(places) ? undefined : { problem: 'places' },
    weightKg: decimalProblem(values.weightKg, decimalLimits.weightKg),
    volumeM3: decimalProblem(values.volumeM3, decimalLimits.volumeM3),
    valueAmount:
      values.items === '' ? decimalProblem(values.valueAmount, decimalLimits.valueAmount, true) : undefined,
    items: areLinesGood(readLines(values.items)) ? undefined : { problem: 'items' },
    trackingCodes: codesProblem(values, filledWith),
  };
}

/**
 * What the China warehouse still needs to know of a submitted order before it can wait for it (docs/domain.md, section
 * 3).
 */
export function missingFields({
  goods,
  weightKg,
  value,
}: Pick<Order['declaration'], 'goods' | 'weightKg' | 'value'>): OrderField[] {
  return [
    ...(goods === null ? (['goods'] as const) : []),
    ...(weightKg === null ? (['weightKg'] as const) : []),
    ...(value === null ? (['valueAmount'] as const) : []),
  ];
}

/** Fields in which two forms differ. */
export function differingFields(one: OrderValues, other: OrderValues): OrderField[] {
  return orderFields.filter((field) => one[field].trim() !== other[field].trim());
}
