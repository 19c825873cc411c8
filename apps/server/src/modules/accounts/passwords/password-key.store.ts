import { sql as query } from 'kysely';
import type { Tx } from '../../../platform/database.ts';

export type StoredPasswordKey = { kid: string; sealedJwk: string; createdAt: Date };

/** The keys that passwords may be sealed to, the newest first. */
export async function listPasswordKeys(tx: Tx): Promise<StoredPasswordKey[]> {
  const rows = await tx
    .selectFrom('password_key')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
  return rows.map((row) => ({
    kid: row.kid,
    sealedJwk: row.private_jwk,
    createdAt: row.created_at,
  }));
}

/** One process makes the key, the others wait for it. */
export async function lockPasswordKeys(tx: Tx): Promise<void> {
  await query`select pg_advisory_xact_lock(hashtextextended('password-key', 0))`.execute(tx);
}

/** The next use makes another. */
export async function deletePasswordKeys(tx: Tx): Promise<void> {
  await tx.deleteFrom('password_key').execute();
}

export async function insertPasswordKey(tx: Tx, key: StoredPasswordKey): Promise<void> {
  await tx
    .insertInto('password_key')
    .values({ kid: key.kid, private_jwk: key.sealedJwk, created_at: key.createdAt })
    .execute();
}
