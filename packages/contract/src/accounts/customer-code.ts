/**
 * Customer codes as people write them, and by which shapes they differ from other codes (docs/domain.md, section 10).
 */
import { inOtherLayout } from '../lists/keyboard-layout.ts';
import { withLookAlikes } from '../lists/look-alikes.ts';
import { usualCodePrefix } from '../reference-data/usual-settings.ts';

/** How codes of one beginning look. Which shapes there are is data: they follow from the codes that were ever given. */
export type CustomerCodeShape = {
  /** As folded, `TJ`; empty for codes that are digits alone. */
  letters: string;
  /** What is written between letters and digits. */
  separator: '' | '-';
  digits: { least: number; most: number };
  /** One letter may stand behind the digits. */
  mayEndInLetter: boolean;
  /** Digits alone are a code of this shape. */
  isAlone: boolean;
};

/** Codes of an installation that has set nothing. */
export const usualShape: CustomerCodeShape = {
  letters: usualCodePrefix,
  separator: '-',
  digits: { least: 5, most: 6 },
  mayEndInLetter: false,
  isAlone: true,
};

/** The shapes of an installation that has set nothing and given no other codes. */
export const customerCodeShapes: readonly CustomerCodeShape[] = [usualShape];

const between = String.raw`\s\p{Pd}\p{Cf}_.#:/`;
const betweenSigns = new RegExp(`[${between}]`, 'gu');

/** The digits of a code are at most eight, the letters before them five, and one letter may stand behind. */
const form = /^(\p{L}{0,5})(\d{1,8})(\p{L}?)$/u;

const bareOf = (text: string) => text.normalize('NFKC').toUpperCase().replaceAll(betweenSigns, '');

/**
 * The text by which a customer code is found: full-width signs, small letters, other or missing hyphens, blanks and
 * letters that look Latin make no difference.
 * O and 0, I and 1, B and 8 are different signs. Undefined for what is no code of 2 to 14 signs: up to five letters,
 * one to eight digits, and at most one letter.
 * Whether an account has the code is another question.
 */
export function foldCustomerCode(text: string): string | undefined {
  const folded = withLookAlikes(bareOf(text));
  return folded.length >= 2 && form.test(folded) ? folded : undefined;
}

/** A folded code without the noughts before its number: `TPS001` and `TPS1` are one then. */
export function looseOf(folded: string): string {
  return folded.replace(/^(\D*)0+(?=\d)/, '$1');
}

export type CustomerCodeParts = { letters: string; digits: string; behind: string };

/** The parts of a folded code. */
export function partsOfCode(folded: string): CustomerCodeParts {
  const [, letters = '', digits = '', behind = ''] = form.exec(folded) ?? [];
  return { letters, digits, behind };
}

/** The folded codes that a text may be: as it stands, and as its keys write it in the Latin layout. */
export function foldedReadings(text: string): string[] {
  const bare = bareOf(text);
  const typed = /\p{Script=Cyrillic}/u.test(bare) ? inOtherLayout(bare) : undefined;
  const readings = [text, typed ?? ''].flatMap((each) => foldCustomerCode(each) ?? []);
  return [...new Set(readings)];
}

function isOfShape({ letters, digits, behind }: CustomerCodeParts, shape: CustomerCodeShape): boolean {
  const { least, most } = shape.digits;
  const isBegun = letters === shape.letters || (letters === '' && shape.isAlone);
  return (
    isBegun &&
    digits.length >= least &&
    digits.length <= most &&
    (behind === '' || (shape.mayEndInLetter && letters !== ''))
  );
}

/** A code as it is written where it has this shape. */
const writtenAs = ({ letters, separator }: CustomerCodeShape, { digits, behind }: CustomerCodeParts) =>
  `${letters}${separator}${digits}${behind}`;

/**
 * What somebody has written, as a code of one of the shapes in use and in its written form, `TJ-639312`. Undefined
 * for what no customer code in use looks like: it
 * may be any other code then. Its owner is known to the service alone, which has all codes (`findCustomersAsWritten`).
 */
export function readCustomerCode(
  text: string,
  shapes: readonly CustomerCodeShape[] = customerCodeShapes,
): string | undefined {
  for (const folded of foldedReadings(text)) {
    const parts = partsOfCode(folded);
    const shape =
      shapes.find((each) => each.letters === parts.letters && isOfShape(parts, each)) ??
      shapes.find((each) => isOfShape(parts, each));
    if (shape !== undefined) return writtenAs(shape, parts);
  }
  return undefined;
}

/** Within texts: the letters in Latin ones, and what their keys write in the Russian layout. */
type Within = { alike: RegExp; typed: RegExp | undefined };

const made = new WeakMap<CustomerCodeShape, Within>();

function withinOf(shape: CustomerCodeShape): Within {
  const { letters, digits, mayEndInLetter } = shape;
  const rest = `[${between}]{0,3}\\d{${digits.least},${digits.most}}${mayEndInLetter ? '\\p{L}?' : ''}(?!\\d)`;
  const of = (begin: string) => new RegExp(`(?<![\\p{L}\\d])${begin}${rest}`, 'gu');
  const typed = inOtherLayout(letters)?.toUpperCase();
  return {
    alike: of([...letters].join('\\s?')),
    typed: typed !== undefined && /^\p{L}+$/u.test(typed) ? of(typed) : undefined,
  };
}

/**
 * Customer codes with their letters in a text, in their written form, however they are spelt. Digits alone are none:
 * they may be anything.
 */
export function customerCodesIn(
  text: string,
  shapes: readonly CustomerCodeShape[] = customerCodeShapes,
): string[] {
  const plain = text.normalize('NFKC').toUpperCase();
  const found = shapes.flatMap((shape) => {
    if (shape.letters === '') return [];
    const within = made.get(shape) ?? withinOf(shape);
    made.set(shape, within);
    const typed = within.typed === undefined ? [] : (plain.match(within.typed) ?? []);
    return [...(withLookAlikes(plain).match(within.alike) ?? []), ...typed];
  });
  return [...new Set(found.flatMap((each) => readCustomerCode(each, shapes) ?? []))];
}
