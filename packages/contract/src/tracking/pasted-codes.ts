/**
 * Finds tracking codes in text as people paste it: chats, order texts of shops, letters of couriers, rows of Excel.
 * Text that is made of codes and the separators of the bulk dialog alone gives what the specification says (section 5).
 */
import { customerCodeShapes, type CustomerCodeShape } from '../accounts/customer-code.ts';
import { codesOfLink, linkPattern } from './code-links.ts';
import { isPostalNumber } from './carrier-guess.ts';
import { withLookAlikes } from '../lists/look-alikes.ts';
import { isKnown, isNoCode, isPlainCode, noiseOf } from './code-shapes.ts';
import { plainFormOf, unseenSigns } from './plain-code.ts';
import { codeOf, otherDashes, readCode, uuidForm, normalizeTrackingCode } from './read-code.ts';
import { splitBulkCodes } from './tracking-codes.ts';
import { otherCodeOf } from './other-codes.ts';

/**
 * What was done to a code to read it: taken out of a link, letters of another script or layout replaced by Latin ones,
 * hyphens left out.
 */
export type CodeChange =
  | { kind: 'link' }
  | { kind: 'letters'; from: string; to: string }
  | { kind: 'hyphens' };
export type ReadCode = { code: string; changes: readonly CodeChange[] };

/** The codes of a text, each once, and the pieces of it that are not like a code; both in the order of the text. */
export type ReadPaste = { codes: ReadCode[]; rest: string[] };

/**
 * Reads a text. What does not look like a code is among the rest, where somebody may take it all the same.
 * @param shapes customer codes in use
 */
export function readPastedCodes(
  text: string,
  shapes: readonly CustomerCodeShape[] = customerCodeShapes,
): ReadPaste {
  if (isCodesAlone(text))
    return { codes: splitBulkCodes(text).map((code) => ({ code, changes: [] })), rest: [] };
  const found = readMixed(text);
  const [codes, others] = apart(found.codes, ({ code }) => !isCustomers(code, shapes));
  return { codes: eachOnce(codes), rest: [...new Set([...found.rest, ...others.map(({ code }) => code)])] };
}

function apart<Thing>(things: readonly Thing[], isWanted: (thing: Thing) => boolean): [Thing[], Thing[]] {
  return [things.filter(isWanted), things.filter((thing) => !isWanted(thing))];
}

/** A customer code of ours, also with one digit too few, is no parcel's. A form of a courier's own is a parcel's. */
function isCustomers(code: string, shapes: readonly CustomerCodeShape[]): boolean {
  if (isKnown(code)) return false;
  const near = shapes.map((shape) => ({
    ...shape,
    digits: { ...shape.digits, least: Math.max(1, shape.digits.least - 1) },
  }));
  return otherCodeOf(code, near) === 'customerCode';
}

/** Blanks without a comma, a semicolon or the end of a line among them. */
const blanksAlone = /^[^\S\r\n\u2028\u2029]+$/u;
const shortestBesideBlank = 5;
/** Also full-width. */
const codeSigns = /^[A-Za-z0-9\-Ａ-Ｚａ-ｚ０-９－]{4,40}$/;

/**
 * Whether a text is codes and separators alone: each piece has 4–40 Latin letters, digits and hyphens and is no UUID,
 * and pieces parted by a blank have five signs and a digit at least. Then nothing is looked for in it (specification,
 * section 5).
 */
function isCodesAlone(text: string): boolean {
  const parts = text.trim().split(/([,，;；、\s]+)/u);
  return parts.every((part, at) => {
    if (at % 2 === 1 || part === '') return true;
    const isBesideBlank = [parts[at - 1], parts[at + 1]].some(
      (gap) => gap !== undefined && blanksAlone.test(gap),
    );
    return (
      codeSigns.test(part) &&
      !uuidForm.test(part.toUpperCase()) &&
      (!isBesideBlank || (part.length >= shortestBesideBlank && /\p{Nd}/u.test(part)))
    );
  });
}

function eachOnce(codes: readonly ReadCode[]): ReadCode[] {
  const byKey = new Map<string, ReadCode>();
  for (const read of codes) {
    const key = normalizeTrackingCode(read.code);
    if (!byKey.has(key)) byKey.set(key, read);
  }
  return [...byKey.values()];
}

/** With needless hyphens and what stands around it; what is longer is no code, but may hold some. */
const longestCode = 80;

/**
 * A hyphen goes where the reader says so, and of digits alone where they are a known courier's without it and nothing
 * before it is.
 */
function withoutNeedlessHyphens(code: string): ReadCode {
  if (code.length > longestCode) return { code, changes: [] };
  const reading = readCode(code);
  if (reading.kind === 'repaired' && reading.how.includes('hyphens'))
    return { code: reading.code, changes: [{ kind: 'hyphens' }] };
  const plain = code.replaceAll('-', '');
  const sides = code.split('-');
  const isNeedless =
    plain !== code &&
    /^\d+$/.test(plain) &&
    isKnown(plain) &&
    noiseOf(code) === undefined &&
    !sides.some((_, at) => at + 1 < sides.length && isKnown(sides.slice(0, at + 1).join('')));
  return isNeedless ? { code: plain, changes: [{ kind: 'hyphens' }] } : { code, changes: [] };
}

/** Within a word: `–1–2`. */
const insideDashes = new RegExp(String.raw`(?<=[\p{L}\p{N}])(?:${otherDashes.source})(?=[\p{L}\p{N}])`, 'gu');
const circledNumbers = /[\u2460-\u249B\u24EA\u2776-\u2793]/gu;
/** `1、`, `2)`, `【3】`, `№ 4.`, or a number in a column of its own, before what it counts. */
const numbering =
  /^[\s>*•·-]*(?:(?:No\.?|#)?\s*[([【]?\d{1,3}(?:[)\]】][.:、,]?|[.、:;,]+(?!\d)|\s+(?=\S))|(?:No\.?|#)\s*\d{1,3}\b)\s*/iu;

function readMixed(text: string): ReadPaste {
  const found: ReadPaste = { codes: [], rest: [] };
  for (const line of text.replaceAll(unseenSigns, '').split(/[\r\n]+/u)) readLine(line, found);
  return found;
}

/** `SF 1402857713264`, `YT8834 201957316`: a courier's number in pieces. */
const inPieces = /(?<![\p{L}\p{N}])(?:YT|SF|JT|LP|DPK)(?: ?\d+)+(?!\p{L})/giu;
/** `RR 473 124 829 CN`: a postal number in pieces. */
const postalInPieces = /(?<![\p{L}\p{N}])\p{L}{2}(?: ?\d){9} ?\p{L}{2}(?![\p{L}\p{N}])/gu;
/** `7732 8840 1956 274`: a number in fours, of couriers with numbers that begin with few digits. */
const inFours = /(?<![\p{L}\p{N}+-] ?)\d{4}(?: \d{4}){2,}(?: \d{1,3})?(?! ?[\p{L}\p{N}-])/gu;
const telling = /^(?:77\d{11,13}|7[3-9]\d{12})$/;
/** The mark of a scanner, and a dash that goes on to a digit or letter. */
const scannerMark = /(?<![\p{L}\p{N}])\][A-Za-z]\d(?=[\p{L}\p{N}])/gu;

function joinPostal(text: string): string {
  const joined = text.replaceAll(' ', '');
  return isPostalNumber(withLookAlikes(plainFormOf(joined))) ? joined : text;
}

function joinFours(text: string): string {
  const joined = text.replaceAll(' ', '');
  return telling.test(joined) ? joined : text;
}

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
  const plain = line.replaceAll(circledNumbers, ' ').normalize('NFKC').replaceAll(insideDashes, '-');
  const text = plain
    .replaceAll(scannerMark, ' ')
    .replaceAll(postalInPieces, joinPostal)
    .replaceAll(inFours, joinFours)
    .replace(numbering, ' ')
    .replaceAll(inPieces, joinPieces);
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

/**
 * UUIDs, dates, times, sums, telephone numbers and numbers that a spreadsheet has cut short stay whole; then words,
 * with the hyphens inside them.
 */
const tokens =
  /(?<noise>(?<![\p{L}\p{N}])(?:[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|\d[.,]\d+[eE]\+?\d{2}(?![\p{L}\p{N}])|(?:19|20)\d{2}[-./年] ?\d{1,2}[-./月] ?\d{1,2}日?(?![\p{N}-])|\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})(?!\d)|\d{1,2}月\d{1,2}[日号]|\d{1,2}:\d{2}(?::\d{2})?(?!\d)|[¥$€] ?\d[\d., ]*|\+ ?\d[\d ()-]{7,17}\d|\d{1,7}[.,]\d{1,3}(?!\d)))|(?<word>[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*-?)/gu;

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
/** Most words of a text: none of these holds a code, and the shortest of ours without a figure has eleven letters. */
const wordAlone = /^(?:\p{Script=Han}+|\p{Script=Cyrillic}{1,10}|[A-Za-z]{1,10})$/u;

/** One word: cut where the alphabet changes. `before` are the words before it. */
function readWord(word: string, before: string): ReadPaste {
  if (wordAlone.test(word)) return { codes: [], rest: [word] };
  const whole = inOtherLetters(word);
  if (whole !== undefined && isKnown(whole.code)) return { codes: [whole], rest: [] };
  if (whole !== undefined && isWrittenAsCode(word, whole.code))
    return isNoCode(whole.code, before) ? { codes: [], rest: [word] } : { codes: [whole], rest: [] };
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
  const isOne = parts.every((part) => !/^[A-Za-z0-9-]/.test(part) || part.length < shortestNumber);
  return isOne ? { codes: [], rest: [word] } : found;
}

/** The word as a code where it has letters of another script; undefined when it has none, or is none. */
function inOtherLetters(word: string): ReadCode | undefined {
  if (word.length > longestCode || !/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)) return undefined;
  const [from = ''] = /\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}]\p{L}*/u.exec(plainFormOf(word)) ?? [];
  const code = codeOf(readCode(word));
  if (from === '' || code === undefined || !isPlainCode(code)) return undefined;
  const at = plainFormOf(word).indexOf(from);
  return { code, changes: [{ kind: 'letters', from, to: code.slice(at, at + from.length) }] };
}

/**
 * Capitals and digits of no known form: a word of letters that look Latin, before a number that is whole by itself, is
 * a word.
 */
function isWrittenAsCode(word: string, code: string): boolean {
  const [, head = '', digits = ''] = /^([A-Z]{1,4})(\d{6,})[A-Z]{0,2}$/.exec(code) ?? [];
  return head !== '' && word === word.toUpperCase() && (head.length <= 2 || !isKnown(digits));
}

const mostLettersAhead = 4;

/** The code that begins in the Cyrillic letters before a number: `номерУТ8834201957316`. */
function startingBefore(ahead: string, part: string): ReadPaste | undefined {
  for (let length = Math.min(mostLettersAhead, ahead.length); length > 0; length -= 1) {
    const whole = inOtherLetters(ahead.slice(-length) + part);
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

/** No code among words has fewer signs. */
const shortestCode = 6;

/** Latin letters, digits and hyphens. `before` says what it is the number of. */
function readPart(part: string, before: string): ReadPaste {
  const code = part.replace(/^-+/, '');
  const bare = code.length >= shortestCode && isKnown(code) ? code : code.replace(/-+$/, '');
  if (bare === '') return { codes: [], rest: [] };
  if (bare.length < shortestCode) return { codes: [], rest: [bare] };
  const read = withoutNeedlessHyphens(bare);
  if (isNoCode(read.code, before)) return { codes: [], rest: [bare] };
  if (isKnown(read.code)) return { codes: [read], rest: [] };
  const sides = bare.split('-');
  if (sides.length > 1 && sides.some(isKnown)) return readSides(sides);
  const [glued] = (bare.length > longestCode ? null : withOwnLetters.exec(bare.toUpperCase())) ?? [];
  if (glued !== undefined) return { codes: [{ code: glued, changes: [] }], rest: [] };
  return isPlainCode(bare) ? { codes: [read], rest: [] } : { codes: [], rest: [bare] };
}

/**
 * `1-YT8834201957316`: what is a courier's is a code, a short number before it counts it, and one behind it belongs to
 * it.
 */
function readSides(sides: readonly string[]): ReadPaste {
  const codes: string[] = [];
  const rest: string[] = [];
  for (const side of sides) {
    if (isKnown(side)) codes.push(side);
    else if (!/^\d{0,3}$/.test(side)) rest.push(side);
    else if (side !== '' && codes.length > 0) codes.push(`${codes.pop() ?? ''}-${side}`);
  }
  return { codes: codes.map((code) => ({ code, changes: [] })), rest };
}
