import type { WordsOf } from '@rohi/contract/locales';

/** Texts of the page on which somebody claims what the office has made. */
export const texts = {
  step: (n: number) => `Шаг ${n} из 3`,
  lead: 'Вам дали код клиента в пункте выдачи? Введите его и код с листка: увидите свои посылки и баланс.',
  customerCode: 'Код клиента',
  customerCodeHint: 'Как на коробках, например TPS5013',
  slipCode: 'Код листка',
  slipCodeHint: '8 знаков, на листке по четыре',
  askCustomerCode: 'Введите код клиента',
  askSlipCode: 'Введите код с листка',
  check: 'Проверить',
  noSlip: 'Нет листка? Его напечатают в пункте выдачи: возьмите с собой документ.',
  points: 'Пункты выдачи',
  fits: 'Листок подходит',
  thisCode: 'Этот код — ваш?',
  yes: 'Да, это я',
  no: 'Нет, это не я',
  /** A customer who says that it is somebody else's code. */
  notMine: 'Ничего не изменилось. Отдайте листок в пункт выдачи: вам напечатают ваш.',
  after: 'После этого шага',
  opens: 'посылки, заказы, баланс и код для получения',
  document: '30 дней деньги с баланса возвращаем только в пункте и по документу',
  language: 'Язык писем',
  languages: { ru: 'Русский', tg: 'Тоҷикӣ', en: 'English', zh: '中文' },
  submit: 'Войти в кабинет',
  offerNeeded: 'Чтобы продолжить, примите публичную оферту',
  done: 'Готово, кабинет ваш',
  username: 'Ваше имя для входа',
  usernameText:
    'Запомните его вместе с паролем. Войти можно и по номеру телефона, если он у нас записан. Имя меняется в профиле.',
  toCabinet: 'Открыть кабинет',
  toProfile: 'Сменить имя',
  /** For somebody who has registered and finds an own old code. */
  ownLead:
    'Вы уже вошли. Введите оба кода с листка: старый код станет кодом этого кабинета, а имя, пароль и почта останутся прежними.',
  ownText:
    'Имя для входа, пароль и почта этого кабинета перейдут к коду с листка. Код, который вы получили при регистрации, тоже приведёт сюда.',
  ownSubmit: 'Присоединить код',
};

export type ClaimTexts = WordsOf<typeof texts>;
