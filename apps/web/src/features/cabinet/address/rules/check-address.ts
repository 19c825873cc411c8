import type { AddressWithCode } from './address-fields.ts';

/** What stands in a pasted address in place of what should; `found` is what was there instead. */
export type AddressFindings = {
  code: { state: 'twice' | 'once' | 'missing' } | { state: 'other'; found: string };
  phone: { state: 'right' | 'missing' } | { state: 'other'; found: string };
  /** Parts of province, city, district and street office that are not there. */
  missingRegion: string[];
  hasStreet: boolean;
};

/** Full-width letters and digits as plain ones, capitals. */
function plain(text: string): string {
  return text.normalize('NFKC').toUpperCase();
}

/** Without spaces and punctuation, which apps put in and take out as they like. */
function dense(text: string): string {
  return plain(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** These characters with spaces and hyphens between them or not, and no letter or digit around them. */
function spacedPattern(characters: string): RegExp {
  const spaced = [...characters].join('[\\s\\-_]*');
  // No look-behind: phones of 2022 do not know it.
  return new RegExp(`(?:^|[^A-Z0-9])${spaced}(?![A-Z0-9])`, 'g');
}

function checkCode(text: string, code: string): AddressFindings['code'] {
  const times = text.match(spacedPattern(dense(code)))?.length ?? 0;
  if (times > 0) return { state: times > 1 ? 'twice' : 'once' };
  const letters = /^[A-Z]+/.exec(dense(code))?.[0] ?? '';
  const other = letters && new RegExp(`${letters}[\\s\\-_]*\\d+`).exec(text)?.[0];
  return other ? { state: 'other', found: other } : { state: 'missing' };
}

function checkPhone(text: string, phone: string): AddressFindings['phone'] {
  const digits = phone.replaceAll(/\D/g, '').replace(/^86(?=1\d{10}$)/, '');
  const withCountry = new RegExp(`${spacedPattern(digits).source}|${spacedPattern(`86${digits}`).source}`);
  if (withCountry.test(text)) return { state: 'right' };
  const withoutCodes = text.replaceAll(/[A-Z]+[\s\-_]*\d+/g, ' ');
  const other = /\+?\d(?:[\s-]?\d){8,13}/.exec(withoutCodes)?.[0];
  return other === undefined ? { state: 'missing' } : { state: 'other', found: other.trim() };
}

/**
 * Holds an address that a marketplace shows against the right one: the code in two places, because sellers drop one of
 * them (docs/domain.md, section 7), the phone, every part of the district, and road, house and warehouse.
 */
export function checkAddress(pasted: string, address: AddressWithCode): AddressFindings {
  const text = plain(pasted);
  const letters = dense(pasted);
  const code = address.customerCode;
  // The code may stand anywhere in the line, and is looked for by itself.
  const street = address.street.split(code).map(dense);
  return {
    code: checkCode(text, code),
    phone: checkPhone(text, address.phone),
    missingRegion: address.region.split(/\s+/).filter((part) => !letters.includes(dense(part))),
    hasStreet: street.every((part) => letters.includes(part)),
  };
}

/** True when the parcel would reach the warehouse and be known there as this customer's. */
export function isGoodAddress({ code, phone, missingRegion, hasStreet }: AddressFindings): boolean {
  return code.state === 'twice' && phone.state === 'right' && missingRegion.length === 0 && hasStreet;
}
