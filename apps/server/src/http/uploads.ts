/** The time that a file may take as the body of a request. */
import type { Socket } from 'node:net';
import type { onRequestHookHandler } from 'fastify';
import { answerParserError } from './raw-failures.ts';

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
 * Answers what the parser refused. The server's time for a request is that of JSON: a file that still comes in then is given
 * more, as long as it keeps coming.
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
