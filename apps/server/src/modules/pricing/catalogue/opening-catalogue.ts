import type { LocaleTexts } from '@rohi/contract/locales';
import type { BusinessLine } from '@rohi/contract/business-lines';
import type { TransportMode } from '@rohi/contract/reference-data/transport-modes';

type OpeningChannel = {
  code: string;
  businessLine: BusinessLine;
  names: LocaleTexts;
  routes: LocaleTexts;
  mode: TransportMode;
  days: readonly [number, number];
  sort: number;
  enabled: boolean;
};

const irkeshtam: LocaleTexts = {
  ru: 'Иу — Кашгар — Иркештам — Сары-Таш — Карамык — Душанбе',
  en: 'Yiwu – Kashgar – Irkeshtam – Sary-Tash – Karamyk – Dushanbe',
  zh: '义乌—喀什—伊尔克什坦—萨雷塔什—卡拉梅克—杜尚别',
  tg: 'Иу — Қошғар — Иркештам — Сари-Тош — Қарамиқ — Душанбе',
};

const rail: LocaleTexts = {
  ru: 'Ланьчжоу — Кашгар — Кыргызстан — Узбекистан — Душанбе-2',
  en: 'Lanzhou – Kashgar – Kyrgyzstan – Uzbekistan – Dushanbe-2',
  zh: '兰州—喀什—吉尔吉斯斯坦—乌兹别克斯坦—杜尚别二站',
  tg: 'Ланҷоу — Қошғар — Қирғизистон — Ӯзбекистон — Душанбе-2',
};

/**
 * Roads beside the main one over Kulma, which the tariffs open. They get tariffs of their own when the office publishes
 * them.
 */
export const openingChannels: readonly OpeningChannel[] = [
  {
    code: 'PARCEL-IRKESHTAM',
    businessLine: 'BSC',
    names: {
      ru: 'Посылка через Иркештам',
      en: 'Parcel via Irkeshtam',
      zh: '包裹（伊尔克什坦线）',
      tg: 'Бор тавассути Иркештам',
    },
    routes: irkeshtam,
    mode: 'ROAD',
    days: [20, 26],
    sort: 200,
    enabled: true,
  },
  {
    code: 'CARGO-IRKESHTAM',
    businessLine: 'FBA',
    names: {
      ru: 'Крупный груз через Иркештам',
      en: 'Bulky cargo via Irkeshtam',
      zh: '大件货物（伊尔克什坦线）',
      tg: 'Бори калон тавассути Иркештам',
    },
    routes: irkeshtam,
    mode: 'ROAD',
    days: [20, 26],
    sort: 200,
    enabled: true,
  },
  {
    code: 'CARGO-RAIL',
    businessLine: 'FBA',
    names: {
      ru: 'Крупный груз поездом (пробный рейс)',
      en: 'Bulky cargo by rail (pilot)',
      zh: '大件货物（铁路试运行）',
      tg: 'Бори калон бо қатор (озмоишӣ)',
    },
    routes: rail,
    mode: 'MULTI',
    days: [18, 20],
    sort: 300,
    enabled: true,
  },
];

type OpeningProduct = {
  code: string;
  businessLine: BusinessLine;
  names: LocaleTexts;
  channels: readonly string[];
  chargeMode: 'WEIGHT' | 'VOLUME';
  minWeightKg: string | null;
  maxWeightKg: string | null;
};

/** What is sold from the first day. */
export const openingProducts: readonly OpeningProduct[] = [
  {
    code: 'STANDARD',
    businessLine: 'BSC',
    names: { ru: 'Обычная посылка', en: 'Standard parcel', zh: '标准包裹', tg: 'Бори оддӣ' },
    channels: ['PARCEL', 'PARCEL-IRKESHTAM'],
    chargeMode: 'WEIGHT',
    minWeightKg: null,
    maxWeightKg: '30.000',
  },
  {
    code: 'HEAVY',
    businessLine: 'BSC',
    names: { ru: 'Тяжёлая посылка', en: 'Heavy parcel', zh: '重件包裹', tg: 'Бори вазнин' },
    channels: ['PARCEL', 'PARCEL-IRKESHTAM'],
    chargeMode: 'WEIGHT',
    minWeightKg: '30.000',
    maxWeightKg: '200.000',
  },
  {
    code: 'CARGO-VOLUME',
    businessLine: 'FBA',
    names: { ru: 'Карго по объёму', en: 'Cargo by volume', zh: '按体积计费货运', tg: 'Бор аз рӯйи ҳаҷм' },
    channels: ['CARGO', 'CARGO-IRKESHTAM', 'CARGO-RAIL'],
    chargeMode: 'VOLUME',
    minWeightKg: null,
    maxWeightKg: null,
  },
  {
    code: 'CARGO-DENSE',
    businessLine: 'FBA',
    names: {
      ru: 'Плотное карго по весу',
      en: 'Dense cargo by weight',
      zh: '高密度按重货运',
      tg: 'Бори зич аз рӯйи вазн',
    },
    channels: ['CARGO', 'CARGO-IRKESHTAM'],
    chargeMode: 'WEIGHT',
    minWeightKg: '100.000',
    maxWeightKg: null,
  },
];
