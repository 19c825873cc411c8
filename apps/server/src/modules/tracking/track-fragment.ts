import { allTrackingWords } from '@rohi/contract/tracking/words/all-tracking-words';
import { createHash } from 'node:crypto';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { locales, type Locale } from '@rohi/contract/locales';
import { parcelEventTypes } from '@rohi/contract/tracking/parcel-events';
import { parcelProblems, stepIndexOf, type HandlingNote } from '@rohi/contract/tracking/parcel-status';
import type { TrackDay, TrackedParcel } from '@rohi/contract/tracking/tracking.contract';
import type { TrackingWords } from '@rohi/contract/tracking/words/tracking-words';
import { estimateArrival } from './arrival-estimate.ts';
import { eventTextsEn } from './event-texts/en.ts';
import type { EventText, EventTexts, PlaceName } from './event-texts/event-text.ts';
import { eventTextsRu } from './event-texts/ru.ts';
import { eventTextsTg } from './event-texts/tg.ts';
import { eventTextsZh } from './event-texts/zh.ts';
import { effectiveEvents, isReported, type ParcelEvent, type ParcelState } from './parcel-history.ts';

/** The facts of a parcel that everybody may see, beside what its history says. */
export type PublicParcel = {
  trackingCode: string;
  orderCode: string | null;
  countryCode: string;
  handlingNotes: readonly HandlingNote[];
  lastMileTracking: string | null;
  lastMileCarrier: string | null;
  lastMileWebsite: string | null;
};

/** Public names of places by id: a pickup point is told as its city (docs/domain.md, section 9). */
export type PlaceNames = { find(placeId: number, locale: Locale): PlaceName | undefined };

const eventTexts: Record<Locale, EventTexts> = {
  ru: eventTextsRu,
  en: eventTextsEn,
  zh: eventTextsZh,
  tg: eventTextsTg,
};
const noteSeparator: Record<Locale, string> = { ru: ', ', en: ', ', zh: '，', tg: ', ' };

/** To be raised with every change of the fragment's shape or of the arrival model. */
const fragmentFormat = 1;

/**
 * The version of all words that a fragment is made of: a changed text gives another number, so that fragments with old words
 * can be found and made again. A positive 31-bit integer.
 */
export const textVersion: number = computeTextVersion();

/** The names of statuses, steps and problems in one language. */
export function wordsOf(locale: Locale): TrackingWords {
  return allTrackingWords[locale];
}

/** Makes the public answer for one parcel in one language, as the contract's `trackedParcel` has it. */
export function renderTrackedParcel(
  parcel: PublicParcel,
  state: ParcelState,
  history: readonly ParcelEvent[],
  places: PlaceNames,
  locale: Locale,
): TrackedParcel {
  const days = groupByDay(publicEvents(history), places, locale);
  const last = days[0]?.details[0];
  return {
    trackingCode: parcel.trackingCode,
    countryCode: parcel.countryCode,
    status: state.status,
    orderCode: parcel.orderCode,
    lastEvent: last?.title ?? null,
    dailyTrackInfoList: days,
    statusName: allTrackingWords[locale].statusNames[state.status],
    stepIndex: stepIndexOf(state.status),
    lastEventTime: last?.time ?? null,
    problems: state.problems,
    eta: estimateArrival(state),
    lastMileTracking: parcel.lastMileTracking,
    lastMileCarrier: parcel.lastMileCarrier,
    lastMileWebsite: parcel.lastMileWebsite,
    additionalNotes: joinNotes(parcel.handlingNotes, locale),
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

function groupByDay(events: readonly ParcelEvent[], places: PlaceNames, locale: Locale): TrackDay[] {
  const days: TrackDay[] = [];
  for (const event of events) {
    const date = dushanbeDay(event.occurredAt);
    const place = event.placeId === null ? undefined : places.find(event.placeId, locale);
    const text = describeEvent(event, place ?? null, locale);
    const detail = { ...text, time: event.occurredAt.toISOString(), place: place?.name ?? null };
    const day = days.at(-1);
    if (day?.date === date) day.details.push(detail);
    else days.push({ date, details: [detail] });
  }
  return days;
}

function describeEvent(event: ParcelEvent, place: PlaceName | null, locale: Locale): EventText {
  if (event.type === 'CORRECTED') throw new RangeError('a correction has no line of its own');
  return eventTexts[locale].events[event.type](place, event.details);
}

function joinNotes(notes: readonly HandlingNote[], locale: Locale): string | null {
  if (notes.length === 0) return null;
  return notes.map((note) => allTrackingWords[locale].handlingNoteNames[note]).join(noteSeparator[locale]);
}

function computeTextVersion(): number {
  const hash = createHash('sha256').update(`format ${fragmentFormat}`);
  const sample: PlaceName = { name: 'name', from: 'from', to: 'to' };
  for (const locale of locales) {
    hash.update(
      JSON.stringify([
        allTrackingWords[locale],
        eventTexts[locale].problemRaised,
        eventTexts[locale].cancelReasons,
      ]),
    );
    for (const type of parcelEventTypes) {
      if (type === 'CORRECTED') continue;
      const describe = eventTexts[locale].events[type];
      const samples = [
        describe(null, {}),
        describe(sample, { raw: 'raw' }),
        ...parcelProblems.map((flag) => describe(sample, { flag })),
      ];
      hash.update(JSON.stringify(samples));
    }
  }
  return hash.digest().readUInt32BE(0) >>> 1;
}
