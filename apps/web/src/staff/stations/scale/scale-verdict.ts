import type { ShownVerdict } from '../verdict/verdict-banner.tsx';
import type { ScaleTrouble } from './scale-connection.ts';
import { scaleTexts } from '../station-words.ts';

/** What the banner says of a scale, until something else happens. */
export type ScaleNotice = { kind: 'scale'; trouble: ScaleTrouble; at: number };

export function scaleVerdict({ trouble, at }: ScaleNotice): ShownVerdict {
  const words = scaleTexts.read().troubles[trouble];
  return { id: `scale-${trouble}-${at}`, tone: 'BLOCKED', words, say: 'SCALE', hasLine: true };
}
