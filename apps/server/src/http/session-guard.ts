import type { Access } from '@rohi/contract/access';
import type { Duty } from '@rohi/contract/duties';
import type { Endpoint } from '@rohi/contract/endpoint';
import { tokenHeader } from '@rohi/contract/envelope';
import type { ErrorName } from '@rohi/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { Machine, UserPrincipal } from '../principal.ts';
import { principalOf, type Session, type SessionEnd } from '../session.ts';

/**
 * Finds the session of an access token; undefined when there is none, or it is over for no reason worth an error of its
 * own.
 */
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

/**
 * The caller of a public call, if it brings a good token and nothing is owed; such a call shows more to a known caller.
 */
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

/**
 * The device that a call of a machine comes from. Throws (401) `stations.keyUnknown`, also for the token of a login.
 */
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
 * The session that a call needs. Throws (401) `auth.sessionExpired`, `auth.loginIdle` or `auth.loginTooLong` without
 * one, and (403) `auth.notAllowed` when it may not make this call, or the name of what the account owes first. A
 * customer call needs an account with a customer code.
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
