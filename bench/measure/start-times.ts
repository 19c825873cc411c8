import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../peers/peer.ts';
import { isReady, spawnService } from '../peers/service.ts';
import { endChild } from './children.ts';

/** Seconds from the end of the set-up to the first 200 on /readyz. */
export type StartTimes = { emptyFolder: number[]; later: number[] };

/**
 * Starts the service on an empty folder, stops it and starts it again, so many times. The first start finds no compiled
 * code of an earlier one either: so it is after a fresh clone.
 */
export async function measureStarts(
  folder: string,
  times: number,
  say: (line: string) => void,
): Promise<StartTimes> {
  const result: StartTimes = { emptyFolder: [], later: [] };
  for (let time = 1; time <= times; time += 1) {
    const dataDir = await mkdtemp(join(folder, 'start-'));
    try {
      const first = await timeStart(dataDir);
      const second = await timeStart(dataDir);
      result.emptyFolder.push(first);
      result.later.push(second);
      say(`  start ${time}: ${first.toFixed(2)} s on an empty folder, then ${second.toFixed(2)} s`);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  return result;
}

async function timeStart(dataDir: string): Promise<number> {
  const port = await findFreePort();
  const startedAt = performance.now();
  const service = spawnService(dataDir, port, 'ignore', {
    NODE_COMPILE_CACHE: join(dataDir, 'compile-cache'),
  });
  try {
    while (!(await isReady(port))) {
      if (service.exitCode !== null) throw new Error(`The service ended (exit ${service.exitCode}).`);
      await pause(5);
    }
    return (performance.now() - startedAt) / 1000;
  } finally {
    await endChild(service);
  }
}
