import { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Log } from '../platform/log.ts';

/** One line a request: the route's pattern instead of the address, so that no code, token or query string is written. */
export function logRequests(app: FastifyInstance, log: Log): void {
  if (!log.isLevelEnabled('info')) return;
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(lineOf(request, reply));
    done();
  });
}

/** What the framework itself says of requests: nothing but answers that were cut off, with the line of their request. */
export function logCutOffAnswers(): LogController {
  const controller = new LogController({ disableRequestLogging: true });
  // Such an answer has no end, so that no hook is called for it.
  controller.streamError = (error, request, reply) => {
    const line = { ...lineOf(request, reply), cutOff: true };
    const hasCallerGone = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (hasCallerGone) request.log.info(line);
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
