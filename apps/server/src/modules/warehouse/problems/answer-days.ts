import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { problemAnswerDays } from '@rohi/contract/tracking/receipt-problems';

/** The last Dushanbe day on which the owner of a held parcel may answer without being asked by support. */
export function lastDayToAnswer(raisedAt: Date): string {
  return addDays(dushanbeDay(raisedAt), problemAnswerDays);
}
