import type { FieldError } from '@rohi/contract/errors';
import type { Marketplace } from '@rohi/contract/orders/order-rules';
import { normalizePhone } from '@rohi/contract/accounts/login-names';
import { readDecimal } from '@rohi/contract/pricing/exact-decimal';
import { plainAmount, plainNumber } from '@rohi/contract/pricing/typed-amount';
import type { Currency } from '@rohi/contract/pricing/money';
import { inParcels, readItems, sayByItems, type DeclaredItem, type ItemDraft } from './declared-items.ts';
import { codeOf, readCode } from '@rohi/contract/tracking/read-code';

/** What a form sends of an order; a field that is missing stays, an empty one is taken away. */
export type OrderDraft = {
  pickupPointId?: number | undefined;
  trackingCodes?: readonly string[] | undefined;
  goods?: string | undefined;
  places?: number | null | undefined;
  weightKg?: string | undefined;
  volumeM3?: string | undefined;
  valueAmount?: string | undefined;
  valueCurrency?: Currency | undefined;
  items?: readonly ItemDraft[] | undefined;
  marketplace?: Marketplace | null | undefined;
  senderName?: string | undefined;
  senderPhone?: string | undefined;
  senderAddress?: string | undefined;
  recipientName?: string | undefined;
  recipientPhone?: string | undefined;
  note?: string | undefined;
};

/**
 * Where a draft stands in the file that it comes from; all orders of a file are of one moment, and listed by their
 * rows.
 */
export type FromFile = { at: Date; row: number };

/** The declaration in the units that are stored: grams, cm³, minor units. */
export type ReadDeclaration = {
  goods: string | null;
  places: number | null;
  weightG: number | null;
  volumeCm3: number | null;
  valueMinor: bigint | null;
  valueCurrency: Currency | null;
  marketplace: Marketplace | null;
  senderName: string | null;
  senderPhone: string | null;
  senderAddress: string | null;
  recipientName: string | null;
  recipientPhone: string | null;
  note: string | null;
  items: readonly DeclaredItem[];
};

export type DraftProblem = { field: string; error: FieldError };

export const emptyDeclaration: ReadDeclaration = {
  goods: null,
  places: null,
  weightG: null,
  volumeCm3: null,
  valueMinor: null,
  valueCurrency: null,
  marketplace: null,
  senderName: null,
  senderPhone: null,
  senderAddress: null,
  recipientName: null,
  recipientPhone: null,
  note: null,
  items: [],
};

const textFields = [
  'goods',
  'senderName',
  'senderPhone',
  'senderAddress',
  'recipientName',
  'recipientPhone',
  'note',
] as const;

/** Up to 50 t, 200 m³ and a hundred million of any currency; digits after the point as each is stored. */
const decimals = {
  weightKg: { scale: 3, most: 50_000_000n },
  volumeM3: { scale: 6, most: 200_000_000n },
  valueAmount: { scale: 2, most: 10_000_000_000n },
} as const;

/** Puts a draft over what stood before; names each field that cannot be read. */
export function readDeclaration(
  before: ReadDeclaration,
  draft: OrderDraft,
): { declaration: ReadDeclaration; problems: DraftProblem[] } {
  const problems: DraftProblem[] = [];
  const declaration = { ...before };
  for (const field of textFields) {
    const text = draft[field];
    if (text !== undefined) declaration[field] = text.normalize('NFC').trim() || null;
  }
  // A number that can be called from anywhere is stored so; any other stays as it was typed.
  if (draft.recipientPhone !== undefined)
    declaration.recipientPhone = normalizePhone(draft.recipientPhone) ?? declaration.recipientPhone;
  if (draft.places !== undefined) declaration.places = draft.places;
  if (draft.marketplace !== undefined) declaration.marketplace = draft.marketplace;
  const decimal = (field: keyof typeof decimals): bigint | null | undefined => {
    const text = draft[field]?.trim();
    if (text === undefined || text === '') return text === undefined ? undefined : null;
    const plain = field === 'valueAmount' ? plainAmount(text) : plainNumber(text);
    const { value } = readDecimal(plain, decimals[field].scale);
    if (value !== undefined && value > 0n && value <= decimals[field].most) return value;
    problems.push({ field, error: value === undefined ? 'badFormat' : 'notAllowed' });
    return undefined;
  };
  const weight = decimal('weightKg');
  if (weight !== undefined) declaration.weightG = weight === null ? null : Number(weight);
  const volume = decimal('volumeM3');
  if (volume !== undefined) declaration.volumeCm3 = volume === null ? null : Number(volume);
  const value = decimal('valueAmount');
  if (value !== undefined) {
    declaration.valueMinor = value;
    declaration.valueCurrency =
      value === null ? null : (draft.valueCurrency ?? before.valueCurrency ?? 'CNY');
  }
  const read = readItems(draft.items, draft.valueCurrency ?? before.valueCurrency ?? 'CNY');
  problems.push(...read.problems);
  const whole = { ...declaration, items: read.items ?? before.items };
  return { declaration: sayByItems(whole, draft, problems), problems };
}

/**
 * The courier's codes in their normal form, each once; names those that are none, or of which a person must be asked.
 */
function readTrackingCodes(codes: readonly string[]): { codes: string[]; problems: DraftProblem[] } {
  const read = codes.map((code) => (code.trim() === '' ? '' : codeOf(readCode(code))));
  const problems = read.flatMap((code, index): DraftProblem[] =>
    code === undefined ? [{ field: `trackingCodes[${index}]`, error: 'badFormat' }] : [],
  );
  return { codes: [...new Set(read.flatMap((code) => code || []))], problems };
}

/**
 * Declaration and codes of a draft, put over what stood before; `openCodes` are the parcels that an order has when the
 * draft names none. Names each field that cannot be read.
 */
export function readDraft(before: ReadDeclaration, draft: OrderDraft, openCodes: readonly string[] = []) {
  const { declaration, problems } = readDeclaration(before, draft);
  const { codes, problems: ofCodes } = readTrackingCodes(draft.trackingCodes ?? []);
  const parcels = codes.length > 0 ? codes : openCodes;
  const placed = inParcels(declaration.items, parcels, draft.items !== undefined);
  const counts = { before: Math.max(1, openCodes.length), after: Math.max(1, parcels.length) };
  return {
    declaration: {
      ...declaration,
      places: placesOf(before.places, draft.places, counts),
      items: placed.items,
    },
    codes,
    problems: [...problems, ...ofCodes, ...placed.problems],
  };
}

/**
 * The number of packages: one for each parcel until the customer names another, so that it follows codes that are added
 * and taken away. A form sends back the number that it was filled with: only another one is named.
 */
function placesOf(
  before: number | null,
  named: number | null | undefined,
  parcels: { before: number; after: number },
): number {
  if (typeof named === 'number' && named !== before) return named;
  const follows = named === null || before === null || before === parcels.before;
  return follows ? parcels.after : before;
}

/**
 * A declaration that the China warehouse can work with (docs/domain.md, section 3): goods, weight and value; the
 * packages are counted by themselves.
 */
export function isComplete({ goods, weightG, valueMinor }: ReadDeclaration): boolean {
  return goods !== null && weightG !== null && valueMinor !== null;
}
