/** The user behind a login, for rooms that act later in that user's name. */
import type { Db, Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findUserById } from '../users/user.store.ts';
import { findHolderRow, type EndReason } from './login.store.ts';

export type LoginHolder = {
  /** With what the account may do now. */
  principal: UserPrincipal;
  beganAt: Date;
  /** When its owner has logged out; null where it goes on, or ended another way. */
  loggedOutAt: Date | null;
  /** The account is disabled, or somebody has ended the login: not its owner by logging out, and not time. */
  isRevoked: boolean;
};

/** Ends that say nothing against what was done before. */
const ordinaryEnds: readonly EndReason[] = ['LOGOUT', 'IDLE', 'TOO_LONG'];

/** The user of a login; undefined for one that is not on record any more. */
export async function findLoginHolder(db: Db | Tx, loginId: string): Promise<LoginHolder | undefined> {
  const row = await findHolderRow(db, loginId);
  if (row === undefined) return undefined;
  const isEnded = row.endReason !== null && !ordinaryEnds.includes(row.endReason);
  const principal = {
    name: row.username,
    userId: row.userId,
    authorities: new Set(row.authorities),
    workplaces: new Set(row.workplaces),
    unitId: row.unitId,
    customerCode: null,
    via: 'session',
  } as const;
  const loggedOutAt = row.endReason === 'LOGOUT' ? row.endedAt : null;
  return { principal, beganAt: row.beganAt, loggedOutAt, isRevoked: isEnded || row.disabledAt !== null };
}

/** The login name of an account; undefined when there is none of this id. */
export async function findAccountName(db: Db | Tx, userId: string): Promise<string | undefined> {
  return (await findUserById(db, userId))?.username;
}
