import type { Access } from '@rohi/contract/access';
import type { Authority } from '@rohi/contract/accounts/authorities';
import type { Role } from '@rohi/contract/accounts/roles';
import { tokenHeader } from '@rohi/contract/envelope';
import type { Locale } from '@rohi/contract/locales';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** Who asks: read from the database at each request, so that an ended login or a changed role counts at once. */
export type Session = {
  loginId: string;
  userId: string;
  username: string;
  name: string;
  locale: Locale;
  roles: readonly Role[];
  authorities: ReadonlySet<Authority>;
  /** The unit that limits what staff see; null when there is none. */
  operationUnitId: number | null;
  customerCode: string | null;
};

/** Finds the session of an access token; undefined when there is none, or it is over. */
export type FindSession = (token: string) => Promise<Session | undefined>;

/** Tells the router how sessions are found; before any call is served. */
export function guardSessions(app: FastifyInstance, findSession: FindSession): void {
  app.decorate('findSession', findSession);
  app.decorateRequest('session', null);
}

/** The session of a request if it brings a good token; for public calls that show more to whom they know. */
export async function sessionOf(request: FastifyRequest): Promise<Session | undefined> {
  const token = request.headers[tokenHeader];
  if (typeof token !== 'string' || token === '' || token.length > 200) return undefined;
  return request.server.findSession(token);
}

/**
 * The session that a call needs. Throws `auth.sessionExpired` (401) without one, `auth.notAllowed` (403) when it may not
 * make this call. A customer call needs an account with a customer code.
 */
export async function requireSession(request: FastifyRequest, access: Access): Promise<Session> {
  const session = await sessionOf(request);
  if (session === undefined) throw new AppError('auth.sessionExpired');
  if (!mayCall(session, access)) throw new AppError('auth.notAllowed');
  return session;
}

function mayCall(session: Session, access: Access): boolean {
  if (access.kind === 'customer') return session.customerCode !== null && session.roles.includes('customer');
  return access.kind === 'staff' ? session.authorities.has(access.authority) : true;
}

declare module 'fastify' {
  interface FastifyInstance {
    findSession: FindSession;
  }
  interface FastifyRequest {
    /** Set before the handler of a call that is not public. */
    session: Session | null;
  }
}
