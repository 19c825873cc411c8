/**
 * Makes public answers out of rows of the read model. A parcel without a row, or with a row of another form or a
 * damaged one, is answered from its history, so that no answer is incomplete; a damaged row is reported to the
 * operator.
 */
import type { Locale } from '@rohi/contract/locales';
import type { TrackedParcel } from '@rohi/contract/tracking/tracking.contract';
import type { Context } from '../../../context.ts';
import { deriveState } from '../moves/parcel-history.ts';
import { parcelsOfCodes } from '../moves/parcel.store.ts';
import type { FinishedAnswer } from './timeline-renderer.ts';
import { readTimelineRenderers, type TimelineRenderers } from './timeline-renderers.service.ts';
import { DamagedRowError, encodeTimeline, isReadableForm } from './timeline-row.ts';
import { publicTimelineOf } from './timeline-rows.service.ts';
import { findTimelines, type StoredTimeline } from './timeline.store.ts';
import { describeTimeline } from './tracked-parcel.ts';

/** Answers by tracking code, and renderers that know every place in them. */
export type AnsweredRows = { answers: Map<string, FinishedAnswer>; renderers: TimelineRenderers };

/** The answers of these parcels in one language. */
export async function answerRows(
  context: Context,
  rows: readonly StoredTimeline[],
  renderers: TimelineRenderers,
  locale: Locale,
): Promise<AnsweredRows> {
  const answers = new Map<string, FinishedAnswer>();
  const renderer = renderers.of(locale);
  const unread: string[] = [];
  for (const { trackingCode, timeline } of rows) {
    const answer = isReadableForm(timeline)
      ? reportDamage(context, trackingCode, () => renderer.render(trackingCode, timeline))
      : undefined;
    if (answer === undefined) unread.push(trackingCode);
    else answers.set(trackingCode, answer);
  }
  if (unread.length === 0) return { answers, renderers };
  const made = await answerHistories(context, unread, locale);
  for (const answer of made.answers) answers.set(answer.trackingCode, answer);
  return { answers, renderers: made.renderers };
}

/** What public tracking says last of a parcel. */
export type LastEvent = Pick<TrackedParcel, 'lastEvent' | 'lastEventTime'>;

/** The last event of each of these parcels, by tracking code; an unknown code is missing. */
export async function lastEventsOf(
  context: Context,
  codes: readonly string[],
  locale: Locale,
): Promise<Map<string, LastEvent>> {
  if (codes.length === 0) return new Map();
  const rendererSet = await readTimelineRenderers(context);
  const rows = await findTimelines(context.sql, codes);
  const { answers, renderers } = await answerRows(context, rows, rendererSet, locale);
  const last = new Map<string, LastEvent>();
  for (const [code, { row }] of answers) {
    const { lastEvent, lastEventTime } = renderers.of(locale).describe(code, row);
    last.set(code, { lastEvent, lastEventTime });
  }
  return last;
}

function reportDamage<Answer>(
  { log }: Pick<Context, 'log'>,
  trackingCode: string,
  read: () => Answer,
): Answer | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DamagedRowError)) throw error;
    log.error({ err: error, trackingCode }, 'a row of the read model is damaged: run the rebuild');
    return undefined;
  }
}

/** Answers made of rows that are made for this once. */
async function answerHistories(
  context: Context,
  codes: readonly string[],
  locale: Locale,
): Promise<{ answers: FinishedAnswer[]; renderers: TimelineRenderers }> {
  const parcels = await parcelsOfCodes(context.db, codes);
  const renderers = await readTimelineRenderers(
    context,
    parcels.flatMap(({ history }) => history.map(({ placeId }) => placeId)),
  );
  const answers = parcels.map((parcel): FinishedAnswer => {
    const { trackingCode, history } = parcel;
    const timeline = publicTimelineOf({ ...parcel, state: deriveState(history) });
    const row = encodeTimeline(timeline);
    const answer = renderers.of(locale).render(trackingCode, row);
    if (answer !== undefined) return answer;
    const described = describeTimeline(trackingCode, timeline, renderers.places, renderers.terms, locale);
    return { trackingCode, row, status: timeline.status, fragment: Buffer.from(JSON.stringify(described)) };
  });
  return { answers, renderers };
}
