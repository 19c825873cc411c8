import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of /proc a second; Linux has had 100 on every platform that Node runs on. */
const ticksPerSecond = 100;

/** What processes have taken since they began; null where there is no /proc. */
export type CpuTime = number | null;

type Stat = { parent: number; cpuSec: number };

function readStat(pid: number | string): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; what comes after it does not.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    // parent is field 4 of proc(5); utime, stime and those of the children that are gone are 14 to 17.
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
    return { parent: fields[1] ?? 0, cpuSec: ticks / ticksPerSecond };
  } catch {
    return null;
  }
}

/** Processes started by this one. */
function childrenOf(pid: number): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && readStat(name)?.parent === pid)
      .map(Number);
  } catch {
    return [];
  }
}

/** Seconds of CPU of one process. */
export function cpuOf(pid: number): CpuTime {
  return readStat(pid)?.cpuSec ?? null;
}

/** Seconds of CPU of a server and of the processes it has for its clients. */
export function cpuOfFamily(pid: number): CpuTime {
  const own = readStat(pid);
  if (own === null) return null;
  return childrenOf(pid).reduce((sum, child) => sum + (readStat(child)?.cpuSec ?? 0), own.cpuSec);
}

/** Bytes that a process has read so far: from files and from sockets, so what its clients and its database sent it. */
export function bytesRead(pid: number): number | null {
  try {
    const bytes = /^rchar: (\d+)$/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1];
    return bytes === undefined ? null : Number(bytes);
  } catch {
    return null;
  }
}

/** Resident memory in MB. */
export function residentMb(pid: number): number | null {
  try {
    const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kb === undefined ? null : Number(kb) / 1024;
  } catch {
    return null;
  }
}

/**
 * Resident memory in MB of a server and of the processes it has started; pages that they share count in each, so only a
 * difference says something.
 */
export function residentMbOfFamily(pid: number): number | null {
  const own = residentMb(pid);
  if (own === null) return null;
  return childrenOf(pid).reduce((sum, child) => sum + (residentMb(child) ?? 0), own);
}
