/** The items of a declaration, and what it says of goods and value because of them (docs/domain.md, section 13). */
import type { FieldError } from '@rohi/contract/errors';
import { goodsOfItems, readHsCode } from '@rohi/contract/orders/declared-items';
import { readDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { Currency } from '@rohi/contract/pricing/money';
import { plainAmount } from '@rohi/contract/pricing/typed-amount';
import { codeOf, readCode } from '@rohi/contract/tracking/read-code';

/** One kind of goods as it is stored; the value in minor units, of all its pieces. */
export type DeclaredItem = {
  goods: string;
  pieces: number;
  valueMinor: bigint | null;
  valueCurrency: Currency | null;
  hsCode: string | null;
  /** The parcel it is in; null where that was not said. */
  trackingCode: string | null;
};

/** What a form sends of an item. */
export type ItemDraft = {
  goods: string;
  pieces: number;
  valueAmount?: string | undefined;
  hsCode?: string | undefined;
  trackingCode?: string | undefined;
};

type Problem = { field: string; error: FieldError };

/** Of a declaration what items have a say in; of a draft what it says of the same. */
type Said = {
  goods: string | null;
  valueMinor: bigint | null;
  valueCurrency: Currency | null;
  items: readonly DeclaredItem[];
};
type Draft = {
  goods?: string | undefined;
  valueAmount?: string | undefined;
  valueCurrency?: Currency | undefined;
  items?: readonly ItemDraft[] | undefined;
};

/** A hundred million of any currency, as of a whole order. */
const mostMinor = 10_000_000_000n;

/**
 * The items of a draft, their values in this currency, undefined where it names none; and each field that cannot be
 * read.
 */
export function readItems(
  drafts: readonly ItemDraft[] | undefined,
  currency: Currency,
): { items: DeclaredItem[] | undefined; problems: Problem[] } {
  const problems: Problem[] = [];
  const items = drafts?.map((draft, index) => {
    const wrong = (field: keyof ItemDraft, error: FieldError) =>
      problems.push({ field: `items[${index}].${field}`, error });
    const goods = draft.goods.normalize('NFC').trim();
    if (goods === '') wrong('goods', 'required');
    const typedCode = draft.hsCode?.trim() ?? '';
    const hsCode = typedCode === '' ? null : (readHsCode(typedCode) ?? null);
    if (typedCode !== '' && hsCode === null) wrong('hsCode', 'badFormat');
    const typedBox = draft.trackingCode?.trim() ?? '';
    const box = codeOf(readCode(typedBox)) ?? null;
    if (typedBox !== '' && box === null) wrong('trackingCode', 'badFormat');
    const typed = draft.valueAmount?.trim() ?? '';
    const { value } = typed === '' ? { value: null } : readDecimal(plainAmount(typed), 2);
    if (value === undefined) wrong('valueAmount', 'badFormat');
    else if (value !== null && (value <= 0n || value > mostMinor)) wrong('valueAmount', 'notAllowed');
    const valueMinor = value ?? null;
    return {
      goods,
      pieces: draft.pieces,
      valueMinor,
      valueCurrency: valueMinor === null ? null : currency,
      hsCode,
      trackingCode: box,
    };
  });
  return { items, problems };
}

/**
 * The declaration with goods and value as its items say: all kinds of goods, and the sum once each item has a value.
 * What a draft says otherwise of them is a problem of its field. A declaration without items is as it was.
 */
export function sayByItems<Declaration extends Said>(
  declaration: Declaration,
  draft: Draft,
  problems: Problem[],
): Declaration {
  const { items } = declaration;
  if (items.length === 0) return declaration;
  const goods = goodsOfItems(items);
  const values = items.flatMap(({ valueMinor }) => valueMinor ?? []);
  const currency = items.find(({ valueCurrency }) => valueCurrency !== null)?.valueCurrency ?? null;
  const sum = values.reduce((total, value) => total + value, 0n);
  const valueMinor = values.length === items.length ? sum : null;
  const valueCurrency = valueMinor === null ? null : currency;
  const isSaid = (text: string | undefined) => text !== undefined && text.trim() !== '';
  if (isSaid(draft.goods) && declaration.goods !== goods)
    problems.push({ field: 'goods', error: 'notAllowed' });
  const differs = declaration.valueMinor !== valueMinor || declaration.valueCurrency !== valueCurrency;
  if (isSaid(draft.valueAmount) && differs) problems.push({ field: 'valueAmount', error: 'notAllowed' });
  if (sum > mostMinor) problems.push({ field: 'items', error: 'notAllowed' });
  return { ...declaration, goods, valueMinor, valueCurrency };
}

/** True when a draft that names no items says of goods or value what items say already. */
export function contradictsItems(before: Said, draft: Draft): boolean {
  if (before.items.length === 0 || draft.items !== undefined) return false;
  const { goods, valueAmount, valueCurrency } = draft;
  if (goods !== undefined && goods.normalize('NFC').trim() !== before.goods) return true;
  if (valueAmount !== undefined) {
    const value = readDecimal(plainAmount(valueAmount.trim()), 2).value ?? null;
    if (value !== before.valueMinor) return true;
  }
  return (
    valueCurrency !== undefined && before.valueCurrency !== null && valueCurrency !== before.valueCurrency
  );
}

/**
 * The items with the parcels they are in, of those that the order has: a parcel that it does not have any more is said
 * of no item. `named`: the items come with this change, and one that names another parcel is a problem of its field.
 */
export function inParcels(
  items: readonly DeclaredItem[],
  codes: readonly string[],
  named: boolean,
): { items: DeclaredItem[]; problems: Problem[] } {
  const isThere = ({ trackingCode }: DeclaredItem) => trackingCode === null || codes.includes(trackingCode);
  const problems = items.flatMap((item, index): Problem[] =>
    named && !isThere(item) ? [{ field: `items[${index}].trackingCode`, error: 'notAllowed' }] : [],
  );
  return { items: items.map((item) => (isThere(item) ? item : { ...item, trackingCode: null })), problems };
}
