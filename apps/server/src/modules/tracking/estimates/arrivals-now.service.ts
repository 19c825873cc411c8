/** Arrival estimates as a transaction sees trips and roads: for who changes them and says at once what follows. */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { staysFor } from '@rohi/contract/tracking/stays-put';
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { loadAnswerTerms } from '../answers/answer-terms.service.ts';
import { estimateParcel, missedCutOffOf, type Estimate } from './arrival-estimate.ts';

/** What the estimate of a parcel follows from. */
export type EstimatedFacts = Parameters<typeof estimateParcel>[0];

/** The estimates of parcels as the database has everything now; parcels that are alike are estimated once. */
export async function loadArrivals(
  context: Context,
  db: Db | Tx,
): Promise<(parcel: EstimatedFacts) => Estimate | null> {
  const { estimates } = await loadAnswerTerms(context, db);
  const entries = new Map<string, Estimate | null>();
  return (parcel) => {
    const { status, businessLine, problems, receivedAt, tripCode } = parcel;
    if (staysFor(problems) !== undefined) return null;
    const missed = missedCutOffOf(parcel, estimates)?.missed.code;
    const key = JSON.stringify([
      ...[status, businessLine, tripCode, missed],
      receivedAt && dushanbeDay(receivedAt),
    ]);
    const estimate = entries.has(key) ? entries.get(key) : estimateParcel(parcel, estimates);
    entries.set(key, estimate ?? null);
    return estimate ?? null;
  };
}
