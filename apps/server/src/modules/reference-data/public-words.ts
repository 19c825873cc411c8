import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import { locales } from '@rohi/contract/locales';
import { businessLines, type BusinessLine } from '@rohi/contract/business-lines';
import { eventNames, type TradeEvent } from '@rohi/contract/tracking/event-names';
import { allEventTexts } from '@rohi/contract/tracking/event-texts/all-event-texts';
import type { EventTemplate, EventTexts, ShownEvent } from '@rohi/contract/tracking/event-texts/event-texts';
import { cancelReasons, type CancelReason } from '@rohi/contract/tracking/parcel-events';
import { parcelHeadlines, type ParcelHeadline } from '@rohi/contract/tracking/parcel-headline';
import {
  handlingNotes,
  parcelProblems,
  parcelStatuses,
  type HandlingNote,
  type ParcelProblem,
  type ParcelStatus,
} from '@rohi/contract/tracking/parcel-status';
import type { TrackingWords } from '@rohi/contract/tracking/words/tracking-words';

/**
 * The words of one language as the service says them today: the program's own, or what the office has put in their
 * place.
 */
export type PublicWords = Omit<TrackingWords, 'stepNames'> & {
  readonly stageNames: Readonly<Record<ParcelStatus, string>>;
  readonly eventNames: Readonly<Record<TradeEvent, string>>;
  readonly cancelReasonNames: Readonly<Record<CancelReason, string>>;
  readonly businessLineNames: Readonly<Record<BusinessLine, string>>;
  readonly eventTexts: EventTexts;
};

/** What stands before the code of an event's title, title with a place, and text in the dictionary. */
export const eventWordPrefixes = { title: 'TITLE_', titleAt: 'TITLE_AT_', text: 'TEXT_' } as const;

/** Events with a line of their own; all languages have the same. */
export const publicEvents = Object.keys(allEventTexts.ru.events) as ShownEvent[];

const tradeEvents = Object.keys(eventNames) as TradeEvent[];

/**
 * Puts the words of the dictionary where screens and answers look for them. `nameOf` gives a word by its `consValue`.
 */
export function publicWordsOf(nameOf: (consValue: string) => LocaleTexts): Record<Locale, PublicWords> {
  const wordsOf = (locale: Locale): PublicWords => {
    const word = (consValue: string) => nameOf(consValue)[locale];
    return {
      statusNames: byCode<ParcelStatus>(parcelStatuses, word),
      stageNames: byCode<ParcelStatus>(parcelStatuses, (code) => word(`STAGE_${code}`)),
      headlines: byCode<ParcelHeadline>(parcelHeadlines, (code) => word(`HEADLINE_${code}`)),
      problemNames: byCode<ParcelProblem>(parcelProblems, (code) => word(`PROBLEM_${code}`)),
      eventNames: byCode<TradeEvent>(tradeEvents, (code) => word(`EVENT_${code}`)),
      cancelReasonNames: byCode<CancelReason>(cancelReasons, (code) => word(`REASON_${code}`)),
      businessLineNames: byCode<BusinessLine>(businessLines, word),
      handlingNoteNames: byCode<HandlingNote>(handlingNotes, (code) => word(`NOTE_${code}`)),
      eventTexts: {
        events: byCode(publicEvents, (code) => templateOf(code, word)),
        problemRaised: byCode(parcelProblems, (code) => ({
          title: word(`${eventWordPrefixes.title}FLAG_${code}`),
          text: word(`${eventWordPrefixes.text}FLAG_${code}`),
        })),
        cancelReasons: byCode(cancelReasons, (code) => word(`${eventWordPrefixes.text}REASON_${code}`)),
        // No word of its own in the dictionary: it is said in place of one.
        weighedAtHub: allEventTexts[locale].weighedAtHub,
      },
    };
  };
  return Object.fromEntries(locales.map((locale) => [locale, wordsOf(locale)])) as Record<
    Locale,
    PublicWords
  >;
}

/** An event has the parts in every language that it has in Russian. */
function templateOf(code: ShownEvent, word: (consValue: string) => string): EventTemplate {
  const { titleAt, text } = allEventTexts.ru.events[code];
  return {
    title: word(eventWordPrefixes.title + code),
    ...(titleAt === undefined ? {} : { titleAt: word(eventWordPrefixes.titleAt + code) }),
    ...(text === undefined ? {} : { text: word(eventWordPrefixes.text + code) }),
  };
}

function byCode<Code extends string, Word = string>(
  codes: readonly Code[],
  wordOf: (code: Code) => Word,
): Record<Code, Word> {
  return Object.fromEntries(codes.map((code) => [code, wordOf(code)])) as Record<Code, Word>;
}
