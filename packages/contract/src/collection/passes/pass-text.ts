/**
 * What stands in the QR of a pass: 23 bytes, the name of a delegate and a signature (Ed25519), written with the signs
 * of `passSerialSigns`, of which a QR takes two in eleven bits and a scanner of any layout reads all.
 */
import { foldCustomerCode, usualShape } from '../../accounts/customer-code.ts';
import { passSerialSigns } from './pass-serial.ts';

export type Pass = {
  /**
   * Of the key that it is signed with: the first four bytes of the SHA-256 of the public key, in hexadecimal digits.
   */
  keyId: string;
  customerCode: string;
  /** Null: any point. */
  pickupPointId: number | null;
  /** Milliseconds since 1970, whole seconds. */
  notAfter: number;
  serial: string;
  /** How many parcels may be given at most; null of the customer's own. */
  parcelLimit: number | null;
  delegate: string | null;
};

/** A pass as it was read, and what its signature is over. */
export type ReadPass = { pass: Pass; signed: Uint8Array; signature: Uint8Array };

const signatureBytes = 64;
/** Version, key, customer, point, time, serial and limit, where the customer is a number of four bytes. */
const headBytes = 23;

/** A longer name does not fit into a QR that a scanner reads from a phone. */
export const mostDelegateBytes = 80;

/** The same beside a code that is no number: together they are as long as a number and the longest name. */
export function mostDelegateBytesOf(customerCode: string): number {
  if (numberOf(customerCode) !== undefined) return mostDelegateBytes;
  return mostDelegateBytes + 3 - utf8Of(customerCode).length;
}

/** Codes of the usual shape have five or six digits; this says that there are six. */
const sixDigits = 1_000_000;
const { letters, separator, digits: usual } = usualShape;
const usualBegin = `${letters}${separator}`;

/** A code of the usual shape as a number of four bytes; any other code stands in a pass of version 2, by its signs. */
function numberOf(customerCode: string): number | undefined {
  const digits = customerCode.slice(usualBegin.length);
  const isUsual = customerCode.startsWith(usualBegin) && /^\d+$/.test(digits);
  if (!isUsual || digits.length < usual.least || digits.length > usual.most) return undefined;
  return Number(digits) + (digits.length === usual.most ? sixDigits : 0);
}

/** The bytes that are signed: of version 1 where the code allows it, so that stations of earlier builds read it. */
export function packPass(pass: Pass): Uint8Array {
  const number = numberOf(pass.customerCode);
  const written = utf8Of(pass.customerCode);
  const head = [
    ...bytesOf(number === undefined ? 2 : 1, 1),
    ...bytesOf(Number.parseInt(pass.keyId, 16), 4),
    ...(number === undefined ? [written.length, ...written] : bytesOf(number, 4)),
    ...bytesOf(pass.pickupPointId ?? 0, 4),
    ...bytesOf(Math.floor(pass.notAfter / 1_000), 4),
    ...readSigns(pass.serial),
    pass.parcelLimit ?? 0,
  ];
  return Uint8Array.from([...head, ...utf8Of(pass.delegate ?? '')]);
}

/** The text of the QR. */
export function writePassText(signed: Uint8Array, signature: Uint8Array): string {
  return writeSigns([...signed, ...signature]);
}

/**
 * What a scanner has read from a QR; undefined when it is no pass of versions 1 and 2. Whether the signature is right
 * is
 * another question.
 */
export function readPassText(text: string): ReadPass | undefined {
  const signs = text.trim().toUpperCase();
  if (!/^[0-9A-HJKMNP-TV-Z]{136,268}$/.test(signs)) return undefined;
  const bytes = readSigns(signs);
  const signed = bytes.slice(0, -signatureBytes);
  const pass = unpack(signed);
  return pass && { pass, signed, signature: bytes.slice(-signatureBytes) };
}

function numberAt(bytes: Uint8Array, from: number, length: number): number {
  return bytes.slice(from, from + length).reduce((number, byte) => number * 256 + byte, 0);
}

function unpack(bytes: Uint8Array): Pass | undefined {
  const customer = customerIn(bytes);
  if (customer === undefined || bytes.length < customer.until + headBytes - 9) return undefined;
  const at = (from: number, length: number) => numberAt(bytes, customer.until + from, length);
  const delegate = utf8Read(bytes.slice(customer.until + 14));
  if (delegate === undefined) return undefined;
  return {
    keyId: numberAt(bytes, 1, 4).toString(16).padStart(8, '0'),
    customerCode: customer.code,
    pickupPointId: at(0, 4) || null,
    notAfter: at(4, 4) * 1_000,
    serial: writeSigns([...bytes.slice(customer.until + 8, customer.until + 13)]),
    parcelLimit: at(13, 1) || null,
    delegate: delegate || null,
  };
}

/** The customer of a pass, and where the bytes of it end. */
function customerIn(bytes: Uint8Array): { code: string; until: number } | undefined {
  const version = numberAt(bytes, 0, 1);
  if (version === 1) {
    const customer = numberAt(bytes, 5, 4);
    const isLong = customer >= sixDigits;
    const digits = String(isLong ? customer - sixDigits : customer).padStart(
      isLong ? usual.most : usual.least,
      '0',
    );
    return digits.length > usual.most ? undefined : { code: usualBegin + digits, until: 9 };
  }
  if (version !== 2) return undefined;
  const until = 6 + numberAt(bytes, 5, 1);
  const code = utf8Read(bytes.slice(6, until));
  return code !== undefined && foldCustomerCode(code) !== undefined ? { code, until } : undefined;
}

function bytesOf(number: number, length: number): number[] {
  return Array.from({ length }, (_, index) => Math.floor(number / 256 ** (length - 1 - index)) % 256);
}

/** Five bits a sign; the last bits of the last sign are nought. */
function writeSigns(bytes: readonly number[]): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = held * 256 + byte;
    for (bits += 8; bits >= 5; bits -= 5) {
      const unit = 2 ** (bits - 5);
      text += passSerialSigns.charAt(Math.floor(held / unit));
      held %= unit;
    }
  }
  return bits === 0 ? text : text + passSerialSigns.charAt(held * 2 ** (5 - bits));
}

function readSigns(text: string): Uint8Array {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const sign of text) {
    held = held * 32 + passSerialSigns.indexOf(sign);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(Math.floor(held / 2 ** bits));
    held %= 2 ** bits;
  }
  return Uint8Array.from(bytes);
}

/** The bytes of a text in UTF-8. */
export function utf8Of(text: string): number[] {
  const escaped = encodeURIComponent(text.toWellFormed());
  return [...escaped.matchAll(/%(..)|(.)/gs)].map(([, hex, sign]) =>
    hex === undefined ? (sign ?? '').charCodeAt(0) : Number.parseInt(hex, 16),
  );
}

function utf8Read(bytes: Uint8Array): string | undefined {
  try {
    return decodeURIComponent([...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return undefined;
  }
}
