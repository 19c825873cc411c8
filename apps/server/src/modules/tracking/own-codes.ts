import { randomInt } from 'node:crypto';

/** Digits and letters that survive being read aloud: no I, O, Q, S, Z (docs/domain.md, section 5). */
export const ownCodeAlphabet = '0123456789ABCDEFGHJKLMNPRTUVWXY';

const ownParcelCode = new RegExp(`^RP[${ownCodeAlphabet}]{9}$`);

/** The check character of a body by Luhn mod N over our alphabet. */
function ownCodeCheckCharacter(body: string): string {
  const size = ownCodeAlphabet.length;
  let sum = 0;
  let factor = 2;
  for (const character of [...body].toReversed()) {
    const product = ownCodeAlphabet.indexOf(character) * factor;
    sum += Math.floor(product / size) + (product % size);
    factor = factor === 2 ? 1 : 2;
  }
  return ownCodeAlphabet.charAt((size - (sum % size)) % size);
}

/** True for a parcel code of ours: `RP`, eight random characters and a fitting check character. */
export function isOwnParcelCode(code: string): boolean {
  return ownParcelCode.test(code) && ownCodeCheckCharacter(code.slice(2, -1)) === code.at(-1);
}

/** A new parcel code: nobody can walk through them or read our volume from them. `random(n)` returns 0 … n − 1. */
export function newOwnParcelCode(random: (below: number) => number = randomInt): string {
  return `RP${randomBody(8, random)}`;
}

/** A new code of a claim: `RC`, eight random characters and a check character. */
export function newClaimCode(random: (below: number) => number = randomInt): string {
  return `RC${randomBody(8, random)}`;
}

function randomBody(length: number, random: (below: number) => number): string {
  const letters = Array.from({ length }, () => ownCodeAlphabet.charAt(random(ownCodeAlphabet.length)));
  const body = letters.join('');
  return `${body}${ownCodeCheckCharacter(body)}`;
}

/** A new order code for a day (`yyyy-mm-dd`): `RA`, yymmdd, five random characters and a check character. */
export function newOrderCode(day: string, random: (below: number) => number = randomInt): string {
  return `RA${day.slice(2).replaceAll('-', '')}${randomBody(5, random)}`;
}
