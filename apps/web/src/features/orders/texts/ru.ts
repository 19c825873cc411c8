import type { WordsOf } from '@rohi/contract/locales';
import type { Marketplace } from '@rohi/contract/orders/order-rules';
import type { Currency } from '@rohi/contract/pricing/money';
import type { GoodsCheck } from '@rohi/contract/site/prohibited-goods-check';
import { pluralRu } from '../../../shared/i18n/plural.ts';

const orderForms = { one: 'заказ', few: 'заказа', many: 'заказов', other: 'заказа' };
const foundForms = { one: 'Найден', few: 'Найдено', many: 'Найдено', other: 'Найдено' };
const digitForms = { one: 'знака', few: 'знаков', many: 'знаков', other: 'знаков' };
const secondForms = { one: 'секунду', few: 'секунды', many: 'секунд', other: 'секунды' };

const wordForms = { one: 'слово', few: 'слова', many: 'слов', other: 'слова' };
const unlikeForms = { one: 'не похоже', few: 'не похожи', many: 'не похожи', other: 'не похожи' };

/** Texts of the customer's orders: list, one order, form. */
export const texts = {
  newOrder: 'Новый заказ',
  fromFile: 'Загрузить файлом',
  recipients: 'Получатели',
  units: { kg: 'кг', m3: 'м³' },
  failed: { title: 'Не удалось загрузить', text: 'Проверьте связь и попробуйте ещё раз.' },
  list: {
    /** A search found nothing but what it may mean. */
    close: 'Точно такого нет. Вот похожее:',
    tickPage: 'Отметить всю страницу',
    tick: (name: string) => `Отметить: ${name}`,
    search: 'Номер заказа, трек-номер или товар',
    searchShort: 'Заказ или трек-номер',
    stages: 'Этап заказа',
    all: 'Все',
    filters: 'Период и порядок',
    from: 'С даты',
    to: 'По дату',
    sort: 'Порядок',
    newest: 'Сначала новые',
    oldest: 'Сначала старые',
    reset: 'Сбросить',
    columns: { code: 'Номер заказа', time: 'Время', point: 'Пункт выдачи', weight: 'Вес', status: 'Статус' },
    problem: 'С проблемой',
    withoutValue: 'Без цены товара',
    /** The same in a row. */
    noValue: 'нет цены товара',
    perPage: 'На странице',
    noGoods: 'Товар не указан',
    notWeighed: 'Ещё не взвешен',
    noPoint: 'Пункт не выбран',
    found: (total: number) => `${pluralRu(total, foundForms)} ${total} ${pluralRu(total, orderForms)}`,
    range: (first: number, last: number, total: number) => `${first}–${last} из ${total}`,
    pages: 'Страницы списка',
    previous: 'Назад',
    next: 'Дальше',
    /** The way to a parcel that no order names. */
    missing: { text: 'Ждёте посылку, а её нет среди заказов?', link: 'Найти её по трек-номеру' },
    none: {
      title: 'Заказов пока нет',
      text: 'Создайте первый: опишите товар и добавьте трек-номер, который дал магазин.',
    },
    noneFound: {
      title: 'Ничего не нашлось',
      text: 'Проверьте номер, выберите другой этап или уберите период.',
      all: 'Показать все заказы',
    },
    pastEnd: {
      title: 'Такой страницы нет',
      text: 'Заказов стало меньше, чем было.',
      first: 'К началу списка',
    },
  },
  file: {
    save: { xlsx: 'Скачать Excel', csv: 'Скачать CSV' },
    saved: (rows: number) => `В файле ${rows} ${pluralRu(rows, orderForms)}.`,
    cut: (rows: number, total: number) =>
      `В файле первые ${rows} заказов из ${total}. Остальные выгрузите отдельно, выбрав период.`,
  },
  order: {
    back: 'Все заказы',
    created: (when: string) => `Создан ${when}`,
    submit: 'Отправить заказ',
    edit: 'Изменить',
    takeBack: 'Вернуть в черновики',
    cancel: 'Отменить заказ',
    submitted: 'Заказ отправлен. Осталось дополнить декларацию.',
    accepted: 'Заказ отправлен, склад в Китае ждёт посылку.',
    takenBack: 'Заказ снова в черновиках.',
    cancelled: 'Заказ отменён.',
    cancelDialog: {
      title: 'Отменить заказ?',
      text: 'Отменённый заказ вернуть нельзя. Его трек-номера освободятся, и их можно указать в другом заказе.',
      yes: 'Отменить заказ',
      no: 'Не отменять',
    },
    takeBackDialog: {
      title: 'Вернуть в черновики?',
      text: 'Склад перестанет ждать посылку, пока вы не отправите заказ снова. Всё, что вы указали, сохранится.',
      yes: 'Вернуть',
      no: 'Оставить как есть',
    },
    /** The office has cargo to accept. */
    cargoHint:
      'Заявку проверяет сотрудник: он подтвердит места или позвонит вам. До этого места можно изменить.',
    draftHint: 'Это черновик: склад о нём ещё не знает. Проверьте данные и отправьте заказ.',
    forecastHint: (missing: string) => `Укажите: ${missing}. Без этого посылка не уедет из Китая.`,
    /** Between the name of a value and the value, with its space. */
    colon: ': ',
    listSeparator: ', ',
    parcels: 'Посылки',
    parcel: {
      weight: 'Вес',
      lastEvent: 'Обновлено',
      freeUntil: 'Бесплатное хранение до',
      turnedAway:
        'На коробке с этим номером стоит код другого клиента, поэтому в вашем заказе посылка отменена. Проверьте номер у продавца и оформите верный. Если посылка точно ваша, позвоните на горячую линию.',
      storage: (since: string, amount: string) => `Хранение с ${since} — уже ${amount}`,
      receipt: 'Приёмка в Китае',
      history: 'Ход доставки',
      track: 'Отследить',
    },
    declaration: 'Декларация',
    declared: 'Вес по вашим данным',
    measured: 'Вес на складе',
    price: 'Стоимость доставки',
    documents: {
      title: 'Документы',
      text: 'Весь заказ на одном листе: декларация, посылки и расчёт. В окне печати его можно сохранить как PDF.',
      print: 'Распечатать',
    },
    priceExplained: 'Из чего складывается цена',
    /** What storage has come to by today. */
    storage: 'Хранение на сегодня',
    notPriced: 'Посчитаем, когда взвесим',
    route: 'Откуда и куда',
    sender: 'Отправитель в Китае',
    recipient: 'Получатель в Таджикистане',
    point: 'Пункт выдачи',
    marketplace: 'Магазин',
    empty: 'Не указано',
    missing: {
      title: 'Такого заказа нет',
      text: 'Проверьте номер заказа или войдите под тем именем, с которым он создан.',
    },
  },
  fields: {
    goods: 'Что внутри',
    items: 'Список товаров',
    places: 'Число мест',
    weightKg: 'Вес, кг',
    volumeM3: 'Объём, м³',
    valueAmount: 'Стоимость товара',
    valueCurrency: 'Валюта',
    marketplace: 'Где куплено',
    senderName: 'Имя или магазин',
    senderPhone: 'Телефон в Китае',
    senderAddress: 'Адрес в Китае',
    recipientName: 'Имя и фамилия',
    recipientPhone: 'Телефон в Таджикистане',
    note: 'Примечание',
    pickupPointId: 'Пункт выдачи',
    trackingCodes: 'Трек-номера',
  },
  marketplaces: {
    TAOBAO: 'Taobao (Таобао)',
    1688: '1688 (оптовая площадка)',
    PINDUODUO: 'Pinduoduo (Пиньдодо)',
    JD: 'JD (Цзиндун)',
    OTHER: 'Другой магазин',
  } satisfies Record<Marketplace, string>,
  currencies: { USD: 'USD, доллар США', TJS: 'TJS, сомони', CNY: 'CNY, юань' } satisfies Record<
    Currency,
    string
  >,
  form: {
    newTitle: 'Новый заказ',
    /** Who takes down cargo: the form is of parcels. */
    cargo:
      'Заказ из кабинета считается как посылка. Крупный груз оформляет сотрудник: позвоните на {{hotline}} и скажите, что внутри, сколько мест, их размеры и вес.',
    /** Where customers with cargo ask for it. */
    cargoOpen: 'Это заказ посылки. Груз с размерами мест оформляется заявкой:',
    toCargo: 'Заявка на груз',
    editTitle: (code: string) => `Изменить заказ ${code}`,
    goods: 'Товар',
    placesHint: 'Пусто — по одному на трек-номер.',
    goodsHint: 'Назовите вещи по отдельности: «кроссовки, чехол для телефона».',
    items: {
      title: 'Список товаров',
      hint: 'По видам: штуки и стоимость. Нужен таможне, когда в посылке разные вещи.',
      follows: 'Товар и стоимость складываются из списка товаров.',
      item: (number: number) => `Товар ${number}`,
      goods: 'Название',
      pieces: 'Штук',
      value: (currency: string) => `Стоимость всех, ${currency}`,
      hsCode: 'Код ТН ВЭД, если знаете',
      parcel: 'В какой посылке',
      anyParcel: 'Не указывать',
      add: 'Добавить товар',
      remove: (number: number) => `Убрать товар ${number}`,
      sum: (sum: string) => `Всего: ${sum}`,
      /** One kind of goods on the page of the order. */
      line: (goods: string, pieces: number, more: string) =>
        [`${goods}: ${pieces} шт.`, more].filter(Boolean).join(', '),
    },
    codes: 'Трек-номера',
    codesHint:
      'Номера, которые дал магазин или курьер. Можно вставить сразу несколько. Номера ещё нет? Добавьте его позже.',
    codesLabel: 'Трек-номер курьера',
    add: 'Добавить',
    remove: (code: string) => `Убрать номер ${code}`,
    /** What of a pasted text was not like a code. */
    skipped: {
      title: (count: number) =>
        `${count} ${pluralRu(count, wordForms)} ${pluralRu(count, unlikeForms)} на номер`,
      hint: 'Нажмите, чтобы добавить',
      add: (piece: string) => `Добавить «${piece}» как номер`,
    },
    likely: (carriers: string) => `Похоже на ${carriers}`,
    or: ' или ',
    sender: 'Отправитель в Китае',
    senderHint: 'Продавец или ваш знакомый в Китае. Заполните, если знаете.',
    recipient: 'Получатель в Таджикистане',
    book: {
      choose: 'Из вашей книги',
      other: 'Другой получатель',
      usual: 'основной',
      save: 'Сохранить получателя в книгу',
      manage: 'Все получатели',
      saved: 'Получатель сохранён в книгу.',
    },
    pointHint: (point: string) => `Ваш пункт: ${point}`,
    choose: 'Выберите',
    pointsFailed: 'Список пунктов не загрузился.',
    noPoints: 'Пунктов выдачи пока нет. Сохраните черновик: пункт можно будет выбрать позже.',
    valueHint: 'Сколько вы заплатили продавцу за товар, без доставки.',
    completeHint: 'Укажите товар, вес и стоимость, и склад будет ждать посылку сразу после отправки заказа.',
    submit: 'Отправить заказ',
    saveDraft: 'Сохранить черновик',
    save: 'Сохранить',
    leave: 'Не сохранять',
    saved: 'Изменения сохранены.',
    draftSaved: 'Черновик сохранён.',
    restored: 'Мы сохранили то, что вы начали вводить.',
    startOver: 'Начать заново',
    closed: {
      title: 'Этот заказ уже нельзя изменить',
      text: 'Склад в Китае принял посылку, или заказ отменён.',
    },
    wait: (seconds: number) => `Снова через ${seconds} ${pluralRu(seconds, secondForms)}`,
    checks: {
      forbidden: 'Это отправить нельзя.',
      'ask-first': 'Возможно, но сначала согласуйте с нами по номеру {{hotline}}.',
      allowed: 'Это можно отправить.',
      unknown: 'Этого товара в нашем списке нет. Если сомневаетесь, спросите по номеру {{hotline}}.',
    } satisfies Record<GoodsCheck['verdict'], string>,
    verdicts: {
      forbidden: 'Нельзя',
      'ask-first': 'Сначала спросите',
      allowed: 'Можно',
      unknown: 'Нет в списке',
    } satisfies Record<GoodsCheck['verdict'], string>,
    rules: 'Правила о запрещённых товарах',
    conflict: {
      title: 'Заказ изменили в другом окне',
      text: 'Ваши изменения не сохранены, но остались в форме.',
      differs: 'Там теперь другое:',
      emptyThere: 'пусто',
      yes: 'Загрузить заказ заново',
      no: 'Оставить мои данные',
    },
    wrong: {
      goodsNeeded: 'Опишите, что внутри',
      pointNeeded: 'Выберите пункт выдачи',
      number: 'Введите число, например 2,5',
      sum: 'Введите сумму, например 1250,50',
      positive: 'Введите число больше нуля',
      tooPrecise: (digits: number) => `Не больше ${digits} ${pluralRu(digits, digitForms)} после запятой`,
      tooLarge: (most: string) => `Не больше ${most}`,
      places: 'Введите целое число от 1 до 999',
      code: (code: string) => `«${code}» не похоже на трек-номер: нужно от 4 до 40 букв, цифр или дефисов`,
      items: 'Проверьте список товаров',
      pieces: 'Введите целое число от 1',
      hsCode: 'В коде от 4 до 10 цифр',
      lastCode: 'Оставьте хотя бы один номер; ненужный заказ можно отменить',
      tooManyCodes: (most: number) => `В одном заказе не больше ${most} посылок`,
    },
  },
};

export type OrdersTexts = WordsOf<typeof texts>;

/** Fields of the declaration, by their names on the wire, and the two that are no part of it. */
export type OrderFieldLabels = OrdersTexts['fields'];
