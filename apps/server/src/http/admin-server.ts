import { fastify, type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { serveHealth, type Drain } from './health.ts';
import { addGauges, type RefreshGauges } from './operator-gauges.ts';

/**
 * What the operator watches beside requests; each is read when it is asked for, and may throw while its source is away.
 */
export type OperatorFigures = {
  database: () => Promise<{
    isUp: boolean;
    /** How often the embedded server was started anew after a crash; null: it is not ours. */
    restarts: number | null;
    damagedPages: number;
  }>;
  /** Null where the disk is not watched. */
  disk: () => { freeBytes: number | null; isLow: boolean };
  jobs: () => Promise<Record<'due' | 'failed', number>>;
  letters: () => Promise<Record<'queued' | 'failed' | 'oldestDueSeconds', number>>;
  /** Of each check that has run: how many things differ (null: it did not come to its end), and when. */
  checks: () => Promise<Readonly<Record<string, { differences: number | null; at: string }>>>;
  /** Null: no backups are made here. Times are ISO texts. */
  backups: () => Promise<{
    lastGoodAt: string | null;
    failedAt: string | null;
    archive: { lastAt: string | null; isFailing: boolean } | null;
  }>;
};

/** The figures of Node, and of a service the requests from now on. */
export function openRegistry(service: FastifyInstance | undefined): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  if (service === undefined) return registry;
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  service.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  return registry;
}

/** Adds what the metrics need to the service; returns the server of the admin port, which is not listening yet. */
export function createAdminServer(
  service: FastifyInstance,
  drain: Drain,
  isDatabaseReady: () => Promise<boolean>,
  figures: OperatorFigures,
): FastifyInstance {
  const registry = openRegistry(service);
  const refresh = addOperatorFigures(registry, figures);
  const admin = fastify({ logger: false, pluginTimeout: 0 });
  serveHealth(admin, drain, isDatabaseReady);
  admin.get('/metrics', async (_request, reply) => {
    await refresh();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return admin;
}

/** Moments in seconds since 1970; 0 stands for never. */
const secondsOf = (at: string | null | undefined) => (at ? Date.parse(at) / 1_000 : 0);

const described = {
  database: {
    database_up: { help: '1 while the database answers this process.' },
    database_restarts_total: {
      help: 'How often the embedded database was started anew after a crash.',
      isCounter: true,
    },
    damaged_pages_total: {
      help: 'Queries that met a page or an index that cannot be read (SQLSTATE XX001, XX002).',
      isCounter: true,
    },
  },
  disk: {
    disk_free_bytes: { help: 'Free bytes on the disk of the embedded database.' },
    read_only: { help: '1 while so little is free that what people write is refused.' },
  },
  jobs: {
    jobs: { help: 'Jobs that are due and wait, and those given up after their last try.', label: 'state' },
  },
  letters: {
    letters: { help: 'Letters that wait to be sent, and those given up within a day.', label: 'state' },
    letters_oldest_due_seconds: {
      help: 'How long the oldest letter waits that may go out; those put off to the morning do not count.',
    },
  },
  checks: {
    check_differences: {
      help: 'What the last check of the night has found to differ; -1: it did not come to its end.',
      label: 'check',
    },
    check_last_timestamp_seconds: { help: 'When the check ended last.', label: 'check' },
  },
  backups: {
    backup_last_good_timestamp_seconds: { help: 'When the last good backup was made.' },
    backup_last_failure_timestamp_seconds: {
      help: 'When the last try to make a backup failed; 0 when it did not.',
    },
    archive_last_timestamp_seconds: { help: 'When a file of the log was archived last.' },
    archive_failing: { help: '1 while the log of the database cannot be archived.' },
  },
} as const;

/**
 * Adds what the operator watches beside requests. The function returned reads all of it anew: every process of the
 * database gives the same figures.
 */
export function addOperatorFigures(registry: Registry, figures: OperatorFigures): () => Promise<void> {
  const sources = gaugesOf(registry, figures);
  return async () => {
    await Promise.all(sources.map((refresh) => refresh()));
  };
}

function gaugesOf(registry: Registry, figures: OperatorFigures): RefreshGauges[] {
  return [
    addGauges(registry, described.database, async () => {
      const { isUp, restarts, damagedPages } = await figures.database();
      const counts = { database_restarts_total: restarts, damaged_pages_total: damagedPages };
      return { database_up: isUp ? 1 : 0, ...counts };
    }),
    addGauges(registry, described.disk, async () => {
      const { freeBytes, isLow } = figures.disk();
      return { disk_free_bytes: freeBytes, read_only: isLow ? 1 : 0 };
    }),
    addGauges(registry, described.jobs, async () => ({ jobs: await figures.jobs() })),
    addGauges(registry, described.letters, async () => {
      const { queued, failed, oldestDueSeconds } = await figures.letters();
      return { letters: { queued, failed }, letters_oldest_due_seconds: oldestDueSeconds };
    }),
    addGauges(registry, described.checks, async () => readingsOfChecks(await figures.checks())),
    addGauges(registry, described.backups, async () => readingsOfBackups(await figures.backups())),
  ];
}

type Answer<Name extends keyof OperatorFigures> = Awaited<ReturnType<OperatorFigures[Name]>>;

function readingsOfChecks(checks: Answer<'checks'>) {
  const all = Object.entries(checks);
  return {
    check_differences: Object.fromEntries(all.map(([name, { differences }]) => [name, differences ?? -1])),
    check_last_timestamp_seconds: Object.fromEntries(all.map(([name, { at }]) => [name, secondsOf(at)])),
  };
}

function readingsOfBackups({ lastGoodAt, failedAt, archive }: Answer<'backups'>) {
  return {
    backup_last_good_timestamp_seconds: secondsOf(lastGoodAt),
    backup_last_failure_timestamp_seconds: secondsOf(failedAt),
    archive_last_timestamp_seconds: secondsOf(archive?.lastAt),
    archive_failing: archive?.isFailing === true ? 1 : 0,
  };
}
