/** What the columns of a firm's earlier books may be, and how they are headed. */
import type { BookColumn } from '@rohi/contract/imports/earlier-books';
import type { Currency } from '@rohi/contract/pricing/money';
import { addLooseHeadings } from '../../../platform/table-files/find-header.ts';
import { loosely } from '../../../platform/table-files/heading-reader.ts';
import { currencyIn } from '../bank-statements/read-money.ts';
import { meanings, namesOf, type Meaning } from '../tables/heading-names.ts';

/** What a book is about. */
export const bookKinds = ['customers', 'parcels', 'balances'] as const;
export type BookKind = (typeof bookKinds)[number];

/** A meaning, or `unstored` for a heading that is understood and of no use here. */
export type HeadingMeaning = BookColumn | 'unstored';

/** What the dictionary of all files calls them. */
const shared: Partial<Record<Meaning, BookColumn>> = {
  trackingCode: 'trackingCode',
  customerCode: 'customerCode',
  recipientName: 'name',
  recipientPhone: 'phone',
  weightKg: 'weightKg',
  chargeableKg: 'weightKg',
  valueAmount: 'sum',
  shelf: 'cell',
  receivedAt: 'day',
  remarks: 'note',
  pickupPoint: 'city',
};

/** A code of something: which, its values say. */
const codeOfSomething =
  'ID | ИД | Код | Коди | Рамз | Рамзи | Code | 编号 | 编码 | 代码 | 单号 | Номер | Рақам | №'.split(' | ');

const own: Record<BookColumn, string> = {
  trackingCode: 'Трек | Трек код | Трекинг | Код товара | Track code | Tracking code | Трекҳо | Борнома',
  customerCode:
    'Клиент | Код | Client code | Customer | Client | Муштарӣ | Мизоҷ | ID | Шифр | Личный код | Индекс клиента | 客户 | 会员 | 唛头 | 代号',
  phone: 'Телефон | Тел | Номер тел | Phone | Рақами тел | Телефонаш | 手机 | 电话',
  name: 'Имя | ФИО | Ном | Номаш | Ному насаб | Фамилия | Исм | Name | Full name | Клиент ФИО | Имя клиента | Фамилия имя отчество | 姓名 | 名字 | 客户名',
  city: 'Город | Шаҳр | Город клиента | City | Town | Район | Ноҳия | Адрес | Суроға | Address | 城市 | 地址 | Филиал | Пункт | Пункт выдачи | Куда | Pickup point',
  weightKg: 'Кило | Вес кг | Кг',
  sum: 'Сумма | Цена | Итого к оплате | К оплате | Маблағ | Нарх | Пул | Amount | Price | Total | 金额 | 价格 | 运费 | Доставка | Стоимость доставки | Пардохт | Сомони | Сомонӣ | Сом',
  debt: 'Долг | Долги | Задолженность | Сумма долга | Должен | Должны | Остаток долга | Долг клиента | Қарз | Қарзҳо | Қарздор | Маблағи қарз | Қарзи муштарӣ | Debt | Owed | Owes | Amount due | 欠款 | 欠款金额 | 欠 | 应收',
  credit:
    'Аванс | Предоплата | Переплата | Пешпардохт | Credit | Prepaid | Prepayment | Advance | 预付 | 预付款 | 预存 | Наш долг | Мы должны',
  currency: 'Валюта | Асъор | Currency | 币种 | 货币',
  status: 'Статус | Состояние | Ҳолат | Вазъ | Вазъият | Status | State | 状态 | Где',
  cell: 'Ячейка | Полка | Место | Раф | Ҷой | Стеллаж | Shelf | Cell | 货架 | 库位',
  day: 'Дата | День | Рӯз | Сана | Date | Day | 日期 | 时间 | Когда | Дата регистрации | Санаи қабул | Дата прибытия | Дата долга | С какого дня | Since',
  trip: 'Рейс | Машина | Фура | Номер машины | Рохи | Мошин | Рейси | Trip | Truck | Lorry | 车牌 | 车次 | 班次',
  paid: 'Оплачено | Оплата | Оплачен | Пардохт шуд | Paid | 已付 | 付款',
  note: 'Примечание | Заметка | Комментарий | Notes | Note | Эзоҳ | Слова | 备注',
  language: 'Язык | Забон | Language | 语言',
  otherCodes:
    'Другие коды | Прежние коды | Старый код | Прежний код | Рамзҳои дигар | Рамзи пештара | Other codes | Earlier codes | Old code | 其他编号 | 旧编号',
};

/** Headings of sums that either side may owe. */
const ofEitherSide = 'Остаток | Баланс | Сальдо | Balance | Бақия | 余额 | 结余'.split(' | ');

const headings = new Map<string, HeadingMeaning[]>();
for (const [column, names] of Object.entries(own))
  addLooseHeadings(headings, names.split(' | '), column as HeadingMeaning);
for (const meaning of meanings) addLooseHeadings(headings, namesOf(meaning), shared[meaning] ?? 'unstored');
addLooseHeadings(headings, codeOfSomething, 'customerCode');
addLooseHeadings(headings, codeOfSomething, 'trackingCode');
addLooseHeadings(headings, ofEitherSide, 'debt');
addLooseHeadings(headings, ofEitherSide, 'credit');

const read = loosely(headings);

/** The currency that the heading of a column of sums names: `Сомони`, `Долг, сом.`, `Debt (USD)`. */
export function currencyOfHeading(header: string): Currency | 'OTHER' | undefined {
  const words = header.normalize('NFKC').split(/[^\p{L}\p{Sc}]+/u);
  for (const word of words) {
    // Letters that are a currency by themselves are none within a longer word: `Entry` is no lira.
    const isLongWord = /^\p{Script=Latin}{4,}$/u.test(word);
    const currency = /^(?:сом|смн)$/iu.test(word) ? 'TJS' : currencyIn(word);
    if (currency !== undefined && !(isLongWord && currency === 'OTHER')) return currency;
  }
  return undefined;
}

/** What a heading may mean, the likeliest first; none for one that means nothing. */
export function meaningsOf(header: string): readonly HeadingMeaning[] {
  const [, before = '', last = ''] = /^(.*?)[\s,;:(]+([\p{L}\p{Sc}]+)[.)\s]*$/su.exec(header) ?? [];
  const forms = [
    header,
    header.replace(/\s*\d$/u, ''),
    ...(currencyOfHeading(last) === undefined ? [] : [before]),
  ];
  for (const form of forms) {
    const keys = form === '' ? undefined : read(form)?.keys;
    if (keys !== undefined) return keys;
  }
  return [];
}

const unsure = new Set<string>();
addTo(unsure, codeOfSomething);
addTo(unsure, ofEitherSide);

function addTo(set: Set<string>, names: readonly string[]): void {
  const keys = new Map<string, HeadingMeaning[]>();
  addLooseHeadings(keys, names, 'unstored');
  for (const key of keys.keys()) set.add(key);
}

/** Whether a heading says less than what the column is: a code of something, a balance of either side. */
export function isUnsure(header: string): boolean {
  const keys = new Map<string, HeadingMeaning[]>();
  addLooseHeadings(keys, [header], 'unstored');
  return [...keys.keys()].some((key) => unsure.has(key));
}
