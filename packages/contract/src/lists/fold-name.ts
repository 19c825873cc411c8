/**
 * Names of people as they are compared (docs/domain.md, «Names»). Beside its sound (`fold-text.ts`) a folded name
 * holds, each for itself: Chinese readings in capitals, so that 徐 is never 胡 (both `hu` by their sounds); the classes
 * of its vowels, since Ниёзов is Niyozov, Niozov and Ниязов; and its words together.
 */
import {
  han,
  mostFolded,
  noReading,
  plainForm,
  signForm,
  soundForm,
  wordsOf,
  type HanReading,
} from './fold-text.ts';
import { pinyinOfRussian } from './palladius.ts';
import { beginsPinyin, pinyinForm, withoutTones } from './pinyin.ts';

/** What a word of a search may be found as; one of them is enough. */
export type SearchTerm = readonly string[];

const shortestKey = 4;

/**
 * The consonants of a sound with the classes of its vowels in letters that no sound has: a and o are one (Рахмонов,
 * Рахманов), e and i (Хуршед, Хуршид), any two with e or i among them (Ниёзов, Ниязов; Хусейн, Хусайн); u is another.
 * Empty for what is too short to differ.
 */
function keyOf(sound: string): string {
  const key = sound
    .replaceAll(/l[i](?=[aou])/g, 'l')
    .replaceAll('zh', 'j')
    .replaceAll('p', 'f')
    .replaceAll(/[aeiou]+/g, (run) => {
      if (run.length > 1 && /[ei]/.test(run)) return 'c';
      return /[ei]/.test(run) ? 'y' : run.includes('u') ? 'q' : 'w';
    });
  const vowels = key.replaceAll('ch', '').match(/[wyqc]/g) ?? [];
  if (key.length < shortestKey || vowels.length < 2) return '';
  return usual.reduce((text, [other, one]) => text.replaceAll(other, one), key);
}

/** Насриддин, Шамсутдин; Абдулло, Абдуллоҳ; -зода, -заде; Абдурахман, Абдулрахман; Муҳаммад, Мохамед, Магомед. */
const usual: readonly (readonly [RegExp, string])[] = [
  [/[wyq]t?dyn/g, 'dyn'],
  [/(?<=[wyqc])h$/g, ''],
  [/zwdy$/g, 'zwdw'],
  [/bdqlr/g, 'bdqr'],
  [/m[qw][hg]wm[wy]d/g, 'mhmd'],
  [/([a-z])\1+/g, '$1'],
];

/** The name with `о` where others write it: ӯ and ў, o' and oʻ of Latin letters. */
function withOtherVowels(name: string): string {
  return name.normalize('NFC').replaceAll(/[ӯў]/gu, 'о').replaceAll(/[ЎӮ]/gu, 'О');
}

/** `O'ktamova` is the ӯ of its language, which others write as u. */
const latinO = /[oO]['`‘’ʻʼ′]/gu;

/** Keyboards without ҷ have ч in its place: Чамшед is Ҷамшед. */
const typedJ = /ч/giu;

/** The same in words that begin with each of its parts: Li Na is Na Li too. */
function rotations<T>(parts: readonly T[]): T[][] {
  return parts.map((_, at) => [...parts.slice(at), ...parts.slice(0, at)]);
}

const mostRotated = 4;

/** What the words of a Chinese name begin with, as 张伟 is typed `zw`: behind an I, with which no reading begins. */
function initialsOf(readings: readonly string[]): string {
  const isName = readings.length > 1 && readings.length <= mostRotated;
  return isName ? `I${readings.map(([first = '']) => first).join('')}`.toUpperCase() : '';
}

/** No reading begins with i, u or v. */
const typedInitials = /^[a-hj-tw-z]{2,4}$/;

/** Whether a form of a search is that of the initials of a name. */
export function isInitials(form: string): boolean {
  return form.startsWith(' I');
}

/** A Chinese name: its readings and its signs together, whichever comes first, and what the readings begin with. */
function hanForms(word: string, readHan: HanReading): string[] {
  const signs = [...word].filter((sign) => han.test(sign));
  const orders = signs.length > 1 && signs.length <= mostRotated ? rotations(signs) : [signs];
  const readings = signs.map((sign) => readHan(sign)).filter((each) => each !== '');
  const [first = '', ...others] = orders.map((order) => order.map(readHan).join('').toUpperCase());
  // A space follows the initials: they are looked for whole.
  return [first, initialsOf(readings), ...orders.map((order) => signForm(order.join(''))), ...others];
}

/** Two words that others write as one: Шер Али is Sherali, but Холов Амир is no Холова. */
function joinedWords(words: readonly string[]): string[] {
  return words.slice(1).flatMap((word, at) => {
    const before = words[at] ?? '';
    const isPart = before.length <= 4 || word.length <= 3;
    return isPart && !/[eo]v$/.test(before) ? [before + word] : [];
  });
}

function otherForms(name: string): string[] {
  const words = wordsOf(name.replaceAll(/[.·•,]/gu, ' ')).map((word) => plainForm(word, noReading));
  const sounds = [...words, ...joinedWords(words)].map(soundForm);
  const isChinese = words.length <= mostRotated && words.every((word) => pinyinForm(word) !== undefined);
  const pinyin = isChinese ? rotations(words).map((order) => order.join('')) : [];
  return [
    ...words.filter((word) => /\d/.test(word)),
    ...words.map(soundForm),
    ...[...words, ...pinyin].map((word) => pinyinForm(word) ?? ''),
    // The last of a name in pinyin is no pinyin, so that a space follows each.
    isChinese ? initialsOf(words) : '',
    isChinese ? soundForm(words.join('')) : '',
    ...sounds,
    ...sounds.map(keyOf),
  ];
}

/** A name of people, for a search to look into; its forms stand once each, with spaces between them. */
export function foldName(name: string, readHan: HanReading = noReading): string {
  const chinese = wordsOf(name).filter((word) => han.test(word));
  const others = name.replaceAll(/\p{Script=Han}+/gu, ' ').trim();
  const written = [others, withOtherVowels(others), others.replaceAll(latinO, 'u')];
  const together = chinese.join('');
  const forms = [
    ...(together === '' ? [] : hanForms(together.normalize('NFKC'), readHan)),
    ...(others === '' ? [] : written.flatMap(otherForms)),
  ];
  return [...new Set(forms)]
    .filter((form) => form !== '')
    .join(' ')
    .slice(0, mostFolded);
}

/** Initials are words of their own: `Рахимов Ф.Н.` */
function searchWordsOf(search: string): string[] {
  return wordsOf(search.replaceAll(/(?<![^\s.])(\p{L})\.(?!\p{L}{2,}\.?\w*@)/gu, '$1 ')).filter(
    (word) => word !== '',
  );
}

function termsOf(word: string): SearchTerm[] {
  const plain = plainForm(word, noReading);
  const signs = signForm(word);
  const hanTerm = signs === '' ? [] : [[signs]];
  if (plain === '') return hanTerm;
  const bare = withoutTones(plain);
  if (/\d/.test(plain) && bare === undefined) return [[plain], ...hanTerm];
  const letters = bare ?? plain;
  const others = [word.replaceAll(latinO, 'u'), word.replaceAll(typedJ, 'ҷ')];
  const sounds = [letters, ...others.map((other) => plainForm(other, noReading))].map(soundForm);
  const key = keyOf(soundForm(letters));
  const forms = [
    ...(bare === undefined ? sounds : [soundForm(bare), plain]),
    pinyinForm(letters) ?? (beginsPinyin(letters) ? letters.toUpperCase() : ''),
    ...(typedInitials.test(word.toLowerCase()) ? [` I${word.toUpperCase()} `] : []),
    ...(/\p{Script=Cyrillic}/u.test(word) ? [pinyinOfRussian(word) ?? ''] : []),
    ...(key === '' ? [] : [` ${key}`]),
  ];
  return [[...new Set(forms)].filter((form) => form !== ''), ...hanTerm];
}

/**
 * What each word of a search must be found as in a folded text: all of them, in any order, each as one of its forms.
 * Empty where nothing is left to look for. A word with Han in it is looked for by its signs.
 */
export function searchTerms(search: string): SearchTerm[] {
  const terms = searchWordsOf(search).flatMap(termsOf);
  return [...new Map(terms.map((term) => [term.join(' '), term])).values()];
}

const isPinyin = (form: string): boolean => /^[A-Z]+$/.test(form);
/** A shorter word is an initial, or what a name begins with. */
const shortestInside = 3;

/** The words of a search as Chinese readings; undefined where one of them is none, or there is one alone. */
function readingsOf(search: string): string[] | undefined {
  const readings = searchWordsOf(search).map((word) => {
    const plain = plainForm(word, noReading);
    return pinyinOfRussian(word) ?? pinyinForm(withoutTones(plain) ?? plain) ?? '';
  });
  return readings.length > 1 && readings.length <= mostRotated && !readings.includes('')
    ? readings
    : undefined;
}

/**
 * The same in texts of people alone, where one of these ways is enough. A letter or two begin a word. Words that are
 * all Chinese readings stand together, as they are typed or in another order, so that `li yang` is not 刘洋; what can be
 * nothing else (`xu wei`) is not found by its sounds (Ху Вей).
 */
export function nameSearches(search: string): SearchTerm[][] {
  const readings = readingsOf(search);
  const terms = searchTerms(search).map((term) =>
    term
      .filter((form) => readings === undefined || !isPinyin(form))
      .map((form) => (form.length < shortestInside && /^[a-z]+$/.test(form) ? ` ${form}` : form)),
  );
  if (readings === undefined) return [terms];
  const [typed = '', ...others] = rotations(readings).map((order) => order.join(''));
  // What is typed may be a beginning; in another order the name is whole.
  const chinese = [[` ${typed}`, ...others.map((other) => ` ${other} `)]];
  return /[qx]|c(?!h)/i.test(search) ? [chinese] : [chinese, terms];
}

/** Whether all that is looked for stands in a folded text. */
export function holdsTerms(folded: string, terms: readonly SearchTerm[]): boolean {
  const text = ` ${folded} `;
  return terms.length > 0 && terms.every((term) => term.some((form) => text.includes(form)));
}

/** Whether a name is found by what is looked for. */
export function holdsName(folded: string, search: string): boolean {
  return nameSearches(search).some((terms) => holdsTerms(folded, terms));
}
