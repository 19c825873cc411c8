import { isStayReason } from '@rohi/contract/tracking/stays-put';
import { stationsTexts } from '../stations-words.ts';
import type { ShownVerdict } from './verdict-banner.tsx';

/** Surplus of a count that waits for the office as well. */
const foundCancelled = 'FOUND_CANCELLED';

/** The verdict on a parcel that is brought on nowhere, with the act that says where it lies. */
export function withLiesHere(verdict: ShownVerdict, report: (code: string) => void): ShownVerdict {
  const { say, code, notes = [] } = verdict;
  const staysHere =
    isStayReason(say) || say === foundCancelled || (say !== 'LIES_HERE' && notes.some(isStayReason));
  if (code === undefined || !staysHere || say === 'LIES_HERE_BEFORE') return verdict;
  return { ...verdict, act: { label: stationsTexts.read().liesHere, onPress: () => report(code) } };
}
