import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Locale } from '@rohi/contract/locales';
import { cancelReasonNames } from '@rohi/contract/tracking/event-names';
import { allEventTexts } from '@rohi/contract/tracking/event-texts/all-event-texts';
import type { EventTexts } from '@rohi/contract/tracking/event-texts/event-texts';
import type { CancelReason } from '@rohi/contract/tracking/parcel-events';
import { stepIndexOf, type HandlingNote } from '@rohi/contract/tracking/parcel-status';
import type { TrackDay, TrackedParcel } from '@rohi/contract/tracking/tracking.contract';
import { allTrackingWords } from '@rohi/contract/tracking/words/all-tracking-words';
import type { TrackingWords } from '@rohi/contract/tracking/words/tracking-words';
import { estimateParcel, type ParcelTerms } from '../estimates/arrival-estimate.ts';
import { describeEstimate } from '../estimates/describe-estimate.ts';
import { describeEvent, type EventText, type PlaceName } from './event-text.ts';
import type { EventDetails, ParcelEvent, ParcelState } from '../moves/parcel-history.ts';
import {
  cancelReasonOf,
  momentOf,
  timelineOf,
  type PublicParcel,
  type PublicTimeline,
  type TimelineEvent,
} from './public-timeline.ts';

/** Public names of places by id: a pickup point is shown as its city (docs/domain.md, section 9). */
export type PlaceNames = {
  find(placeId: number, locale: Locale): PlaceName | undefined;
  /** The city of the hub; undefined where hubs stand in several, or there is none. */
  hub?(locale: Locale): PlaceName | undefined;
};

/** The words of one language that stand in an answer. */
export type AnswerWords = Pick<TrackingWords, 'statusNames' | 'handlingNoteNames'> & {
  readonly cancelReasonNames: Readonly<Record<CancelReason, string>>;
  readonly eventTexts: EventTexts;
};

/** What answers are made of beside the parcels. */
export type AnswerTerms = {
  readonly words: Readonly<Record<Locale, AnswerWords>>;
  readonly estimates: ParcelTerms;
};

const noteSeparator: Record<Locale, string> = { ru: ', ', en: ', ', zh: '，', tg: ', ' };

function programWords(locale: Locale): AnswerWords {
  const reasons = Object.entries(cancelReasonNames).map(([reason, names]) => [reason, names[locale]]);
  return {
    ...allTrackingWords[locale],
    cancelReasonNames: Object.fromEntries(reasons) as AnswerWords['cancelReasonNames'],
    eventTexts: allEventTexts[locale],
  };
}

/** The words of a service with the texts that it came with. */
export const programAnswerWords: AnswerTerms['words'] = {
  ru: programWords('ru'),
  en: programWords('en'),
  zh: programWords('zh'),
  tg: programWords('tg'),
};

/**
 * The public answer about one parcel in one language, as the contract's `trackedParcel` has it. `timeline-renderer.ts`
 * makes the same as bytes, out of the row of the timeline.
 */
export function describeTimeline(
  trackingCode: string,
  timeline: PublicTimeline,
  places: PlaceNames,
  terms: AnswerTerms,
  locale: Locale,
): TrackedParcel {
  const words = terms.words[locale];
  const { status, stepBeforeCancel } = timeline;
  const cancelReason = cancelReasonOf(timeline);
  const days = groupByDay(timeline.events, places, words.eventTexts, locale);
  const last = days[0]?.details[0];
  return {
    trackingCode,
    countryCode: timeline.countryCode,
    status,
    orderCode: timeline.orderCode,
    lastEvent: last?.title ?? null,
    dailyTrackInfoList: days,
    statusName: words.statusNames[status],
    stepIndex: stepIndexOf(status),
    lastEventTime: last?.time ?? null,
    problems: [...timeline.problems],
    eta: describeEstimate(estimateParcel(timeline, terms.estimates), places, locale),
    lastMileTracking: timeline.lastMileTracking,
    lastMileCarrier: timeline.lastMileCarrier,
    lastMileWebsite: timeline.lastMileWebsite,
    additionalNotes: joinNotes(timeline.handlingNotes, words, locale),
    ...(stepBeforeCancel === null ? {} : { stepBeforeCancel }),
    ...(cancelReason === null
      ? {}
      : { cancelReason, cancelReasonName: words.cancelReasonNames[cancelReason] }),
  };
}

/** The same out of the facts and the history of a parcel: what every row and every answer is held against. */
export function renderTrackedParcel(
  parcel: PublicParcel & { trackingCode: string },
  state: ParcelState,
  history: readonly ParcelEvent[],
  places: PlaceNames,
  terms: AnswerTerms,
  locale: Locale,
): TrackedParcel {
  return describeTimeline(parcel.trackingCode, timelineOf(parcel, state, history), places, terms, locale);
}

function groupByDay(
  events: readonly TimelineEvent[],
  places: PlaceNames,
  texts: EventTexts,
  locale: Locale,
): TrackDay[] {
  const days: TrackDay[] = [];
  for (const event of events) {
    const moment = momentOf(event);
    const date = dushanbeDay(moment);
    const place = event.placeId === null ? undefined : places.find(event.placeId, locale);
    const text = lineOf(texts, event, place ?? null, places.hub?.(locale) ?? null);
    const detail = { ...text, time: moment.toISOString(), place: place?.name ?? null };
    const day = days.at(-1);
    if (day?.date === date) day.details.push(detail);
    else days.push({ date, details: [detail] });
  }
  return days;
}

/** What the timeline says of an event. */
export function lineOf(
  texts: EventTexts,
  { type, flag, reason, raw, isUnweighed }: Omit<TimelineEvent, 'day' | 'msOfDay' | 'placeId'>,
  place: PlaceName | null,
  hub: PlaceName | null,
): EventText {
  const details: EventDetails = {
    ...(flag === null ? {} : { flag }),
    ...(reason === null ? {} : { reason }),
    ...(raw === null ? {} : { raw }),
    ...(isUnweighed === true ? { leftToHub: ['WEIGHT'] } : {}),
  };
  return describeEvent(texts, { type, details }, place, hub);
}

/** The handling notes in one line; null when there are none. */
export function joinNotes(
  notes: readonly HandlingNote[],
  words: Pick<AnswerWords, 'handlingNoteNames'>,
  locale: Locale,
): string | null {
  if (notes.length === 0) return null;
  return notes.map((note) => words.handlingNoteNames[note]).join(noteSeparator[locale]);
}
