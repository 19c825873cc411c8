import { expect } from 'vitest';
import { freeJobsOfTheDead } from '../src/platform/job-owners.ts';
import { startServiceChild, type ServiceChild } from './service-child.ts';
import { isAlive, pidOf } from './supervised-service.ts';
import type { TestApp } from './test-app.ts';
import { environmentOf } from './two-services.ts';

/** Who is ended by kill -9. */
export type Victim = 'work' | 'answers-1' | 'supervisor';

/** A service of a supervisor, a process for long work and one that answers, on the database of a test. */
export type PlayedService = {
  address(): string;
  /**
   * Ends one of them, and starts the next service where it was the supervisor. Does not wait for what comes in its
   * place.
   */
  kill(victim: Victim): Promise<void>;
  /**
   * Returns once what came in its place answers; after how many ms since the kill, with the start of a service: since
   * that.
   */
  untilBack(victim: Victim): Promise<number>;
  /** What the dead have left locked is free at once, not after half a minute. */
  freeJobs(): Promise<void>;
  output(): string;
  stop(): Promise<void>;
};

/** Starts it. */
export async function openPlayedService(
  { context: { sql }, address: database }: Pick<TestApp, 'context' | 'address'>,
  settings: Record<string, string> = {},
): Promise<PlayedService> {
  const start = (port: string): ServiceChild =>
    startServiceChild({
      ...environmentOf(database),
      DEMO: 'off',
      LOG_LEVEL: 'info',
      PROCESSES: '1',
      PORT: port,
      ...settings,
    });
  let service = start('0');
  const address = await service.ready;
  const { port } = new URL(address);
  const killed = new Map<Victim, number>();
  let killedAt = 0;

  const killSupervisor = async () => {
    const pids = [await pidOf(service, 'work'), await pidOf(service, 'answers-1')];
    service.child.kill('SIGKILL');
    await service.ended;
    // They have closed what they write to, and are gone in a moment.
    await expect.poll(() => pids.filter(isAlive)).toEqual([]);
    killed.clear();
    killedAt = performance.now();
    service = start(port);
  };
  const answers = async (victim: Victim) => {
    const path = victim === 'work' ? '/api/common/template/manifest' : '/readyz';
    const answer = await fetch(`${address}${path}`).catch(() => undefined);
    await answer?.bytes().catch(() => undefined);
    return answer?.status;
  };
  return {
    address: () => address,
    async kill(victim) {
      if (victim === 'supervisor') return killSupervisor();
      // At its second end the successor of the first, however little it has begun.
      const pid = await pidOf(service, victim, killed.get(victim));
      killed.set(victim, pid);
      killedAt = performance.now();
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => isAlive(pid)).toBe(false);
    },
    async untilBack(victim) {
      await expect.poll(() => answers(victim), { interval: 20 }).toBe(200);
      return performance.now() - killedAt;
    },
    async freeJobs() {
      await sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`;
      await freeJobsOfTheDead(sql);
    },
    output: () => service.output(),
    async stop() {
      service.child.kill('SIGTERM');
      await service.ended;
    },
  };
}
