import type { Db, Tx } from '../../../platform/database.ts';
import type { ThrottleState } from './throttle.ts';

/** Makes sure that each key has a row and locks them, in one order for all. */
export async function lockThrottles(
  tx: Tx,
  keys: readonly string[],
  now: Date,
): Promise<Map<string, ThrottleState>> {
  const ordered = keys.toSorted();
  await tx
    .insertInto('login_throttle')
    .values(ordered.map((key) => ({ key, failures: 0, last_failed_at: now })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const rows = await tx
    .selectFrom('login_throttle')
    .selectAll()
    .where('key', 'in', ordered)
    .orderBy('key')
    .forUpdate()
    .execute();
  return new Map(
    rows.map((row) => [
      row.key,
      { failures: row.failures, lastFailedAt: row.last_failed_at, blockedUntil: row.blocked_until },
    ]),
  );
}

export async function writeThrottle(tx: Tx, key: string, state: ThrottleState): Promise<void> {
  await tx
    .updateTable('login_throttle')
    .set({ failures: state.failures, last_failed_at: state.lastFailedAt, blocked_until: state.blockedUntil })
    .where('key', '=', key)
    .execute();
}

/** Forgets the failures of these keys. */
export async function clearThrottles(db: Db | Tx, keys: readonly string[]): Promise<void> {
  await db
    .deleteFrom('login_throttle')
    .where('key', 'in', [...keys])
    .execute();
}

/** Takes one counted try back, since it was none of a guesser. */
export async function refundThrottle(db: Db | Tx, key: string): Promise<void> {
  await db
    .updateTable('login_throttle')
    .set((eb) => ({ failures: eb('failures', '-', 1), blocked_until: null }))
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute();
}
