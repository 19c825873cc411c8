/**
 * A client for requests made beforehand over keep-alive sockets. It shares the machine with what it measures, so it does
 * as little as it can: it reads status and length of an answer and counts the rest of its bytes.
 */
import { connect, type Socket } from 'node:net';

export type Load = {
  port: number;
  /** Whole HTTP requests; the connections take them in turn. */
  requests: readonly Buffer[];
  connections: number;
  durationMs: number;
};

export type LoadResult = {
  answers: number;
  /** Answers with another status than 200. */
  failures: number;
  seconds: number;
  /** Bytes of all bodies. */
  bytes: number;
  latenciesMs: number[];
};

/** Keeps every connection busy until the time is over; answers under way are still waited for. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const result: LoadResult = { answers: 0, failures: 0, seconds: 0, bytes: 0, latenciesMs: [] };
  const startedAt = performance.now();
  let next = 0;
  const takeRequest = (): Buffer | undefined => {
    if (performance.now() - startedAt >= load.durationMs) return undefined;
    next += 1;
    return load.requests[next % load.requests.length];
  };
  const connections = Array.from({ length: load.connections }, () =>
    keepBusy(load.port, takeRequest, result),
  );
  await Promise.all(connections);
  result.seconds = (performance.now() - startedAt) / 1000;
  return result;
}

const endOfHeaders = '\r\n\r\n';
const readBuffer = 256 * 1024;

function keepBusy(port: number, takeRequest: () => Buffer | undefined, result: LoadResult): Promise<void> {
  return new Promise((resolve, reject) => {
    let headers = '';
    let missing = 0;
    let sentAt = 0;
    const sendNext = (): void => {
      const request = takeRequest();
      if (request === undefined) {
        socket.destroy();
        resolve();
        return;
      }
      sentAt = performance.now();
      socket.write(request);
    };
    const onBytes = (length: number, buffer: Buffer): void => {
      if (missing === 0) {
        const known = headers.length;
        headers += buffer.toString('latin1', 0, Math.min(length, 4_096));
        const end = headers.indexOf(endOfHeaders);
        if (end === -1) return;
        const bodyLength = readHeaders(headers, result);
        missing = bodyLength - (known + length - end - endOfHeaders.length);
        result.bytes += bodyLength;
        headers = '';
      } else missing -= length;
      if (missing > 0) return;
      result.latenciesMs.push(performance.now() - sentAt);
      result.answers += 1;
      sendNext();
    };
    const socket = openSocket(port, onBytes);
    socket.on('connect', sendNext).on('error', reject);
    socket.on('end', () => reject(new Error('The connection was closed in the middle of a run.')));
  });
}

/** One buffer a connection for all that it reads. */
function openSocket(port: number, onBytes: (length: number, buffer: Buffer) => void): Socket {
  const buffer = Buffer.allocUnsafe(readBuffer);
  const callback = (length: number): boolean => {
    onBytes(length, buffer);
    return true;
  };
  return connect({ host: '127.0.0.1', port, noDelay: true, onread: { buffer, callback } });
}

function readHeaders(headers: string, result: LoadResult): number {
  if (!headers.startsWith('HTTP/1.1 200 ')) result.failures += 1;
  const length = /\r\ncontent-length: (\d+)/i.exec(headers)?.[1];
  if (length === undefined) throw new Error('The answer has no content-length.');
  return Number(length);
}
