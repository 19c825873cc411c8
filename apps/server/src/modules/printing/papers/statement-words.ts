import type { StatementKind } from '@rohi/contract/billing/statement.contract';
import type { PaymentMeans } from '@rohi/contract/billing/payment-sums';
import type { Locale } from '@rohi/contract/locales';

type StatementWords = {
  title: string;
  columns: Record<'day' | 'what' | 'number' | 'charged' | 'paid' | 'toBalance' | 'balance', string>;
  kinds: Record<Exclude<StatementKind, 'PAYMENT' | 'REFUND'>, string>;
  refund: string;
  means: Record<PaymentMeans, string>;
  opening: string;
  total: string;
  /** What is not paid on the day of printing. */
  owed: (day: string) => string;
  /** How many points there were at the start, and are at the end. */
  points: (opening: string, closing: string) => string;
  drawn: (day: string) => string;
  page: (page: number, of: number) => string;
};

/** Words of a customer's statement as a file. Tajik awaits a native reader. */
export const statementWords: Record<Locale, StatementWords> = {
  ru: {
    title: 'Выписка',
    columns: {
      day: 'День',
      what: 'Что',
      number: 'Посылка или чек',
      charged: 'Начислено, USD',
      paid: 'Оплачено, USD',
      toBalance: 'К балансу, USD',
      balance: 'Баланс, USD',
    },
    kinds: {
      DELIVERY: 'Доставка',
      STORAGE: 'Хранение',
      SERVICE: 'Услуги',
      COURIER: 'Курьер',
      TO_BALANCE: 'Остаток на баланс',
      TOP_UP: 'Пополнение',
      COMPENSATION: 'Возмещение',
      TAKEN_BACK: 'Начисление снято',
    },
    refund: 'Возврат',
    means: {
      POINTS: 'Баллами',
      BALANCE: 'С баланса',
      CASH_USD: 'Наличные',
      CARD: 'Карта',
      CASH_TJS: 'Наличные',
    },
    opening: 'Баланс на начало',
    total: 'Итого за период',
    owed: (day) => `Не оплачено на ${day}`,
    points: (opening, closing) => `Баллы: на начало ${opening}, на конец ${closing}`,
    drawn: (day) => `составлено ${day}`,
    page: (page, of) => `стр. ${page} из ${of}`,
  },
  en: {
    title: 'Statement',
    columns: {
      day: 'Day',
      what: 'What',
      number: 'Parcel or receipt',
      charged: 'Charged, USD',
      paid: 'Paid, USD',
      toBalance: 'To balance, USD',
      balance: 'Balance, USD',
    },
    kinds: {
      DELIVERY: 'Delivery',
      STORAGE: 'Storage',
      SERVICE: 'Services',
      COURIER: 'Courier',
      TO_BALANCE: 'Rest to the balance',
      TOP_UP: 'Top-up',
      COMPENSATION: 'Compensation',
      TAKEN_BACK: 'Charge taken back',
    },
    refund: 'Refund',
    means: {
      POINTS: 'By points',
      BALANCE: 'From the balance',
      CASH_USD: 'Cash',
      CARD: 'Card',
      CASH_TJS: 'Cash',
    },
    opening: 'Balance at the start',
    total: 'Total of the period',
    owed: (day) => `Not paid as of ${day}`,
    points: (opening, closing) => `Points: ${opening} at the start, ${closing} at the end`,
    drawn: (day) => `drawn up on ${day}`,
    page: (page, of) => `page ${page} of ${of}`,
  },
  zh: {
    title: '对账单',
    columns: {
      day: '日期',
      what: '项目',
      number: '包裹或收据',
      charged: '应付（USD）',
      paid: '已付（USD）',
      toBalance: '余额增减（USD）',
      balance: '余额（USD）',
    },
    kinds: {
      DELIVERY: '运费',
      STORAGE: '仓储费',
      SERVICE: '服务费',
      COURIER: '派送费',
      TO_BALANCE: '余款存入余额',
      TOP_UP: '充值',
      COMPENSATION: '理赔',
      TAKEN_BACK: '费用撤销',
    },
    refund: '退款',
    means: { POINTS: '积分抵扣', BALANCE: '余额支付', CASH_USD: '现金', CARD: '刷卡', CASH_TJS: '现金' },
    opening: '期初余额',
    total: '本期合计',
    owed: (day) => `截至 ${day} 未付`,
    points: (opening, closing) => `积分：期初 ${opening}，期末 ${closing}`,
    drawn: (day) => `${day} 制表`,
    page: (page, of) => `第 ${page} 页，共 ${of} 页`,
  },
  tg: {
    title: 'Ҳисобнома',
    columns: {
      day: 'Рӯз',
      what: 'Чӣ',
      number: 'Бор ё чек',
      charged: 'Ҳисоб шуд, USD',
      paid: 'Пардохт шуд, USD',
      toBalance: 'Ба тавозун, USD',
      balance: 'Тавозун, USD',
    },
    kinds: {
      DELIVERY: 'Интиқол',
      STORAGE: 'Нигоҳдорӣ',
      SERVICE: 'Хизматрасонӣ',
      COURIER: 'Курьер',
      TO_BALANCE: 'Боқимонда ба тавозун',
      TOP_UP: 'Пуркунии тавозун',
      COMPENSATION: 'Ҷуброн',
      TAKEN_BACK: 'Ҳисоб бекор шуд',
    },
    refund: 'Баргардонидани пул',
    means: {
      POINTS: 'Бо холҳо',
      BALANCE: 'Аз тавозун',
      CASH_USD: 'Пули нақд',
      CARD: 'Корт',
      CASH_TJS: 'Пули нақд',
    },
    opening: 'Тавозун дар оғоз',
    total: 'Ҷамъи давра',
    owed: (day) => `То ${day} пардохт нашудааст`,
    points: (opening, closing) => `Холҳо: дар оғоз ${opening}, дар охир ${closing}`,
    drawn: (day) => `${day} тартиб дода шуд`,
    page: (page, of) => `саҳ. ${page} аз ${of}`,
  },
};
