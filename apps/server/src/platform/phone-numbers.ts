import { normalizePhone } from '@rohi/contract/accounts/login-names';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** A telephone number in international form if its country can have such a number, else undefined. */
export function readPhone(text: string): string | undefined {
  const form = normalizePhone(text);
  if (form === undefined) return undefined;
  const number = parsePhoneNumberFromString(form);
  return number?.isPossible() === true ? number.number : undefined;
}

/** Country and last four digits of a phone: `+992•••••0123`. */
export function maskPhone(phone: string | null): string | null {
  if (phone === null) return null;
  const country = phone.startsWith('+992') ? 4 : 2;
  const hidden = Math.max(0, phone.length - country - 4);
  return phone.slice(0, country) + '•'.repeat(hidden) + phone.slice(-4);
}
