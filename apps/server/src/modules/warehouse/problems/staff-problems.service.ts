/** What staff see of parcels that are held in China for a problem. */
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { toWireMoney } from '@rohi/contract/pricing/money';
import { problemAnswerNames, receiptProblemNames } from '@rohi/contract/tracking/problem-words';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { problemOfParcel } from '@rohi/contract/warehouse/parcel-problems.contract';
import type { Context } from '../../../context.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { readParcelForStaff } from '../../tracking/staff/staff-parcels.service.ts';
import { lastDayToAnswer } from './answer-days.ts';
import { offersText } from './price-text.ts';
import { openOffers } from './problem-offers.service.ts';
import {
  findProblemOfCode,
  problemsReportedOf,
  type ReportedProblemRow,
  type StaffProblemRow,
} from './staff-problem.store.ts';

export { recordedPriceText } from './price-text.ts';

type Problem = NonNullable<DataOf<typeof problemOfParcel>['problem']>;

/** What a parcel is held for. Throws `tracking.parcelNotFound`, also for one beyond the caller's unit. */
export async function readProblemOfParcel(
  context: Context,
  principal: UserPrincipal,
  id: string,
  locale: Locale,
): Promise<DataOf<typeof problemOfParcel>> {
  await readParcelForStaff(context, principal, id, locale);
  const row = await findProblemOfCode(context.db, normalizeTrackingCode(id));
  return { problem: row === undefined ? null : described(row, locale) };
}

function described(row: StaffProblemRow, locale: Locale): Problem {
  const { kind, note, device, raisedBy, raisedAt, overdueAt, answer, answeredAt, doneBy } = row;
  const { priceMinor, currency } = row;
  const isPriced = priceMinor !== null && currency !== null;
  return {
    kind,
    kindName: receiptProblemNames[kind][locale],
    note,
    station: device,
    raisedBy,
    raisedAt: raisedAt.toISOString(),
    answerBy: lastDayToAnswer(raisedAt),
    isOverdue: overdueAt !== null,
    answer,
    answerName: answer && problemAnswerNames[answer][locale],
    answeredAt: answeredAt?.toISOString() ?? null,
    price: isPriced ? toWireMoney({ amountMinor: BigInt(priceMinor), currency }) : null,
    doneBy,
  };
}

/** A problem that was reported of a parcel, with the answers that its owner was offered, and their prices. */
export type ProblemOnRecord = Omit<ReportedProblemRow, 'businessLine'> & { offers: string };

/** All that stations have reported of the current parcel of a code, the first first. */
export async function listProblemsOnRecord(
  context: Context,
  code: string,
  locale: Locale,
): Promise<ProblemOnRecord[]> {
  const rows = await problemsReportedOf(context.db, normalizeTrackingCode(code));
  if (rows.length === 0) return [];
  const offersOf = await openOffers(context, context.db);
  return rows.map((row) => ({ ...row, offers: offersText(offersOf(row), locale) }));
}
