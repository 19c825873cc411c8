import { pluralRu } from '../../../../shared/i18n/plural.ts';
import type { ManyTexts } from './many-texts.ts';

const orderForms = { one: 'заказ', few: 'заказа', many: 'заказов', other: 'заказа' };
const parcelForms = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const rowForms = { one: 'строка', few: 'строки', many: 'строк', other: 'строки' };
const placeForms = { one: 'место', few: 'места', many: 'мест', other: 'места' };
const secondForms = { one: 'секунду', few: 'секунды', many: 'секунд', other: 'секунды' };
const createdForms = { one: 'Создан', few: 'Создано', many: 'Создано', other: 'Создано' };

const orders = (count: number) => `${count} ${pluralRu(count, orderForms)}`;
const parcels = (count: number) => `${count} ${pluralRu(count, parcelForms)}`;
const rows = (count: number) => `${count} ${pluralRu(count, rowForms)}`;

export const texts: ManyTexts = {
  title: 'Заказы из файла',
  lead: 'Загрузите таблицу с посылками. Мы проверим каждую строку и покажем, что получится. Заказы появятся только после вашего подтверждения.',
  choose: {
    button: 'Выбрать файл',
    drop: 'или перетащите его сюда',
    dropNow: 'Отпустите файл здесь',
    limits: (most, megabytes) => `XLSX или CSV, до ${most} строк и ${megabytes} МБ`,
    reading: 'Читаем файл…',
    template: 'Скачать шаблон',
    templateText:
      'В шаблоне объяснён каждый столбец. Подойдёт и ваша таблица: столбцы мы узнаём по заголовкам на русском, таджикском, английском и китайском.',
    tooLarge: (megabytes) => `Файл больше ${megabytes} МБ. Разделите его на части.`,
    wait: (seconds) => `Можно попробовать через ${seconds} ${pluralRu(seconds, secondForms)}`,
  },
  check: {
    ready: (count, inAll) => `Готово: ${orders(count)}, ${parcels(inAll)}`,
    noneReady: 'Пока ни один заказ создать нельзя',
    noneReadyText: 'Исправьте строки в файле и загрузите его снова.',
    wrong: (count) => `С ошибками: ${rows(count)}`,
    wrongText: 'Остальные заказы можно создать сейчас. Эти строки скачайте, исправьте и загрузите отдельно.',
    totals: (list, count) =>
      count === 1
        ? `Строку ${list} с итогом не считаем заказом.`
        : `Строки с итогами (${list}) не считаем заказами.`,
    sheet: (name, others) => `Прочитан лист «${name}». Другие листы не читали: ${others}.`,
    filter: 'Какие строки показать',
    filters: { all: 'Все', wrong: 'С ошибками', good: 'Готовы' },
    submit: 'Сразу отправить на склад',
    submitHint: 'Без отметки заказы останутся черновиками.',
    confirm: (count) => `Создать ${orders(count)}`,
    working: 'Создаём заказы…',
    later:
      'Чего в готовых строках не хватает, можно дополнить позже. Пока этого нет, посылки не уедут из Китая.',
    laterInAll: (missing) =>
      `Во всех готовых строках ${missing}. Это можно дополнить позже, но до этого посылки не уедут из Китая.`,
    download: 'Скачать строки с ошибками',
    another: 'Другой файл',
  },
  choices: {
    first: 'Ответьте, и мы проверим строки.',
    skip: 'Проверить без ответов',
    where: (count, isAll) => (isAll ? `Куда везти все ${count}?` : `Куда везти ${orders(count)} без пункта?`),
    chosen: 'Куда везти заказы, для которых в файле нет пункта',
    below: 'Выберите ниже пункт выдачи: он подойдёт всем строкам, в которых пункта нет.',
    point: 'Пункт выдачи',
    columns: 'Эти столбцы мы не узнали. Что в них?',
    remembered: 'Запомним ответ для следующих файлов.',
    settled: (count) => `Что мы запомнили о столбцах: ${count}. Посмотреть и изменить`,
    twice: 'Два столбца получили одно значение. Оставьте его только одному.',
    column: (header, sample) => `«${header}», например: ${sample}`,
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
  },
  row: {
    number: (row) => `Строка ${row}`,
    group: (name) => `Заказ «${name}»`,
    noCode: 'Без трек-номера',
    quoted: (value) => ` «${value}»`,
    good: 'Готова',
    more: (count) => `Показать ещё ${rows(count)}`,
    places: (count) => `${count} ${pluralRu(count, placeForms)}`,
    colon: ': ',
    openOrder: (code) => `Заказ ${code}`,
  },
  done: {
    title: (count) => `${pluralRu(count, createdForms)} ${orders(count)}`,
    none: 'Заказы не созданы',
    text: (count) => `В них ${parcels(count)}. Что происходит с каждой, видно на странице заказа.`,
    orders: 'Созданные заказы',
    rejected: (count) => `Не принято: ${rows(count)}`,
    rejectedText: 'Скачайте эти строки, исправьте и загрузите файл снова.',
    another: 'Загрузить ещё файл',
    toOrders: 'Все заказы',
  },
  missing: {
    title: 'Этого файла больше нет',
    text: 'Мы храним загруженные файлы 30 дней. Загрузите его ещё раз.',
  },
};
