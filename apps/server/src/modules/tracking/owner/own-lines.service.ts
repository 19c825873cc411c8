/**
 * Lines of orders as their owner sees them where the public answer is not theirs: several customers wait for one code.
 */
import type { Locale } from '@rohi/contract/locales';
import type { TrackedParcel } from '@rohi/contract/tracking/tracking.contract';
import type { Context } from '../../../context.ts';
import { readAnswerTerms } from '../answers/answer-terms.service.ts';
import { placeDirectoryOf } from '../../places/places.service.ts';
import { timelineOf } from '../answers/public-timeline.ts';
import { describeTimeline } from '../answers/tracked-parcel.ts';
import type { LastEvent } from '../answers/timeline-answers.service.ts';
import { findParcelsOfOrder, type KnownParcel } from '../tracking.service.ts';

/** The answers that these lines would have as the only ones that wait for their codes, in their order. */
export async function renderLines(
  context: Context,
  lines: readonly KnownParcel[],
  locale: Locale,
): Promise<TrackedParcel[]> {
  const places = placeDirectoryOf(context);
  await places.prepare(
    context.db,
    lines.flatMap(({ history }) => history.map(({ placeId }) => placeId)),
  );
  const terms = await readAnswerTerms(context, context.db);
  return lines.map(({ trackingCode, facts, state, history }) =>
    describeTimeline(trackingCode, timelineOf(facts, state, history), places, terms, locale),
  );
}

/** What happened last in an order, by its own lines alone. */
export async function lastEventOfOrder(
  context: Context,
  orderCode: string,
  locale: Locale,
): Promise<LastEvent> {
  const lines = await findParcelsOfOrder(context.db, orderCode);
  const timeOf = ({ state }: KnownParcel) => state.lastEventAt?.getTime() ?? 0;
  const [last] = lines.toSorted((one, other) => timeOf(other) - timeOf(one));
  const [described] = last === undefined ? [] : await renderLines(context, [last], locale);
  return { lastEvent: described?.lastEvent ?? null, lastEventTime: described?.lastEventTime ?? null };
}
