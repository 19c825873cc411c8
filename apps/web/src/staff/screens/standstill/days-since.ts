import { serverNow } from '../../../shared/session/session-state.ts';

const dayMs = 86_400_000;

/** Whole days from a moment until now. */
export function daysSince(moment: string): number {
  return Math.max(0, Math.floor((serverNow() - Date.parse(moment)) / dayMs));
}
