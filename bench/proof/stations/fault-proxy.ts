import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What becomes of one call. `cut`: it never arrives. `lost`: it is answered, and the answer does not come. `half`: half
 * of the answer's body comes, then the line breaks. `conflict`, `broken`: something between refuses it with 409 or
 * fails with 500, and the service gets nothing of it.
 */
export type LineFault = 'cut' | 'lost' | 'half' | 'conflict' | 'broken';
export const lineFaults: readonly LineFault[] = ['cut', 'lost', 'half', 'conflict', 'broken'];

export type FaultProxy = {
  address: string;
  /** Where calls go; may change when the service is started anew. */
  target: string;
  /** Nothing gets through while it is false. */
  isUp: boolean;
  /** The fault of the next call, undefined for none. */
  next: (path: string) => LineFault | undefined;
  /** Called when the service has answered, before anybody is given the answer. */
  onAnswered: ((path: string) => void) | undefined;
  faults: number;
  close: () => Promise<void>;
};

const conflict = JSON.stringify({
  success: false,
  code: 409,
  error: 'stations.deviceEnded',
  msg: '',
  data: null,
});

/** A line to a service that fails as it is set. */
export async function openFaultProxy(target: string): Promise<FaultProxy> {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => pass(proxy, request, Buffer.concat(pieces), response));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const proxy: FaultProxy = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target,
    isUp: true,
    next: () => undefined,
    onAnswered: undefined,
    faults: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
  return proxy;
}

function pass(proxy: FaultProxy, request: IncomingMessage, body: Buffer, response: ServerResponse): void {
  const path = request.url ?? '/';
  const fault = proxy.isUp ? proxy.next(path) : 'cut';
  if (fault !== undefined && proxy.isUp) proxy.faults += 1;
  if (fault === 'cut') return void response.destroy();
  if (fault === 'broken')
    return void response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Internal error</h1>');
  if (fault === 'conflict')
    return void response.writeHead(409, { 'content-type': 'application/json' }).end(conflict);
  const { host: _host, ...headers } = request.headers;
  const onward = ask(`${proxy.target}${path}`, { method: request.method, headers }, (answer) => {
    const pieces: Buffer[] = [];
    answer.on('data', (piece: Buffer) => pieces.push(piece));
    answer.on('error', () => response.destroy());
    answer.on('end', () => {
      proxy.onAnswered?.(path);
      const content = Buffer.concat(pieces);
      if (fault === 'lost' || response.destroyed) return void response.destroy();
      const { 'transfer-encoding': _coding, ...headers } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': content.length });
      if (fault !== 'half') return void response.end(content);
      response.write(content.subarray(0, content.length / 2), () => response.destroy());
      return undefined;
    });
  });
  onward.on('error', () => response.destroy());
  onward.end(body);
  return undefined;
}
