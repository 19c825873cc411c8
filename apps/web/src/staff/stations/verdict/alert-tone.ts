import { readOwnDevice } from '../device/device-store.ts';
import { restoreSound } from './sound.ts';
import { ring } from './voice.ts';

/** Of many open tabs one sounds: the others are silent for so long. */
const oneTabMs = 3_000;

/**
 * Rings because somebody waits for a person, unless this device is to be silent.
 * @param isEverywhere whether it sounds on a browser that is no station, too
 */
export async function soundAlert(isEverywhere: boolean): Promise<void> {
  const device = await readOwnDevice().catch(() => undefined);
  if (device === undefined && !isEverywhere) return;
  await restoreSound().catch(() => undefined);
  await navigator.locks.request('alert-tone', { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    ring();
    await new Promise((resolve) => {
      setTimeout(resolve, oneTabMs);
    });
  });
}
