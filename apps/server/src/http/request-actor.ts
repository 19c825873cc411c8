import type { FastifyRequest } from 'fastify';
import { addressKey } from './address-limits.ts';
import type { Session } from './session-guard.ts';

/** Who acts in a request; the audit keeps it, and cuts what is too long for it. */
export type RequestActor = {
  userId: string;
  name: string;
  loginId: string;
  address: string;
  userAgent: string;
};

/** Who makes this call, from where and with which login. */
export function actorOf(session: Session, request: FastifyRequest): RequestActor {
  const { userId, username: name, loginId } = session;
  return {
    userId,
    name,
    loginId,
    address: addressKey(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
  };
}
