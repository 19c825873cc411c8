import { logOut } from '../../../shared/session/log-out.ts';
import { createStore } from '../../../shared/ui/store.ts';

/** Set while whoever logs out is shown how many scans of theirs still wait on this device. */
export const leaving = createStore<{ waiting: number } | undefined>(undefined);

/** Nobody is held up by a browser whose storage does not answer. */
const longestCountMs = 1_000;

let countWaiting: () => Promise<number> = () => Promise.resolve(0);

/** Says how what waits on this device for a person is counted; the stations know it, the console's frame gives it here. */
export function countBeforeLeaving(count: () => Promise<number>): void {
  countWaiting = count;
}

/** Logs out; somebody whose scans wait on this device is warned once before. Never fails. */
export async function leave(): Promise<void> {
  const waiting = leaving.read() === undefined ? await countInTime() : 0;
  if (waiting === 0) await logOut();
  else leaving.write({ waiting });
}

async function countInTime(): Promise<number> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<number>((resolve) => {
    timer = setTimeout(() => resolve(0), longestCountMs);
  });
  try {
    return await Promise.race([countWaiting(), late]);
  } catch {
    return 0;
  } finally {
    clearTimeout(timer);
  }
}
