import type { WordsOf } from '@rohi/contract/locales';
import type { PaidKind } from '@rohi/contract/billing/charge-kinds';
import type { Overage, PaymentMeans } from '@rohi/contract/billing/payment-sums';
import { pluralRu } from '../../../../../shared/i18n/plural.ts';

const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };

/** Words of a payment: the payer, what for, by what, the change and the receipt. */
export const texts = {
  title: 'Принять оплату',
  code: 'Код того, кто платит',
  codeHint: (sample: string) => `Например, ${sample}.`,
  find: 'Показать долг',
  other: 'Другой клиент',
  noName: 'имя не указано',
  kinds: {
    DELIVERY: 'Доставка',
    STORAGE: 'Хранение',
    SERVICE: 'Услуга',
    COURIER: 'Курьер',
    OPENING: 'Прежний долг',
  } satisfies Record<PaidKind, string>,
  /** Debts from before the firm moved in, in their own currency. */
  debts: {
    title: 'Прежние долги',
    owes: (sum: string) => `Прежний долг: ${sum}`,
    since: (day: string) => `Долг на ${day}`,
    paid: (sum: string) => `уже оплачено ${sum}`,
    amount: (currency: string) => `Сколько платит, ${currency}`,
    amountHint: 'Пусто: весь долг. Часть идёт на самый ранний.',
    today: (sum: string) => `По курсу дня это ${sum}`,
    badPart: 'Часть долга — не меньше 1,00 и не больше остатка.',
    tooMuch: 'С карты и баланса сдачи нет: уменьшите сумму.',
    pay: (sum: string) => `Принять долг ${sum}`,
    offline: 'Прежние долги принимают, когда есть связь.',
  },
  ready: 'К оплате',
  nothing: 'За посылки платить не за что. Можно принять деньги на баланс.',
  parcels: (count: number) => `${count} ${pluralRu(count, parcels)}`,
  /** For who pays before departure, and beside a parcel that is paid so. */
  prepaid: 'Клиент платит до отправки из Китая.',
  underWay: 'в пути, оплата до отправки',
  freeUntil: (day: string) => `хранение бесплатно до ${day}`,
  collected: (moment: string) => `выдана без оплаты, ${moment}`,
  paidMore: (sum: string) => `переплата ${sum}`,
  paidAlready: 'оплачено',
  take: (code: string) => `Оплатить: ${code}`,
  points: (count: number) =>
    `Списать ${count} ${pluralRu(count, { one: 'балл', few: 'балла', many: 'баллов', other: 'балла' })}: до 30 % доставки`,
  balance: (sum: string) => `Списать с баланса: ${sum}`,
  toPay: 'Осталось внести',
  rate: (day: string, rate: string) => `Курс на ${day}: ${rate}`,
  rateOld: 'Курс прошлого дня: на сегодня его ещё нет.',
  noRate: 'Курса нет: сомони принять нельзя. Его вводит менеджер.',
  cash: { TJS: 'Наличные TJS', USD: 'Наличные USD' },
  card: 'Карта, TJS',
  reference: 'Номер чека терминала',
  referenceHint: 'Только номер операции, данные карты не записывают.',
  change: 'Сдача',
  toBalance: 'На баланс',
  overLabel: 'Куда излишек',
  over: { TJS: 'Сдача в сомони', USD: 'Сдача в долларах', BALANCE: 'Оставить на балансе' } satisfies Record<
    Overage,
    string
  >,
  problems: {
    TOO_LITTLE: 'Внесено меньше, чем нужно.',
    TOO_MUCH: 'С карты и баланса сдачи нет: уменьшите сумму или оставьте излишек на балансе.',
    NO_RATE: 'Без курса сомони принять нельзя.',
    UNREADABLE: 'Проверьте суммы: нужны цифры, после запятой не больше двух.',
    NO_REFERENCE: 'Впишите номер чека терминала.',
    NOTHING: 'Отметьте, что оплачивают, или впишите сумму.',
  },
  pay: (sum: string) => `Принять ${sum}`,
  payBalance: 'Списать с баланса',
  taken: 'Оплата принята',
  receipt: (number: string) => `Чек ${number}`,
  means: {
    POINTS: 'Баллы',
    BALANCE: 'Баланс',
    CASH_USD: 'Наличные доллары',
    CARD: 'Карта',
    CASH_TJS: 'Наличные сомони',
  } satisfies Record<PaymentMeans, string>,
  print: 'Чек в PDF',
  printed: 'Чек сохранён',
  next: 'Следующий клиент',
  last: 'Последние оплаты',
  noPayments: 'Оплат ещё не было.',
  copy: (number: string) => `Копия чека ${number}`,
};

export type PaymentTexts = WordsOf<typeof texts>;
