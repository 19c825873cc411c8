import { textEncodings, type TextEncoding } from '@rohi/contract/imports/office-import-rules';
import { FileRefusal } from './file-refusal.ts';

export type DecodedText = { text: string; encoding: TextEncoding };

/** Other names that people and programs give them. */
const otherNames: Readonly<Record<string, TextEncoding>> = {
  utf8: 'utf-8',
  utf16: 'utf-16le',
  'utf-16': 'utf-16le',
  gbk: 'gb18030',
  gb2312: 'gb18030',
  cp936: 'gb18030',
  cp1251: 'windows-1251',
  win1251: 'windows-1251',
  '1251': 'windows-1251',
};

/** The encoding that somebody names; undefined when we do not read it. */
export function findTextEncoding(name: string): TextEncoding | undefined {
  const wanted = name.trim().toLowerCase();
  return textEncodings.find((encoding) => encoding === wanted) ?? otherNames[wanted];
}

/**
 * The text of a file without its byte order mark. Without `encoding` it is found out: a mark or many zero bytes mean
 * UTF-16, what is valid UTF-8 is UTF-8, else the text decides. Throws FileRefusal when a byte does not fit or when the
 * text looks like none of them.
 */
export function decodeText(bytes: Buffer, encoding?: TextEncoding): DecodedText {
  const chosen = encoding ?? utf16Of(bytes);
  if (chosen !== undefined) return { text: decodeStrictly(bytes, chosen), encoding: chosen };
  const text = tryDecode(bytes, 'utf-8');
  if (text !== undefined) return { text, encoding: 'utf-8' };
  const guessed = guessByText(bytes);
  return { text: decodeStrictly(bytes, guessed), encoding: guessed };
}

function tryDecode(bytes: Buffer, encoding: TextEncoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function decodeStrictly(bytes: Buffer, encoding: TextEncoding): string {
  const text = tryDecode(bytes, encoding);
  if (text === undefined) throw new FileRefusal('undecodable', { encoding: encodingName(encoding) });
  return text;
}

const sampleLength = 64 * 1024;

function utf16Of(bytes: Buffer): TextEncoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, sampleLength);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0) return undefined;
  // Digits, separators and Latin letters have their zero on one side only; zeros on both sides are no text at all.
  const rare = Math.min(even, odd);
  const often = Math.max(even, odd);
  if (often * 20 < sample.length || rare * 10 > often) throw new FileRefusal('unknownEncoding');
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Broken UTF-8 stands among them so that it is named as such and not read as something else. */
const guessed = ['utf-8', 'gb18030', 'windows-1251'] as const;

function guessByText(bytes: Buffer): TextEncoding {
  const sample = foreignLines(bytes);
  const scores = guessed
    .map((encoding) => ({ encoding, score: plausibility(new TextDecoder(encoding).decode(sample)) }))
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = scores;
  // A tie is no reason to prefer either: reading Russian as Chinese is worse than asking.
  if (best === undefined || best.score <= 0 || best.score === second?.score)
    throw new FileRefusal('unknownEncoding');
  return best.encoding;
}

/** Lines that hold more than ASCII, up to a sample's length: a file may begin with thousands of plain ones. */
function foreignLines(bytes: Buffer): Buffer {
  const lines: Buffer[] = [];
  let length = 0;
  let at = 0;
  while (at < bytes.length && length < sampleLength) {
    const end = bytes.indexOf(0x0a, at);
    const line = bytes.subarray(at, end === -1 ? bytes.length : end + 1);
    at += line.length;
    if (!line.some((byte) => byte >= 0x80)) continue;
    lines.push(line.subarray(0, sampleLength));
    length += line.length;
  }
  return Buffer.concat(lines);
}

const cyrillicRun =
  /[\u0401\u0410-\u044f\u0451\u0492\u0493\u049a\u049b\u04b2\u04b3\u04b6\u04b7\u04e2\u04e3\u04ee\u04ef]{3,}/g;
/** Chinese read as Russian has no words: capitals stand anywhere, vowels may be missing. */
const wordShape = /^(?:.\p{Ll}+|\p{Lu}+)$/u;
const vowel = /[аеёиоуыэюяӣӯ]/iu;
const lowerBeforeUpper = /[\u0430-\u044f\u0451][\u0410-\u042f\u0401]/g;
/**
 * What office files do not hold: controls, private letters, letters of other Slavic languages, signs of old encodings.
 */
const oddCharacter =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd\p{Co}ЂЃѓ†‡‰ЉЊЌЋЏђљњќћџЎўЈ¤Ґ¦§¬ЄЇІіґµ¶єјЅѕї\u0600-\u06ff]/gu;

/** How much a text looks like Chinese or Russian: its common letters less what no such text has. */
function plausibility(text: string): number {
  common ??= commonHan();
  const han = common;
  const hanCount = [...text].reduce((count, letter) => count + (han.has(letter) ? 1 : 0), 0);
  const cyrillic = [...text.matchAll(cyrillicRun)]
    .filter(([run]) => wordShape.test(run) && vowel.test(run))
    .reduce((count, [run]) => count + run.length, 0);
  return hanCount + cyrillic - countOf(text, oddCharacter) - countOf(text, lowerBeforeUpper);
}

function countOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

let common: ReadonlySet<string> | undefined;

/**
 * The 3,755 characters of GB 2312's first level. Lower-case Russian read as Chinese gives the rare ones of the second
 * level, so only the common ones speak for Chinese.
 */
function commonHan(): ReadonlySet<string> {
  const pairs = Buffer.alloc(2 * 40 * 94);
  let at = 0;
  for (let lead = 0xb0; lead <= 0xd7; lead += 1)
    for (let trail = 0xa1; trail <= 0xfe; trail += 1)
      at = pairs.writeUInt8(trail, pairs.writeUInt8(lead, at));
  const letters = new TextDecoder('gb18030').decode(pairs);
  return new Set([...letters].filter((letter) => /\p{Script=Han}/u.test(letter)));
}

const names: Record<TextEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  gb18030: 'GB18030',
  'windows-1251': 'windows-1251',
};

/** The encoding as people write it. */
export function encodingName(encoding: TextEncoding): string {
  return names[encoding];
}
