import type { WordsOf } from '@rohi/contract/locales';
import type { DeclarationColumn } from '@rohi/contract/imports/declaration-limits';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const orderForms = { one: 'заказ', few: 'заказа', many: 'заказов', other: 'заказа' };
const parcelForms = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const rowForms = { one: 'строка', few: 'строки', many: 'строк', other: 'строки' };
const placeForms = { one: 'место', few: 'места', many: 'мест', other: 'места' };
const secondForms = { one: 'секунду', few: 'секунды', many: 'секунд', other: 'секунды' };
const createdForms = { one: 'Создан', few: 'Создано', many: 'Создано', other: 'Создано' };

const orders = (count: number) => `${count} ${pluralRu(count, orderForms)}`;
const parcels = (count: number) => `${count} ${pluralRu(count, parcelForms)}`;
const rows = (count: number) => `${count} ${pluralRu(count, rowForms)}`;

/** Texts of orders from a file: choosing, looking over, what has become of it. */
export const texts = {
  title: 'Заказы из файла',
  lead: 'Загрузите таблицу с посылками. Мы проверим каждую строку и покажем, что получится. Заказы появятся только после вашего подтверждения.',
  choose: {
    button: 'Выбрать файл',
    drop: 'или перетащите его сюда',
    dropNow: 'Отпустите файл здесь',
    limits: (most: number, megabytes: number) => `XLSX или CSV, до ${most} строк и ${megabytes} МБ`,
    reading: 'Читаем файл…',
    template: 'Скачать шаблон',
    templateText:
      'В шаблоне объяснён каждый столбец. Подойдёт и ваша таблица: столбцы мы узнаём по заголовкам на русском, таджикском, английском и китайском.',
    tooLarge: (megabytes: number) => `Файл больше ${megabytes} МБ. Разделите его на части.`,
    wait: (seconds: number) => `Можно попробовать через ${seconds} ${pluralRu(seconds, secondForms)}`,
  },
  check: {
    ready: (count: number, inAll: number) => `Готово: ${orders(count)}, ${parcels(inAll)}`,
    noneReady: 'Пока ни один заказ создать нельзя',
    noneReadyText: 'Исправьте строки в файле и загрузите его снова.',
    wrong: (count: number) => `С ошибками: ${rows(count)}`,
    wrongText: 'Остальные заказы можно создать сейчас. Эти строки скачайте, исправьте и загрузите отдельно.',
    /** Rows that are totals of the others are left out. */
    totals: (list: string, count: number) =>
      count === 1
        ? `Строку ${list} с итогом не считаем заказом.`
        : `Строки с итогами (${list}) не считаем заказами.`,
    sheet: (name: string, others: string) => `Прочитан лист «${name}». Другие листы не читали: ${others}.`,
    filter: 'Какие строки показать',
    filters: { all: 'Все', wrong: 'С ошибками', good: 'Готовы' },
    submit: 'Сразу отправить на склад',
    submitHint: 'Без отметки заказы останутся черновиками.',
    confirm: (count: number) => `Создать ${orders(count)}`,
    working: 'Создаём заказы…',
    later:
      'Чего в готовых строках не хватает, можно дополнить позже. Пока этого нет, посылки не уедут из Китая.',
    laterInAll: (missing: string) =>
      `Во всех готовых строках ${missing}. Это можно дополнить позже, но до этого посылки не уедут из Китая.`,
    download: 'Скачать строки с ошибками',
    another: 'Другой файл',
  },
  /** What a file does not say and its customer can say once. */
  choices: {
    /** Questions stand before the rows. */
    first: 'Ответьте, и мы проверим строки.',
    skip: 'Проверить без ответов',
    where: (count: number, isAll: boolean) =>
      isAll ? `Куда везти все ${count}?` : `Куда везти ${orders(count)} без пункта?`,
    chosen: 'Куда везти заказы, для которых в файле нет пункта',
    below: 'Выберите ниже пункт выдачи: он подойдёт всем строкам, в которых пункта нет.',
    point: 'Пункт выдачи',
    columns: 'Эти столбцы мы не узнали. Что в них?',
    remembered: 'Запомним ответ для следующих файлов.',
    settled: (count: number) => `Что мы запомнили о столбцах: ${count}. Посмотреть и изменить`,
    twice: 'Два столбца получили одно значение. Оставьте его только одному.',
    column: (header: string, sample: string) => `«${header}», например: ${sample}`,
    choose: 'Выберите',
    unneeded: 'Этот столбец не нужен',
    apply: 'Применить',
  },
  columns: {
    row: 'Строка',
    code: 'Трек-номер',
    goods: 'Товар',
    figures: 'Места, вес, стоимость',
    recipient: 'Получатель и пункт',
    state: 'Проверка',
  },
  names: {
    orderGroup: 'Заказ',
    trackingCode: 'Трек-номер',
    goods: 'Товар',
    quantity: 'Штук',
    hsCode: 'Код ТН ВЭД',
    places: 'Места',
    weightKg: 'Вес',
    volumeM3: 'Объём',
    valueAmount: 'Стоимость',
    valueCurrency: 'Валюта',
    marketplace: 'Где куплено',
    recipientName: 'Получатель',
    recipientPhone: 'Телефон',
    pickupPoint: 'Пункт выдачи',
    note: 'Примечание',
  } satisfies Record<DeclarationColumn, string>,
  row: {
    number: (row: number) => `Строка ${row}`,
    group: (name: string) => `Заказ «${name}»`,
    noCode: 'Без трек-номера',
    quoted: (value: string) => ` «${value}»`,
    good: 'Готова',
    more: (count: number) => `Показать ещё ${rows(count)}`,
    places: (count: number) => `${count} ${pluralRu(count, placeForms)}`,
    colon: ': ',
    openOrder: (code: string) => `Заказ ${code}`,
  },
  done: {
    title: (count: number) => `${pluralRu(count, createdForms)} ${orders(count)}`,
    none: 'Заказы не созданы',
    text: (count: number) => `В них ${parcels(count)}. Что происходит с каждой, видно на странице заказа.`,
    orders: 'Созданные заказы',
    rejected: (count: number) => `Не принято: ${rows(count)}`,
    rejectedText: 'Скачайте эти строки, исправьте и загрузите файл снова.',
    another: 'Загрузить ещё файл',
    toOrders: 'Все заказы',
  },
  missing: {
    title: 'Этого файла больше нет',
    text: 'Мы храним загруженные файлы 30 дней. Загрузите его ещё раз.',
  },
};

export type ManyTexts = WordsOf<typeof texts>;
