import type { Endpoint } from '@rohi/contract/endpoint';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** People at work and machines are sent away only when the process is so many times as late as where others are. */
const lastLane = 4;
const retryAfterSec = '2';

/**
 * Answers with 503 while the process comes to its work later than `overloadMs`; 0 never. Those who work here go on
 * longest: calls of staff and of machines, the hand-over among them, are shed last.
 */
export async function shedLoad(app: FastifyInstance, overloadMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: overloadMs,
    pressureHandler: ({ routeOptions }, _reply, _type, lateMs = Number.POSITIVE_INFINITY) => {
      if (lateMs <= latestOf(routeOptions.config.endpoint, overloadMs)) return;
      throw new AppError('server.busy', { headers: { 'retry-after': retryAfterSec } });
    },
  });
}

/** How late the process may come to its work, in ms, before a call is sent away. */
export function latestOf(endpoint: Pick<Endpoint, 'access'> | undefined, overloadMs: number): number {
  const kind = endpoint?.access.kind;
  return kind === 'staff' || kind === 'machine' ? overloadMs * lastLane : overloadMs;
}
