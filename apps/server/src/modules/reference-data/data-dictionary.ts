import { allEventTexts } from '@rohi/contract/tracking/event-texts/all-event-texts';
import type { EventTexts } from '@rohi/contract/tracking/event-texts/event-texts';
import { cancelReasons } from '@rohi/contract/tracking/parcel-events';
import { allTrackingWords } from '@rohi/contract/tracking/words/all-tracking-words';
import { noticeCategoryNames } from '@rohi/contract/content/content.contract';
import { locales, type LocaleTexts } from '@rohi/contract/locales';
import { businessLineNames } from '@rohi/contract/business-lines';
import { operationUnitTypeNames } from '@rohi/contract/reference-data/operation-units';
import { transportModeNames } from '@rohi/contract/reference-data/transport-modes';
import { cancelReasonNames, eventNames } from '@rohi/contract/tracking/event-names';
import { orderStageNames } from '@rohi/contract/tracking/order-stages';
import { parcelHeadlines } from '@rohi/contract/tracking/parcel-headline';
import {
  handlingNotes,
  isParcelStatus,
  parcelProblems,
  parcelStatuses,
  ParcelStatus,
  progressSteps,
} from '@rohi/contract/tracking/parcel-status';
import { toneOfProblem, toneOfStatus } from '@rohi/contract/tracking/status-tone';
import type { TrackingWords } from '@rohi/contract/tracking/words/tracking-words';
import { eventWordPrefixes, publicEvents } from './public-words.ts';

/** One code of the service with its names. */
export type DictionaryEntry = {
  id: number;
  consType: string;
  consValue: string;
  names: LocaleTexts;
  parentValue: string | null;
  labelClass: string | null;
  sort: number;
  enabled: true;
};

/** The entries of one type, in their order. */
type Group = {
  consType: string;
  /** Ids of the group are this and the position, so they stay when another group grows. Never to be changed. */
  idBase: number;
  /** Stands before each code, because other types have codes of the same name. */
  prefix: string;
  items: readonly Item[];
};

type Item = { code: string; names: LocaleTexts; parentValue?: string | null; labelClass?: string };

const words = allTrackingWords;

function inEveryLanguage(pick: (words: TrackingWords) => string): LocaleTexts {
  return { ru: pick(words.ru), en: pick(words.en), zh: pick(words.zh), tg: pick(words.tg) };
}

function inEveryTimeline(pick: (texts: EventTexts) => string): LocaleTexts {
  const { ru, en, zh, tg } = allEventTexts;
  return { ru: pick(ru), en: pick(en), zh: pick(zh), tg: pick(tg) };
}

/** One part of the events' lines in the public timeline; an event without that part has no entry. */
function eventParts(part: 'title' | 'titleAt' | 'text'): Item[] {
  return publicEvents
    .filter((code) => allEventTexts.ru.events[code][part] !== undefined)
    .map((code) => ({
      code,
      names: inEveryTimeline(({ events }) => events[code][part] ?? ''),
      parentValue: Object.hasOwn(eventNames, code) ? `EVENT_${code}` : null,
    }));
}

function problemParts(part: 'title' | 'text'): Item[] {
  return parcelProblems.map((code) => ({
    code,
    names: inEveryTimeline(({ problemRaised }) => problemRaised[code][part]),
    parentValue: `PROBLEM_${code}`,
  }));
}

function namedCodes(names: Readonly<Record<string, LocaleTexts>>, parentValue?: string): Item[] {
  return Object.entries(names).map(([code, each]) => ({
    code,
    names: each,
    ...(parentValue === undefined ? {} : { parentValue }),
  }));
}

const groups: readonly Group[] = [
  {
    consType: 'PARCEL_STATUS',
    idBase: 100,
    // The codes of the API themselves: clients look statuses up by them.
    prefix: '',
    items: parcelStatuses.map((code) => ({
      code,
      names: inEveryLanguage(({ statusNames }) => statusNames[code]),
      labelClass: toneOfStatus(code),
    })),
  },
  {
    consType: 'PARCEL_STEP',
    idBase: 200,
    prefix: 'STEP_',
    items: progressSteps.map((code) => ({
      code,
      names: inEveryLanguage(({ stepNames }) => stepNames[code]),
      parentValue: code,
    })),
  },
  {
    consType: 'ORDER_STAGE',
    idBase: 300,
    prefix: 'STAGE_',
    items: parcelStatuses.map((code) => ({
      code,
      names: orderStageNames[code],
      parentValue: code,
      labelClass: toneOfStatus(code),
    })),
  },
  {
    consType: 'PARCEL_PROBLEM',
    idBase: 400,
    prefix: 'PROBLEM_',
    items: parcelProblems.map((code) => ({
      code,
      names: inEveryLanguage(({ problemNames }) => problemNames[code]),
      labelClass: toneOfProblem(code),
    })),
  },
  {
    consType: 'HANDLING_NOTE',
    idBase: 500,
    prefix: 'NOTE_',
    items: handlingNotes.map((code) => ({
      code,
      names: inEveryLanguage(({ handlingNoteNames }) => handlingNoteNames[code]),
    })),
  },
  { consType: 'PARCEL_EVENT', idBase: 600, prefix: 'EVENT_', items: namedCodes(eventNames) },
  {
    consType: 'CANCEL_REASON',
    idBase: 700,
    prefix: 'REASON_',
    items: namedCodes(cancelReasonNames, ParcelStatus.Cancelled),
  },
  { consType: 'TRANSPORT_MODE', idBase: 800, prefix: 'MODE_', items: namedCodes(transportModeNames) },
  { consType: 'BUSINESS_LINE', idBase: 900, prefix: '', items: namedCodes(businessLineNames) },
  {
    consType: 'OPERATION_UNIT_TYPE',
    idBase: 1_000,
    prefix: 'UNIT_',
    items: namedCodes(operationUnitTypeNames),
  },
  {
    consType: 'NOTICE_CATEGORY',
    idBase: 1_100,
    prefix: 'NOTICE_',
    items: namedCodes(noticeCategoryNames),
  },
  // Lines of the public timeline: sentences with placeholders.
  { consType: 'EVENT_TITLE', idBase: 1_200, prefix: eventWordPrefixes.title, items: eventParts('title') },
  {
    consType: 'EVENT_TITLE_AT',
    idBase: 1_300,
    prefix: eventWordPrefixes.titleAt,
    items: eventParts('titleAt'),
  },
  { consType: 'EVENT_TEXT', idBase: 1_400, prefix: eventWordPrefixes.text, items: eventParts('text') },
  {
    consType: 'PROBLEM_TITLE',
    idBase: 1_500,
    prefix: `${eventWordPrefixes.title}FLAG_`,
    items: problemParts('title'),
  },
  {
    consType: 'PROBLEM_TEXT',
    idBase: 1_600,
    prefix: `${eventWordPrefixes.text}FLAG_`,
    items: problemParts('text'),
  },
  {
    consType: 'REASON_TEXT',
    idBase: 1_700,
    prefix: `${eventWordPrefixes.text}REASON_`,
    items: cancelReasons.map((code) => ({
      code,
      names: inEveryTimeline((texts) => texts.cancelReasons[code]),
      parentValue: `REASON_${code}`,
    })),
  },
  {
    consType: 'HEADLINE',
    idBase: 1_800,
    prefix: 'HEADLINE_',
    items: parcelHeadlines.map((code) => ({
      code,
      names: inEveryLanguage(({ headlines }) => headlines[code]),
      parentValue: isParcelStatus(code) ? code : null,
    })),
  },
];

/**
 * The data dictionary: every code of the contract that people see, with the contract's own words. It is made, not
 * stored, so that no second copy of a word can differ from the first; what the office says instead stands in
 * `dictionary_word`.
 */
export const dictionaryEntries: readonly DictionaryEntry[] = groups.flatMap(
  ({ consType, idBase, prefix, items }) =>
    items.map(({ code, names, parentValue = null, labelClass = null }, index) => ({
      id: idBase + index,
      consType,
      consValue: prefix + code,
      names: Object.fromEntries(locales.map((locale) => [locale, names[locale]])) as LocaleTexts,
      parentValue,
      labelClass,
      sort: index,
      enabled: true,
    })),
);
