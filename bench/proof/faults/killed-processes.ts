import { randomInt } from 'node:crypto';
import { killHard, listClients, readServerPid } from './postgres-processes.ts';
import type { CaseResult } from '../case-result.ts';
import {
  isReady,
  isSound,
  makeCustomers,
  onFolder,
  startOn,
  describeJudgement,
  describeTimes,
  timeUntil,
  untilWritten,
  withFolder,
  type FaultSizes,
} from './fault-setup.ts';
import { startOrderWriters } from './order-writers.ts';

/** G1: the service is killed while sixteen writers write, every third time with all of PostgreSQL. */
export function killServices({ kills, writesAKill }: FaultSizes): Promise<CaseResult> {
  return withFolder(async (dataDir) => {
    const tokens = await onFolder(dataDir, makeCustomers);
    let service = startOn(dataDir);
    let address = await service.ready;
    const writers = startOrderWriters(tokens, () => address);
    const starts: number[] = [];
    for (let kill = 1; kill <= kills; kill += 1) {
      await untilWritten(writers, writesAKill);
      const server = await readServerPid(dataDir);
      service.child.kill('SIGKILL');
      if (kill % 3 === 0) for (const pid of [server, ...(await listClients(dataDir))]) killHard(pid);
      await service.ended;
      const startedAt = performance.now();
      service = startOn(dataDir);
      address = await service.ready;
      starts.push(performance.now() - startedAt);
    }
    await untilWritten(writers, writesAKill);
    await writers.finish();
    service.child.kill('SIGTERM');
    await service.ended;
    const judgement = await onFolder(dataDir, writers.judge);
    return {
      name: 'G1',
      what: `the service killed ${kills} times under sixteen writers`,
      figure: `${describeJudgement(judgement)}; listening again after ${describeTimes(starts)}`,
      isMet: isSound(judgement),
    };
  });
}

/** G2: single processes of PostgreSQL are killed; the service goes on by itself. */
export function killBackends({ kills, writesAKill }: FaultSizes): Promise<CaseResult> {
  return withFolder(async (dataDir) => {
    const tokens = await onFolder(dataDir, makeCustomers);
    const service = startOn(dataDir);
    const address = await service.ready;
    const writers = startOrderWriters(tokens, () => address);
    const heals: number[] = [];
    let never = 0;
    for (let kill = 1; kill <= kills; kill += 1) {
      await untilWritten(writers, writesAKill);
      const clients = await listClients(dataDir);
      killHard(clients[randomInt(Math.max(1, clients.length))] ?? (await readServerPid(dataDir)));
      const healed = await timeUntil(() => isReady(address), 60_000);
      if (healed === undefined) never += 1;
      else heals.push(healed);
    }
    await writers.finish();
    const died = service.child.exitCode !== null || service.child.signalCode !== null;
    service.child.kill('SIGTERM');
    const { code } = await service.ended;
    const judgement = await onFolder(dataDir, writers.judge);
    const odd = [...writers.statuses].filter(([status]) => ![0, 200, 503].includes(status));
    return {
      name: 'G2',
      what: `a process of PostgreSQL killed ${kills} times under sixteen writers`,
      figure: `${describeJudgement(judgement)}; ready again after ${describeTimes(heals)}, ${never} times not; ${died ? 'the service **ended**' : 'the service lived on'}, other answers: ${JSON.stringify(odd)}`,
      isMet: isSound(judgement) && !died && code === 0 && never === 0 && odd.length === 0,
    };
  });
}
