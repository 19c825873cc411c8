import type { Access } from '@rohi/contract/access';
import type { Authority } from '@rohi/contract/authorities';
import type { Duty } from '@rohi/contract/duties';
import type { Role } from '@rohi/contract/roles';
import type { Workplace } from '@rohi/contract/accounts/workplaces';
import type { Endpoint } from '@rohi/contract/endpoint';
import { tokenHeader } from '@rohi/contract/envelope';
import type { ErrorName } from '@rohi/contract/errors';
import type { Locale } from '@rohi/contract/locales';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { Machine, UserPrincipal } from '../principal.ts';

/** A login and whose it is: read from the database at each request, so that an ended login or a changed role counts at once. */
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

/** Finds the session of an access token; undefined when there is none, or it is over for no reason worth an error of its own. */
export type FindSession = (token: string) => Promise<Session | SessionEnd | undefined>;

/** Finds the device of a key; undefined when none has it. */
export type FindMachine = (key: string) => Promise<Machine | undefined>;

/** Sets how the router finds sessions, and devices by their keys; to be called before any call is served. */
export function guardSessions(
  app: FastifyInstance,
  findSession: FindSession,
  findMachine: FindMachine = () => Promise.resolve(undefined),
): void {
  app.decorate('findSession', findSession);
  app.decorate('findMachine', findMachine);
  app.decorateRequest('session', null);
  app.decorateRequest('caller', null);
  app.decorateRequest('machine', null);
}

/** Who acts by this session. A customer code counts only with the role of a customer. */
export function principalOf(session: Session): UserPrincipal {
  const { userId, username: name, authorities, workplaces, operationUnitId: unitId } = session;
  const customerCode = session.roles.includes('customer') ? session.customerCode : null;
  return { name, userId, authorities, workplaces, unitId, customerCode, via: 'session' };
}

/** Who makes a public call, if it brings a good token and nothing is owed; such a call shows more to whom it knows. */
export async function findCaller(request: FastifyRequest): Promise<UserPrincipal | undefined> {
  const found = await findSessionOf(request);
  return found === undefined || 'over' in found || found.mustDo !== null ? undefined : principalOf(found);
}

async function findSessionOf(request: FastifyRequest): Promise<Session | SessionEnd | undefined> {
  const token = tokenOf(request);
  const found = token === undefined ? undefined : await request.server.findSession(token);
  if (found !== undefined) request.caller = { user: found.userId, login: found.loginId };
  return found;
}

function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.headers[tokenHeader];
  return typeof token !== 'string' || token === '' || token.length > 200 ? undefined : token;
}

/** The device that a call of a machine comes from. Throws (401) `stations.keyUnknown`, also for the token of a login. */
export async function requireMachine(request: FastifyRequest): Promise<Machine> {
  const key = tokenOf(request);
  const machine = key === undefined ? undefined : await request.server.findMachine(key);
  if (machine === undefined) throw new AppError('stations.keyUnknown');
  request.caller = { device: machine.deviceId };
  return machine;
}

const duty = {
  password: 'auth.passwordChangeNeeded',
  'one-time-codes': 'auth.oneTimeCodesNeeded',
} as const satisfies Record<Duty, ErrorName>;

/**
 * The session that a call needs. Throws (401) `auth.sessionExpired`, `auth.loginIdle` or `auth.loginTooLong` without one, and
 * (403) `auth.notAllowed` when it may not make this call, or the name of what the account owes first. A customer call needs
 * an account with a customer code.
 */
export async function requireSession(
  request: FastifyRequest,
  { access, whileOwed = [] }: Pick<Endpoint, 'access' | 'whileOwed'>,
): Promise<Session> {
  const session = await findSessionOf(request);
  if (session === undefined) throw new AppError('auth.sessionExpired');
  if ('over' in session) throw new AppError(session.over);
  if (session.mustDo !== null && !whileOwed.includes(session.mustDo))
    throw new AppError(duty[session.mustDo]);
  if (!mayCall(session, access)) throw new AppError('auth.notAllowed');
  return session;
}

function mayCall(session: Session, access: Access): boolean {
  if (access.kind === 'customer') return session.customerCode !== null && session.roles.includes('customer');
  if (access.kind === 'staff') return session.authorities.has(access.authority);
  return access.kind !== 'machine';
}

declare module 'fastify' {
  interface FastifyInstance {
    findSession: FindSession;
    findMachine: FindMachine;
  }
  interface FastifyRequest {
    /** The ids of who calls, also where the call is refused; null for a visitor. */
    caller: { user: string; login: string } | { device: string } | null;
    /** Set before the handler of a call that is not public. */
    session: Session | null;
    /** Set before the handler of a call of machines. */
    machine: Machine | null;
  }
}
