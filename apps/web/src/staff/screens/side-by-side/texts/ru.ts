import { pluralRu } from '../../../../shared/i18n/plural.ts';

export const texts = {
  title: 'Сверка с таблицей',
  lead: (goal: string) =>
    `Каждый вечер пришлите прежнюю таблицу посылок или долгов. Сверка ничего не меняет. Когда неделю подряд совпадает не меньше ${goal}, а долги равны до дирама, таблицу можно оставить.`,
  send: {
    choose: 'Выбрать таблицу',
    reading: 'Сверяем…',
    limits: 'XLSX, CSV, TXT, до 50 000 строк и 10 МБ',
    tooLarge: (name: string) => `«${name}» больше 10 МБ. Разделите файл.`,
    refused: (name: string, why: string) => `«${name}»: ${why}`,
  },
  empty: {
    title: 'Ещё ничего не сверяли',
    text: 'Пришлите сегодняшнюю таблицу: здесь будет видно, что в ней и в системе расходится.',
  },
  days: 'Сверки за 60 дней',
  nothingDiffers: 'расхождений нет',
  differences: {
    onlyInSheet: 'только в таблице',
    onlyHere: 'только здесь',
    status: 'другой статус',
    owner: 'другой владелец',
    weight: 'другой вес',
    debt: 'другой долг',
  },
  agree: (agree: string, compared: string) => `Совпадает ${agree} из ${compared}.`,
  reached: 'Цель достигнута.',
  notReached: 'Цель ещё не достигнута.',
  sumsEqual: (sum: string) => `Долги клиентов равны: ${sum}.`,
  sumsApart: (sheet: string, here: string) => `Долги клиентов: в таблице ${sheet}, здесь ${here}.`,
  setAside: (count: number, text: string) =>
    `Не считали ${text} ${pluralRu(count, { one: 'расхождение', few: 'расхождения', many: 'расхождений', other: 'расхождения' })}, где ошибается таблица.`,
  unreadRows: (count: number, text: string) =>
    `Не прочитали ${text} ${pluralRu(count, { one: 'строку', few: 'строки', many: 'строк', other: 'строки' })} таблицы.`,
  unreadColumns: (names: string) => `Столбцы не узнали и не сверяли: ${names}.`,
  rows: 'Расхождения',
  all: 'все',
  line: (row: string) => `строка ${row}`,
  sheet: 'В таблице',
  here: 'Здесь',
  nothing: 'нет',
  owesNothing: 'долга нет',
  cancelled: 'отменена',
  kilograms: (text: string) => `${text} кг`,
  statuses: { IN_CHINA: 'в Китае', ON_THE_ROAD: 'в пути', ARRIVED: 'прибыла', HANDED_OVER: 'выдана' },
  bringIn: 'Загрузить переездом',
  sheetIsWrong: 'Ошибка в таблице',
  isAside: (note: string, who: string, at: string) => `Ошибка в таблице: ${note} (${who}, ${at})`,
  compareAgain: 'Снова сверять',
  shown: (from: string, to: string, of: string) => `${from}–${to} из ${of}`,
  before: 'Назад',
  next: 'Дальше',
  aside: {
    title: 'Ошибается таблица',
    text: (code: string, difference: string) =>
      `${code}, ${difference}: в следующих таблицах это не будет считаться расхождением.`,
    note: 'Почему',
    cancel: 'Отмена',
    yes: 'Не считать',
  },
};

export type SideBySideTexts = typeof texts;
