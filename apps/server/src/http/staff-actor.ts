import type { FastifyRequest } from 'fastify';
import { addressKey } from './address-limits.ts';
import type { Session } from './session-guard.ts';

const longestUserAgent = 300;

/** Who acts in a request, as the audit keeps it. */
export type StaffActor = {
  userId: string;
  name: string;
  loginId: string;
  address: string;
  userAgent: string;
};

/** Who makes this call, from where and with which login. */
export function staffActorOf(session: Session, request: FastifyRequest): StaffActor {
  const { userId, username: name, loginId } = session;
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, longestUserAgent);
  return { userId, name, loginId, address: addressKey(request.ip), userAgent };
}
