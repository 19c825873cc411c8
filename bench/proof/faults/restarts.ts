import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startServiceChild, type ServiceChild } from '../../../apps/server/test/service-child.ts';
import { environmentOf } from '../../../apps/server/test/two-services.ts';
import type { CaseResult } from '../case-result.ts';
import { isReady, timeUntil, describeTimes, type FaultSizes } from './fault-setup.ts';
import type { DatabaseAddress } from '../../../apps/server/src/platform/connections.ts';

const requestsPerSec = 60;
const lookEveryMs = 100;
const noticeMs = 500;

type Backend = { service: ServiceChild; address: string; takes: boolean };

async function startBackend(database: DatabaseAddress): Promise<Backend> {
  const service = startServiceChild({
    ...environmentOf(database),
    DEMO: 'off',
    LOG_LEVEL: 'fatal',
    OVERLOAD_MS: '0',
    STOP_NOTICE_MS: String(noticeMs),
  });
  return { service, address: await service.ready, takes: true };
}

/** G9: two services behind a balancer that looks at `/readyz`, restarted in turn while requests go on. */
export async function restartInTurn(
  database: DatabaseAddress,
  { restarts }: FaultSizes,
): Promise<CaseResult> {
  const backends = [await startBackend(database), await startBackend(database)];
  const looking = setInterval(() => {
    for (const backend of backends)
      void isReady(backend.address).then(
        (ready) => (backend.takes = ready),
        () => (backend.takes = false),
      );
  }, lookEveryMs);
  const statuses = new Map<number, number>();
  const pending: Promise<void>[] = [];
  let turn = 0;
  const askOne = async (): Promise<void> => {
    const open = backends.filter(({ takes }) => takes);
    turn += 1;
    const status = await track((open[turn % Math.max(1, open.length)] ?? backends[0])?.address ?? '');
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const asking = setInterval(() => pending.push(askOne()), 1_000 / requestsPerSec);
  const ends: number[] = [];
  for (let restart = 0; restart < restarts; restart += 1) {
    const index = restart % backends.length;
    const ending = backends[index];
    if (ending === undefined) break;
    const startedAt = performance.now();
    ending.service.child.kill('SIGTERM');
    await ending.service.ended;
    ends.push(performance.now() - startedAt);
    const next = await startBackend(database);
    next.takes = false;
    backends[index] = next;
    await timeUntil(async () => next.takes, 60_000);
  }
  clearInterval(asking);
  clearInterval(looking);
  await Promise.all(pending);
  for (const { service } of backends) service.child.kill('SIGTERM');
  await Promise.all(backends.map(({ service }) => service.ended));
  await pause(0);
  const failed = [...statuses].filter(([status]) => status !== 200);
  return {
    name: 'G9',
    what: `two services behind a balancer, ${restarts} restarts in turn at ${requestsPerSec} requests/s`,
    figure: `${statuses.get(200) ?? 0} answered, others: ${JSON.stringify(failed)}; ended after ${describeTimes(ends)}`,
    isMet: failed.length === 0 && Math.max(...ends) <= 10_000,
  };
}

/** A connection of its own for each request, as a balancer without keep-alive opens it. 0: cut or refused. */
function track(address: string): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = request(
      `${address}/api/track/query`,
      { method: 'POST', agent: false, headers: { 'content-type': 'application/json' } },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0)).on('error', () => resolve(0));
      },
    );
    outgoing.on('error', () => resolve(0));
    outgoing.end('{"trackingCodeList":["YT8834201957316"]}');
  });
}
