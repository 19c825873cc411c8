import { expect } from 'vitest';
import type { ServiceChild } from './service-child.ts';

/** A line of the log of a service of several processes. */
type Line = { process?: string; route?: string; started?: string; back?: string; pid?: number };

/** What a service has logged so far; LOG_LEVEL is `info` or less. */
export function linesOf(service: ServiceChild): Line[] {
  return service
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Line);
}

/** The process of this name that was started last, once there is one other than `former`. */
export async function pidOf(service: ServiceChild, name: string, former?: number): Promise<number> {
  const find = () => {
    const pid = linesOf(service).findLast(({ started }) => started === name)?.pid;
    return pid === former ? undefined : pid;
  };
  await expect.poll(find, { timeout: 300_000, interval: 5 }).toBeTypeOf('number');
  return find() ?? 0;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
