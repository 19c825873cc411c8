/** The time that a file may take as the body of a request. */
import type { Socket } from 'node:net';
import type { onRequestHookHandler } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { ErrorName } from '@rohi/contract/errors';
import { defaultLocale } from '@rohi/contract/locales';
import { AppError } from '../errors.ts';
import { failureOf } from './error-handler.ts';

const parserErrors: Record<string, ErrorName> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
  HPE_HEADER_OVERFLOW: 'request.headersTooLarge',
};

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/**
 * Answers what the HTTP parser itself refused (unknown method, broken headers, a body that never came): no request
 * exists yet, so the envelope is written to the socket, in the default language.
 */
function answerParserError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const failure = new AppError(parserErrors[error.code ?? ''] ?? 'request.badEncoding');
  const body = JSON.stringify(failureOf(failure, defaultLocale, randomUUID()));
  socket.end(
    `HTTP/1.1 ${failure.status} ${reasons[failure.status] ?? 'Bad Request'}\r\n` +
      'content-type: application/json; charset=utf-8\r\ncache-control: no-store\r\nconnection: close\r\n' +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

type Progress = { startedAt: number; bytesBefore: number };

/** Connections on which a file is coming in. */
const uploading = new WeakMap<Socket, Progress>();

/** Notes that a file comes in on this connection, until it is there. */
export const noteUpload: onRequestHookHandler = ({ raw }, _reply, done) => {
  const { socket } = raw;
  uploading.set(socket, { startedAt: performance.now(), bytesBefore: socket.bytesRead });
  const end = () => uploading.delete(socket);
  raw.once('end', end).once('close', end);
  done();
};

/** How long a file may come in, and how fast it must. */
export type UploadTimes = { mostMs: number; leastBytesASecond: number; checkEveryMs: number };

const usualTimes: UploadTimes = { mostMs: 300_000, leastBytesASecond: 4_096, checkEveryMs: 5_000 };

/**
 * Answers what the parser refused. The server's time for a request is that of JSON: a file that still comes in then is
 * given more, as long as it keeps coming.
 */
export function answerClientError(
  error: Error & { code?: string },
  socket: Socket,
  times: UploadTimes = usualTimes,
): void {
  if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT' || !uploading.has(socket)) {
    answerParserError(error, socket);
    return;
  }
  const timer = setInterval(() => {
    const progress = uploading.get(socket);
    if (progress !== undefined && isGoing(socket, progress, times)) return;
    clearInterval(timer);
    if (progress !== undefined) answerParserError(error, socket);
  }, times.checkEveryMs);
  socket.once('close', () => clearInterval(timer));
}

function isGoing(socket: Socket, { startedAt, bytesBefore }: Progress, times: UploadTimes): boolean {
  const ms = performance.now() - startedAt;
  const bytes = socket.bytesRead - bytesBefore;
  return ms < times.mostMs && bytes / (ms / 1_000) >= times.leastBytesASecond;
}
