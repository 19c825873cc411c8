import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { addressKey } from '../platform/address-key.ts';

/** Who acts in a request, as the audit record stores it, cut to its lengths. */
export type RequestActor = {
  userId: string;
  name: string;
  loginId: string;
  address: string;
  userAgent: string;
};

/** Who makes this call, from where and with which login. Throws `auth.sessionExpired` in a public call, which has no login. */
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
