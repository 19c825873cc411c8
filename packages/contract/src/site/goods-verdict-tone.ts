import type { Tone } from '../tone.ts';
import type { GoodsCheck } from './prohibited-goods-check.ts';

const tones: Record<GoodsCheck['verdict'], Tone | 'danger'> = {
  forbidden: 'danger',
  'ask-first': 'gold',
  allowed: 'green',
  unknown: 'grey',
};

/** The colour of what is said about sending goods. */
export function toneOfVerdict(verdict: GoodsCheck['verdict']): Tone | 'danger' {
  return tones[verdict];
}
