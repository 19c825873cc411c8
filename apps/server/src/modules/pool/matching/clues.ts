/** What is left of a label, and a declaration that it may belong to: both in the forms that are compared. */
import type { CustomerCodeShape } from '@rohi/contract/accounts/customer-code';
import { readableSigns } from './code-likeness.ts';

/** What somebody could read of a parcel, as they wrote it; null where nothing could be. */
export type ReadClues = {
  code: string | null;
  customerCode: string | null;
  name: string | null;
  phone: string | null;
  goods: string | null;
  seller: string | null;
};

/** The same to be compared. `soundsOf` of names and goods are folded texts. */
export type Clues = {
  /** Readable signs, `?` for each that is not. */
  code: string;
  /** Figures of a customer code, `?` for each that is not readable. */
  customer: string;
  /** Figures at the end of a telephone number. */
  phone: string;
  nameSounds: readonly string[];
  goodsSounds: readonly string[];
  goodsKinds: readonly string[];
  sellerSounds: readonly string[];
  weightG: number | null;
  /** How many parcels of a customer were scanned within minutes of this one, by customer code. */
  beside: ReadonlyMap<string, number>;
};

/** An open declaration as it is compared. */
export type Declaration = {
  parcelId: string;
  trackingCode: string;
  customerCode: string;
  nameSounds: readonly string[];
  /** The last four figures of the telephone numbers on it. */
  phones: readonly string[];
  goodsSounds: readonly string[];
  goodsKinds: readonly string[];
  sellerSounds: readonly string[];
  weightG: number | null;
};

/** A declaration as the database has it. Grams. */
export type DeclaredFacts = {
  parcelId: string;
  trackingCode: string;
  customerCode: string;
  recipient: string | null;
  account: string | null;
  phones: readonly (string | null)[];
  goods: string | null;
  seller: string | null;
  weightG: number | null;
};

/** Stands before figures that are the first of a customer code. */
export const beginning = '^';

/** The letters of a customer code in use, or the one of them that is left. */
function lettersLeft(signs: string, shapes: readonly CustomerCodeShape[]): string {
  const beginnings = shapes.flatMap(({ letters }) => [letters, ...letters]);
  const longest = beginnings.toSorted((one, other) => other.length - one.length);
  return longest.find((letters) => signs.startsWith(letters)) ?? '';
}

/**
 * The figures of a customer code that somebody has read: of `TJ-104??` they are `^104??`, since the letters say where
 * the code begins; of `04??` they are `04??`. Empty where none is readable.
 */
export function customerFigures(text: string, shapes: readonly CustomerCodeShape[]): string {
  const signs = readableSigns(text);
  const letters = lettersLeft(signs, shapes);
  const figures = signs
    .slice(letters.length)
    .replaceAll(/[OQD]/g, '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll('S', '5')
    .replaceAll('B', '8')
    .replaceAll(/[^\d?]/g, '');
  const isWhole = figures.length >= Math.max(...shapes.map(({ digits }) => digits.most));
  return /\d/.test(figures) ? (letters === '' && !isWhole ? '' : beginning) + figures : '';
}

/** The figures that a telephone number ends with: of `…48` they are `48`. Beyond four nothing is compared. */
export function phoneTail(text: string): string {
  const figures = text.normalize('NFKC').replaceAll(/[\s()+-]/g, '');
  return /(\d{2,})$/.exec(figures)?.[1]?.slice(-4) ?? '';
}
