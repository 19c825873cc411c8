/**
 * Finds tracking codes in text as people paste it: chats, order texts of shops, letters of couriers, rows of Excel. Text that is made of
 * codes and the separators of the bulk dialog alone gives what the specification says (section 5).
 */
import { codesOfLink, linkPattern } from './code-links.ts';
import { isKnown, isNoCode, isPlainCode, noiseOf } from './code-shapes.ts';
import { bulkSeparators, normalizeTrackingCode, splitBulkCodes } from './tracking-codes.ts';

/** What was done to a code to read it: taken out of a link, Cyrillic letters replaced by the Latin ones they look like, hyphens left out. */
export type CodeChange =
  | { kind: 'link' }
  | { kind: 'letters'; from: string; to: string }
  | { kind: 'hyphens' };
export type ReadCode = { code: string; changes: readonly CodeChange[] };

/** The codes of a text, each once, and the pieces of it that are not like a code; both in the order of the text. */
export type ReadPaste = { codes: ReadCode[]; rest: string[] };

/** Reads a text. What does not look like a code is among the rest, where somebody may take it all the same. */
export function readPastedCodes(text: string): ReadPaste {
  const pieces = text.split(bulkSeparators).filter((piece) => piece !== '');
  const found = isAllCodes(pieces) ? readPlain(text) : readMixed(text);
  return { codes: eachOnce(found.codes), rest: [...new Set(found.rest)] };
}

/** Each piece is a code by its form, so nothing has to be looked for. */
function isAllCodes(pieces: readonly string[]): boolean {
  return pieces.every((piece) => isPlainCode(piece) && noiseOf(piece) === undefined && !isNumbered(piece));
}

/** `1-YT8834201957316`, `①YT8834201957316`: a courier's number, and what counts it. */
function isNumbered(piece: string): boolean {
  if (piece.search(circledNumbers) !== -1) return true;
  const [, code = ''] = /^\d{1,3}-(.+)$/.exec(piece) ?? [];
  return code !== '' && isKnown(code) && !isKnown(piece);
}

function readPlain(text: string): ReadPaste {
  return { codes: splitBulkCodes(text).map(withoutNeedlessHyphens), rest: [] };
}

function eachOnce(codes: readonly ReadCode[]): ReadCode[] {
  const byKey = new Map<string, ReadCode>();
  for (const read of codes) {
    const key = normalizeTrackingCode(read.code);
    if (!byKey.has(key)) byKey.set(key, read);
  }
  return [...byKey.values()];
}

/** A hyphen goes only where the form without it is a known courier's and the form with it is not. */
function withoutNeedlessHyphens(code: string): ReadCode {
  const plain = code.replaceAll('-', '');
  const isNeedless = plain !== code && !isKnown(code) && isKnown(plain) && noiseOf(code) === undefined;
  return isNeedless ? { code: plain, changes: [{ kind: 'hyphens' }] } : { code, changes: [] };
}

const invisible = /[\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF\u00AD]/gu;
const hyphens = /[\u2010\u2011\u2212\uFE63\uFF0D]/gu;
const circledNumbers = /[\u2460-\u249B\u24EA\u2776-\u2793]/gu;
/** `1、`, `2)`, `【3】`, `№ 4.`, or a number in a column of its own, before what it counts. */
const numbering =
  /^[\s>*•·-]*(?:(?:No\.?|#)?\s*[([【]?\d{1,3}(?:[)\]】][.:、,]?|[.、:;,]+(?!\d)|\s+(?=\S))|(?:No\.?|#)\s*\d{1,3}\b)\s*/iu;

function readMixed(text: string): ReadPaste {
  const found: ReadPaste = { codes: [], rest: [] };
  for (const line of text.replaceAll(invisible, '').split(/[\r\n]+/u)) readLine(line, found);
  return found;
}

/** `SF 1402857713264`, `YT8834 201957316`: a courier's number in pieces. */
const inPieces = /(?<![\p{L}\p{N}])(?:YT|SF|JT|LP|DPK)(?: ?\d+)+(?!\p{L})/giu;

/** Puts the pieces together as far as they make a courier's number. */
function joinPieces(text: string): string {
  const pieces = text.split(' ');
  for (let count = pieces.length; count > 1; count -= 1) {
    const joined = pieces.slice(0, count).join('');
    const isWhole = isKnown(pieces[0] ?? '') || !isKnown(joined);
    if (!isWhole) return [joined, ...pieces.slice(count)].join(' ');
  }
  return text;
}

function readLine(line: string, found: ReadPaste): void {
  const plain = line.replaceAll(circledNumbers, ' ').normalize('NFKC').replaceAll(hyphens, '-');
  const text = plain.replace(numbering, ' ').replaceAll(inPieces, joinPieces);
  let at = 0;
  for (const link of text.matchAll(linkPattern)) {
    readWords(text.slice(at, link.index), found);
    const codes = codesOfLink(link[0]);
    found.codes.push(...codes.map((code) => ({ code, changes: [{ kind: 'link' } as const] })));
    if (codes.length === 0) found.rest.push(link[0]);
    at = link.index + link[0].length;
  }
  readWords(text.slice(at), found);
}

/** Dates, times, sums and telephone numbers stay whole; then words, with the hyphens inside them. */
const tokens =
  /(?<noise>(?<![\p{L}\p{N}])(?:(?:19|20)\d{2}[-./年] ?\d{1,2}[-./月] ?\d{1,2}日?(?![\p{N}-])|\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})(?!\d)|\d{1,2}月\d{1,2}[日号]|\d{1,2}:\d{2}(?::\d{2})?(?!\d)|[¥$€] ?\d[\d., ]*|\+ ?\d[\d ()-]{7,17}\d|\d{1,7}[.,]\d{1,3}(?!\d)))|(?<word>[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*-?)/gu;

/** How many words before a number say what it is the number of. */
const wordsOfLabel = 3;

function readWords(text: string, found: ReadPaste): void {
  let before: string[] = [];
  for (const { groups } of text.matchAll(tokens)) {
    const { noise, word } = groups ?? {};
    if (noise !== undefined) found.rest.push(noise.trim());
    if (word === undefined) continue;
    const { codes, rest } = readWord(word, before.join(' '));
    found.codes.push(...codes);
    found.rest.push(...rest);
    before = codes.length > 0 ? [] : [...before, word].slice(-wordsOfLabel);
  }
}

const scripts = /[A-Za-z0-9-]+|\p{Script=Cyrillic}+|[^A-Za-z0-9\p{Script=Cyrillic}-]+/gu;
const shortestNumber = 4;

/** One word: cut where the alphabet changes. `before` are the words before it. */
function readWord(word: string, before: string): ReadPaste {
  const whole = lookAlike(word);
  if (whole !== undefined && isKnown(whole.code)) return { codes: [whole], rest: [] };
  const found: ReadPaste = { codes: [], rest: [] };
  const parts = word.match(scripts) ?? [];
  for (const [index, part] of parts.entries()) {
    const ahead = parts[index - 1] ?? '';
    if (!/^[A-Za-z0-9-]/.test(part)) {
      // A word before a number may end in letters of that number.
      if (!isStartOfCode(part, parts[index + 1])) found.rest.push(part);
      continue;
    }
    const read = startingBefore(ahead, part) ?? readPart(part, `${before} ${ahead}`.trim());
    found.codes.push(...read.codes);
    found.rest.push(...read.rest);
  }
  if (found.codes.length > 0) return found;
  if (whole !== undefined && /^[A-Z]{1,4}\d{6,}[A-Z]{0,2}$/.test(whole.code) && word === word.toUpperCase())
    return { codes: [whole], rest: [] };
  const isOne = parts.every((part) => !/^[A-Za-z0-9-]/.test(part) || part.length < shortestNumber);
  return isOne ? { codes: [], rest: [word] } : found;
}

const alike: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

/** The word with Latin letters in the place of the Cyrillic ones; undefined when it has none, or others too. */
function lookAlike(word: string): ReadCode | undefined {
  const upper = word.toUpperCase();
  if (!/\p{Script=Cyrillic}/u.test(upper)) return undefined;
  const code = [...upper].map((letter) => alike[letter] ?? letter).join('');
  if (!isPlainCode(code)) return undefined;
  const [from = ''] = /\p{L}*\p{Script=Cyrillic}\p{L}*/u.exec(upper) ?? [];
  const to = [...from].map((letter) => alike[letter] ?? letter).join('');
  return { code, changes: [{ kind: 'letters', from, to }] };
}

const mostLettersAhead = 4;

/** The code that begins in the Cyrillic letters before a number: `номерУТ8834201957316`. */
function startingBefore(ahead: string, part: string): ReadPaste | undefined {
  for (let length = Math.min(mostLettersAhead, ahead.length); length > 0; length -= 1) {
    const whole = lookAlike(ahead.slice(-length) + part);
    if (whole !== undefined && isKnown(whole.code)) return { codes: [whole], rest: [] };
  }
  return undefined;
}

function isStartOfCode(part: string, next: string | undefined): boolean {
  return next !== undefined && startingBefore(part, next) !== undefined;
}

/** The form of a courier's own letters, in a word of letters written together with it. */
const withOwnLetters =
  /(?<=^[A-Z]{2,})(?:YT\d{16}|YT\d{13}|SF\d{12,13}|JT\d{12,13}|JD[A-Z0-9]{2}\d{10,13}|DPK\d{11,}|LP\d{14})(?=[A-Z]*$)|^(?:YT\d{16}|YT\d{13}|SF\d{12,13}|JT\d{12,13}|JD[A-Z0-9]{2}\d{10,13}|LP\d{14})(?=[A-Z]+$)/u;

/** Latin letters, digits and hyphens. `before` says what it is the number of. */
function readPart(part: string, before: string): ReadPaste {
  const code = part.replace(/^-+/, '');
  const bare = isKnown(code) ? code : code.replace(/-+$/, '');
  if (bare === '') return { codes: [], rest: [] };
  const read = withoutNeedlessHyphens(bare);
  if (isNoCode(read.code, before)) return { codes: [], rest: [bare] };
  if (isKnown(read.code)) return { codes: [read], rest: [] };
  const sides = bare.split('-');
  if (sides.length > 1 && sides.some(isKnown)) return readSides(sides);
  const [glued] = withOwnLetters.exec(bare.toUpperCase()) ?? [];
  if (glued !== undefined) return { codes: [{ code: glued, changes: [] }], rest: [] };
  return isPlainCode(bare) ? { codes: [read], rest: [] } : { codes: [], rest: [bare] };
}

/** `1-YT8834201957316`: what is a courier's is a code, a short number before it counts it. */
function readSides(sides: readonly string[]): ReadPaste {
  return {
    codes: sides.filter(isKnown).map((code) => ({ code, changes: [] })),
    rest: sides.filter((side) => !isKnown(side) && !/^\d{0,3}$/.test(side)),
  };
}
