import { randomInt } from 'node:crypto';
import type { CodeType } from '@rohi/contract/tracking/next-code.contract';
import { ownCodeAlphabet } from '@rohi/contract/lists/own-code-alphabet';
import { codeForms, ownCodeCheckCharacter } from '@rohi/contract/tracking/own-codes';

/**
 * A new code of a type: its letters, then yymmdd of the day (`yyyy-mm-dd`) and five random characters, or eight without
 * a day, and a check character. They cannot be walked through, and do not show our volume. `random(n)` returns 0 … n −
 * 1.
 */
export function newCode(type: CodeType, day: string, random: (below: number) => number = randomInt): string {
  const { prefix, hasDay } = codeForms[type];
  const letters = Array.from({ length: hasDay ? 5 : 8 }, () =>
    ownCodeAlphabet.charAt(random(ownCodeAlphabet.length)),
  );
  const body = letters.join('');
  const date = hasDay ? day.slice(2).replaceAll('-', '') : '';
  return `${prefix}${date}${body}${ownCodeCheckCharacter(body)}`;
}

/** A new parcel code: `RP`, eight random characters and a check character. */
export function newOwnParcelCode(random: (below: number) => number = randomInt): string {
  return newCode('parcel', '', random);
}

/** A new order code for a day (`yyyy-mm-dd`): `RA`, yymmdd, five random characters and a check character. */
export function newOrderCode(day: string, random: (below: number) => number = randomInt): string {
  return newCode('order', day, random);
}

/** A new code of a transfer for a day (`yyyy-mm-dd`): `RX`, yymmdd, five random characters and a check character. */
export function newTransferCode(day: string, random: (below: number) => number = randomInt): string {
  return newCode('transfer', day, random);
}

/** A new code of a claim: `RC`, eight random characters and a check character. */
export function newClaimCode(random: (below: number) => number = randomInt): string {
  return newCode('claim', '', random);
}
