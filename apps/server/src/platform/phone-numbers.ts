import { normalizePhone } from '@rohi/contract/accounts/login-names';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** A telephone number in international form if its country can have such a number, else undefined. */
export function readPhone(text: string): string | undefined {
  const form = normalizePhone(text);
  if (form === undefined) return undefined;
  const number = parsePhoneNumberFromString(form);
  return number?.isPossible() === true ? number.number : undefined;
}
