import { allTrackingWords } from '@rohi/contract/tracking/words/all-tracking-words';
import { locales, type Locale } from '@rohi/contract/locales';
import { businessLineNames, businessLines, type BusinessLine } from '@rohi/contract/business-lines';
import { cancelReasonNames, type TradeEvent } from '@rohi/contract/tracking/event-names';
import { orderStageNames } from '@rohi/contract/tracking/order-stages';
import { cancelReasons, type CancelReason } from '@rohi/contract/tracking/parcel-events';
import {
  handlingNotes,
  parcelStatuses,
  type HandlingNote,
  type ParcelStatus,
} from '@rohi/contract/tracking/parcel-status';
import type { RenamedWords } from '../../../platform/table-files/list-columns.ts';
import { eventWords } from './event-words.ts';

/** What people write instead of a stage's name. */
const otherStageWords: Partial<Record<ParcelStatus, readonly string[]>> = {
  KHYQS: ['Выдано', 'Получено', 'Collected'],
  YQX: ['Отменена', 'Canceled'],
};

/** Other words for why a parcel was cancelled. */
const otherReasonWords: Record<CancelReason, readonly string[]> = {
  LOST: ['Потеряно', 'Утрата', '遗失'],
  SEIZED: ['Конфисковано', 'Изъято таможней', 'Confiscated', '扣押'],
  DESTROYED: [],
  RETURNED: ['Возвращено', 'Возврат', 'Возврат отправителю', 'Returned', '退件'],
  ABANDONED: ['Не забрано', 'Невостребовано', 'Abandoned', '弃件'],
  CUSTOMER_REQUEST: ['Отказ клиента', 'Customer request'],
  OTHER: ['Прочее'],
};

const businessLineWords: Record<BusinessLine, readonly string[]> = {
  BSC: ['Розница', 'Посылки', 'Retail', 'Parcels', '零售', '小包', 'Чакана'],
  FBA: ['Карго', 'Опт', 'Cargo', 'Wholesale', '货运', '大货', 'Яклухт'],
};

/** A short word for a note beside its name: what people write by hand. */
const noteWords: Record<HandlingNote, readonly string[]> = {
  FRAGILE: ['Хрупкое', 'Хрупкий', 'Осторожно, хрупкое', '易碎', 'Шикананда'],
  BATTERY: ['Батарея', 'Батарейка', 'С батареей', 'Аккумулятор', 'Battery', '电池', '带电', 'Батарея дорад'],
  LIQUID: ['Жидкость', 'Жидкий груз', 'Liquid', '液体', 'Моеъ'],
  OVERSIZE: ['Негабарит', 'Крупногабарит', 'Oversize', 'Oversized', '超大', 'Калонҳаҷм'],
  KEEP_UPRIGHT: ['Верх', 'Не кантовать', 'Keep upright', '向上', '此面向上'],
};

/** What a cell may say, as a refusal names it. */
export const allowedWords = {
  statuses: (locale: Locale) => Object.values(orderStageNames).map((names) => names[locale]),
  events: (locale: Locale) => Object.values(eventWords).map((words) => words[locale][0]),
  reasons: (locale: Locale) => Object.values(cancelReasonNames).map((names) => names[locale]),
  handlingNotes: (locale: Locale) => Object.values(allTrackingWords[locale].handlingNoteNames),
};

/** Finds what the words of a file mean, in any language and however they are written. */
export type FileWords = {
  /** A status by its code, label, step word or order stage. */
  findStatus(text: string): ParcelStatus | undefined;
  /** An event that a file may contain, by its code or its name. */
  findEvent(text: string): TradeEvent | undefined;
  /** A reason of cancellation by its code or word. */
  findReason(text: string): CancelReason | undefined;
  findBusinessLine(text: string): BusinessLine | undefined;
  findHandlingNote(text: string): HandlingNote | undefined;
};

/**
 * Codes win over words, and words of the office over those of the program: what the service writes comes back as it was
 * meant.
 */
export function fileWords(renamed: RenamedWords = new Map()): FileWords {
  const office = (...codes: string[]) => codes.flatMap((code) => Object.values(renamed.get(code) ?? {}));
  const statuses = indexWords(
    parcelStatuses,
    (status) => office(status, `STEP_${status}`, `STAGE_${status}`),
    programStatusWords,
  );
  const events = indexWords(
    Object.keys(eventWords) as TradeEvent[],
    (type) => office(`EVENT_${type}`),
    (type) => locales.flatMap((locale) => eventWords[type][locale]),
  );
  const reasons = indexWords(
    cancelReasons,
    (reason) => office(`REASON_${reason}`),
    (reason) => [...Object.values(cancelReasonNames[reason]), ...otherReasonWords[reason]],
  );
  const lines = indexWords(
    businessLines,
    (line) => office(line),
    (line) => [...Object.values(businessLineNames[line]), ...businessLineWords[line]],
  );
  const notes = indexWords(
    handlingNotes,
    (note) => office(`NOTE_${note}`),
    (note) => [
      ...locales.map((locale) => allTrackingWords[locale].handlingNoteNames[note]),
      ...noteWords[note],
    ],
  );
  return {
    findStatus: (text) => statuses.get(wordKey(text)),
    findEvent: (text) => events.get(wordKey(text)),
    findReason: (text) => reasons.get(wordKey(text)),
    findBusinessLine: (text) => lines.get(wordKey(text)),
    findHandlingNote: (text) => notes.get(wordKey(text)),
  };
}

function programStatusWords(status: ParcelStatus): string[] {
  return [
    ...locales.flatMap((locale) => [
      allTrackingWords[locale].statusNames[status],
      allTrackingWords[locale].stepNames[status],
    ]),
    ...locales.map((locale) => orderStageNames[status][locale]),
    ...(otherStageWords[status] ?? []),
  ];
}

let countries: Map<string, string> | undefined;

/** The ISO code of a country by code or name in any language. */
export function findCountry(text: string): string | undefined {
  countries ??= indexCountries();
  return countries.get(wordKey(text));
}

function wordKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\s_\p{P}]+/gu, ' ')
    .trim();
}

/** Codes win over words, earlier sources of words over later ones, and earlier words over later ones. */
function indexWords<Code extends string>(
  codes: readonly Code[],
  ...sources: readonly ((code: Code) => readonly string[])[]
): Map<string, Code> {
  const index = new Map(codes.map((code) => [wordKey(code), code]));
  for (const wordsOf of sources) {
    for (const code of codes)
      for (const word of wordsOf(code)) if (!index.has(wordKey(word))) index.set(wordKey(word), code);
  }
  return index;
}

/** Every region that the languages' own data know; some 250 codes, made at first use. */
function indexCountries(): Map<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const index = new Map<string, string>();
  const names = locales.map((locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }));
  for (const code of codes) {
    const codes = names.flatMap((list) => list.of(code) ?? []);
    if (codes.length === 0 || code === 'ZZ') continue;
    for (const name of [code, ...codes]) if (!index.has(wordKey(name))) index.set(wordKey(name), code);
  }
  index.set(wordKey('КНР'), 'CN');
  return index;
}
