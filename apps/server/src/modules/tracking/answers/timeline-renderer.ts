/**
 * Public answers as bytes, out of rows of the read model and prepared pieces of one language. Says what
 * `describeTimeline` says, a comparison of both is a test. Text is held with one character for each byte of UTF-8: such
 * pieces are joined without copying, and the whole is turned into bytes once.
 */
import type { Locale } from '@rohi/contract/locales';
import { parcelStatuses, stepIndexOf, type ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { TrackedParcel } from '@rohi/contract/tracking/tracking.contract';
import { estimateParcel, hasNoArrival, missedCutOffOf } from '../estimates/arrival-estimate.ts';
import { describeEstimate } from '../estimates/describe-estimate.ts';
import { cancelReasonOf, dayMs, type PublicTimeline, type TimelineEvent } from './public-timeline.ts';
import { decodeTimeline } from './timeline-row.ts';
import {
  describeTimeline,
  joinNotes,
  lineOf,
  type AnswerTerms,
  type AnswerWords,
  type PlaceNames,
} from './tracked-parcel.ts';

/**
 * JSON that was made just now, one sign for each byte; `length` in bytes. Only memory makes bytes of it before they
 * leave.
 */
export type FreshFragment = { readonly length: number; text(): string; forget(): void };

/** A finished answer, and the row that it was made of: the JSON goes out as it is. */
export type FinishedAnswer<Fragment = Buffer | FreshFragment> = {
  trackingCode: string;
  row: string;
  status: ParcelStatus;
  fragment: Fragment;
};

export type TimelineRenderer = {
  /**
   * The answer of the parcel with this code; undefined when its row names a place that is not known here. Throws
   * `DamagedRowError`.
   */
  render(trackingCode: string, row: string): FinishedAnswer | undefined;
  /** The same as an object, a place that is not known left out. Throws `DamagedRowError`. */
  describe(trackingCode: string, row: string): TrackedParcel;
};

/** A line of the timeline around the day and the time of its event. */
type Line = { title: string; head: string; tail: string };

/** Prepares a language; what is said of an event somewhere is put together when it is first needed. */
export function createTimelineRenderer(
  terms: AnswerTerms,
  places: PlaceNames,
  locale: Locale,
): TimelineRenderer {
  const lines = lineBook(terms, places, locale);
  const estimates = estimateBook(terms, places, locale);
  const words = terms.words[locale];
  const statuses = statusBook(words);
  const notesOf = ({ handlingNotes }: PublicTimeline) =>
    handlingNotes.length === 0 ? 'null' : jsonText(joinNotes(handlingNotes, words, locale));
  const textOf = (trackingCode: string, timeline: PublicTimeline): string | undefined => {
    const story = describeEvents(timeline.events, lines);
    if (story === undefined) return undefined;
    return answerText(trackingCode, timeline, {
      story,
      status: statuses.get(timeline.status) ?? '',
      eta: estimates(timeline),
      notes: notesOf(timeline),
      reasonNames: words.cancelReasonNames,
    });
  };
  return {
    render(trackingCode, row) {
      const timeline = decodeTimeline(row);
      const text = textOf(trackingCode, timeline);
      if (text === undefined) return undefined;
      // Holds the row alone, which is a tenth of what is made of it.
      const again = () => textOf(trackingCode, decodeTimeline(row)) ?? '';
      return { trackingCode, row, status: timeline.status, fragment: freshFragment(text, again) };
    },
    describe: (trackingCode, row) =>
      describeTimeline(trackingCode, decodeTimeline(row), places, terms, locale),
  };
}

/** A text that can be made again as often as it was forgotten. */
function freshFragment(made: string, make: () => string): FreshFragment {
  let text: string | undefined = made;
  return {
    length: made.length,
    text: () => text ?? make(),
    forget() {
      text = undefined;
    },
  };
}

/**
 * A copy of its bytes, in memory of its own: small Buffers of Node are windows into a pool, and each would keep all of
 * that alive.
 */
export function copyFragment(fragment: Buffer | FreshFragment): Buffer {
  const copy = Buffer.allocUnsafeSlow(fragment.length);
  if (Buffer.isBuffer(fragment)) fragment.copy(copy);
  else copy.write(fragment.text(), 'latin1');
  return copy;
}

/** A whole answer; of `described` all is JSON already. */
function answerText(
  trackingCode: string,
  timeline: PublicTimeline,
  described: {
    story: Story;
    status: string;
    eta: string;
    notes: string;
    reasonNames: AnswerWords['cancelReasonNames'];
  },
): string {
  const { problems, stepBeforeCancel } = timeline;
  const cancelReason = cancelReasonOf(timeline);
  return (
    `{"trackingCode":${jsonText(trackingCode)},"countryCode":"${timeline.countryCode}","status":"${timeline.status}","orderCode":` +
    jsonText(timeline.orderCode) +
    ',"lastEvent":' +
    described.story.lastEvent +
    ',"dailyTrackInfoList":[' +
    described.story.days +
    described.status +
    described.story.lastEventTime +
    (problems.length === 0 ? ',"problems":[],"eta":' : `,"problems":["${problems.join('","')}"],"eta":`) +
    described.eta +
    ',"lastMileTracking":' +
    jsonText(timeline.lastMileTracking) +
    ',"lastMileCarrier":' +
    jsonText(timeline.lastMileCarrier) +
    ',"lastMileWebsite":' +
    jsonText(timeline.lastMileWebsite) +
    ',"additionalNotes":' +
    described.notes +
    (stepBeforeCancel === null ? '' : `,"stepBeforeCancel":${stepBeforeCancel}`) +
    (cancelReason === null
      ? '}'
      : `,"cancelReason":"${cancelReason}","cancelReasonName":${jsonText(described.reasonNames[cancelReason])}}`)
  );
}

/** What stands between the days and the time of the last event, by status. */
function statusBook({ statusNames }: Pick<AnswerWords, 'statusNames'>): ReadonlyMap<ParcelStatus, string> {
  const pieceOf = (status: ParcelStatus) =>
    `],"statusName":${JSON.stringify(statusNames[status])},"stepIndex":${stepIndexOf(status)},"lastEventTime":`;
  return new Map(parcelStatuses.map((status) => [status, byteText(pieceOf(status))]));
}

type Story = { lastEvent: string; lastEventTime: string; days: string };

const noStory: Story = { lastEvent: 'null', lastEventTime: 'null', days: '' };

/** Undefined when one of the places is not known. */
function describeEvents(
  events: readonly TimelineEvent[],
  lineFor: (event: TimelineEvent) => Line | undefined,
): Story | undefined {
  let days = '';
  let lastEvent = '';
  let lastEventTime = '';
  let shownDay = Number.NaN;
  let tail = '';
  for (const event of events) {
    const line = lineFor(event);
    if (line === undefined) return undefined;
    const time = isoTime(event);
    const day = event.msOfDay < dushanbeMidnightMs ? event.day : event.day + 1;
    if (tail === '') {
      lastEvent = line.title;
      lastEventTime = `"${time}"`;
      days = `{"date":"${dayText(day)}","details":[`;
    } else if (day === shownDay) days += tail + ',';
    else days += tail + `]},{"date":"${dayText(day)}","details":[`;
    days += line.head + time;
    shownDay = day;
    ({ tail } = line);
  }
  if (tail === '') return noStory;
  return { lastEvent, lastEventTime, days: days + tail + ']}' };
}

/** The UTC time at which a new day begins in Dushanbe. */
const dushanbeMidnightMs = 19 * 3_600_000;

const two = (value: number) => String(value).padStart(2, '0');
const minuteTexts = Array.from(
  { length: 1_440 },
  (_, minute) => `T${two(Math.floor(minute / 60))}:${two(minute % 60)}:`,
);
const secondTexts = Array.from({ length: 60 }, (_, second) => `${two(second)}.`);
const msTexts = Array.from({ length: 1_000 }, (_, ms) => `${String(ms).padStart(3, '0')}Z`);

/** As `toISOString` writes it. */
function isoTime({ day, msOfDay }: TimelineEvent): string {
  const minute = Math.floor(msOfDay / 60_000);
  const ms = msOfDay - minute * 60_000;
  const second = Math.floor(ms / 1_000);
  return dayText(day) + minuteTexts[minute] + secondTexts[second] + msTexts[ms - second * 1_000];
}

const dayTexts = new Map<number, string>();

/** `2026-11-05` of a day since 1970. Histories have some thousands of days. */
function dayText(day: number): string {
  const entry = dayTexts.get(day);
  if (entry !== undefined) return entry;
  const text = new Date(day * dayMs).toISOString().slice(0, 10);
  dayTexts.set(day, text);
  return text;
}

/** Lines by event and place. */
function lineBook(terms: AnswerTerms, places: PlaceNames, locale: Locale) {
  const { eventTexts } = terms.words[locale];
  const lines = new Map<string, Map<number, Line>>();
  const nowhere = -1;

  const make = (event: TimelineEvent): Line | undefined => {
    const place = event.placeId === null ? null : places.find(event.placeId, locale);
    if (place === undefined) return undefined;
    const { title, trackInfo } = lineOf(eventTexts, event, place, places.hub?.(locale) ?? null);
    const head = `{"title":${JSON.stringify(title)},"trackInfo":${JSON.stringify(trackInfo)},"time":"`;
    const tail = `","place":${JSON.stringify(place?.name ?? null)}}`;
    return { title: byteText(JSON.stringify(title)), head: byteText(head), tail: byteText(tail) };
  };
  return (event: TimelineEvent): Line | undefined => {
    // A text of a foreign system is shown once.
    if (event.raw !== null) return make(event);
    const kind = event.flag ?? event.reason ?? (event.isUnweighed === true ? 'UNWEIGHED' : null);
    const key = kind === null ? event.type : `${event.type} ${kind}`;
    let byPlace = lines.get(key);
    if (byPlace === undefined) lines.set(key, (byPlace = new Map()));
    const placeId = event.placeId ?? nowhere;
    let line = byPlace.get(placeId);
    if (line === undefined) {
      line = make(event);
      if (line !== undefined) byPlace.set(placeId, line);
    }
    return line;
  };
}

/** Estimates by trip and day of receipt; JSON. */
function estimateBook(
  terms: AnswerTerms,
  places: PlaceNames,
  locale: Locale,
): (timeline: PublicTimeline) => string {
  const estimates = new Map<string, string>();
  return (timeline) => {
    const { receivedAt, businessLine, problems, status, tripCode } = timeline;
    // What is asked for here depends on the parcel alone; all else of an estimate is in the key.
    if (receivedAt === null || hasNoArrival(problems)) return 'null';
    const day = Math.floor((receivedAt.getTime() + dayMs - dushanbeMidnightMs) / dayMs);
    // An unknown trip is none, so codes from outside do not fill the book.
    const trip = tripCode !== null && terms.estimates.trips.has(tripCode) ? tripCode : '';
    const missed = missedCutOffOf(timeline, terms.estimates)?.missed.code ?? '';
    const key = `${day} ${businessLine} ${status} ${trip} ${missed}`;
    let estimate = estimates.get(key);
    if (estimate === undefined) {
      const made = estimateParcel(timeline, terms.estimates);
      estimate = byteText(JSON.stringify(describeEstimate(made, places, locale)));
      estimates.set(key, estimate);
    }
    return estimate;
  };
}

/** What needs no escape in JSON and is one byte a sign. */
const plainText = /^[ !#-[\]-~]*$/;

/** A text, or that there is none, as JSON with one sign for each byte. */
function jsonText(text: string | null): string {
  if (text === null) return 'null';
  return plainText.test(text) ? `"${text}"` : byteText(JSON.stringify(text));
}

function byteText(text: string): string {
  return Buffer.from(text).toString('latin1');
}
