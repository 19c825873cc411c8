import { receiptProblems } from '@rohi/contract/tracking/receipt-problems';
import type { ReceiptProblem } from '@rohi/contract/tracking/receipt-problems';
import { isReceivable } from './look-up.ts';
import type { Look } from './look-up.ts';

/** A problem that the next scan of the parcel reports, with a note for colleagues. */
export type Report = { problem: ReceiptProblem; note?: string };

/** Parcels of which nothing can be received, and that lie here all the same. */
const lyingHere: ReadonlySet<string> = new Set([
  'ALREADY_RECEIVED',
  'HELD',
  'MAY_GO_ON',
  'TO_RETURN',
  'TO_DISPOSE',
]);

/** Whether a problem of this parcel can be reported: it is being received, or was received here. */
export function isReportable({ look, scanId }: { look: Look; scanId?: string | undefined }): boolean {
  return scanId !== undefined || isReceivable(look.say) || lyingHere.has(look.say);
}

/** The problem that a digit names, as the keys of the panel do: 1 is the first. */
export function problemOfDigit(text: string): ReceiptProblem | undefined {
  return /^[1-9]$/.test(text) ? receiptProblems[Number(text) - 1] : undefined;
}
