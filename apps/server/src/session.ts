import type { Workplace } from '@rohi/contract/accounts/workplaces';
import type { Authority } from '@rohi/contract/authorities';
import type { Duty } from '@rohi/contract/duties';
import type { Locale } from '@rohi/contract/locales';
import type { Role } from '@rohi/contract/roles';
import type { UserPrincipal } from './principal.ts';

/**
 * A login and its user: read from the database at each request, so that an ended login or a changed role counts at
 * once.
 */
export type Session = {
  loginId: string;
  userId: string;
  username: string;
  name: string;
  locale: Locale;
  roles: readonly Role[];
  authorities: ReadonlySet<Authority>;
  workplaces: ReadonlySet<Workplace>;
  /** The unit that limits what staff see; null when there is none. */
  operationUnitId: number | null;
  customerCode: string | null;
  /** What the account owes before anything else; null: nothing. */
  mustDo: Duty | null;
};

/** A login that is over, and the failure that says why. */
export type SessionEnd = Pick<Session, 'loginId' | 'userId'> & {
  over: 'auth.loginIdle' | 'auth.loginTooLong';
};

/** Who acts by this session. A customer code counts only with the role of a customer. */
export function principalOf(session: Session): UserPrincipal {
  const { userId, username: name, authorities, workplaces, operationUnitId: unitId } = session;
  const customerCode = session.roles.includes('customer') ? session.customerCode : null;
  return { name, userId, authorities, workplaces, unitId, customerCode, via: 'session' };
}
