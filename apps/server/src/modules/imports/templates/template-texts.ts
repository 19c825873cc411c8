import type { ImportKind } from '@rohi/contract/imports/office-import-rules';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import type {
  ColumnKey,
  EventColumn,
  ParcelColumn,
  PositionColumn,
  TableKind,
} from '../tables/column-headers.ts';
import { usualCodePrefix } from '@rohi/contract/reference-data/usual-settings';

/** The words of a template beside its headers. The heading of the second sheet holds no header of ours. */
export const templateTexts: Record<
  Locale,
  {
    sheets: Record<TableKind, string>;
    helpSheet: string;
    helpHeaders: readonly [string, string, string, string];
    /** Ends the name of a list of rows that were not taken. */
    toMend: string;
    yes: string;
    no: string;
  }
> = {
  ru: {
    sheets: {
      parcels: 'Посылки',
      events: 'События',
      positions: 'Положение машин',
      declarations: 'Декларации',
    },
    helpSheet: 'Пояснения',
    helpHeaders: ['Столбец', 'Обязателен', 'Что писать', 'Пример'],
    toMend: 'исправить',
    yes: 'да',
    no: 'нет',
  },
  en: {
    sheets: {
      parcels: 'Parcels',
      events: 'Events',
      positions: 'Lorry positions',
      declarations: 'Declarations',
    },
    helpSheet: 'Explanations',
    helpHeaders: ['Column', 'Needed', 'What to write', 'Example'],
    toMend: 'to correct',
    yes: 'yes',
    no: 'no',
  },
  zh: {
    sheets: { parcels: '包裹', events: '事件', positions: '车辆位置', declarations: '预报' },
    helpSheet: '说明',
    helpHeaders: ['列', '是否必填', '填写内容', '示例'],
    toMend: '待修改',
    yes: '是',
    no: '否',
  },
  tg: {
    sheets: { parcels: 'Борҳо', events: 'Ҳодисаҳо', positions: 'Мавқеи мошинҳо', declarations: 'Эъломияҳо' },
    helpSheet: 'Шарҳ',
    helpHeaders: ['Сутун', 'Ҳатмӣ', 'Чӣ бояд навишт', 'Намуна'],
    toMend: 'барои ислоҳ',
    yes: 'ҳа',
    no: 'не',
  },
};

// Tajik awaits a native reader.
const code: LocaleTexts = {
  ru: 'Номер китайской службы доставки или наш: от 4 до 40 букв, цифр и дефисов',
  en: "The Chinese courier's number or ours: 4 to 40 letters, digits and hyphens",
  zh: '中国快递单号或本公司单号：4 至 40 位字母、数字或连字符',
  tg: 'Рақами хадамоти чинӣ ё рақами мо: аз 4 то 40 ҳарф, рақам ва дефис',
};
const otherCode: LocaleTexts = {
  ru: 'До 40 букв, цифр и знаков',
  en: 'Up to 40 letters, digits and signs',
  zh: '最多 40 位字母、数字或符号',
  tg: 'То 40 ҳарф, рақам ва аломат',
};
const moment: LocaleTexts = {
  ru: 'Дата или дата и время по часам места: 2026-11-05 14:30 или 05.11.2026 14:30',
  en: 'A date, or date and time by the clock of the place: 2026-11-05 14:30 or 05.11.2026 14:30',
  zh: '日期，或当地日期和时间：2026-11-05 14:30 或 2026/11/5 14:30',
  tg: 'Сана ё сана ва вақти ҷой: 2026-11-05 14:30 ё 05.11.2026 14:30',
};
const size: LocaleTexts = {
  ru: 'Сантиметры, больше нуля',
  en: 'Centimetres, above zero',
  zh: '厘米，大于零',
  tg: 'Сантиметр, аз сифр зиёд',
};
const text: LocaleTexts = {
  ru: 'Текст до 80 знаков',
  en: 'Text of up to 80 characters',
  zh: '文字，最多 80 个字符',
  tg: 'Матн то 80 аломат',
};
const word = (ru: string, en: string, zh: string, tg: string): LocaleTexts => ({ ru, en, zh, tg });
const status = word(
  'Код или название статуса, например DHWCRK; пусто — новая посылка',
  'Code or name of the status, such as DHWCRK; empty for a new parcel',
  '状态代码或名称，如 DHWCRK；留空表示新包裹',
  'Рамз ё номи ҳолат, масалан DHWCRK; холӣ — бори нав',
);
const reason = word(
  'Только при отмене: утеряно, изъято, возвращено, …',
  'Only of a cancellation: lost, seized, returned, …',
  '仅用于取消：丢失、没收、退回等',
  'Танҳо ҳангоми бекоркунӣ: гум шуд, мусодира шуд, …',
);
const place = word(
  'Код или название склада, города, перехода',
  'Code or name of a warehouse, city or checkpoint',
  '仓库、城市或口岸的代码或名称',
  'Рамз ё номи анбор, шаҳр, гузаргоҳ',
);

/** A column of the office's tables. */
export type OfficeColumn = Exclude<ParcelColumn, 'sizes'> | EventColumn | PositionColumn;

const help: Record<OfficeColumn, LocaleTexts> = {
  trackingCode: code,
  orderCode: otherCode,
  customerCode: otherCode,
  lastMileTracking: otherCode,
  tripCode: otherCode,
  trip: word(
    'Номер рейса или машины, как у посылок в столбце рейса',
    "Number of the trip or lorry, as in the parcels' trip column",
    '车次或车牌号，与包裹的车次列一致',
    'Рақами сафар ё мошин, чун дар сутуни сафари борҳо',
  ),
  businessLine: word('BSC или FBA', 'BSC or FBA', 'BSC 或 FBA', 'BSC ё FBA'),
  status,
  statusAt: moment,
  createdAt: moment,
  receivedAt: moment,
  time: moment,
  reason,
  weightKg: word(
    'Килограммы, больше нуля',
    'Kilogrammes, above zero',
    '公斤，大于零',
    'Килограмм, аз сифр зиёд',
  ),
  lengthCm: size,
  widthCm: size,
  heightCm: size,
  countryCode: word(
    'Код или название страны',
    'Code or name of the country',
    '国家代码或名称',
    'Рамз ё номи кишвар',
  ),
  handlingNotes: word(
    'FRAGILE, BATTERY, LIQUID, OVERSIZE, KEEP_UPRIGHT или словами, через запятую',
    'FRAGILE, BATTERY, LIQUID, OVERSIZE, KEEP_UPRIGHT or in words, with commas between',
    'FRAGILE、BATTERY、LIQUID、OVERSIZE、KEEP_UPRIGHT 或文字，用逗号分隔',
    'FRAGILE, BATTERY, LIQUID, OVERSIZE, KEEP_UPRIGHT ё бо калима, бо вергул',
  ),
  remarks: word(
    'Свободный текст для себя: не загружается',
    'Free text for yourselves: it is not imported',
    '自用的自由文本：不予导入',
    'Матни озод барои худатон: бор намешавад',
  ),
  lastMileCarrier: text,
  lastMileWebsite: word('Адрес сайта', 'Address of a site', '网址', 'Суроғаи сомона'),
  pickupPoint: word(
    'Код или название пункта выдачи',
    'Code or name of the pickup point',
    '自提点代码或名称',
    'Рамз ё номи нуқтаи супориш',
  ),
  event: word(
    'Код или название события, например HUB_PASSED',
    'Code or name of the event, such as HUB_PASSED',
    '事件代码或名称，如 HUB_PASSED',
    'Рамз ё номи ҳодиса, масалан HUB_PASSED',
  ),
  place,
};

const optionalEvent: LocaleTexts = {
  ru: 'Код или название события в пути; пусто — транзитный пункт пройден (HUB_PASSED)',
  en: 'Code or name of an event of the road; empty means a transit point passed (HUB_PASSED)',
  zh: '运输途中事件的代码或名称；留空表示途经中转站（HUB_PASSED）',
  tg: 'Рамз ё номи ҳодисаи роҳ; холӣ — аз нуқтаи транзитӣ гузашт (HUB_PASSED)',
};

/** What belongs into a column. */
export function columnHelp(kind: ImportKind, key: OfficeColumn, locale: Locale): string {
  return kind === 'positions' && key === 'event' ? optionalEvent[locale] : help[key][locale];
}

/** An example that imports as it stands; columns that depend on the installation or on others have none. */
const examples: Partial<Record<ColumnKey, LocaleTexts | string>> = {
  trackingCode: 'YT8800000000001',
  orderCode: 'RA2611064KX7PY',
  customerCode: `${usualCodePrefix}-10482`,
  businessLine: 'BSC',
  status: 'DHWCRK',
  statusAt: '2026-01-12 18:00',
  weightKg: '1.5',
  lengthCm: '30',
  widthCm: '20',
  heightCm: '10',
  countryCode: 'TJ',
  handlingNotes: 'FRAGILE',
  tripCode: 'R-104',
  trip: 'R-104',
  createdAt: '2026-01-08 09:00',
  receivedAt: '2026-01-10 10:00',
  event: 'HUB_PASSED',
  time: '2026-01-16 07:00',
  place: word('Кашгар', 'Kashgar', '喀什', 'KASHGAR'),
};

/** The example of a column; empty where there is none. */
export function exampleOf(key: ColumnKey, locale: Locale): string {
  const example = examples[key] ?? '';
  return typeof example === 'string' ? example : example[locale];
}
