import { locales, type Locale } from '@rohi/contract/locales';
import { cancelReasons, type CancelReason } from '@rohi/contract/tracking/parcel-events';
import {
  handlingNotes,
  parcelStatuses,
  type HandlingNote,
  type ParcelStatus,
} from '@rohi/contract/tracking/parcel-status';
import { trackingWordsEn } from '@rohi/contract/tracking/words/en';
import { trackingWordsRu } from '@rohi/contract/tracking/words/ru';
import { trackingWordsTg } from '@rohi/contract/tracking/words/tg';
import { trackingWordsZh } from '@rohi/contract/tracking/words/zh';
import { eventWords, type ImportableEvent } from './event-words.ts';

const trackingWords = { ru: trackingWordsRu, en: trackingWordsEn, zh: trackingWordsZh, tg: trackingWordsTg };

/** What customers call the statuses on the order screens (docs/domain.md, section 2), in the order of the statuses. */
const orderStages: readonly (readonly string[])[] = [
  ['К отправке', 'To send', '待发送'],
  ['К уведомлению', 'To notify', '待通知'],
  ['Ожидает передачи', 'Awaiting handover', '待交接'],
  ['В пути на склад', 'On the way to the warehouse', '运往仓库途中'],
  ['Готовится к отгрузке', 'To be shipped', '待发运'],
  ['Ожидается в пункте выдачи', 'Waiting at the pickup point', '待自提点接收'],
  ['Ожидает клиента', 'Waiting for the client', '待客户领取'],
  ['Получен', 'Выдано', 'Получено', 'Received', 'Collected', '已签收'],
  ['Отменён', 'Отменена', 'Canceled', 'Cancelled', '已取消'],
];

/** Why a parcel was cancelled, as tracking keeps it. */
const reasonWords: Record<CancelReason, readonly string[]> = {
  LOST: ['Утеряно', 'Потеряно', 'Утрата', 'Lost', '丢失', '遗失', 'Гум шуд'],
  SEIZED: [
    'Изъято',
    'Конфисковано',
    'Изъято таможней',
    'Seized',
    'Confiscated',
    '没收',
    '扣押',
    'Мусодира шуд',
  ],
  DESTROYED: ['Уничтожено', 'Destroyed', '销毁', 'Нобуд карда шуд'],
  RETURNED: [
    'Возвращено',
    'Возврат',
    'Возврат отправителю',
    'Returned',
    'Returned to sender',
    '退回',
    '退件',
    'Баргардонида шуд',
  ],
  ABANDONED: [
    'Не забрано',
    'Не востребовано',
    'Невостребовано',
    'Abandoned',
    'Unclaimed',
    '无人领取',
    '弃件',
    'Гирифта нашуд',
  ],
  CUSTOMER_REQUEST: [
    'По просьбе клиента',
    'Отказ клиента',
    'Customer request',
    "At the customer's request",
    '客户要求',
    'Бо хоҳиши муштарӣ',
  ],
  OTHER: ['Другое', 'Прочее', 'Other', '其他', 'Дигар'],
};

const businessLineWords = {
  BSC: ['Розница', 'Посылки', 'Розничные посылки', 'Retail', 'Parcels', '零售', '小包', 'Чакана'],
  FBA: ['Карго', 'Опт', 'Cargo', 'Wholesale', '货运', '大货', 'Яклухт'],
} as const;
export type BusinessLine = keyof typeof businessLineWords;

/** A short word for a note beside its name: what people write by hand. */
const noteWords: Record<HandlingNote, readonly string[]> = {
  FRAGILE: ['Хрупкое', 'Хрупкий', 'Осторожно, хрупкое', '易碎', 'Шикананда'],
  BATTERY: ['Батарея', 'Батарейка', 'С батареей', 'Аккумулятор', 'Battery', '电池', '带电', 'Батарея дорад'],
  LIQUID: ['Жидкость', 'Жидкий груз', 'Liquid', '液体', 'Моеъ'],
  OVERSIZE: ['Негабарит', 'Крупногабарит', 'Oversize', 'Oversized', '超大', 'Калонҳаҷм'],
  KEEP_UPRIGHT: ['Верх', 'Не кантовать', 'Keep upright', '向上', '此面向上'],
};

const statuses = indexWords(parcelStatuses, (status, index) => [
  ...locales.flatMap((locale) => [
    trackingWords[locale].statusNames[status],
    trackingWords[locale].stepNames[status],
  ]),
  ...(orderStages[index] ?? []),
]);
const events = indexWords(Object.keys(eventWords) as ImportableEvent[], (type) =>
  locales.flatMap((locale) => eventWords[type][locale]),
);
const reasons = indexWords(cancelReasons, (reason) => reasonWords[reason]);
const businessLines = indexWords(
  Object.keys(businessLineWords) as BusinessLine[],
  (line) => businessLineWords[line],
);
const notes = indexWords(handlingNotes, (note) => [
  ...locales.map((locale) => trackingWords[locale].handlingNoteNames[note]),
  ...noteWords[note],
]);
let countries: Map<string, string> | undefined;

/** A status by its code, label, step word or order stage in any language. */
export function findStatus(text: string): ParcelStatus | undefined {
  return statuses.get(wordKey(text));
}

/** An event that a file may tell, by its code or its name in any language. */
export function findEvent(text: string): ImportableEvent | undefined {
  return events.get(wordKey(text));
}

/** A reason of cancellation by its code or word. */
export function findReason(text: string): CancelReason | undefined {
  return reasons.get(wordKey(text));
}

export function findBusinessLine(text: string): BusinessLine | undefined {
  return businessLines.get(wordKey(text));
}

export function findHandlingNote(text: string): HandlingNote | undefined {
  return notes.get(wordKey(text));
}

/** The ISO code of a country by code or name in any language. */
export function findCountry(text: string): string | undefined {
  countries ??= indexCountries();
  return countries.get(wordKey(text));
}

/** The name of a status in one language. */
export function statusName(status: ParcelStatus, locale: Locale): string {
  return trackingWords[locale].statusNames[status];
}

/** The name of an event in one language; events that no file tells go by their code. */
export function eventName(type: string, locale: Locale): string {
  const words: Readonly<Record<string, Record<Locale, readonly [string, ...string[]]>>> = eventWords;
  return words[type]?.[locale][0] ?? type;
}

function wordKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\s_\p{P}]+/gu, ' ')
    .trim();
}

/** Codes win over words, and earlier words over later ones. */
function indexWords<Code extends string>(
  codes: readonly Code[],
  wordsOf: (code: Code, index: number) => readonly string[],
): Map<string, Code> {
  const index = new Map(codes.map((code) => [wordKey(code), code]));
  for (const [position, code] of codes.entries()) {
    for (const word of wordsOf(code, position)) if (!index.has(wordKey(word))) index.set(wordKey(word), code);
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
    const known = names.flatMap((list) => list.of(code) ?? []);
    if (known.length === 0 || code === 'ZZ') continue;
    for (const name of [code, ...known]) if (!index.has(wordKey(name))) index.set(wordKey(name), code);
  }
  index.set(wordKey('КНР'), 'CN');
  return index;
}
