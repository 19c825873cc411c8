import { randomInt } from 'node:crypto';
import type { CodeType } from '@rohi/contract/tracking/next-code.contract';

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

/** How the codes of each kind begin: things of which there are many have no day in their code. */
const codeForms: Record<CodeType, { prefix: string; hasDay: boolean }> = {
  order: { prefix: 'RA', hasDay: true },
  parcel: { prefix: 'RP', hasDay: false },
  bag: { prefix: 'RB', hasDay: false },
  trip: { prefix: 'RT', hasDay: true },
  claim: { prefix: 'RC', hasDay: false },
  invoice: { prefix: 'RI', hasDay: true },
};

/**
 * A new code of a type: its letters, then yymmdd of the day (`yyyy-mm-dd`) and five random characters, or eight without a day, and a
 * check character. Nobody can walk through them or read our volume from them. `random(n)` returns 0 … n − 1.
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

/** Which thing of ours bears this code, in its normal form; undefined for a code of somebody else. */
export function kindOfOwnCode(code: string): CodeType | undefined {
  const form = Object.entries(codeForms).find(([, { prefix }]) => code.startsWith(prefix));
  if (form === undefined) return undefined;
  const [type, { hasDay }] = form;
  const body = new RegExp(
    `^..${hasDay ? String.raw`\d{6}` : ''}([${ownCodeAlphabet}]{${hasDay ? 5 : 8}})(.)$`,
  ).exec(code);
  const [, letters = '', check] = body ?? [];
  return body !== null && ownCodeCheckCharacter(letters) === check ? (type as CodeType) : undefined;
}

/** A new parcel code: `RP`, eight random characters and a check character. */
export function newOwnParcelCode(random: (below: number) => number = randomInt): string {
  return newCode('parcel', '', random);
}

/** A new order code for a day (`yyyy-mm-dd`): `RA`, yymmdd, five random characters and a check character. */
export function newOrderCode(day: string, random: (below: number) => number = randomInt): string {
  return newCode('order', day, random);
}

/** A new code of a claim: `RC`, eight random characters and a check character. */
export function newClaimCode(random: (below: number) => number = randomInt): string {
  return newCode('claim', '', random);
}
