import { fixed, reasonText, type EventTexts } from './event-text.ts';

// Awaiting a native reader.
const cancelReasons: EventTexts['cancelReasons'] = {
  LOST: 'Бор гум шуд. Барои гирифтани ҷуброн бо мо тамос гиред.',
  SEIZED: 'Бор аз ҷониби мақомоти назоратӣ гирифта шуд.',
  DESTROYED: 'Бор нобуд карда шуд.',
  RETURNED: 'Бор ба фиристанда баргардонида шуд.',
  ABANDONED: 'Муҳлати нигоҳдорӣ гузашт, борро касе нагирифт.',
  CUSTOMER_REQUEST: 'Бо дархости муштарӣ.',
  OTHER: 'Бор дигар ҳаракат намекунад.',
};

const problemRaised: EventTexts['problemRaised'] = {
  HELD: {
    title: 'То муайян шудани ҳолат нигоҳ дошта шуд',
    trackInfo: 'Мо маълумоти борро месанҷем ва пас аз гирифтани ҷавоб идома медиҳем.',
  },
  DAMAGED: {
    title: 'Бастабандӣ осеб дидааст',
    trackInfo: 'Осеб ба қайд гирифта шуд, бор роҳро идома медиҳад.',
  },
  UNIDENTIFIED: {
    title: 'Гиранда муайян нашудааст',
    trackInfo: 'Дар бор рамзи муштарӣ нест. Агар он аз они шумо бошад, бо мо тамос гиред.',
  },
  RETURNING: {
    title: 'Ба фиристанда баргардонида мешавад',
    trackInfo: 'Бор ба назди фурӯшанда бармегардад.',
  },
  LOST: { title: 'Ҷустуҷӯ идома дорад', trackInfo: 'Мо борро меҷӯем ва натиҷаро хабар медиҳем.' },
  OVERDUE: {
    title: 'Муҳлати нигоҳдории ройгон гузашт',
    trackInfo: 'Барои ҳар рӯзи минбаъда пули нигоҳдорӣ ҳисоб мешавад.',
  },
  DELAYED: { title: 'Дар роҳ таъхир шуд', trackInfo: 'Бор аз ҷадвал дертар меояд.' },
};

export const eventTextsTg: EventTexts = {
  cancelReasons,
  problemRaised,
  events: {
    ORDER_CREATED: fixed('Дархост сохта шуд', 'Бор ба система ворид карда шуд.'),
    ORDER_SUBMITTED: fixed('Дархост фиристода шуд', 'Эъломияи пешакиро интизорем.'),
    FORECAST_ACCEPTED: fixed('Эъломия қабул шуд', 'Борро дар анбори Чин интизорем.'),
    CN_RECEIVED: (place) => ({
      title: place === null ? 'Дар анбори Чин қабул шуд' : `Дар анбори Чин қабул шуд, ${place.name}`,
      trackInfo: 'Бор баркашида ва чен карда шуд.',
    }),
    CN_PACKED: (place) => ({
      title: place === null ? 'Бастабандӣ шуд' : `Бастабандӣ шуд, ${place.name}`,
      trackInfo: 'Бор барои фиристодан омода аст.',
    }),
    LINEHAUL_DEPARTED: (place) => ({
      title: place === null ? 'Аз Чин фиристода шуд' : `Аз ${place.name} фиристода шуд`,
      trackInfo: 'Бор дар роҳ ба Тоҷикистон аст.',
    }),
    HUB_PASSED: (place) => ({
      title: place === null ? 'Аз нуқтаи транзитӣ гузашт' : `Ба ${place.name} расид`,
      trackInfo: 'Нуқтаи назорат тай шуд.',
    }),
    EXPORT_CUSTOMS_IN: (place) => ({
      title: place === null ? 'Барасмиятдарории содирот' : `Барасмиятдарории содирот, ${place.name}`,
      trackInfo: 'Ҳуҷҷатҳо ба гумрук супорида шуданд.',
    }),
    EXPORT_CUSTOMS_OUT: fixed('Барасмиятдарории содирот анҷом ёфт', 'Гумрук борро аз Чин иҷозат дод.'),
    BORDER_CROSSED: (place) => ({
      title: place === null ? 'Аз сарҳад гузашт' : `Аз сарҳад гузашт, ${place.name}`,
      trackInfo: 'Бор аз Чин баромад.',
    }),
    IMPORT_CUSTOMS_IN: (place) => ({
      title: place === null ? 'Барасмиятдарории гумрукӣ' : `Барасмиятдарории гумрукӣ, ${place.name}`,
      trackInfo: 'Ҳуҷҷатҳо ба гумруки Тоҷикистон супорида шуданд.',
    }),
    IMPORT_CUSTOMS_OUT: fixed('Гумрук иҷозат дод', 'Боҷҳо ва расмиёт анҷом дода шуданд.'),
    DELAYED: (place) => ({
      title: place === null ? 'Дар роҳ таъхир шуд' : `Дар роҳ таъхир шуд, ${place.name}`,
      trackInfo: 'Бор аз ҷадвал дертар меояд. Пас аз ҳаракат муҳлатро нав мекунем.',
    }),
    HUB_INBOUND: (place) => ({
      title: place === null ? 'Дар анбори Тоҷикистон қабул шуд' : `Дар анбор қабул шуд, ${place.name}`,
      trackInfo: 'Бор аз рӯйи нуқтаҳои супориш ҷудо карда мешавад.',
    }),
    HUB_OUTBOUND: fixed('Ба нуқтаи супориш фиристода шуд', 'Бор дар роҳ ба нуқтаи супориш аст.'),
    PP_RECEIVED: (place) => ({
      title: place === null ? 'Ба нуқтаи супориш расид' : `Ба нуқтаи супориш расид, ${place.name}`,
      trackInfo: 'Борро гирифтан мумкин аст.',
    }),
    CUSTOMER_RECEIVED: fixed('Ба гиранда дода шуд', 'Ташаккур, ки моро интихоб кардед.'),
    CANCELLED: (_place, details) => ({
      title: 'Фармоиш бекор карда шуд',
      trackInfo: reasonText(cancelReasons, details),
    }),
    FLAG_RAISED: (_place, details) => problemRaised[details.flag ?? 'HELD'],
    FLAG_CLEARED: fixed('Масъала ҳал шуд', 'Бор роҳро идома медиҳад.'),
    EXTERNAL: (_place, details) => ({
      title: details.raw ?? 'Паёми боркаш',
      trackInfo: 'Паёми боркаш бе тарҷума.',
    }),
  },
};
