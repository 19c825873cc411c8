/**
 * Owns the form of what is sealed: `sealed:1:<id of the key>:<nonce, content and tag in base64url>`, AES-256-GCM.
 * Promises that a value opens with its own key alone, unaltered, and in the row and column that it was sealed for.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { keyForm } from '../../config.ts';

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';
const head = 'sealed:1:';

/** `id` follows from the bytes and says nothing of them: it may stand in a log, in a backup and on a screen. */
export type SealingKey = { id: string; bytes: Buffer };

/** The keys at hand. What is sealed anew is sealed by the one that the database names. */
export type KeyRing = readonly SealingKey[];

/** The row and column that a value stands in: `user_account.totp_secret/<id>`. */
export type SealedPlace = `${string}.${string}/${string}`;

function sealingKeyOf(bytes: Buffer): SealingKey {
  const digest = createHash('sha256').update('rohi sealing key').update(bytes).digest('hex');
  return { id: digest.slice(0, 8), bytes };
}

export function makeSealingKey(): SealingKey {
  return sealingKeyOf(randomBytes(keyBytes));
}

/** A key as 64 hexadecimal digits or as base64(url) of 32 bytes; undefined for any other text. */
export function readSealingKey(text: string): SealingKey | undefined {
  if (!keyForm.test(text)) return undefined;
  return sealingKeyOf(Buffer.from(text, text.length === 64 ? 'hex' : 'base64url'));
}

export function writeSealingKey({ bytes }: SealingKey): string {
  return bytes.toString('base64url');
}

export function sealText(key: SealingKey, place: SealedPlace, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key.bytes, nonce).setAAD(Buffer.from(place));
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${head}${key.id}:${Buffer.concat([nonce, content, cipher.getAuthTag()]).toString('base64url')}`;
}

/** The id of the key that a value is sealed by; undefined: it is readable. */
export function sealedBy(value: string): string | undefined {
  return value.startsWith(head) ? value.slice(head.length).split(':')[0] : undefined;
}

/** Throws TypeError for a value that is readable, sealed by another key, altered, or brought here from another row. */
export function openText(key: SealingKey, place: SealedPlace, value: string): string {
  if (sealedBy(value) !== key.id) throw new TypeError(`${place} is not sealed by the key ${key.id}`);
  const bytes = Buffer.from(value.slice(head.length + key.id.length + 1), 'base64url');
  const decipher = createDecipheriv(algorithm, key.bytes, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  }).setAAD(Buffer.from(place));
  try {
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    const content = bytes.subarray(nonceBytes, -tagBytes);
    return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
  } catch (error) {
    throw new TypeError(`${place} was altered, or sealed for another row`, { cause: error });
  }
}
