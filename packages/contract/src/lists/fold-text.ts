/**
 * One form of a text for searching, in ASCII alone: names, goods and codes are folded when they are written and when
 * they are looked for, so that Рахимов, Раҳимов and Rahimov are one, in every script and on every database. What is
 * folded is compared, never shown.
 */

/** Raised when the fold makes other texts than before: what is stored is then folded again. */
export const foldForm = '3';

/** The readings of a Han sign in Latin letters; without them Han is found by its own signs alone. */
export type HanReading = (sign: string) => string;

export const noReading: HanReading = () => '';

// Letters with marks (й, ё, ӣ, ӯ, é) are taken apart before, so only their bases stand here.
const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  є: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  к: 'k',
  қ: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ҳ: 'h',
  ц: 'ts',
  ч: 'ch',
  ҷ: 'j',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
};

/** Spellings of one sound: Rakhimov and Rahimov, Джамшед and Jamshed, Yusuf and Юсуф. The longer ones come first. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'sh'],
  [/dzh|dj/g, 'j'],
  [/gh/g, 'g'],
  [/kh|ks|x/g, 'h'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/c(?!h)|q/g, 'k'],
  [/w/g, 'v'],
  [/y[eo]/g, 'e'],
  [/y/g, 'i'],
  [/([a-z])\1+/g, '$1'],
];

export const han = /\p{Script=Han}/u;
const digit = /\d/;

/** Lower case letters and figures of ASCII, and nothing between them; Han is left out. */
export function plainForm(word: string, readHan: HanReading): string {
  let plain = '';
  for (const sign of word.normalize('NFKD').toLowerCase())
    plain += letters[sign] ?? (han.test(sign) ? readHan(sign) : sign);
  return plain.replaceAll(/[^a-z0-9]/g, '');
}

export function soundForm(plain: string): string {
  return sounds.reduce((text, [spelling, sound]) => text.replaceAll(spelling, sound), plain);
}

/** The signs themselves, `x738b` each: after `soundForm` no letter is an x. */
export function signForm(word: string): string {
  let signs = '';
  for (const sign of word.normalize('NFKC'))
    if (han.test(sign)) signs += `x${sign.codePointAt(0)?.toString(16)}`;
  return signs;
}

export function wordsOf(text: string): string[] {
  return text.normalize('NFKC').trim().split(/\s+/u);
}

/** What is compared of a word: codes as they stand and as they sound, all else as it sounds; Han also by its signs. */
function formsOf(word: string, readHan: HanReading): string[] {
  const plain = plainForm(word, readHan);
  return [...(digit.test(plain) ? [plain] : []), soundForm(plain), signForm(word)];
}

export const mostFolded = 2_000;

/** The folded text of these fields, for a search to look into; its words stand once each, with spaces between them. */
export function foldText(
  fields: readonly (string | null | undefined)[],
  readHan: HanReading = noReading,
): string {
  const forms = fields.flatMap((field) => wordsOf(field ?? '').flatMap((word) => formsOf(word, readHan)));
  return [...new Set(forms)]
    .filter((form) => form !== '')
    .join(' ')
    .slice(0, mostFolded);
}

/**
 * What each word of a search must be found as in a code in small letters: as it is written, since a code without a
 * figure has no sound either.
 */
export function codeTerms(search: string): string[] {
  return wordsOf(search)
    .map((word) => plainForm(word, noReading))
    .filter((term) => term !== '');
}
