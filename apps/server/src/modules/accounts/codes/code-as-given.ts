/** A customer code as somebody of the office gives it, or a file brings it. */
import { partsOfCode } from '@rohi/contract/accounts/customer-code';
import { codeForms } from '@rohi/contract/tracking/own-codes';

/** Whether a code begins as those of orders, parcels and other things of ours. */
export function isOurs(folded: string): boolean {
  const { letters } = partsOfCode(folded);
  return Object.values(codeForms).some(({ prefix }) => prefix === letters);
}

/** The longest text of a code that is stored as it stands on the label. */
const mostWritten = 20;

/** In capitals and with plain hyphens; without them where it is longer than any code. */
export function writtenOf(code: string, folded: string): string {
  const text = code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-');
  const written = text.trim().replaceAll(/\s+/g, ' ');
  return written.length <= mostWritten ? written : folded;
}
