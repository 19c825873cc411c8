import { createStore } from '../../../shared/ui/store.ts';
import { readOfDevice, storeOfDevice } from '../scan-queue/queue-database.ts';
import type { ScaleProtocol } from './scale-protocols.ts';
import type { SerialInfo } from './serial-port.ts';

export const scaleBauds = [1_200, 2_400, 4_800, 9_600, 19_200, 38_400, 57_600, 115_200] as const;

export type ScaleSettings = {
  protocol: ScaleProtocol;
  baud: number;
  /** How a line looks, for `pattern` alone. */
  pattern: string;
  /**
   * The scale that this device is connected to; undefined until somebody has connected one, or after it was taken off.
   */
  port?: SerialInfo | undefined;
};

const key = 'scale';

/** A setting of the device: which scale stands beside it, and how that speaks. */
export const scaleSettings = createStore<ScaleSettings>({
  protocol: 'status',
  baud: 9_600,
  pattern: 'W:{kg}kg*',
});

let restored: Promise<void> | undefined;

/** What was chosen on this device, now or before. */
export async function restoredScaleSettings(): Promise<ScaleSettings> {
  restored ??= restore().catch(() => undefined);
  await restored;
  return scaleSettings.read();
}

async function restore(): Promise<void> {
  const stored = await readOfDevice<ScaleSettings>(key);
  if (stored !== undefined) scaleSettings.write(stored);
}

/** Counts at once; where it cannot be stored, until the page is loaded again. */
export function chooseScaleSettings(settings: ScaleSettings): void {
  scaleSettings.write(settings);
  storeOfDevice(key, settings).catch(() => undefined);
}
