import { createStore } from '../../../shared/ui/store.ts';
import { readOfDevice, storeOfDevice } from '../scan-queue/queue-database.ts';

/** What of a verdict sounds: nothing, its tone, or its tone and its word. */
export const soundModes = ['off', 'tones', 'voice'] as const;
export type SoundMode = (typeof soundModes)[number];

const key = 'sound';

/** A setting of the device, not of the person: it is as loud there as the hall is. */
export const soundMode = createStore<SoundMode>('tones');

let isChosen = false;

/** Sets what was chosen on this device before, unless something else was chosen while it was being read. */
export async function restoreSound(): Promise<void> {
  const stored = await readOfDevice<SoundMode>(key);
  if (stored !== undefined && !isChosen) soundMode.write(stored);
}

/** Counts at once; where it cannot be stored, until the page is loaded again. */
export function chooseSound(mode: SoundMode): void {
  isChosen = true;
  soundMode.write(mode);
  storeOfDevice(key, mode).catch(() => undefined);
}
