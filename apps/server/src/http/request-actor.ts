import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { addressKey } from '../platform/address-key.ts';
import type { RequestActor } from '../principal.ts';

/**
 * Who makes this call, from where and with which login. Throws `auth.sessionExpired` in a public call, which has no
 * login.
 */
export function actorOf(request: FastifyRequest): RequestActor {
  if (request.session === null) throw new AppError('auth.sessionExpired');
  const { userId, username: name, loginId } = request.session;
  return {
    userId,
    name,
    loginId,
    address: addressKey(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
  };
}
