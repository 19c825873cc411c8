/**
 * The key that browsers seal passwords to. It lives in the database, so that every process of the service opens what any of
 * them gave out, also after a restart.
 */
import { randomUUID } from 'node:crypto';
import {
  isSealedPassword,
  longestSealedPassword,
  sealAlgorithm,
  sealEncryption,
  sealLifeMs,
} from '@rohi/contract/accounts/sealed-password';
import { compactDecrypt, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../platform/database.ts';
import { insertPasswordKey, listPasswordKeys, lockPasswordKeys } from './password-key.store.ts';

/** The public half, as a JWK with its `kid`. */
export type PasswordKey = { kty: string; crv: string; x: string; y: string; kid: string; alg: string };

type Keys = { current: PasswordKey; privateKeys: ReadonlyMap<string, CryptoKey> };

const keysOf = new WeakMap<Context['db'], Promise<Keys>>();

/** The key to seal passwords to; made at the first call if the installation has none. */
export async function readPasswordKey(context: Pick<Context, 'db' | 'clock'>): Promise<PasswordKey> {
  return (await loadKeys(context)).current;
}

/**
 * The password as it was typed, from a sealed or a plain value. Throws `auth.unreadablePassword` when it was sealed to
 * another key, altered, or sealed more than ten minutes ago.
 */
export async function openPassword(context: Pick<Context, 'db' | 'clock'>, value: string): Promise<string> {
  if (!isSealedPassword(value)) {
    if (value.length > longestSealedPassword / 2) throw new AppError('auth.unreadablePassword');
    return value;
  }
  const { privateKeys } = await loadKeys(context);
  try {
    const { plaintext } = await compactDecrypt(
      value,
      (header) => {
        const key = privateKeys.get(header.kid ?? '');
        if (key === undefined) throw new TypeError('sealed to an unknown key');
        return key;
      },
      { keyManagementAlgorithms: [sealAlgorithm], contentEncryptionAlgorithms: [sealEncryption] },
    );
    return readSealed(JSON.parse(new TextDecoder().decode(plaintext)), context.clock.now());
  } catch (error) {
    throw new AppError('auth.unreadablePassword', { cause: error });
  }
}

/** All keys that passwords may be sealed to, for a copy beside a backup. Secrets: whoever has them reads passwords on their way. */
export async function exportPasswordKeys({
  db,
}: Pick<Context, 'db'>): Promise<{ kid: string; key: unknown }[]> {
  const keys = await inTransaction(db, (tx) => listPasswordKeys(tx));
  return keys.map(({ kid, privateJwk }) => ({ kid, key: privateJwk }));
}

function readSealed(content: unknown, now: Date): string {
  const { p, t } = (content ?? {}) as { p?: unknown; t?: unknown };
  if (typeof p !== 'string' || !p.isWellFormed() || p.includes('\0'))
    throw new TypeError('no password inside');
  if (typeof t !== 'number' || Math.abs(now.getTime() - t) > sealLifeMs)
    throw new TypeError('sealed too long ago');
  return p;
}

function loadKeys(context: Pick<Context, 'db' | 'clock'>): Promise<Keys> {
  const known = keysOf.get(context.db);
  if (known !== undefined) return known;
  const loading = readOrMakeKeys(context);
  keysOf.set(context.db, loading);
  // A database that was away for a moment must not be remembered as having no keys.
  loading.catch(() => keysOf.delete(context.db));
  return loading;
}

async function readOrMakeKeys({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<Keys> {
  const stored = await inTransaction(db, async (tx) => {
    await lockPasswordKeys(tx);
    const found = await listPasswordKeys(tx);
    if (found.length > 0) return found;
    const { privateKey } = await generateKeyPair(sealAlgorithm, { crv: 'P-256', extractable: true });
    const made = {
      kid: randomUUID(),
      privateJwk: { ...(await exportJWK(privateKey)) },
      createdAt: clock.now(),
    };
    await insertPasswordKey(tx, made);
    return [made];
  });
  const privateKeys = new Map<string, CryptoKey>();
  for (const { kid, privateJwk } of stored)
    privateKeys.set(kid, (await importJWK(privateJwk as JWK, sealAlgorithm)) as CryptoKey);
  const [newest] = stored;
  if (newest === undefined) throw new TypeError('there is no password key');
  const { kty = '', crv = '', x = '', y = '' } = newest.privateJwk as JWK;
  return { current: { kty, crv, x, y, kid: newest.kid, alg: sealAlgorithm }, privateKeys };
}
