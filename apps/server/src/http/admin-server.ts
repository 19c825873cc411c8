import { fastify, type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { serveHealth, type Drain } from './health.ts';

/** What the operator watches beside requests; read when it is asked for. */
export type OperatorFigures = {
  letters: () => Promise<Record<'queued' | 'failed', number>>;
  /** Null: no backups are made here. Times are ISO texts. */
  backups: () => Promise<{
    lastGoodAt: string | null;
    failedAt: string | null;
    archive: { lastAt: string | null; isFailing: boolean } | null;
  }>;
};

/** Adds what the metrics need to the service; returns the server of the admin port, which is not listening yet. */
export function createAdminServer(
  service: FastifyInstance,
  drain: Drain,
  isDatabaseReady: () => Promise<boolean>,
  figures: OperatorFigures,
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
      const counts = await figures.letters();
      for (const [state, count] of Object.entries(counts)) letters.set({ state }, count);
    },
  });
  addBackupGauges(registry, figures.backups);
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

/** Moments in seconds since 1970; 0 stands for never. */
function addBackupGauges(registry: Registry, read: OperatorFigures['backups']): void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const failed = gauge(
    'backup_last_failure_timestamp_seconds',
    'When the last try to make a backup failed; 0 when it did not.',
  );
  const archived = gauge('archive_last_timestamp_seconds', 'When a file of the log was archived last.');
  const failing = gauge('archive_failing', '1 while the log of the database cannot be archived.');
  const seconds = (at: string | null | undefined) => (at ? Date.parse(at) / 1_000 : 0);
  const good = new Gauge({
    name: 'backup_last_good_timestamp_seconds',
    help: 'When the last good backup was made.',
    registers: [registry],
    async collect() {
      const { lastGoodAt, failedAt, archive } = await read();
      good.set(seconds(lastGoodAt));
      failed.set(seconds(failedAt));
      archived.set(seconds(archive?.lastAt));
      failing.set(archive?.isFailing === true ? 1 : 0);
    },
  });
}
