import type { FastifyInstance } from 'fastify';
import { productVersion } from '../platform/product-version.ts';

/**
 * How far a stop has come. First balancers are asked to send nothing new, then each connection learns that this was its
 * last request.
 */
export type Drain = { notReady: boolean; lastRequests: boolean };

/**
 * `/healthz`: the process is alive; `/api/health` names its version too. `/readyz`: database and migrations are there
 * and the service is not shutting down.
 */
export function serveHealth(
  app: FastifyInstance,
  drain: Drain,
  isDatabaseReady: () => Promise<boolean>,
): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/api/health', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive', version: productVersion }),
  );
  app.get('/readyz', async (_request, reply) => {
    const ready = !drain.notReady && (await isDatabaseReady().catch(() => false));
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'notReady' });
  });
}
