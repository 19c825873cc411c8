import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const [inBrotli, inGzip] = [promisify(brotliCompress), promisify(gzip)];
/** Quick rather than small: somebody waits for it. */
const brotliQuality = 4;
/** What is shorter travels in one packet as it is. */
const fewestBytes = 1_400;

/** An `onSend` hook for the few answers that are long: compressed as the client takes it. */
export async function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (!Buffer.isBuffer(payload) || payload.length < fewestBytes) return payload;
  reply.header('vary', 'accept-encoding');
  const taken = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(taken)) {
    reply.header('content-encoding', 'br');
    return inBrotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
  }
  if (!/\bgzip\b/.test(taken)) return payload;
  reply.header('content-encoding', 'gzip');
  return inGzip(payload);
}
