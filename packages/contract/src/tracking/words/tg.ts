import type { TrackingWords } from './tracking-words.ts';

// Awaiting a native reader: the statuses stand in the glossary of the field, the rest was written after them.
export const trackingWordsTg: TrackingWords = {
  statusNames: {
    NEW: 'Дар интизори пешниҳод',
    WAIT_FORECAST: 'Дар интизори эъломияи пешакӣ',
    DTH: 'Дар интизори гирифтани бор',
    DHWCRK: 'Дар интизори қабул дар анбор',
    DHWCCK: 'Дар интизори фиристодан аз анбор',
    DZTDQS: 'Дар интизори тасдиқи нуқтаи супориш',
    DKHQS: 'Дар интизори гирифтани муштарӣ',
    KHYQS: 'Муштарӣ гирифт',
    YQX: 'Бекор карда шуд',
  },
  stepNames: {
    NEW: 'Дархост',
    WAIT_FORECAST: 'Эъломия',
    DTH: 'Гирифтан',
    DHWCRK: 'Қабул',
    DHWCCK: 'Фиристодан',
    DZTDQS: 'Нуқтаи супориш',
    DKHQS: 'Супоридан',
    KHYQS: 'Гирифта шуд',
    YQX: 'Бекор шуд',
  },
  problemNames: {
    HELD: 'То муайян шудани ҳолат нигоҳ дошта шуд',
    DAMAGED: 'Бастабандӣ осеб дидааст',
    UNIDENTIFIED: 'Гиранда муайян нашудааст',
    RETURNING: 'Ба фиристанда баргардонида мешавад',
    LOST: 'Ҷустуҷӯ идома дорад',
    OVERDUE: 'Муҳлати нигоҳдории ройгон гузашт',
    DELAYED: 'Дар роҳ таъхир шуд',
  },
  handlingNoteNames: {
    FRAGILE: 'Бори шикананда',
    BATTERY: 'Дорои батарея',
    LIQUID: 'Дорои моеъ',
    OVERSIZE: 'Бори калонҳаҷм',
    KEEP_UPRIGHT: 'Чаппа накунед',
  },
};
