import type { FastifyInstance } from 'fastify';

/** Set while the service shuts down: it still answers, but balancers should send nothing new. */
export type Drain = { draining: boolean };

/** `/healthz`: the process is alive. `/readyz`: database and migrations are there and nobody is shutting down. */
export function serveHealth(
  app: FastifyInstance,
  drain: Drain,
  isDatabaseReady: () => Promise<boolean>,
): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const ready = !drain.draining && (await isDatabaseReady().catch(() => false));
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'notReady' });
  });
}
