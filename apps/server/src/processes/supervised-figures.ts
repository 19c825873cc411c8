/** Health and metrics of all processes of a service, on a port for the operator's network alone. */
import { createServer, type ServerResponse } from 'node:http';
import { AggregatorRegistry, Gauge, Registry } from 'prom-client';
import { ConfigError, type Config } from '../config.ts';
import type { Figures } from './process-messages.ts';

export type Supervised = {
  posts: () => { name: string; restarts: number; isReady: boolean }[];
  /** The figures of each process. */
  readFigures: () => Promise<Figures[]>;
};

/** Listens on the admin port. Throws ConfigError when it cannot. */
export async function serveSupervised(config: Config, supervised: Supervised): Promise<void> {
  const { adminPort: port, adminHost: host } = config;
  const server = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (path === '/healthz') return sendState(response, 200, 'alive');
    if (path === '/readyz') {
      const isReady = supervised.posts().every((post) => post.isReady);
      return sendState(response, isReady ? 200 : 503, isReady ? 'ready' : 'notReady');
    }
    if (path !== '/metrics') return sendState(response, 404, 'notFound');
    writeMetrics(supervised).then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      () => sendState(response, 500, 'failed'),
    );
    return undefined;
  });
  server.unref();
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, host, resolve);
  await listening.catch((error: NodeJS.ErrnoException) => {
    const why =
      error.code === 'EADDRINUSE' ? 'is taken: stop what runs there, or set ADMIN_PORT' : error.code;
    throw new ConfigError(
      error.code === 'EADDRINUSE'
        ? `Port ${port} on ${host} ${why}.`
        : `Cannot listen on ${host}:${port} (${why}): set ADMIN_HOST and ADMIN_PORT.`,
    );
  });
}

function sendState(response: ServerResponse, status: number, state: string): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify({ status: state }));
}

/** Counts are added up over the processes; each figure of the database comes from one of them. */
async function writeMetrics({ posts, readFigures }: Supervised): Promise<{ type: string; text: string }> {
  const all = AggregatorRegistry.aggregate(await readFigures());
  const own = new Registry();
  const up = new Gauge({
    name: 'process_up',
    help: '1 while a process of the service is at work.',
    labelNames: ['process'],
    registers: [own],
  });
  const restarts = new Gauge({
    name: 'process_restarts',
    help: 'How often a process was started anew since the service started.',
    labelNames: ['process'],
    registers: [own],
  });
  for (const post of posts()) {
    up.set({ process: post.name }, post.isReady ? 1 : 0);
    restarts.set({ process: post.name }, post.restarts);
  }
  return { type: all.contentType, text: `${await all.metrics()}\n${await own.metrics()}` };
}
