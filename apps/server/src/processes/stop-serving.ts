/** How a process that takes connections stops without losing one. */
import { Server as NetServer } from 'node:net';
import { setImmediate as afterPolling, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Drain } from '../http/health.ts';
import type { Log } from '../platform/log.ts';

/** How long connections that are open may then bring one more request, each answered as the last. */
const lastRequestsMs = 700;
/** How long the rest of a stop may take, whatever hangs; what is not written then is repaired at the next start. */
export const stopMs = 8_000;

/** Stops in the order in which nothing is lost: first no new connections, then the answers under way. */
export async function stopServing(
  app: FastifyInstance,
  drain: Drain,
  { noticeMs, log, beside = [] }: { noticeMs: number; log: Log; beside?: readonly NetServer[] },
): Promise<void> {
  drain.notReady = true;
  await pause(noticeMs);
  await stopListening([app.server, ...beside]);
  drain.lastRequests = true;
  endWithin(stopMs, log);
  await pause(lastRequestsMs);
  await app.close();
}

/**
 * Stops taking connections but leaves the open ones alone: `server.close()` of http would cut idle ones at the moment
 * in which their next request arrives. After the poll phase no accepted-by-the-kernel connection is waiting for us.
 */
async function stopListening(servers: readonly NetServer[]): Promise<void> {
  await afterPolling();
  for (const server of servers) NetServer.prototype.close.call(server);
}

/** The end of a process that hangs while it stops: its embedded server ends with it. */
export function endWithin(ms: number, log: Log): void {
  setTimeout(() => {
    log.fatal({ ms }, 'stopping took too long');
    process.exit(1);
  }, ms).unref();
}
