/** Customer codes, by the shapes that are in use (docs/domain.md, section 10). */
import { inOtherLayout } from '../lists/keyboard-layout.ts';

/** Latin letters, a hyphen and so many digits. */
export type CustomerCodeShape = { letters: string; digits: { least: number; most: number } };

/** Codes are given in this shape, and digits alone are one of it. */
export const usualShape: CustomerCodeShape = { letters: 'TJ', digits: { least: 5, most: 6 } };

/**
 * All shapes in use. A further one needs its place in the check of `user_account` and in the bytes of a pass, which
 * bear the digits alone.
 */
export const customerCodeShapes: readonly CustomerCodeShape[] = [usualShape];

/** Cyrillic letters that look like those of codes. */
const alike: Readonly<Record<string, string>> = {
  ...{ А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T' },
  ...{ У: 'Y', Х: 'X', Ѕ: 'S', І: 'I', Ј: 'J' },
};

const digitsOf = ({ digits: { least, most } }: CustomerCodeShape) => `\\d{${least},${most}}`;

/** The letters as they are, as they look in Cyrillic, and as their keys write them in the Russian layout. */
function lettersOf({ letters }: CustomerCodeShape): string {
  const looks = [...letters].map((letter) => {
    const others = Object.keys(alike).filter((other) => alike[other] === letter);
    return `[${letter}${others.join('')}]`;
  });
  const typed = inOtherLayout(letters)?.toUpperCase() ?? letters;
  return `(?:${looks.join('\\s?')}|${typed})`;
}

type Forms = {
  /** A whole text without what stands between its signs; the digits are its group. */
  alone: RegExp;
  /** The same where digits alone count too. */
  asUsual: RegExp;
  /** Within a text, with its letters. */
  within: RegExp;
};

function formsOf(shape: CustomerCodeShape): Forms {
  const [letters, digits] = [lettersOf(shape), digitsOf(shape)];
  return {
    alone: new RegExp(`^${letters}(${digits})$`, 'u'),
    asUsual: new RegExp(`^${letters}?(${digits})$`, 'u'),
    within: new RegExp(`(?<![\\p{L}\\d])${letters}[\\s\\p{Pd}_.#:/]{0,3}${digits}(?!\\d)`, 'gu'),
  };
}

const made = new Map<CustomerCodeShape, Forms>();

function formsFor(shape: CustomerCodeShape): Forms {
  const forms = made.get(shape) ?? formsOf(shape);
  made.set(shape, forms);
  return forms;
}

/**
 * The customer code that somebody has written, on a box or in a list, in its normal form `TJ-639312`: full-width signs,
 * missing or other hyphens, blanks, small letters, Cyrillic look-alikes, the same keys in the Russian layout (`ЕО`) and
 * the digits alone are all read as it. Undefined for what no customer code looks like. Whether anybody has the code is
 * another question.
 */
export function readCustomerCode(
  text: string,
  shapes: readonly CustomerCodeShape[] = customerCodeShapes,
): string | undefined {
  const bare = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}\p{Cf}_.#:/]/gu, '');
  for (const [place, shape] of shapes.entries()) {
    const forms = formsFor(shape);
    const digits = (place === 0 ? forms.asUsual : forms.alone).exec(bare)?.[1];
    if (digits !== undefined) return `${shape.letters}-${digits}`;
  }
  return undefined;
}

/** Customer codes with their letters in a text, in their normal form, however they are spelt. */
export function customerCodesIn(
  text: string,
  shapes: readonly CustomerCodeShape[] = customerCodeShapes,
): string[] {
  const plain = text.normalize('NFKC').toUpperCase();
  const found = shapes.flatMap((shape) => plain.match(formsFor(shape).within) ?? []);
  return [...new Set(found.flatMap((each) => readCustomerCode(each, shapes) ?? []))];
}
