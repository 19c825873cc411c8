import type { FastifyRequest } from 'fastify';
import type { Session } from './session-guard.ts';

const longestUserAgent = 300;

/** Who asks, as the audit record keeps it. */
export function actorOf(request: FastifyRequest, session: Session) {
  return {
    userId: session.userId,
    name: session.username,
    loginId: session.loginId,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '')
      .replaceAll('\0', '')
      .slice(0, longestUserAgent)
      .toWellFormed(),
  };
}
