/**
 * What a code is, decided once for every door (docs/domain.md, section 5; `code-doors.ts` lists them). What is exact at
 * one door is exact at all.
 */
import { guessCarriers, isPostalNumber } from './carrier-guess.ts';
import { withLookAlikes } from '../lists/look-alikes.ts';
import { asLatinKeys, endsInCountry } from './code-letters.ts';
import { kindOfOwnCode } from './own-codes.ts';
import { plainFormOf, unseenSigns } from './plain-code.ts';

/**
 * What was done to what somebody wrote: signs without a width left out, another dash, the marks of a scanner, quotes
 * around it or a word with a colon before it, blanks within it, needless hyphens, letters of another script, the other
 * layout of the keyboard, the same code twice.
 */
export type CodeRepair =
  | 'unseen'
  | 'dashes'
  | 'marks'
  | 'blanks'
  | 'hyphens'
  | 'letters'
  | 'layout'
  | 'twice';

/**
 * Why somebody must be asked: more than one code, letters that are not Latin or may be two things, a word without a
 * digit, a number that a spreadsheet has cut short.
 */
export type CodeDoubt = 'several' | 'letters' | 'noDigit' | 'cut';

/**
 * `code` is what is stored and compared: 4–40 Latin capitals, digits and hyphens. `codes` are those that may be meant.
 */
export type CodeReading =
  | { kind: 'exact'; code: string }
  | { kind: 'repaired'; code: string; how: readonly CodeRepair[] }
  | { kind: 'question'; why: CodeDoubt; codes: readonly string[] }
  | { kind: 'none' };

const none: CodeReading = { kind: 'none' };

/** Dashes that are written for a hyphen. */
export const otherDashes = /(?!-)[\p{Pd}\u2043\u2212\u30FC]/gu;
/** The mark of the symbology (`]C1`, `]Q3`) that scanners send before what they have read. */
const symbologyMark = /^\][A-Z]\d/;
/** The name of a courier or another word before a code: `中通:`. What is short behind it may be anything. */
const wordBefore = /^\p{L}{2,12} ?: ?(?=[\p{L}\p{N}-]{10,40}$)/u;
const quotes = /^[\s'"`*«»“”„‘’()[\]<>=]+|[\s'"`*«»“”„‘’()[\]<>.!?]+$/gu;

const latinCode = /^[A-Z0-9-]{4,40}$/;
export const uuidForm = /^[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}$/;
/** `7.73288E+14`: the last digits are gone. */
const cutNumber = /^\d(?:[.,]\d+)?E\+?\d{2}$/;

/** Reads what stands for one code. Text with words around a code is read by `readPastedCodes`. */
export function readCode(text: string): CodeReading {
  const plain = plainFormOf(text);
  const how: CodeRepair[] = text.search(unseenSigns) === -1 ? [] : ['unseen'];
  if (latinCode.test(plain)) return readLatin(plain, how);
  const step = (before: string, after: string, repair: CodeRepair): string => {
    if (before !== after) how.push(repair);
    return after;
  };
  if (cutNumber.test(plain)) return { kind: 'question', why: 'cut', codes: [] };
  const dashed = step(plain, plain.replaceAll(otherDashes, '-'), 'dashes');
  const bare = step(
    dashed,
    dashed.replace(symbologyMark, '').replaceAll(quotes, '').trim().replace(wordBefore, ''),
    'marks',
  );
  return /[\s,;、]/u.test(bare) ? readParted(bare, how) : readPiece(bare, how);
}

/** The code that is stored and compared for what was read; undefined where there is none, or a person must be asked. */
export function codeOf(reading: CodeReading): string | undefined {
  return 'code' in reading ? reading.code : undefined;
}

/** What is longer may be two codes in one, of at most forty signs each. */
const longestPlain = 21;
const longestTwo = 80;

const repaired = (code: string, how: readonly CodeRepair[]): CodeReading =>
  how.length === 0 ? { kind: 'exact', code } : { kind: 'repaired', code, how };

/**
 * A form that has letters of its own: a courier's, a postal number with a correct check digit, a code of ours with a
 * correct check sign.
 */
function isCertainForm(code: string): boolean {
  return /[A-Z]/.test(code) && (guessCarriers(code).length > 0 || kindOfOwnCode(code) !== undefined);
}

/** Blanks, commas and line ends within: pieces of one code, one code twice, or more than one. */
function readParted(text: string, how: readonly CodeRepair[]): CodeReading {
  const pieces = text.split(/[\s,;、]+/u).filter((piece) => piece !== '');
  if (!/[^\S ]|[,;、]/u.test(text)) {
    const joined = readPiece(pieces.join(''), [...how, 'blanks']);
    const code = codeOf(joined);
    const isBegun = startsOf(pieces).some((start) => isCertainForm(codeOf(readPiece(start, [])) ?? ''));
    if (code !== undefined && isCertainForm(code) && !isBegun) return joined;
  }
  const read = pieces.map((piece) => codeOf(readPiece(piece, [])));
  if (read.includes(undefined)) return none;
  const codes = [...new Set(read.filter((code) => code !== undefined))];
  const [only] = codes;
  if (only === undefined) return none;
  return codes.length === 1 ? repaired(only, [...how, 'twice']) : { kind: 'question', why: 'several', codes };
}

/** What stands before each gap: where that is whole, something else goes on behind it. */
function startsOf(pieces: readonly string[]): string[] {
  return pieces.slice(1).map((_, at) => pieces.slice(0, at + 1).join(''));
}

function readPiece(piece: string, how: readonly CodeRepair[]): CodeReading {
  if (/^[\p{L}\p{N}-]*$/u.test(piece) && !/^[A-Z0-9-]*$/.test(piece)) return readOtherLetters(piece, how);
  return readLatin(piece, how);
}

const fewestDigits = 4;

/**
 * Letters of another script. A form that is certain in one reading alone is that; else letters that look alike, where
 * digits make a code of it.
 */
function readOtherLetters(piece: string, how: readonly CodeRepair[]): CodeReading {
  const alike = readLatin(withLookAlikes(piece), [...how, 'letters']);
  const typed = readLatin(asLatinKeys(piece) ?? '', [...how, 'layout']);
  const certain = [alike, typed].filter((reading) => isCertainForm(codeOf(reading) ?? ''));
  const [first, second] = certain;
  if (first !== undefined && second !== undefined) {
    const meant = certain.filter((reading) => spellsWell(codeOf(reading) ?? ''));
    const [only] = meant;
    if (meant.length === 1 && only !== undefined) return only;
    return { kind: 'question', why: 'letters', codes: certain.flatMap((reading) => codeOf(reading) ?? []) };
  }
  if (first !== undefined) return first;
  const code = codeOf(alike);
  const digits = piece.match(/\d/g)?.length ?? 0;
  if (code !== undefined && digits >= fewestDigits) return alike;
  return digits > 0 ? { kind: 'question', why: 'letters', codes: code === undefined ? [] : [code] } : none;
}

function spellsWell(code: string): boolean {
  return !isPostalNumber(code) || endsInCountry(code);
}

function readLatin(code: string, how: readonly CodeRepair[]): CodeReading {
  if (isCertainForm(code)) return repaired(code, how);
  const two = code.length > longestPlain && code.length <= longestTwo ? readGlued(code, how) : undefined;
  if (two !== undefined) return two;
  if (!latinCode.test(code) || uuidForm.test(code)) return none;
  if (!/\d/.test(code)) return { kind: 'question', why: 'noDigit', codes: [code] };
  const plain = code.replaceAll('-', '');
  return plain !== code && isHyphenated(code, plain)
    ? repaired(plain, [...how, 'hyphens'])
    : repaired(code, how);
}

/**
 * A hyphen goes only where the form without it is certain, and nothing before a hyphen is whole: what goes on behind a
 * code is never joined to it.
 */
function isHyphenated(code: string, plain: string): boolean {
  // Couriers with numbers that go on with hyphens.
  if (!isCertainForm(plain) || /^(?:JD|DPK)/.test(plain)) return false;
  return !startsOf(code.split('-')).some(isCertainForm);
}

/** Two codes that a scanner has sent as one, each of a certain form or the same digits twice. */
function readGlued(text: string, how: readonly CodeRepair[]): CodeReading | undefined {
  const half = text.slice(0, text.length / 2);
  if (
    half + half === text &&
    (isCertainForm(half) || (/^\d{12,15}$/.test(half) && guessCarriers(half).length > 0))
  )
    return repaired(half, [...how, 'twice']);
  for (let at = 11; at <= text.length - 11; at += 1) {
    const codes = [text.slice(0, at), text.slice(at)];
    if (codes.every(isCertainForm)) return { kind: 'question', why: 'several', codes };
  }
  return undefined;
}

/**
 * The form in which codes are stored and compared (`read-code.ts`). What is no code, or needs a person, stays as it was
 * written, in capitals: it may be asked for, and is not stored as a code.
 */
export function normalizeTrackingCode(code: string): string {
  return codeOf(readCode(code)) ?? plainFormOf(code);
}

/** What a query really asks for: normalised, empty ones dropped, each once, in the order of asking. */
export function distinctTrackingCodes(codes: readonly string[]): string[] {
  const distinct = new Set<string>();
  for (const code of codes) {
    const normalized = normalizeTrackingCode(code);
    if (normalized !== '') distinct.add(normalized);
  }
  return [...distinct];
}
