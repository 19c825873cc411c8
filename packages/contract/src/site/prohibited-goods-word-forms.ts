/**
 * How words of a question about goods are brought to a form in which they can be compared. Rough on purpose: it only
 * has to find the entry that a person means, in Russian, Tajik, English and Chinese.
 */

/** Tajik letters as people type them on a Russian keyboard; `ё` likewise. */
const plainLetters: Readonly<Record<string, string>> = {
  ғ: 'г',
  ӣ: 'и',
  қ: 'к',
  ӯ: 'у',
  ҳ: 'х',
  ҷ: 'ч',
  ё: 'е',
};

/** One case, one width, Tajik letters as Russian ones: «Аккумулятори ҲАҶМӢ» → «аккумулятори хачми». */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[ғӣқӯҳҷё]/g, (letter) => plainLetters[letter] ?? letter);
}

const cyrillicEndings = [
  ...['иями', 'ями', 'ами', 'ыми', 'ими', 'ого', 'его', 'ому', 'ему', 'иях'],
  ...['ях', 'ах', 'ов', 'ев', 'ей', 'ой', 'ый', 'ий', 'ая', 'яя', 'ое', 'ее', 'ые', 'ие', 'ию', 'ия', 'ью'],
  ...['ом', 'ем', 'ам', 'ям', 'ым', 'им', 'ых', 'их', 'ую', 'юю', 'ро'],
  ...['а', 'я', 'о', 'е', 'ы', 'и', 'у', 'ю', 'ь', 'й'],
];

/** Words that would become another word: gold is no golden case, glasses are no glass. */
export const unshortened: ReadonlySet<string> = new Set([
  'золото',
  'золота',
  'серебро',
  'серебра',
  'glasses',
]);

const shortestStem = 3;

/** The part of a folded word that stays when it is inflected. */
export function stemOf(word: string): string {
  if (unshortened.has(word)) return word;
  if (/^[a-z]+$/.test(word)) return englishStem(word);
  const singular = withoutEnding(word, ['хоро', 'хои', 'хо'], shortestStem + 1);
  const stem = withoutEnding(singular, cyrillicEndings, shortestStem);
  // порошок – порошка, подушек – подушка
  return stem.length < 5 ? stem : stem.replace(/([^аеиоуыэюя])[ое]к$/, '$1к');
}

function englishStem(word: string): string {
  if (word.length <= shortestStem) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Cuts the first ending of the list that leaves `shortest` letters or more. */
function withoutEnding(word: string, endings: readonly string[], shortest: number): string {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= shortest);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** Whether one letter too many, too few, wrong, or two exchanged neighbours are all that differs. */
export function differsByOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other || unshortened.has(other)) return false;
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const restOfOne = one.length - start - end;
  const restOfOther = other.length - start - end;
  if (restOfOne <= 1 && restOfOther <= 1) return true;
  const areExchanged = one[start] === other[start + 1] && one[start + 1] === other[start];
  return restOfOne === 2 && restOfOther === 2 && areExchanged;
}

const smallWords: ReadonlySet<string> = new Set(
  'и в с для от из на по к у о об или and or of for with the a an to in ва барои аз бо дар ба'.split(' '),
);

/** The word after one of these is what the goods do not have. */
const withoutWords: ReadonlySet<string> = new Set(['без', 'without', 'бе', 'бидуни']);

/** The words of a folded text that say something; what stands after «без» is left out. */
export function meaningfulWords(folded: string): string[] {
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter(
    (word, index) =>
      !smallWords.has(word) && !withoutWords.has(word) && !withoutWords.has(words[index - 1] ?? ''),
  );
}
