/** How an account that the office has made is claimed by a slip of the counter (docs/domain.md, section 4). */
import { withLookAlikes } from '../lists/look-alikes.ts';
import { ownCodeAlphabet } from '../lists/own-code-alphabet.ts';

/** A slip is good for so many days, and once. */
export const slipDays = 30;
/** Wrong codes that one slip bears, and one customer code. */
export const slipTries = 5;
export const slipCodeLength = 8;
/** What one clerk prints beyond so many within an hour is shown to who looks after clerks. */
export const slipsAnHour = 3;
/** For so many days after a claim money goes out only against a document. */
export const claimDocumentDays = 30;

/** What people write for signs that are not in our alphabet. */
const meant: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', S: '5', Z: '2' };

/** The code of a slip as it was typed, `7k4m-2x9h`, in its normal form; undefined for what is none. */
export function readSlipCode(text: string): string | undefined {
  const plain = withLookAlikes(text.normalize('NFKC').toUpperCase()).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const code = [...plain].map((sign) => meant[sign] ?? sign).join('');
  return code.length === slipCodeLength && [...code].every((sign) => ownCodeAlphabet.includes(sign))
    ? code
    : undefined;
}
