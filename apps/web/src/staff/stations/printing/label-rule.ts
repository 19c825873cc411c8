import { createStore } from '../../../shared/ui/store.ts';
import { readOfDevice, storeOfDevice } from '../scan-queue/queue-database.ts';

/** Which parcels get a label by themselves as they are received: each, those without a code of ours, none. */
export const labelRules = ['always', 'noOwnLabel', 'never'] as const;
export type LabelRule = (typeof labelRules)[number];

const key = 'labels';

/** A setting of the device: what its printer is there for. */
export const labelRule = createStore<LabelRule>('noOwnLabel');

/** Sets what was chosen on this device before. */
export async function restoreLabelRule(): Promise<void> {
  const stored = await readOfDevice<LabelRule>(key);
  if (stored !== undefined) labelRule.write(stored);
}

/** Counts at once; where it cannot be stored, until the page is loaded again. */
export function chooseLabelRule(rule: LabelRule): void {
  labelRule.write(rule);
  storeOfDevice(key, rule).catch(() => undefined);
}

/** Whether a box that was just received needs a label. A sticker of ours, or a code of ours on the box, is one. */
export function needsLabel(rule: LabelRule, box: { code: string; sticker?: string | undefined }): boolean {
  if (rule !== 'noOwnLabel') return rule === 'always';
  return (box.sticker ?? '') === '' && !/^RP[0-9A-Z]{9}$/.test(box.code);
}
