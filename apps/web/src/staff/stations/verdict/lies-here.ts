import { isStayReason } from '@rohi/contract/tracking/stays-put';
import { stationsTexts } from '../station-words.ts';
import type { ShownVerdict } from './verdict-banner.tsx';

/** Surplus of a count that waits for the office as well. */
const foundCancelled = 'FOUND_CANCELLED';

/**
 * The verdict on a parcel that is brought on nowhere, or may be one, with the act that says where it lies. Where the
 * verdict itself is another (it was taken in here before), what to do next is that of what keeps it.
 */
export function withLiesHere(verdict: ShownVerdict, report: (code: string) => void): ShownVerdict {
  const { say, code, notes = [], words, mayLieHere = false } = verdict;
  const isAnswer = say === 'LIES_HERE' || say === 'LIES_HERE_BEFORE';
  const [noted] = isAnswer ? [] : notes.flatMap((note) => (isStayReason(note) ? [note] : []));
  const isPossible = mayLieHere || isStayReason(say) || say === foundCancelled || noted !== undefined;
  if (code === undefined || isAnswer || !isPossible) return verdict;
  const { says, liesHere } = stationsTexts.read();
  const isTaken = noted !== undefined && !isStayReason(say) && verdict.tone !== 'OK';
  return {
    ...verdict,
    words: isTaken ? { ...words, next: says[noted].next } : words,
    act: { label: liesHere, onPress: () => report(code) },
  };
}
