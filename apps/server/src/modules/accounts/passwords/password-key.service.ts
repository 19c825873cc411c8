/**
 * The key that browsers seal passwords to. It lives in the database, sealed, so that every process of the service opens
 * what any of them gave out, also after a restart.
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
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { sealedPlace } from '../../../platform/secrets/sealed-columns.ts';
import type { SealedPlace } from '../../../platform/secrets/sealing.ts';
import {
  deletePasswordKeys,
  insertPasswordKey,
  listPasswordKeys,
  lockPasswordKeys,
} from './password-key.store.ts';

/** The public half, as a JWK with its `kid`. */
export type PasswordKey = { kty: string; crv: string; x: string; y: string; kid: string; alg: string };

type Deps = Pick<Context, 'db' | 'clock' | 'secrets'>;
type Keys = { current: PasswordKey; privateKeys: ReadonlyMap<string, CryptoKey> };

const keysOf = new WeakMap<Context['db'], Promise<Keys>>();

/** The key to seal passwords to; made at the first call if the installation has none. */
export async function readPasswordKey(context: Deps): Promise<PasswordKey> {
  return (await loadKeys(context)).current;
}

/**
 * The password as it was typed, from a sealed or a plain value. Throws `auth.unreadablePassword` when it was sealed to
 * another key, altered, or sealed more than ten minutes ago.
 */
export async function openPassword(context: Deps, value: string): Promise<string> {
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

/** The ids of all keys that passwords may be sealed to. */
export async function describePasswordKeys({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const keys = await inTransaction(db, (tx) => listPasswordKeys(tx));
  return keys.map(({ kid }) => kid);
}

/** Makes the next use create another key: passwords that are sealed to these open no more. */
export async function forgetPasswordKeys(tx: Tx): Promise<void> {
  await deletePasswordKeys(tx);
}

function placeOf(kid: string): SealedPlace {
  return sealedPlace('password_key.private_jwk', kid);
}

function readSealed(content: unknown, now: Date): string {
  const { p, t } = (content ?? {}) as { p?: unknown; t?: unknown };
  if (typeof p !== 'string' || !p.isWellFormed() || p.includes('\0'))
    throw new TypeError('no password inside');
  if (typeof t !== 'number' || Math.abs(now.getTime() - t) > sealLifeMs)
    throw new TypeError('sealed too long ago');
  return p;
}

function loadKeys(context: Deps): Promise<Keys> {
  const entry = keysOf.get(context.db);
  if (entry !== undefined) return entry;
  const loading = readOrMakeKeys(context);
  keysOf.set(context.db, loading);
  // A database that was away for a moment must not be remembered as having no keys.
  loading.catch(() => keysOf.delete(context.db));
  return loading;
}

async function readOrMakeKeys({ db, clock, secrets }: Deps): Promise<Keys> {
  const stored = await inTransaction(db, async (tx) => {
    await lockPasswordKeys(tx);
    const found = await listPasswordKeys(tx);
    if (found.length > 0) return found;
    const { privateKey } = await generateKeyPair(sealAlgorithm, { crv: 'P-256', extractable: true });
    const kid = randomUUID();
    const text = JSON.stringify(await exportJWK(privateKey));
    const made = { kid, sealedJwk: await secrets.seal(tx, placeOf(kid), text), createdAt: clock.now() };
    await insertPasswordKey(tx, made);
    return [made];
  });
  const opened = await Promise.all(
    stored.map(async ({ kid, sealedJwk }) => ({
      kid,
      jwk: JSON.parse(await secrets.open(placeOf(kid), sealedJwk)) as JWK,
    })),
  );
  const privateKeys = new Map<string, CryptoKey>();
  for (const { kid, jwk } of opened) privateKeys.set(kid, (await importJWK(jwk, sealAlgorithm)) as CryptoKey);
  const [newest] = opened;
  if (newest === undefined) throw new TypeError('there is no password key');
  const { kty = '', crv = '', x = '', y = '' } = newest.jwk;
  return { current: { kty, crv, x, y, kid: newest.kid, alg: sealAlgorithm }, privateKeys };
}
