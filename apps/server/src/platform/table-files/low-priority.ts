import { constants, setPriority } from 'node:os';

/**
 * Callers who wait for an answer come before a file; where the system does not allow that, the file is done all the
 * same.
 */
export function yieldToOthers(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The process has ended, or its priority is not ours to set.
  }
}
