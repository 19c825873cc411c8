import { setTimeout as pause } from 'node:timers/promises';
import { openBrokenLine, type BrokenLine } from '../../../apps/server/test/broken-line.ts';
import { startServiceChild } from '../../../apps/server/test/service-child.ts';
import type { Context } from '../../../apps/server/src/context.ts';
import type { DatabaseAddress } from '../../../apps/server/src/platform/connections.ts';
import type { CaseResult } from '../case-result.ts';
import {
  isReady,
  isSound,
  makeCustomers,
  describeJudgement,
  timeUntil,
  untilWritten,
  type FaultSizes,
} from './fault-setup.ts';
import { startOrderWriters } from './order-writers.ts';

type Fault = {
  what: string;
  /** Breaks the line for a while; returns when it is whole again. */
  breakIt(line: BrokenLine, seconds: number): Promise<void>;
};

const faults: readonly Fault[] = [
  {
    what: '200 ms later in each direction',
    async breakIt(line, seconds) {
      line.delay(200);
      await pause(seconds * 1_000);
      line.delay(0);
    },
  },
  {
    what: 'all connections reset, again and again',
    async breakIt(line, seconds) {
      const until = performance.now() + seconds * 1_000;
      while (performance.now() < until) {
        line.cut();
        await pause(200 * Math.random());
      }
    },
  },
  {
    what: 'half-open: nothing goes through and nobody notices',
    async breakIt(line, seconds) {
      line.stall();
      await pause(seconds * 1_000);
      line.resume();
    },
  },
];

const backWithinMs = 3_000;

/** G12: a service writes over a line to its database that is slow, cut or dead, and is asked to stop on a dead line. */
export async function breakLines(
  context: Context,
  database: DatabaseAddress,
  { seconds, writesAKill }: FaultSizes,
): Promise<CaseResult[]> {
  const line = await openBrokenLine(database);
  const service = startServiceChild({
    DATABASE_URL: line.address.url,
    DEMO: 'off',
    LOG_LEVEL: 'fatal',
    OVERLOAD_MS: '0',
  });
  const address = await service.ready;
  const tokens = await makeCustomers(context);
  const results: CaseResult[] = [];
  for (const fault of faults) {
    const writers = startOrderWriters(tokens, () => address);
    await untilWritten(writers, writesAKill);
    await fault.breakIt(line, seconds);
    const back = await timeUntil(() => isReady(address), 60_000);
    await untilWritten(writers, writesAKill);
    await writers.finish();
    const judgement = await writers.judge(context);
    const odd = [...writers.statuses].filter(([status]) => ![200, 503].includes(status));
    results.push({
      name: 'G12',
      what: `${fault.what}, for ${seconds} s`,
      figure: `${describeJudgement(judgement)}; ready ${back === undefined ? '**never**' : `${back.toFixed(0)} ms`} after it was whole; other answers: ${JSON.stringify(odd)} ${[...writers.unanswered].join('; ')}`,
      isMet: isSound(judgement) && back !== undefined && back <= backWithinMs && odd.length === 0,
    });
  }
  line.stall();
  const startedAt = performance.now();
  service.child.kill('SIGTERM');
  const { signal } = await service.ended;
  const endedMs = performance.now() - startedAt;
  await line.close();
  results.push({
    name: 'G12',
    what: 'asked to stop while the line is dead',
    figure: `ended after ${(endedMs / 1_000).toFixed(1)} s`,
    isMet: signal === null && endedMs <= 10_500,
  });
  return results;
}
