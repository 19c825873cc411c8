import { createHash } from 'node:crypto';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { locales, type Locale } from '@rohi/contract/locales';
import type { BusinessLine } from '@rohi/contract/reference-data/business-lines';
import { deliveryDays } from '@rohi/contract/site/limits';
import { allEventTexts } from '@rohi/contract/tracking/event-texts/all-event-texts';
import type { EventTexts } from '@rohi/contract/tracking/event-texts/event-texts';
import { stepIndexOf, type HandlingNote } from '@rohi/contract/tracking/parcel-status';
import type { TrackDay, TrackedParcel } from '@rohi/contract/tracking/tracking.contract';
import { allTrackingWords } from '@rohi/contract/tracking/words/all-tracking-words';
import type { TrackingWords } from '@rohi/contract/tracking/words/tracking-words';
import { estimateArrival, type DeliveryDays } from './arrival-estimate.ts';
import { describeEvent, type PlaceName } from './event-text.ts';
import { effectiveEvents, isReported, type ParcelEvent, type ParcelState } from './parcel-history.ts';

/** The facts of a parcel that everybody may see, beside what its history says. */
export type PublicParcel = {
  trackingCode: string;
  orderCode: string | null;
  countryCode: string;
  businessLine: BusinessLine;
  handlingNotes: readonly HandlingNote[];
  lastMileTracking: string | null;
  lastMileCarrier: string | null;
  lastMileWebsite: string | null;
};

/** Public names of places by id: a pickup point is told as its city (docs/domain.md, section 9). */
export type PlaceNames = { find(placeId: number, locale: Locale): PlaceName | undefined };

/** The words of one language that stand in an answer. */
export type FragmentWords = Pick<TrackingWords, 'statusNames' | 'handlingNoteNames'> & {
  readonly eventTexts: EventTexts;
};

/** What answers are made of beside the parcels. */
export type AnswerTerms = {
  readonly words: Readonly<Record<Locale, FragmentWords>>;
  /** From receipt in China to the pickup point, by business line. */
  readonly deliveryDays: Readonly<Record<BusinessLine, DeliveryDays>>;
  /** A version of both for each language: other words or days are another number. Positive 31-bit integers. */
  readonly textVersions: Readonly<Record<Locale, number>>;
};

const noteSeparator: Record<Locale, string> = { ru: ', ', en: ', ', zh: '，', tg: ', ' };

/** To be raised with every change of the fragment's shape or of the arrival model. */
const fragmentFormat = 2;

/** Terms with their versions, by which answers that were made of others are found and made again. */
export function answerTermsOf(terms: Omit<AnswerTerms, 'textVersions'>): AnswerTerms {
  const versionOf = (locale: Locale): number => {
    const { statusNames, handlingNoteNames, eventTexts } = terms.words[locale];
    const made = [fragmentFormat, terms.deliveryDays, statusNames, handlingNoteNames, eventTexts];
    return createHash('sha256').update(JSON.stringify(made)).digest().readUInt32BE(0) >>> 1;
  };
  const versions = locales.map((locale) => [locale, versionOf(locale)] as const);
  return { ...terms, textVersions: Object.fromEntries(versions) as Record<Locale, number> };
}

function programWords(locale: Locale): FragmentWords {
  return { ...allTrackingWords[locale], eventTexts: allEventTexts[locale] };
}

/** The terms of a service whose office has changed nothing. */
export const programTerms: AnswerTerms = answerTermsOf({
  words: {
    ru: programWords('ru'),
    en: programWords('en'),
    zh: programWords('zh'),
    tg: programWords('tg'),
  },
  deliveryDays: { BSC: deliveryDays, FBA: deliveryDays },
});

/** Makes the public answer for one parcel in one language, as the contract's `trackedParcel` has it. */
export function renderTrackedParcel(
  parcel: PublicParcel,
  state: ParcelState,
  history: readonly ParcelEvent[],
  places: PlaceNames,
  terms: AnswerTerms,
  locale: Locale,
): TrackedParcel {
  const words = terms.words[locale];
  const days = groupByDay(publicEvents(history), places, words.eventTexts, locale);
  const last = days[0]?.details[0];
  return {
    trackingCode: parcel.trackingCode,
    countryCode: parcel.countryCode,
    status: state.status,
    orderCode: parcel.orderCode,
    lastEvent: last?.title ?? null,
    dailyTrackInfoList: days,
    statusName: words.statusNames[state.status],
    stepIndex: stepIndexOf(state.status),
    lastEventTime: last?.time ?? null,
    problems: state.problems,
    eta: estimateArrival(state, terms.deliveryDays[parcel.businessLine]),
    lastMileTracking: parcel.lastMileTracking,
    lastMileCarrier: parcel.lastMileCarrier,
    lastMileWebsite: parcel.lastMileWebsite,
    additionalNotes: joinNotes(parcel.handlingNotes, words, locale),
    ...(state.stepBeforeCancel === null ? {} : { stepBeforeCancel: state.stepBeforeCancel }),
  };
}

/**
 * What the public timeline shows, newest first: what was reported and still stands. Events that were only implied have no
 * time of their own, so they show only while nothing else is known.
 */
function publicEvents(history: readonly ParcelEvent[]): ParcelEvent[] {
  const standing = effectiveEvents(history);
  const reported = standing.filter(isReported);
  const shown = reported.length > 0 ? reported : standing;
  return shown.toSorted((a, b) => b.occurredAt.getTime() - a.occurredAt.getTime() || b.seq - a.seq);
}

function groupByDay(
  events: readonly ParcelEvent[],
  places: PlaceNames,
  texts: EventTexts,
  locale: Locale,
): TrackDay[] {
  const days: TrackDay[] = [];
  for (const event of events) {
    const date = dushanbeDay(event.occurredAt);
    const place = event.placeId === null ? undefined : places.find(event.placeId, locale);
    const text = describeEvent(texts, event, place ?? null);
    const detail = { ...text, time: event.occurredAt.toISOString(), place: place?.name ?? null };
    const day = days.at(-1);
    if (day?.date === date) day.details.push(detail);
    else days.push({ date, details: [detail] });
  }
  return days;
}

function joinNotes(notes: readonly HandlingNote[], words: FragmentWords, locale: Locale): string | null {
  if (notes.length === 0) return null;
  return notes.map((note) => words.handlingNoteNames[note]).join(noteSeparator[locale]);
}
