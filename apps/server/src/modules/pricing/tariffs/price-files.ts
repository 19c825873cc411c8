import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import type { RateLine, RateStatus } from '@rohi/contract/pricing/rate-administration.contract';
import type { TariffState, TariffVersionLine } from '@rohi/contract/pricing/tariff-administration.contract';
import { businessLineNames } from '@rohi/contract/business-lines';

// Tajik awaits a native reader.
const texts = {
  rates: { ru: 'Курсы валют', en: 'Exchange rates', zh: '汇率', tg: 'Қурби асъор' },
  day: { ru: 'День', en: 'Day', zh: '日期', tg: 'Рӯз' },
  nominal: { ru: 'Единиц', en: 'Units', zh: '单位数', tg: 'Воҳидҳо' },
  from: { ru: 'Валюта', en: 'Currency', zh: '币种', tg: 'Асъор' },
  rate: { ru: 'Курс', en: 'Rate', zh: '汇率', tg: 'Қурб' },
  to: { ru: 'В валюте', en: 'In', zh: '兑换币种', tg: 'Ба асъори' },
  change: { ru: 'Изменение, %', en: 'Change, %', zh: '变动（%）', tg: 'Тағйирот, %' },
  state: { ru: 'Состояние', en: 'State', zh: '状态', tg: 'Ҳолат' },
  source: { ru: 'Источник', en: 'Source', zh: '来源', tg: 'Манбаъ' },
  enteredBy: { ru: 'Внёс', en: 'Entered by', zh: '录入人', tg: 'Ворид кард' },
  decidedBy: { ru: 'Решил', en: 'Decided by', zh: '确认人', tg: 'Қарор дод' },
  tariffs: { ru: 'Тарифы', en: 'Tariffs', zh: '运价', tg: 'Тарифҳо' },
  name: { ru: 'Тариф', en: 'Tariff', zh: '运价', tg: 'Тариф' },
  line: { ru: 'Направление', en: 'Business line', zh: '业务线', tg: 'Самт' },
  version: { ru: 'Версия', en: 'Version', zh: '版本', tg: 'Нусха' },
  effectiveFrom: { ru: 'Действует с', en: 'From', zh: '生效日期', tg: 'Аз' },
  effectiveTo: { ru: 'По', en: 'To', zh: '截止日期', tg: 'То' },
  publishedAt: {
    ru: 'Опубликована (Душанбе)',
    en: 'Published (Dushanbe)',
    zh: '发布时间（杜尚别）',
    tg: 'Нашр шуд (Душанбе)',
  },
  publishedBy: { ru: 'Опубликовал', en: 'Published by', zh: '发布人', tg: 'Нашр кард' },
} as const satisfies Record<string, LocaleTexts>;

const rateStates: Record<RateStatus, LocaleTexts> = {
  ACCEPTED: { ru: 'принят', en: 'accepted', zh: '已采用', tg: 'қабул шуд' },
  WAITING: {
    ru: 'ждёт второго сотрудника',
    en: 'waits for a second person',
    zh: '待第二人确认',
    tg: 'корманди дуюмро интизор аст',
  },
  REFUSED: { ru: 'отклонён', en: 'refused', zh: '已驳回', tg: 'рад шуд' },
};

const tariffStates: Record<TariffState, LocaleTexts> = {
  DRAFT: { ru: 'черновик', en: 'draft', zh: '草稿', tg: 'сиёҳнавис' },
  UPCOMING: { ru: 'ещё не началась', en: 'upcoming', zh: '待生效', tg: 'ҳанӯз сар нашудааст' },
  IN_FORCE: { ru: 'действует', en: 'in force', zh: '生效中', tg: 'амал мекунад' },
  OVER: { ru: 'закончилась', en: 'over', zh: '已结束', tg: 'тамом шуд' },
  REPLACED: {
    ru: 'заменена в тот же день',
    en: 'replaced the same day',
    zh: '当日被替换',
    tg: 'ҳамон рӯз иваз шуд',
  },
  CANCELLED: { ru: 'отменена', en: 'cancelled', zh: '已取消', tg: 'бекор шуд' },
};

/** Name and columns of the file of rates. */
export function rateFile(locale: Locale) {
  return {
    name: texts.rates[locale],
    columns: [
      [texts.day[locale], (row: RateLine) => row.rateDate],
      [texts.nominal[locale], (row: RateLine) => row.nominal],
      [texts.from[locale], (row: RateLine) => row.from],
      [texts.rate[locale], (row: RateLine) => Number(row.rate)],
      [texts.to[locale], (row: RateLine) => row.to],
      [texts.change[locale], (row: RateLine) => (row.changePct === null ? null : Number(row.changePct))],
      [texts.state[locale], (row: RateLine) => rateStates[row.status][locale]],
      [texts.source[locale], (row: RateLine) => row.source],
      [texts.enteredBy[locale], (row: RateLine) => row.enteredBy],
      [texts.decidedBy[locale], (row: RateLine) => row.decidedBy],
    ] as const,
  };
}

/** Name and columns of the file of versions. */
export function tariffFile(locale: Locale) {
  type Row = TariffVersionLine;
  return {
    name: texts.tariffs[locale],
    columns: [
      [texts.name[locale], (row: Row) => row.name],
      [texts.line[locale], (row: Row) => businessLineNames[row.businessLine][locale]],
      [texts.version[locale], (row: Row) => row.version],
      [texts.state[locale], (row: Row) => tariffStates[row.state][locale]],
      [texts.effectiveFrom[locale], (row: Row) => row.effectiveFrom],
      [texts.effectiveTo[locale], (row: Row) => row.effectiveTo],
      [
        texts.publishedAt[locale],
        (row: Row) => (row.publishedAt === null ? null : dushanbeMinute(new Date(row.publishedAt))),
      ],
      [texts.publishedBy[locale], (row: Row) => row.publishedBy],
    ] as const,
  };
}
