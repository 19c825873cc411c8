import type { WordsOf } from '@rohi/contract/locales';
import type { PaperGap, PaperLanguage, TripGap, TripPaper } from '@rohi/contract/documents/trip-papers';
import { pluralRu } from '../../../../../shared/i18n/plural.ts';

const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };

export const texts = {
  title: 'Документы рейса',
  language: 'Язык документов',
  languages: { ru: 'Русский', zh: 'Китайский', en: 'Английский' } satisfies Record<PaperLanguage, string>,
  papers: {
    manifest: 'Манифест',
    invoice: 'Инвойсы',
    'packing-list': 'Упаковочные листы',
    cmr: 'CMR',
  } satisfies Record<TripPaper, string>,
  /** The manifest as a workbook. */
  workbook: 'Манифест в Excel',
  saved: 'Документ сохранён.',
  /** What all papers of the trip add up to. */
  sums: (of: {
    parcels: number;
    persons: number;
    bags: number;
    pieces: number;
    weight: string;
    values: string;
  }) =>
    `Посылок: ${of.parcels}, получателей: ${of.persons}, мешков: ${of.bags}, штук: ${of.pieces}, вес: ${of.weight} кг, стоимость: ${of.values}.`,
  whole: 'Всё указано, документы полные.',
  missing: 'Чего не хватает',
  tripLacks: (gaps: string) => `У рейса не указано: ${gaps}.`,
  tripGaps: {
    VEHICLE: 'номер машины или вагона',
    DRIVER: 'водитель',
    SEALS: 'пломбы',
    CONSIGNMENT_NOTE: 'номер накладной',
    CUSTOMS_OFFICE: 'таможенные посты',
    ORIGIN: 'откуда',
    DESTINATION: 'куда',
    DEPARTURE: 'день выезда',
  } satisfies Record<TripGap, string>,
  gaps: {
    DECLARATION: 'Нет заказа',
    SHARE: 'Заказ разделён, и не указано, что в какой посылке',
    GOODS: 'Не указан товар',
    VALUE: 'Не указана стоимость',
    PIECES: 'Не указано число штук',
    HS_CODE: 'Не указан код ТН ВЭД',
    WEIGHT: 'Не взвешены',
    RECIPIENT: 'Нет имени или телефона получателя',
  } satisfies Record<PaperGap, string>,
  parcels: (count: number) => `${count} ${pluralRu(count, parcels)}`,
  more: (count: number) => `и ещё ${count}`,
  noOrder: 'без заказа',
  empty: 'В рейсе пока нет посылок.',
};

export type TripPapersTexts = WordsOf<typeof texts>;
