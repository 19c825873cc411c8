import type { WordsOf } from '@rohi/contract/locales';
import type { ChargeKind } from '@rohi/contract/billing/charge-kinds';
import type { StatementKind } from '@rohi/contract/billing/statement.contract';
import type { PaymentMeans } from '@rohi/contract/billing/payment-sums';
import type { PointsMoveKind } from '@rohi/contract/billing/own-points.contract';
import type { TopUpState } from '@rohi/contract/billing/top-ups.contract';
import { pluralRu } from '../../../shared/i18n/plural.ts';

const balls = (count: number) =>
  `${count} ${pluralRu(count, { one: 'балл', few: 'балла', many: 'баллов', other: 'балла' })}`;

/** Words of /balance. */
export const texts = {
  /** For somebody who has no account of a customer. */
  staffOnly: 'Счёт есть только у клиентов. Деньги клиентов сотрудники видят в рабочем месте.',
  owed: {
    title: 'К оплате',
    /** For who pays before departure. */
    prepaid:
      'По вашим условиям доставку оплачивают до отправки из Китая: неоплаченная посылка ждёт на складе.',
    noneWeighed: 'Платить сейчас не за что. Сумма появится, когда склад в Китае примет и взвесит посылку.',
    underWay: 'оплата до отправки',
    somoni: (sum: string, rate: string, day: string) => `${sum} по курсу на ${day}, ${rate}`,
    noRate: 'Курса на сегодня нет: сумму в сомони назовут в пункте.',
    none: 'Платить сейчас не за что. Сумма появится, когда посылка будет готова к выдаче.',
    kinds: {
      DELIVERY: 'доставка',
      STORAGE: 'хранение',
      SERVICE: 'услуга',
      COURIER: 'курьер',
    } satisfies Record<ChargeKind, string>,
    debtAlone: 'За посылки платить сейчас не за что, остался прежний долг.',
    debtTitle: 'Прежний долг',
    debt: (sum: string) => `Прежний долг: ${sum}`,
    debtOf: (day: string) => `на ${day}`,
    debtWays:
      'Его платят в той же валюте, целиком или частями; другой валютой — по курсу дня оплаты. Баллами его не платят.',
    corrected: (sum: string) => `исправлено на ${sum}`,
    paid: (sum: string) => `уже оплачено ${sum}`,
    paidMore: (sum: string) => `переплата ${sum}, вернут в пункте`,
    freeUntil: (day: string) => `бесплатно до ${day}`,
    collected: (day: string) => `получена без оплаты ${day}`,
    why: 'Почему столько',
    whyOf: (code: string) => `Почему столько: ${code}`,
    storageRuns: (sum: string) => `Из них хранение на сегодня: ${sum}. Оно растёт каждый день.`,
    pass: 'Код получения',
    ways: 'Платят в пункте выдачи: наличными, картой, с баланса или баллами.',
    waysOfDebt: 'Платят в пункте выдачи: наличными, картой или с баланса.',
  },
  purse: {
    title: 'Баланс',
    use: 'Им можно заплатить за посылки: скажите об этом у окна.',
    held: (sum: string) => `Ещё ${sum} придержано до конца операции.`,
    points: 'Баллы',
    pointsNow: (worth: string) => `есть сейчас, это ${worth}`,
    /** What parcels under way bring. */
    toCome: (points: number) =>
      `Ещё ${balls(points)} придут за посылки, которые вы ещё не получили: когда они оплачены и получены.`,
    ends: 'Когда баллы сгорят',
    endsAfter: (points: number, day: string) => `${balls(points)} можно потратить до ${day}, потом сгорят`,
    /** All that end later, up to the last day. */
    endsLater: (points: number, day: string) => `остальные ${balls(points)} позже, до ${day}`,
    how: 'Как работают',
  },
  statement: {
    title: 'Выписка',
    month: 'Месяц',
    columns: {
      day: 'День',
      what: 'Что',
      leadsTo: 'Посылка или чек',
      charged: 'Начислено',
      paid: 'Оплачено',
      toBalance: 'К балансу',
      balance: 'Баланс',
    },
    kinds: {
      DELIVERY: 'Доставка',
      STORAGE: 'Хранение',
      SERVICE: 'Услуга',
      COURIER: 'Курьер',
      OPENING: 'Прежний долг',
      OPENING_CREDIT: 'Прежний остаток',
      MERGED: 'Объединение кодов',
      PAYMENT: 'Оплата',
      TO_BALANCE: 'Остаток на баланс',
      TOP_UP: 'Перевод на баланс',
      COMPENSATION: 'Возмещение',
      REFUND: 'Возврат',
      TAKEN_BACK: 'Начисление снято',
    } satisfies Record<StatementKind, string>,
    means: {
      POINTS: 'Баллы',
      BALANCE: 'С баланса',
      CASH_USD: 'Наличные доллары',
      CARD: 'Карта',
      CASH_TJS: 'Наличные сомони',
    } satisfies Record<PaymentMeans, string>,
    receipt: (number: string) => `Чек ${number}`,
    before: (sum: string) => `Баланс на начало: ${sum}`,
    total: (charged: string, paid: string, toBalance: string, currency: string) =>
      `За месяц, ${currency}: начислено ${charged}, оплачено ${paid}, к балансу ${toBalance}`,
    /** What is not paid today, whatever the month. */
    owed: (sum: string) =>
      `Не оплачено на сегодня: ${sum}. Начисление попадает в выписку, когда его оплатят.`,
    debts: (sums: string) =>
      `Прежний долг на сегодня: ${sums}. Он в своей валюте и в суммы месяца не входит.`,
    /** The points of the month, and what changed them. */
    points: (opening: string, closing: string) => `Баллы за месяц: было ${opening}, стало ${closing}`,
    pointsKinds: {
      GIVEN: 'Начислены',
      TAKEN_BACK: 'Сняты',
      EXPIRED: 'Сгорели',
      SPENT: 'Списаны в оплату',
      WENT_BACK: 'Вернулись с возвратом',
      MERGED: 'Объединение кодов',
    } satisfies Record<PointsMoveKind, string>,
    pointsAfter: (points: string) => `стало ${points}`,
    none: 'За этот месяц движений нет. Начисление попадает в выписку, когда оно оплачено.',
    more: 'Показать ещё',
    pdf: 'Выписка в PDF',
    xlsx: 'Выписка в XLSX',
  },
  receipts: {
    title: 'Чеки',
    none: 'Чеков ещё нет: они появляются с первой оплатой.',
    save: (number: string) => `Скачать чек ${number}`,
    /** Paid under a code that was merged into this one. */
    before: (code: string) => `До объединения: ${code}`,
    all: (count: number) => `Все чеки: ${count}`,
  },
  topUps: {
    title: 'Пополнить переводом',
    lead: 'Баланс можно пополнить банковским переводом на счёт компании.',
    steps: [
      'Возьмите реквизиты в пункте выдачи или по горячей линии {{hotline}}. На личные карты деньги не переводят.',
      'Переведите деньги и сообщите о переводе здесь: сумму и номер платёжки.',
      'Когда деньги придут, мы подтвердим перевод, и сумма появится на балансе. Сомони пересчитаем по курсу дня подтверждения.',
    ],
    announce: 'Сообщить о переводе',
    amount: 'Сумма перевода',
    currency: 'Валюта',
    currencies: { TJS: 'Сомони', USD: 'Доллары' },
    reference: 'Номер платёжки',
    referenceHint: 'По нему мы найдём ваш перевод.',
    amountWrong: 'Введите сумму больше нуля, после запятой не больше двух цифр',
    referenceWrong: 'Введите номер платёжки',
    send: 'Отправить',
    cancel: 'Отмена',
    sent: 'Мы знаем о переводе и проверим его.',
    states: {
      WAITING: 'проверяем',
      DONE: 'зачислен',
      REFUSED: 'не найден',
      WITHDRAWN: 'отозван',
      ENDED: 'срок истёк',
    } satisfies Record<TopUpState, string>,
    asked: (day: string, reference: string) => `${day}, платёжка ${reference}`,
    ends: (day: string) => `ждём до ${day}`,
    credited: (sum: string) => `на баланс ${sum}`,
    refused: (reason: string) => `Причина: ${reason}`,
    withdraw: 'Отозвать',
    withdrawOf: (sum: string) => `Отозвать перевод на ${sum}`,
    withdrawn: 'Перевод отозван.',
  },
};

export type BalanceTexts = WordsOf<typeof texts>;
