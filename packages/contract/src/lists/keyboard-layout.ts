/**
 * What the keys of one keyboard layout write in the other: somebody has typed without looking which of the two was on.
 */

const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russian = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const pairs = [...latin].map((key, at) => [key, russian[at] ?? key] as const);
const toRussian = new Map(pairs);
const toLatin = new Map(pairs.map(([key, letter]) => [letter, key]));

/**
 * The same keys in the other layout, in small letters; undefined where letters of both stand in the text, or of none.
 */
export function inOtherLayout(text: string): string | undefined {
  const typed = text.normalize('NFC').toLowerCase();
  const isRussian = /[а-яё]/u.test(typed);
  const isLatin = /[a-z]/.test(typed);
  if (isRussian === isLatin) return undefined;
  const keys = isRussian ? toLatin : toRussian;
  return [...typed].map((sign) => keys.get(sign) ?? sign).join('');
}
