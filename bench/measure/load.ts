/**
 * A client for requests made beforehand over keep-alive sockets. It shares the machine with what it measures, so it
 * does as little as it can: it reads status and length of an answer and counts the rest of its bytes.
 */
import { connect, type Socket } from 'node:net';

export type Load = {
  port: number;
  /** Whole HTTP requests; the connections take them in turn. */
  requests: readonly Buffer[];
  connections: number;
  durationMs: number;
  /** Requests a second over all connections; as many as are answered when missing. */
  perSecond?: number;
  /** Asked before each request: true ends the load early. */
  isOver?: () => boolean;
};

export type LoadResult = {
  answers: number;
  /** Answers with another status than 200 or 304. */
  failures: number;
  seconds: number;
  /** Bytes of all bodies. */
  bytes: number;
  latenciesMs: number[];
};

type Turn = { request: Buffer; dueAt: number };

/**
 * Keeps every connection busy until the time is over, or sends at an even pace; answers under way are still waited for.
 * At a pace a late request counts from the moment at which it was due, else a server that stands still would look
 * quick.
 */
export async function runLoad(load: Load): Promise<LoadResult> {
  const result: LoadResult = { answers: 0, failures: 0, seconds: 0, bytes: 0, latenciesMs: [] };
  const startedAt = performance.now();
  let next = 0;
  const takeTurn = (): Turn | undefined => {
    const now = performance.now();
    const dueAt = load.perSecond === undefined ? now : startedAt + (next * 1_000) / load.perSecond;
    const request = load.requests[next % load.requests.length];
    const isLate = Math.max(now, dueAt) - startedAt >= load.durationMs;
    if (request === undefined || isLate || load.isOver?.() === true) return undefined;
    next += 1;
    return { request, dueAt };
  };
  const connections = Array.from({ length: load.connections }, () => keepBusy(load.port, takeTurn, result));
  await Promise.all(connections);
  result.seconds = (performance.now() - startedAt) / 1000;
  return result;
}

/** Sends one request and returns the body of its answer. */
export function askOnce(port: number, request: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('connect', () => socket.write(request)).on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      const text = Buffer.concat(chunks).toString('latin1');
      const end = text.indexOf(endOfHeaders);
      if (end === -1) return;
      const bodyAt = end + endOfHeaders.length;
      if (text.length - bodyAt < lengthIn(text)) return;
      socket.destroy();
      const body = Buffer.concat(chunks).subarray(bodyAt).toString();
      if (text.startsWith(success)) resolve(body);
      else reject(new Error(body.slice(0, 500)));
    });
  });
}

/** Asks one after the other over one connection; the tag of each answer. Throws for one that is refused or has none. */
export function askTagged(port: number, requests: readonly Buffer[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const tags: string[] = [];
    let chunks: Buffer[] = [];
    const sendNext = (): void => {
      const request = requests[tags.length];
      if (request !== undefined) return void socket.write(request);
      socket.destroy();
      resolve(tags);
    };
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    socket.on('connect', sendNext).on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      const text = Buffer.concat(chunks).toString('latin1');
      const end = text.indexOf(endOfHeaders);
      if (end === -1 || text.length - end - endOfHeaders.length < lengthIn(text)) return;
      chunks = [];
      const tag = /\r\netag: (\S+)/i.exec(text.slice(0, end))?.[1];
      if (!text.startsWith(success) || tag === undefined) {
        socket.destroy();
        return reject(new Error(`No tag: ${text.slice(0, 500)}`));
      }
      tags.push(tag);
      sendNext();
    });
  });
}

const success = 'HTTP/1.1 200 ';
const notModified = 'HTTP/1.1 304 ';
const endOfHeaders = '\r\n\r\n';
const readBuffer = 256 * 1024;

function keepBusy(port: number, takeTurn: () => Turn | undefined, result: LoadResult): Promise<void> {
  return new Promise((resolve, reject) => {
    let headers = '';
    let missing = 0;
    let sentAt = 0;
    const sendNext = (): void => {
      const turn = takeTurn();
      if (turn === undefined) {
        socket.destroy();
        resolve();
        return;
      }
      sentAt = turn.dueAt;
      const waitMs = turn.dueAt - performance.now();
      if (waitMs <= 0) socket.write(turn.request);
      else setTimeout(() => socket.write(turn.request), waitMs);
    };
    const onBytes = (length: number, buffer: Buffer): void => {
      if (missing === 0) {
        const headLength = headers.length;
        headers += buffer.toString('latin1', 0, Math.min(length, 4_096));
        const end = headers.indexOf(endOfHeaders);
        if (end === -1) return;
        const bodyLength = readHeaders(headers, result);
        missing = bodyLength - (headLength + length - end - endOfHeaders.length);
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
  // It has neither a body nor a length.
  if (headers.startsWith(notModified)) return 0;
  if (!headers.startsWith(success)) result.failures += 1;
  return lengthIn(headers);
}

function lengthIn(headers: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(headers)?.[1];
  if (length === undefined) throw new Error('The answer has no content-length.');
  return Number(length);
}
