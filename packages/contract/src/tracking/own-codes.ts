/**
 * Codes of our own: what bears which, by its letters and its check character. Stations and the service distinguish them
 * by the same rule.
 */
import { ownCodeAlphabet } from '../lists/own-code-alphabet.ts';
import type { CodeType } from './next-code.contract.ts';

const ownParcelCode = new RegExp(`^RP[${ownCodeAlphabet}]{9}$`);

/** The check character of a body by Luhn mod N over our alphabet. */
export function ownCodeCheckCharacter(body: string): string {
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
export const codeForms: Record<CodeType, { prefix: string; hasDay: boolean }> = {
  order: { prefix: 'RA', hasDay: true },
  parcel: { prefix: 'RP', hasDay: false },
  bag: { prefix: 'RB', hasDay: false },
  trip: { prefix: 'RT', hasDay: true },
  transfer: { prefix: 'RX', hasDay: true },
  claim: { prefix: 'RC', hasDay: false },
  invoice: { prefix: 'RI', hasDay: true },
};

const bodies = new Map(
  Object.entries(codeForms).map(([type, { prefix, hasDay }]) => [
    prefix,
    {
      type: type as CodeType,
      form: new RegExp(`^..${hasDay ? String.raw`\d{6}` : ''}([${ownCodeAlphabet}]{${hasDay ? 5 : 8}})(.)$`),
    },
  ]),
);

/** Which thing of ours bears this code, in its normal form; undefined for a code of somebody else. */
export function kindOfOwnCode(code: string): CodeType | undefined {
  const body = bodies.get(code.slice(0, 2));
  const [, letters = '', check] = body?.form.exec(code) ?? [];
  return check !== undefined && ownCodeCheckCharacter(letters) === check ? body?.type : undefined;
}
