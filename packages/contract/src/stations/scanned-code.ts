/** What a scanner has read, as a code of a parcel. Stations and the service take it apart by the same rule. */
import { codesOfLink, linkPattern } from '../tracking/code-links.ts';
import { wholenessOf } from '../tracking/carrier-guess.ts';
import { ownCodeAlphabet } from '../lists/own-code-alphabet.ts';
import { codeForms, kindOfOwnCode } from '../tracking/own-codes.ts';
import { plainFormOf } from '../tracking/plain-code.ts';
import { readCode, normalizeTrackingCode } from '../tracking/read-code.ts';
import { isTrackingCodeFormat } from '../tracking/tracking-codes.ts';
import { commandOf, stationCommands, codeOfCard } from './command-cards.ts';

/** The mark of the symbology (`]C1`, `]Q3`) that scanners of GS1 codes send before what they have read. */
const symbologyMark = /^\][A-Za-z]\d/;
/** Control signs, FNC1 (U+001D) among them, and what has no width. */
const unseenSigns = /[\p{Cc}\p{Cf}]/gu;
/** What parts two readings that have come together. */
const endsOfReadings = /[\t-\r]+/gu;

/** What was read without the marks and signs that scanners put around and into it. */
export function scannedText(scanned: string): string {
  const text = scanned.toWellFormed().replaceAll(endsOfReadings, ' ').replaceAll(unseenSigns, '');
  return text.trim().replace(symbologyMark, '').trim();
}

/**
 * The normal form of the code that was read: out of the link of a carrier's QR, where the form of its links is known.
 * Undefined when it is no code: a link to something else, a text, more than one code. A word is left to the callers
 * that know what it names.
 */
export function readScannedCode(scanned: string): string | undefined {
  const text = scannedText(scanned);
  const links = text.match(linkPattern) ?? [];
  const [only, ...others] = links.length === 0 ? [text] : [...new Set(links.flatMap(codesOfLink))];
  if (only === undefined || others.length > 0) return undefined;
  const reading = readCode(only);
  if ('code' in reading) return reading.code;
  const plain = plainFormOf(only);
  const isWord = reading.kind === 'none' || reading.why === 'noDigit';
  return isWord && isTrackingCodeFormat(plain) ? plain : undefined;
}

/** Why a reading is no code: it holds more than one, or none. */
export function sayOfNoCode(scanned: string): 'SEVERAL_CODES' | 'NOT_A_CODE' {
  const text = scannedText(scanned);
  const links = new Set((text.match(linkPattern) ?? []).flatMap(codesOfLink));
  const reading = readCode(text);
  const isSeveral = links.size > 1 || (reading.kind === 'question' && reading.why === 'several');
  return isSeveral ? 'SEVERAL_CODES' : 'NOT_A_CODE';
}

/**
 * How much of a code it is that was read, by its form. `whole`: nothing can follow. `part`: the beginning of a
 * courier's number, of a code of ours or of a card. `open`: it may be whole, as bare digits and codes of no known form
 * may be.
 */
export function wholenessOfScan(scanned: string): 'whole' | 'open' | 'part' {
  const code = normalizeTrackingCode(scannedText(scanned));
  if (commandOf(code) !== undefined || kindOfOwnCode(code) !== undefined) return 'whole';
  const isBegun =
    stationCommands.some((command) => codeOfCard(command).startsWith(code)) || isBegunOwnCode(code);
  return isBegun ? 'part' : wholenessOf(code);
}

function isBegunOwnCode(code: string): boolean {
  return Object.values(codeForms).some(({ prefix, hasDay }) =>
    new RegExp(
      hasDay
        ? `^${prefix}(?:\\d{0,5}|\\d{6}[${ownCodeAlphabet}]{0,5})$`
        : `^${prefix}[${ownCodeAlphabet}]{0,8}$`,
    ).test(code),
  );
}
