import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Deployed = {
  /** Where the browser finds the service. */
  address: string;
  /**
   * From now on another version of the console is served; its document is refused so often before that, as by a service
   * that is starting.
   */
  deploy: (refusals?: number) => void;
  stop: () => Promise<void>;
};

/** What the build writes the version into: the page, and the worker that stores it. */
const versioned = new Set(['/staff', '/staff-sw.js']);

/** The file has not changed for the service; for the browser it has. */
const conditions = new Set(['if-none-match', 'if-modified-since']);
const unforwarded = new Set(['host', 'connection', 'accept-encoding', 'content-length']);

/**
 * Stands before a service as a deployment does: after `deploy` the console is that of another build, with files of the
 * same names.
 * @param address the service
 */
export async function startDeployment(address: string): Promise<Deployed> {
  const page = await (await fetch(`${address}/staff`)).text();
  const [, version = ''] = /<meta name="version" content="([^"]+)"/.exec(page) ?? [];
  if (version === '') throw new Error('the console says no version');
  let isDeployed = false;
  let refusalsLeft = 0;
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const path = request.url ?? '/';
      const isVersioned = versioned.has(path);
      if (path === '/staff' && refusalsLeft > 0) {
        refusalsLeft -= 1;
        response.writeHead(503).end();
        return;
      }
      const headers = new Headers({ 'accept-encoding': 'identity' });
      for (const [name, value] of Object.entries(request.headers))
        if (!unforwarded.has(name) && !(isVersioned && conditions.has(name)))
          headers.set(name, String(value));
      const body = pieces.length === 0 ? {} : { body: Buffer.concat(pieces) };
      const method = request.method ?? 'GET';
      fetch(`${address}${path}`, { method, headers, ...body }).then(
        async (answer) => {
          const content = Buffer.from(await answer.arrayBuffer());
          const {
            'content-length': _length,
            connection: _connection,
            ...headers
          } = Object.fromEntries(answer.headers);
          const next = isDeployed && isVersioned;
          response.writeHead(answer.status, headers);
          response.end(next ? content.toString().replaceAll(`"${version}"`, `"${version}next"`) : content);
        },
        () => response.destroy(),
      );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: (refusals = 0) => {
      isDeployed = true;
      refusalsLeft = refusals;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
