import { useEffect } from 'react';
import type { ReceiptMark } from '@rohi/contract/tracking/receipt-problems';
import { isCovered } from '../scan-input/covered-scans.ts';

/**
 * The keys of the marks: they stand on the buttons, and no browser needs them while it is at work (F9 is the photo's).
 */
export const keysOfMarks: Readonly<Record<ReceiptMark, string>> = {
  BATTERY: 'F2',
  LIQUID: 'F3',
  FRAGILE: 'F7',
};
const markOfKey = new Map(Object.entries(keysOfMarks).map(([mark, key]) => [key, mark as ReceiptMark]));

type KeyActs = { report: () => void; back: () => void; mark: (mark: ReceiptMark) => void };

/** F4 opens the problems, Escape closes them, the keys of the marks set them, wherever the focus is. */
export function useProblemKeys({ report, back, mark }: KeyActs): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, repeat } = event;
      if (altKey || ctrlKey || metaKey || repeat) return;
      // A dialog has keys of its own, and behind one nothing happens.
      if (isCovered(event.target)) return;
      const marked = markOfKey.get(key);
      if (key !== 'F4' && key !== 'Escape' && marked === undefined) return;
      if (key !== 'Escape') event.preventDefault();
      if (key === 'F4') report();
      else if (marked === undefined) back();
      else mark(marked);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [report, back, mark]);
}
