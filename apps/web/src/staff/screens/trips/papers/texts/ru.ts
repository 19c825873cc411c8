import { pluralRu } from '../../../../../shared/i18n/plural.ts';
import type { TripPapersTexts } from './trip-papers-texts.ts';

const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };

export const texts: TripPapersTexts = {
  title: 'Документы рейса',
  language: 'Язык документов',
  languages: { ru: 'Русский', zh: 'Китайский', en: 'Английский' },
  papers: {
    manifest: 'Манифест',
    invoice: 'Инвойсы',
    'packing-list': 'Упаковочные листы',
    cmr: 'CMR',
  },
  workbook: 'Манифест в Excel',
  saved: 'Документ сохранён.',
  sums: (of) =>
    `Посылок: ${of.parcels}, получателей: ${of.persons}, мешков: ${of.bags}, штук: ${of.pieces}, вес: ${of.weight} кг, стоимость: ${of.values}.`,
  whole: 'Всё указано, документы полные.',
  missing: 'Чего не хватает',
  tripLacks: (gaps) => `У рейса не указано: ${gaps}.`,
  tripGaps: {
    VEHICLE: 'номер машины или вагона',
    DRIVER: 'водитель',
    SEALS: 'пломбы',
    CONSIGNMENT_NOTE: 'номер накладной',
    CUSTOMS_OFFICE: 'таможенные посты',
    ORIGIN: 'откуда',
    DESTINATION: 'куда',
    DEPARTURE: 'день выезда',
  },
  gaps: {
    DECLARATION: 'Нет заказа',
    SHARE: 'Заказ разделён, и не указано, что в какой посылке',
    GOODS: 'Не указан товар',
    VALUE: 'Не указана стоимость',
    PIECES: 'Не указано число штук',
    HS_CODE: 'Не указан код ТН ВЭД',
    WEIGHT: 'Не взвешены',
    RECIPIENT: 'Нет имени или телефона получателя',
  },
  parcels: (count) => `${count} ${pluralRu(count, parcels)}`,
  more: (count) => `и ещё ${count}`,
  noOrder: 'без заказа',
  empty: 'В рейсе пока нет посылок.',
};
