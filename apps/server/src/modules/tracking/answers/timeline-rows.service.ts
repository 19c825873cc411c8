/** The public timeline of a parcel, and the row of it that is stored. */
import type { ParcelEvent, ParcelState } from '../moves/parcel-history.ts';
import type { StoredParcel } from '../moves/parcel.store.ts';
import { timelineOf, type PublicParcel, type PublicTimeline } from './public-timeline.ts';
import { encodeTimeline } from './timeline-row.ts';

type DescribedParcel = Pick<StoredParcel, 'standing' | 'declaredTwice' | 'facts'> & {
  state: ParcelState;
  history: readonly ParcelEvent[];
};

/** The facts of the parcel of a code that everybody may see. Of several orders that wait for the code none is shown. */
export function publicFactsOf({
  declaredTwice,
  facts,
}: Pick<DescribedParcel, 'declaredTwice' | 'facts'>): PublicParcel {
  return declaredTwice ? { ...facts, orderCode: null } : facts;
}

/** The public timeline of the parcel of a code. */
export function publicTimelineOf(parcel: Omit<DescribedParcel, 'standing'>): PublicTimeline {
  return timelineOf(publicFactsOf(parcel), parcel.state, parcel.history);
}

/** The parcel with the row to be stored; a line that waits beside the parcel of its code has none. */
export function withTimeline<Parcel extends DescribedParcel>(
  parcel: Parcel,
): Parcel & { timeline: string | null } {
  const timeline = parcel.standing === 'current' ? encodeTimeline(publicTimelineOf(parcel)) : null;
  return { ...parcel, timeline };
}
