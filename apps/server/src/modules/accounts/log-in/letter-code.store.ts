import type { LetterScene } from '@rohi/contract/accounts/accounts.contract';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

export type NewLetterCode = {
  id: string;
  /** `login`: in the place of a wait. */
  scene: LetterScene | 'login';
  target: string;
  userId: string | null;
  codeHash: Buffer | null;
  triesLeft: number;
  address: string;
  createdAt: Date;
  expiresAt: Date;
};

/** One caller after the other for a target and for an address, until the end of the transaction. */
export async function lockLetterSending(tx: Tx, target: string, address: string): Promise<void> {
  for (const key of [`letter-target:${target}`, `letter-address:${address}`].toSorted())
    await query`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** When letters were asked for to this target and from this address since `after`. */
export async function lettersSince(
  tx: Tx,
  target: string,
  address: string,
  after: Date,
): Promise<{ toTarget: Date[]; fromAddress: Date[] }> {
  const times = (column: 'target' | 'address', value: string) =>
    tx
      .selectFrom('letter_code')
      .select('created_at')
      .where('scene', '<>', 'login')
      .where(column, '=', value)
      .where('created_at', '>', after)
      .orderBy('created_at', 'desc')
      .limit(50)
      .execute();
  return {
    toTarget: (await times('target', target)).map((row) => row.created_at),
    fromAddress: (await times('address', address)).map((row) => row.created_at),
  };
}

/** When codes to log in with were sent to this account since `after`. */
export async function loginLettersSince(tx: Tx, userId: string, after: Date): Promise<Date[]> {
  const rows = await tx
    .selectFrom('letter_code')
    .select('created_at')
    .where('scene', '=', 'login')
    .where('user_id', '=', userId)
    .where('created_at', '>', after)
    .execute();
  return rows.map((row) => row.created_at);
}

/** Stores a code; earlier ones for the same purpose, target and user count no longer. */
export async function insertLetterCode(tx: Tx, code: NewLetterCode): Promise<void> {
  await tx
    .updateTable('letter_code')
    .set({ used_at: code.createdAt })
    .where('scene', '=', code.scene)
    .where('target', '=', code.target)
    .where('user_id', 'is not distinct from', code.userId)
    .where('used_at', 'is', null)
    .execute();
  await tx
    .insertInto('letter_code')
    .values({
      id: code.id,
      scene: code.scene,
      target: code.target,
      user_id: code.userId,
      code_hash: code.codeHash,
      tries_left: code.triesLeft,
      address: code.address,
      created_at: code.createdAt,
      expires_at: code.expiresAt,
    })
    .execute();
}

/**
 * Spends one try of a code; undefined when there is none that can be tried. Each try is counted before it is compared.
 */
export async function spendTry(
  db: Db,
  code: { id: string; scene: LetterScene; target: string; userId: string | null },
  now: Date,
): Promise<{ codeHash: Buffer | null } | undefined> {
  const row = await db
    .updateTable('letter_code')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('id', '=', code.id)
    .where('scene', '=', code.scene)
    .where('target', '=', code.target)
    .where('user_id', 'is not distinct from', code.userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .returning('code_hash')
    .executeTakeFirst();
  return row === undefined ? undefined : { codeHash: row.code_hash };
}

/**
 * Spends one try of the code to log in with, of which an account has one at a time at its address; undefined when there
 * is none.
 */
export async function spendLoginTry(
  db: Db,
  userId: string,
  target: string,
  now: Date,
): Promise<{ id: string; codeHash: Buffer } | undefined> {
  const row = await db
    .updateTable('letter_code')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('scene', '=', 'login')
    .where('user_id', '=', userId)
    .where('target', '=', target)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
  return row?.code_hash ? { id: row.id, codeHash: row.code_hash } : undefined;
}

/** Uses a code up; of any number at once exactly one gets true. */
export async function useLetterCode(tx: Tx, id: string, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('letter_code')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
