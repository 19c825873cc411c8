import { answerOf } from '../../../shared/api/browser-store.ts';
import { createStore } from '../../../shared/ui/store.ts';
import { inStation } from '../scan-queue/queue-database.ts';

/** What of a verdict sounds: nothing, its tone, or its tone and its word. */
export const soundModes = ['off', 'tones', 'voice'] as const;
export type SoundMode = (typeof soundModes)[number];

const key = 'sound';

/** A setting of the device, not of the person: it is as loud there as the hall is. */
export const soundMode = createStore<SoundMode>('tones');

let isChosen = false;

/** Sets what was chosen on this device before, unless something else was chosen while it was being read. */
export async function restoreSound(): Promise<void> {
  const stored = await inStation('device', 'readonly', (store) =>
    answerOf(store.get(key) as IDBRequest<SoundMode | undefined>),
  );
  if (stored !== undefined && !isChosen) soundMode.write(stored);
}

/** Counts at once; where it cannot be stored, until the page is loaded again. */
export function chooseSound(mode: SoundMode): void {
  isChosen = true;
  soundMode.write(mode);
  inStation('device', 'readwrite', (store) => answerOf(store.put(mode, key))).catch(() => undefined);
}
