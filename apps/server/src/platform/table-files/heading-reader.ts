/**
 * Headings as people write them: the same words in another order, with other endings and signs, broken into lines, in
 * two languages at once, with a unit beside them. What the words mean is known by the caller.
 */
import { dimensionOf, unitOfWord, type Dimension, type Unit } from './measure-units.ts';
import { headerKey } from './table.ts';

/**
 * Columns by the key of a heading, the likeliest first: a heading of a column that stands in the row already means the
 * next.
 */
export type Headings<Key> = ReadonlyMap<string, readonly Key[]>;

/**
 * Tajik letters as keyboards without them write them, and signs as Hong Kong and Taiwan write them: each before what it
 * is read as.
 */
const pairs = [
  'ёеӣиӯуқкғгҳхҷч',
  '號号單单遞递運运貨货長长寬宽體体積积訂订編编碼码嘜唛頭头電电話话備备註注數数實实淨净價价時时間间倉仓國国規规稱称條条戶户會会員员總总庫库蹤踪產产類类額额幣币標标識识簽签發发達达郵邮',
  '門门車车櫃柜進进書书質质資资聯联絡络檢检驗验裝装圖图顏颜變变費费買买賣卖貴贵處处',
].join('');
const folded: Readonly<Record<string, string>> = Object.fromEntries(
  (pairs.match(/../gu) ?? []).map(([sign = '', read = '']) => [sign, read]),
);

function foldHeading(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .replaceAll('#', ' no ')
    .replaceAll('&', ' and ')
    .replaceAll('$', ' usd ')
    .replaceAll(/[¥￥]/gu, ' cny ')
    // G.W. is one word.
    .replaceAll(/(?<!\p{L})(\p{L})\.\s?(\p{L})(?:\.|(?!\p{L}))/gu, '$1$2 ');
  return [...plain].map((sign) => folded[sign] ?? sign).join('');
}

const numberWords = new Set(['no', 'nos', 'nr', 'n', 'num', 'number', 'номер', 'ном', 'ракам']);
/** Say nothing of what a column is. */
const idleWords = new Set([
  ...['必填', '选填', '文本', '文字', 'required', 'optional', 'text', 'обязательно', 'обязат'],
  ...['the', 'of', 'x', 'х'],
]);
const ending = /(?:ого|его|ый|ий|ая|яя|ое|ее|ые|ие|ой|ов|ев|[аяыиуюеоьй])$/u;

function stem(word: string): string {
  if (numberWords.has(word)) return 'no';
  if (/^[a-z]{4,}$/.test(word)) return word.replace(/(?<!s)s$/, '');
  const bare = /^\p{Script=Cyrillic}{4,}$/u.test(word) ? word.replace(ending, '') : word;
  if (numberWords.has(bare)) return 'no';
  return bare.length < 3 ? word : bare;
}

/** The words of a heading; a run of Chinese signs is one. */
function wordsOf(text: string): string[] {
  const words = text.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
  // «Вес в кг» is «Вес, кг», and «В, см» is a height.
  return words.filter((word, at) => !idleWords.has(word) && !(word === 'в' && at > 0));
}

/** Words in whichever order. */
function bagOf(words: readonly string[]): string {
  return `~${words
    .map(stem)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join(' ')}`;
}

/** The keys under which a name of a column is found by `readHeading`. */
export function looseKeys(name: string): string[] {
  const text = foldHeading(name);
  return [headerKey(text), bagOf(wordsOf(text))];
}

/** What a heading means, and the unit that stands in it. */
export type ReadHeading<Key> = { keys: readonly Key[]; unit?: Unit };

/** What the columns that may have a unit are measured in. */
export type Dimensions<Key> = ReadonlyMap<Key, Dimension>;

/**
 * What a heading means. Undefined where it has a word more than the names that are known: `Вес до упаковки` is no
 * weight.
 * @param headings by `looseKeys`
 */
function readHeading<Key>(
  header: string,
  headings: Headings<Key>,
  dimensions: Dimensions<Key>,
): ReadHeading<Key> | undefined {
  const text = foldHeading(header);
  const whole = readWords(wordsOf(text), headerKey(text), headings, dimensions);
  if (whole !== undefined) return whole;
  return agreed(partsOf(text), headings, dimensions) ?? agreed(scriptsOf(text), headings, dimensions);
}

const longestHeading = 100;
/** Rows of data are looked at for headings, too: what was read is known the next time. */
const mostRemembered = 5_000;

/** `readHeading` for many headings. */
export function loosely<Key>(
  headings: Headings<Key>,
  dimensions: Dimensions<Key> = new Map(),
): (header: string) => ReadHeading<Key> | undefined {
  const cache = new Map<string, ReadHeading<Key> | undefined>();
  return (header) => {
    if (header.length > longestHeading) return undefined;
    if (cache.has(header)) return cache.get(header);
    if (cache.size >= mostRemembered) cache.clear();
    const read = readHeading(header, headings, dimensions);
    cache.set(header, read);
    return read;
  };
}

function readWords<Key>(
  words: readonly string[],
  key: string,
  headings: Headings<Key>,
  dimensions: Dimensions<Key>,
): ReadHeading<Key> | undefined {
  if (words.length === 0) return undefined;
  const units = unitsIn(words);
  const plain = headings.get(key) ?? headings.get(bagOf(words));
  if (plain !== undefined) return withUnit(plain, units, dimensions, false);
  const rest = words.filter((word) => unitOfWord(word) === undefined);
  if (rest.length === 0 || rest.length === words.length) return undefined;
  const named = headings.get(rest.join('')) ?? headings.get(bagOf(rest));
  return named === undefined ? undefined : withUnit(named, units, dimensions, true);
}

/** The unit that a heading names. */
export function unitNamed(header: string): Unit | undefined {
  const [unit] = unitsIn(wordsOf(foldHeading(header)));
  return unit;
}

/** `Length in cm` is no length in inches. */
function unitsIn(words: readonly string[]): Unit[] {
  const found = [...new Set(words.flatMap((word) => unitOfWord(word) ?? []))];
  return found.length > 1 ? found.filter((unit) => unit !== 'in') : found;
}

/** A unit that the column cannot have makes it another column: `Количество, г` is no number of pieces. */
function withUnit<Key>(
  keys: readonly Key[],
  units: readonly Unit[],
  dimensions: Dimensions<Key>,
  mustFit: boolean,
): ReadHeading<Key> | undefined {
  const fits = (key: Key, unit: Unit) => dimensions.get(key) === dimensionOf(unit);
  const fitting = keys.filter((key) => units.every((unit) => fits(key, unit)));
  if (mustFit && fitting.length === 0) return undefined;
  const [key] = fitting.length > 0 ? fitting : keys;
  const unit = units.find((each) => key !== undefined && fits(key, each));
  return { keys: mustFit ? fitting : keys, ...(unit === undefined ? {} : { unit }) };
}

/** What stands apart: in brackets, beside a slash, on another line. */
function partsOf(text: string): string[] {
  return text.split(/[()[\]{}【】［］/|\\\n\r:;,，、。]+/u);
}

/** Chinese apart from other letters. */
function scriptsOf(text: string): string[] {
  const han = text.replaceAll(/(?!\p{Script=Han})[\p{L}\p{N}]+/gu, ' ');
  const other = text.replaceAll(/\p{Script=Han}+/gu, ' ');
  return [han, other];
}

/** Several names of one column, one in each part; a part may also be nothing but a unit. */
function agreed<Key>(
  parts: readonly string[],
  headings: Headings<Key>,
  dimensions: Dimensions<Key>,
): ReadHeading<Key> | undefined {
  const filled = parts.filter((part) => wordsOf(part).length > 0);
  if (filled.length < 2) return undefined;
  let keys: readonly Key[] | undefined;
  let unit: Unit | undefined;
  for (const part of filled) {
    const words = wordsOf(part);
    const read = readWords(words, headerKey(part), headings, dimensions);
    const units = words.map(unitOfWord);
    if (read === undefined) {
      if (units.includes(undefined)) return undefined;
      unit ??= units[0];
      continue;
    }
    const both = keys === undefined ? read.keys : keys.filter((key) => read.keys.includes(key));
    if (both.length === 0) return undefined;
    keys = both;
    unit ??= read.unit;
  }
  if (keys === undefined) return undefined;
  return withUnit(keys, unit === undefined ? [] : [unit], dimensions, true);
}
