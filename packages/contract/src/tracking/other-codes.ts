import { readCustomerCode, type CustomerCodeShape } from '../accounts/customer-code.ts';

/** Numbers of ours that are no tracking codes. */
export type OtherCode = 'customerCode' | 'orderCode';

const orderCode = /^RA\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[0-9A-Z]{6}$/;

/**
 * Which of them a code that was looked up is by its form: `TJ-639312`, `RA261112LNFBVV`. Whether anybody has it is
 * another question, and is not answered by this.
 */
export function otherCodeOf(code: string, shapes?: readonly CustomerCodeShape[]): OtherCode | undefined {
  if (orderCode.test(code.trim().toUpperCase())) return 'orderCode';
  // Digits alone may be anything.
  return /^\s*\d/.test(code) || readCustomerCode(code, shapes) === undefined ? undefined : 'customerCode';
}
