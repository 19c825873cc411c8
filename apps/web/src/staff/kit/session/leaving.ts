import { logOut } from '../../../shared/session/log-out.ts';
import { createStore } from '../../../shared/ui/store.ts';

/** What of a person still waits on this device to be sent. */
export type Waiting = {
  scans: number;
  /** Photos of stations, and photos and signatures of hand-overs. */
  photos: number;
  /** What a courier has done at the door. */
  stops: number;
};

/** Set while a user who logs out is shown what of theirs still waits on this device. */
export const leaving = createStore<Waiting | undefined>(undefined);

/** The longest wait for a browser with storage that does not answer. */
const longestCountMs = 1_000;

const nothing: Waiting = { scans: 0, photos: 0, stops: 0 };

let countWaiting: () => Promise<Waiting> = () => Promise.resolve(nothing);

/**
 * Says how what waits on this device for a person is counted; the stations know it, the console's frame gives it here.
 */
export function countBeforeLeaving(count: () => Promise<Waiting>): void {
  countWaiting = count;
}

/** How much of the person's waits on this device in all; nothing where its storage does not answer in time. */
export async function waitingHere(): Promise<number> {
  return sumOf(await countInTime());
}

/** Logs out; a user with anything that waits on this device is warned once before. Never fails. */
export async function leave(): Promise<void> {
  const waiting = leaving.read() === undefined ? await countInTime() : nothing;
  if (sumOf(waiting) === 0) await logOut();
  else leaving.write(waiting);
}

const sumOf = ({ scans, photos, stops }: Waiting) => scans + photos + stops;

async function countInTime(): Promise<Waiting> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Waiting>((resolve) => {
    timer = setTimeout(() => resolve(nothing), longestCountMs);
  });
  try {
    return await Promise.race([countWaiting(), late]);
  } catch {
    return nothing;
  } finally {
    clearTimeout(timer);
  }
}
