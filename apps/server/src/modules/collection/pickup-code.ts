import { createHmac } from 'node:crypto';
import { pickupCodeDigits } from '@rohi/contract/collection/pickup-code';

/** The customer of a code, and where it is good. */
export type Collector = { customerCode: string; pickupPointId: number };

/**
 * The code of a generation: six digits made of the key of the installation. 48 bits are cut to a million values, so
 * none is likelier than another by more than one part in a hundred million.
 */
export function pickupCodeOf(secret: Buffer, collector: Collector, generation: number): string {
  const { customerCode, pickupPointId } = collector;
  const digest = hmac(secret, `code:${generation}:${pickupPointId}:${customerCode}`);
  return String(digest.readUIntBE(0, 6) % 10 ** pickupCodeDigits).padStart(pickupCodeDigits, '0');
}

/** By what a code is found and held unique at its point without standing in the database. */
export function fingerprintOf(secret: Buffer, pickupPointId: number, code: string): Buffer {
  return hmac(secret, `fingerprint:${pickupPointId}:${code}`);
}

function hmac(secret: Buffer, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}

/** One text for each pair of customer and point, in an order of their own. */
export function collectorKey({ customerCode, pickupPointId }: Collector): string {
  return JSON.stringify([customerCode, pickupPointId]);
}

export function readCollectorKey(key: string): Collector {
  const [customerCode, pickupPointId] = JSON.parse(key) as [string, number];
  return { customerCode, pickupPointId };
}
