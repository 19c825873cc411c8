import type { FastifyRequest } from 'fastify';

/**
 * Reports whether an error is that of the connection on which the request came: its caller has hung up, or lost the
 * line. The codes alone do not show it, since a lost database has the same ones.
 */
export function isOfCaller(error: unknown, { raw }: FastifyRequest): boolean {
  return error instanceof Error && (error === raw.errored || error === raw.socket.errored);
}

/** Reports whether the caller is gone. */
export function hasCallerGone({ raw }: FastifyRequest): boolean {
  return raw.socket.destroyed;
}
