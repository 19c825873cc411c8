import type { FastifyInstance } from 'fastify';
import type { Log } from '../platform/log.ts';

/** One line a request: the route's pattern instead of the address, so that no code, token or query string is written. */
export function logRequests(app: FastifyInstance, log: Log): void {
  if (!log.isLevelEnabled('info')) return;
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
    done();
  });
}
