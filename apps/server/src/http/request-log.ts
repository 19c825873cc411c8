import { createHmac, randomBytes } from 'node:crypto';
import { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addressKey } from '../platform/address-key.ts';
import type { Log } from '../platform/log.ts';
import { hasCallerGone } from './caller-line.ts';

/**
 * One line a request: the route's pattern instead of the address, so that no code, token or query string is written.
 */
export function logRequests(app: FastifyInstance, log: Log): void {
  if (!log.isLevelEnabled('info')) return;
  app.addHook('onResponse', (request, reply, done) => {
    if (request.isForwarded === true) return done();
    request.log.info({ ...lineOf(request, reply), ...refusedOf(request, reply) });
    done();
  });
}

/**
 * What the framework itself says of requests: nothing but answers that were cut off, with the line of their request.
 */
export function logCutOffAnswers(): LogController {
  const controller = new LogController({ disableRequestLogging: true });
  // Such an answer has no end, so that no hook is called for it.
  controller.streamError = (error, request, reply) => {
    const line = { ...lineOf(request, reply), cutOff: true };
    if (hasCallerGone(request)) request.log.info(line);
    else request.log.error({ ...line, err: error }, 'answer broke off');
  };
  return controller;
}

function lineOf(request: FastifyRequest, reply: FastifyReply) {
  return {
    method: request.method,
    route: request.routeOptions.url ?? 'unknown',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  };
}

/**
 * Answers that refuse somebody; 404 also stands for what belongs to somebody else. A log-in is refused with 200 and a
 * name of its own.
 */
const refusals = new Set([401, 403, 404, 429]);

/**
 * Who was refused, and why. `user` and `login` are ids, never names. `from` stands for the address: the same in all
 * lines of one process, and of no use without the key, which is nowhere else and ends with the process.
 */
function refusedOf({ failure, caller, ip }: FastifyRequest, { statusCode }: FastifyReply) {
  if (failure === null || !(refusals.has(statusCode) || failure.startsWith('auth.'))) return {};
  return { error: failure, ...caller, from: signOfAddress(ip) };
}

const addressSecret = randomBytes(32);

function signOfAddress(ip: string): string {
  return createHmac('sha256', addressSecret).update(addressKey(ip)).digest('hex').slice(0, 12);
}
