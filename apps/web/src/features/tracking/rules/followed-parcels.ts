import { isClosed, parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import type { TrackedParcel, TrackingAnswer } from '@rohi/contract/tracking/tracking.contract';

/**
 * Where something can be collected it may be handed over any moment; else a parcel moves a few times in three weeks.
 */
const readyAgainMs = 20_000;
const lookAgainMs = 60_000;

/**
 * The codes of the parcels that may still move, and how often to ask for them, in milliseconds. What is collected or
 * cancelled stays as it is, and a code that was not found is not asked for again: the service counts those.
 */
export function followedOf({ detailList }: TrackingAnswer): { codes: string[]; everyMs: number | undefined } {
  const moving = detailList.filter(({ status }) => !isClosed(status));
  const isReady = moving.some(({ own }) => own?.canCollect);
  const everyMs = moving.length === 0 ? undefined : isReady ? readyAgainMs : lookAgainMs;
  return { codes: moving.map(({ trackingCode }) => trackingCode), everyMs };
}

/** The answer with these parcels in the place of its own, and its counts; the very same where none has changed. */
export function withParcels(answer: TrackingAnswer, parcels: readonly TrackedParcel[]): TrackingAnswer {
  const now = new Map(parcels.map((parcel) => [parcel.trackingCode, parcel]));
  const detailList = answer.detailList.map((before) => {
    const after = now.get(before.trackingCode);
    return after === undefined || JSON.stringify(after) === JSON.stringify(before) ? before : after;
  });
  if (detailList.every((parcel, index) => parcel === answer.detailList[index])) return answer;
  const counts = parcelStatuses.map((each) => [
    each,
    detailList.filter(({ status }) => status === each).length,
  ]);
  return { ...answer, detailList, statusCount: Object.fromEntries(counts) as TrackingAnswer['statusCount'] };
}
