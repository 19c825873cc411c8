import type { TrackingAnswer } from '@rohi/contract/tracking/tracking.contract';

/** True when an answer has the parts that the screen stands on; the rest is the service's promise. */
export function isTrackingAnswer(data: unknown): data is TrackingAnswer {
  if (typeof data !== 'object' || data === null) return false;
  const { detailList, notFound, statusCount } = data as Partial<Record<keyof TrackingAnswer, unknown>>;
  return (
    Array.isArray(detailList) &&
    Array.isArray(notFound) &&
    typeof statusCount === 'object' &&
    statusCount !== null
  );
}
