import { handlingNotes, type HandlingNote } from '@rohi/contract/tracking/parcel-status';
import type { ReceiptMark } from '@rohi/contract/tracking/receipt-problems';

/** The handling notes of a parcel with the marks that a station has set; undefined when it sets none that is new. */
export function marksAdded(
  noted: readonly HandlingNote[],
  marks: readonly ReceiptMark[],
): { handlingNotes: HandlingNote[] } | undefined {
  if (marks.every((mark) => noted.includes(mark))) return undefined;
  const all = new Set<HandlingNote>([...noted, ...marks]);
  return { handlingNotes: handlingNotes.filter((note) => all.has(note)) };
}
