import type { Locale } from './locales.ts';

/** The letters of both languages; those that only Russian has stand where Russian has them. */
const alphabet = 'абвгғдеёжзиӣйкқлмнопрстуӯфхҳцчҷшщъыьэюя';
const places: ReadonlyMap<string, number> = new Map([...alphabet].map((letter, at) => [letter, at]));

/** The letters and numbers of a text, in one form for each that can be written in two. */
const signsOf = (text: string) => text.normalize('NFC').toLowerCase().match(/\d+|./gsu) ?? [];

/** Signs first, then numbers, Cyrillic letters, and those of other scripts. */
function kindOf(sign: string): number {
  if (places.has(sign)) return 2;
  if (/^\d/.test(sign)) return 1;
  return /\p{L}/u.test(sign) ? 3 : 0;
}

const byCode = (one: string, other: string) => (one < other ? -1 : Number(one > other));

function compareSigns(one: string, other: string): number {
  const kind = kindOf(one);
  if (kind !== kindOf(other)) return kind - kindOf(other);
  if (kind === 1) return Number(one) - Number(other);
  return kind === 2 ? (places.get(one) ?? 0) - (places.get(other) ?? 0) : byCode(one, other);
}

/**
 * The order of names in Tajik and Russian, which stand in one list: ӣ is after и, ӯ after у, ғ қ ҳ ҷ after their
 * letters, ё after е; numbers by their value. Where only capitals differ, small letters come first.
 */
export function compareTajik(one: string, other: string): number {
  const [a, b] = [signsOf(one), signsOf(other)];
  for (const [at, sign] of a.entries()) {
    const against = b[at];
    if (against === undefined) return 1;
    const order = compareSigns(sign, against);
    if (order !== 0) return order;
  }
  return a.length === b.length ? byCode(other, one) : -1;
}

/** The order of names in a language. */
export function nameOrder(locale: Locale): (one: string, other: string) => number {
  return locale === 'ru' || locale === 'tg' ? compareTajik : new Intl.Collator(locale).compare;
}
