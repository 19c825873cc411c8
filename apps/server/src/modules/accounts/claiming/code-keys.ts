import { createHash } from 'node:crypto';
import { foldCustomerCode, looseOf, partsOfCode } from '@rohi/contract/accounts/customer-code';

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** By what tries at a customer code are counted, whatever was typed: spellings of one code are one. */
export function codeKeyOf(text: string): Buffer {
  const folded = foldCustomerCode(text);
  return hashOf(folded === undefined ? `text ${text.trim().toLowerCase()}` : looseOf(folded));
}

/** The keys of all that may be typed for these codes: their digits alone are a spelling too. */
export function codeKeysOf(codes: readonly string[]): Buffer[] {
  return codes.flatMap((code) => {
    const folded = foldCustomerCode(code);
    return folded === undefined ? [] : [code, partsOfCode(folded).digits].map(codeKeyOf);
  });
}
