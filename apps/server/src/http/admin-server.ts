import { fastify, type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { serveHealth, type Drain } from './health.ts';

/** Adds what the metrics need to the service; returns the server of the admin port, which is not listening yet. */
export function createAdminServer(
  service: FastifyInstance,
  drain: Drain,
  isDatabaseReady: () => Promise<boolean>,
  readLetterCounts: () => Promise<Record<'queued' | 'failed', number>>,
): FastifyInstance {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  const letters = new Gauge({
    name: 'letters',
    help: 'Letters that wait to be sent, and those given up within a day.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      // Read when asked: every process of the database gives the same figures.
      const counts = await readLetterCounts();
      for (const [state, count] of Object.entries(counts)) letters.set({ state }, count);
    },
  });
  service.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  const admin = fastify({ logger: false, pluginTimeout: 0 });
  serveHealth(admin, drain, isDatabaseReady);
  admin.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  return admin;
}
