import type { TripPapersTexts } from './ru.ts';

export const texts: TripPapersTexts = {
  title: 'Ҳуҷҷатҳои рейс',
  language: 'Забони ҳуҷҷатҳо',
  languages: { ru: 'Русӣ', zh: 'Чинӣ', en: 'Англисӣ' },
  papers: {
    manifest: 'Манифест',
    invoice: 'Инвойсҳо',
    'packing-list': 'Варақаҳои бастабандӣ',
    cmr: 'CMR',
  },
  workbook: 'Манифест дар Excel',
  saved: 'Ҳуҷҷат сабт шуд.',
  sums: (of) =>
    `Борҳо: ${of.parcels}, гирандагон: ${of.persons}, халтаҳо: ${of.bags}, дона: ${of.pieces}, вазн: ${of.weight} кг, арзиш: ${of.values}.`,
  whole: 'Ҳамааш навишта шудааст, ҳуҷҷатҳо пурра.',
  missing: 'Чӣ намерасад',
  tripLacks: (gaps) => `Дар рейс навишта нашудааст: ${gaps}.`,
  tripGaps: {
    VEHICLE: 'рақами мошин ё вагон',
    DRIVER: 'ронанда',
    SEALS: 'муҳрҳо',
    CONSIGNMENT_NOTE: 'рақами борхат',
    CUSTOMS_OFFICE: 'гузаргоҳҳои гумрукӣ',
    ORIGIN: 'аз куҷо',
    DESTINATION: 'ба куҷо',
    DEPARTURE: 'рӯзи рафтан',
  },
  gaps: {
    DECLARATION: 'Фармоиш нест',
    SHARE: 'Фармоиш тақсим шудааст, ва дар кадом бор чӣ буданаш навишта нашуд',
    GOODS: 'Мол навишта нашудааст',
    VALUE: 'Арзиш навишта нашудааст',
    PIECES: 'Шумораи дона навишта нашудааст',
    HS_CODE: 'Рамзи ТН ВЭД навишта нашудааст',
    WEIGHT: 'Баркашида нашудааст',
    RECIPIENT: 'Ном ё телефони гиранда нест',
  },
  parcels: (count) => `${count} бор`,
  more: (count) => `ва боз ${count}`,
  noOrder: 'бе фармоиш',
  empty: 'Дар рейс ҳоло бор нест.',
};
