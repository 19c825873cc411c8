import { expect, test } from 'vitest';
import {
  makeSealingKey,
  openText,
  readSealingKey,
  sealedBy,
  sealText,
  writeSealingKey,
  type SealedPlace,
} from './sealing.ts';

const place: SealedPlace = 'user_account.totp_secret/1';

test('what is sealed opens with its key, in its row, unaltered, and in no other way', () => {
  const key = makeSealingKey();
  const sealed = sealText(key, place, 'секрет');
  expect(openText(key, place, sealed)).toBe('секрет');
  expect(sealedBy(sealed)).toBe(key.id);
  expect(sealed).not.toContain('секрет');
  expect(sealText(key, place, 'секрет')).not.toBe(sealed);
  expect(() => openText(key, 'user_account.totp_secret/2', sealed)).toThrow(/another row/);
  expect(() => openText(key, 'password_key.private_jwk/1', sealed)).toThrow(/another row/);
  expect(() => openText(makeSealingKey(), place, sealed)).toThrow(/not sealed by the key/);
  const head = sealed.lastIndexOf(':') + 1;
  for (let index = head; index < sealed.length - 1; index += 1) {
    const other = sealed[index] === 'A' ? 'B' : 'A';
    const altered = sealed.slice(0, index) + other + sealed.slice(index + 1);
    expect(() => openText(key, place, altered), altered).toThrow(TypeError);
  }
  for (const cut of ['', sealed.slice(0, head), sealed.slice(0, head + 20)])
    expect(() => openText(key, place, cut)).toThrow(TypeError);
});

test('a readable value is told from a sealed one', () => {
  for (const readable of ['JBSWY3DPEHPK3PXP', '{"kty":"EC"}', '', 'c2VhbGVkOjE6'])
    expect(sealedBy(readable)).toBeUndefined();
});

test('a key is 32 bytes, in base64, base64url or hexadecimal digits', () => {
  const key = makeSealingKey();
  for (const text of [
    writeSealingKey(key),
    key.bytes.toString('base64'),
    key.bytes.toString('hex'),
    key.bytes.toString('hex').toUpperCase(),
  ])
    expect(readSealingKey(text)?.id, text).toBe(key.id);
  for (const text of ['', 'short', 'a'.repeat(42), 'a'.repeat(45), 'g'.repeat(64), `${'a'.repeat(42)} `])
    expect(readSealingKey(text), text).toBeUndefined();
});
