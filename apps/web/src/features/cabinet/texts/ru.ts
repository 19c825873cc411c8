import type { WordsOf } from '@rohi/contract/locales';
import type { StayReason } from '@rohi/contract/orders/order-rules';
import type { ChinaAddressField } from '@rohi/contract/pickup-points/china-address';
import type { Fullness } from '@rohi/contract/pickup-points/fullness';
import type { SellerPhrase } from '../address/seller-phrases.ts';
import type { AskedAbout } from '../home/rules/home-parts.ts';
import { pluralRu } from '../../../shared/i18n/plural.ts';

function parcelsOf(n: number): string {
  return `${n}\u00a0${pluralRu(n, { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' })}`;
}

function daysOf(n: number): string {
  return `${n}\u00a0${pluralRu(n, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}`;
}

function waitOf(n: number): string {
  return pluralRu(n, { one: 'ждёт', few: 'ждут', many: 'ждут', other: 'ждут' });
}

/** Words of the self pickup point: the bound one, and the choice of another. */
const point = {
  title: 'Пункт выдачи',
  none: 'Пункт ещё не выбран. Выберите, где вам удобно забирать посылки.',
  /** Where there is nothing to choose from. */
  notChosen: 'Пункт ещё не выбран.',
  openUntil: (time: string) => `Сейчас открыто, до ${time}`,
  opensAt: (day: string, time: string) => `Сейчас закрыто, откроется ${day}, в ${time}`,
  alwaysOpen: 'Открыто круглосуточно',
  /** How many parcels wait at the bound point. */
  waiting: (n: number) =>
    `${pluralRu(n, { one: 'Ждёт', few: 'Ждут', many: 'Ждут', other: 'Ждут' })} ${parcelsOf(n)}`,
  nothingWaits: 'Сейчас в этом пункте вас ничего не ждёт.',
  show: 'Посмотреть',
  change: 'Сменить пункт',
  choose: 'Выбрать пункт',
  chooserTitle: 'Где забирать посылки',
  city: 'Город',
  allCities: 'Все города',
  points: 'Пункты выдачи',
  nearMe: 'Ближайшие ко мне',
  locating: 'Определяем, где вы…',
  byCity: 'Показать по городам',
  staysHere: 'Ваше местоположение остаётся в браузере: мы его не получаем.',
  nearestFirst: 'Ближайшие пункты — сверху.',
  position: {
    refused:
      'Браузер не сообщил, где вы: доступ запрещён. Разрешите его в настройках сайта и нажмите ещё раз.',
    unavailable: 'Не удалось определить, где вы. Попробуйте ещё раз или выберите город.',
    insecure: 'Местоположение доступно только по защищённому адресу (https). Выберите город.',
  },
  distance: (km: string) => `${km}\u00a0км от вас`,
  /** Under the picture of the points. */
  map: { open: 'открыт сейчас', closed: 'закрыт', you: 'Вы' },
  /** Shown with the choice: nothing is changed before it is shown. */
  before: 'Перед сменой покажем, какие посылки поедут в новый пункт, а какие останутся за прежним.',
  /** Specification, section 5. */
  required: 'Выберите пункт выдачи',
  bind: 'Выбрать этот пункт',
  switchTo: 'Сменить на этот пункт',
  /** What a change does to orders under way, before it and after it. */
  plan: {
    title: (place: string) => `Новый пункт: ${place}`,
    follow: (n: number) =>
      `${pluralRu(n, { one: 'Поедет', few: 'Поедут', many: 'Поедут', other: 'Поедут' })} сюда: ${parcelsOf(n)}`,
    stay: (n: number) =>
      `${pluralRu(n, { one: 'Останется', few: 'Останутся', many: 'Останутся', other: 'Останутся' })} как есть: ${parcelsOf(n)}`,
    /** Why an order stays, and where. */
    staysAt: (place: string, reason: string) => `${place} — ${reason}`,
    reasons: {
      CHOSEN: 'для этого заказа вы выбрали другой пункт',
      LEFT_HUB: 'уже отправлено туда из Душанбе или ждёт там',
      PART_LEFT_HUB: 'часть заказа уже отправлена туда, остальное придёт следом',
    } satisfies Record<StayReason, string>,
    /** Of a parcel that is in no order. */
    noOrder: 'Без заказа',
    /** When there are more than are listed. */
    more: 'Показаны первые 100 заказов.',
    newOrders: 'Новые заказы будут приходить в новый пункт.',
    confirm: 'Подтвердить',
    back: 'Назад к выбору',
  },
  /** Shown after the change. */
  bound: (place: string) => `Теперь ваш пункт — ${place}.`,
  nothingMoves: 'Новые заказы поедут сюда.',
  /** What comes after the point: the first order. */
  addOrder: 'Добавить заказ',
  noPoints: 'Пунктов выдачи пока нет. Вопросы — по номеру {{hotline}}.',
};

/** Words of the China warehouse address. */
const address = {
  title: 'Адрес склада в Китае',
  lead: 'Укажите этот адрес при покупке: товар придёт на наш склад, а оттуда мы привезём его в Таджикистан.',
  warehouse: 'Название склада',
  chooseWarehouse: 'Выберите склад',
  /** Specification, section 5: a warehouse name is required. */
  warehouseRequired: 'Выберите название склада',
  /** No warehouse has an address yet. */
  none: 'Адрес склада пока не указан. Не оформляйте доставку, пока он здесь не появится. Вопросы — по телефону {{hotline}}.',
  /** None takes parcels any more. */
  noneOpen:
    'Сейчас ни один склад не принимает посылки. Не оформляйте доставку, пока здесь не появится новый адрес.',
  changed: (day: string) =>
    `Адрес изменился ${day}. Замените его в маркетплейсах и сообщите новый продавцам, которым давали прежний.`,
  closed: (warehouse: string, day: string) =>
    `«${warehouse}» не принимает посылки с ${day}. Удалите его адрес в маркетплейсах и не отправляйте туда ничего.`,
  fields: {
    recipient: 'Получатель',
    phone: 'Телефон',
    region: 'Регион',
    street: 'Адрес',
    postcode: 'Индекс',
  } satisfies Record<ChinaAddressField, string>,
  copyField: (field: string) => `Скопировать: ${field}`,
  copyAll: 'Скопировать всё',
  copyLine: 'Скопировать строкой',
  lineHint: 'Одна строка подходит для поля, где маркетплейс распознаёт адрес сам.',
  /** Around the customer code, which stands between the two. */
  keepCode: [
    'Не удаляйте код клиента',
    'из получателя и адреса: по нему склад узнаёт ваши посылки.',
  ] satisfies readonly [before: string, after: string],
  forms: {
    title: 'В каком порядке заполнять форму',
    text: 'Taobao, 1688 и Pinduoduo спрашивают одно и то же, но раскладывают по-разному: где-то сначала получатель и телефон, где-то регион. Смотрите на китайское название поля: оно стоит здесь возле каждой строки.',
    link: 'Формы Taobao, 1688 и Pinduoduo по шагам',
  },
  check: {
    title: 'Проверить адрес перед покупкой',
    lead: 'Скопируйте адрес, который сохранил маркетплейс, и вставьте сюда. Проверка идёт в браузере, адрес никуда не отправляется.',
    label: 'Адрес из маркетплейса',
    check: 'Проверить',
    empty: 'Вставьте адрес из маркетплейса',
    good: 'Всё верно: посылка дойдёт до склада, и мы узнаем, что она ваша.',
    bad: 'Исправьте адрес в маркетплейсе, пока не оплатили заказ.',
    codeTwice: 'Код клиента стоит в двух местах',
    codeOnce: 'Код клиента стоит только один раз: добавьте его и к получателю, и к адресу',
    codeOther: (found: string) => `Стоит код ${found}, а не ваш`,
    codeMissing: 'Нет кода клиента: без него мы не узнаем, чья это посылка',
    phoneRight: 'Телефон склада верный',
    phoneOther: (found: string) => `Телефон не тот: ${found}. Нужен телефон склада`,
    phoneMissing: 'Нет телефона склада: курьер не сможет позвонить',
    regionRight: 'Регион и район верные',
    regionMissing: 'В регионе не хватает:',
    streetRight: 'Улица и дом верные',
    streetMissing: 'Улица, дом или номер склада не совпадают',
  },
  seller: {
    title: 'Готовые фразы для продавца',
    lead: 'Скопируйте и отправьте в чат: продавец прочтёт по-китайски.',
    copy: (what: string) => `Скопировать фразу: ${what}`,
    phrases: {
      code: 'Напишите мой код на каждой посылке и на накладной',
      asWritten: 'Это адрес склада: перепишите как есть, не убирайте код',
      trackingNumber: 'Пришлите трек-номер после отправки',
      onePackage: 'Отправьте одной посылкой, а если несколькими — пришлите все номера',
      packing: 'Упакуйте крепко: дорога дальняя',
      battery: 'Есть ли в товаре батарея, магнит, жидкость или порошок?',
    } satisfies Record<SellerPhrase, string>,
  },
};

/** Words of /platform. */
const home = {
  hello: (name: string) => `Здравствуйте, ${name}`,
  yourCode: 'Ваш код',
  copyCode: 'Скопировать код клиента',
  ready: {
    label: 'Можно забрать',
    title: (n: number) => `Вас ${waitOf(n)} ${parcelsOf(n)}`,
    /** `place` where several points have something. */
    titleAt: (n: number, place: string) => `${parcelsOf(n)} — ${place}`,
    /** Over the parcels, where there is nothing to choose. */
    parcels: 'Что можно забрать',
    freeUntil: (day: string, left: number) => `Бесплатно до ${day} — ещё ${daysOf(left)}`,
    freeToday: 'Сегодня последний бесплатный день',
    afterwards: (price: string) => `Потом ${price} в день`,
    where: 'Часы и карта',
  },
  /** What can be collected: pass, sum, hours. */
  collect: {
    /** In place of the sum: it did not come, or the point is unknown. */
    failed: 'Пропуск и сумма не загрузились. Обновите страницу или позвоните на {{hotline}}.',
    noPoint: 'Пункт этих посылок не записан. Узнайте, где они, по номеру {{hotline}}.',
    passLabel: 'Пропуск: покажите сотруднику',
    qr: 'QR пропуска',
    /** The control that texts refer to. */
    openPass: 'Открыть пропуск',
    entrust: 'Доверить другому',
    offline: 'Откроется и без сети',
    stored: (age: string) => `Нет сети. Показываем то, что сохранили ${age}.`,
    due: 'К оплате сегодня',
    somoni: (amount: string) => `${amount}\u00a0сомони`,
    dueParts: (delivery: string, storage: string) => `Доставка ${delivery}, хранение ${storage}.`,
    duePartsFree: (delivery: string) => `Доставка ${delivery}, за хранение платить не нужно.`,
    rate: (rate: string, day: string) => `Курс ${rate} на ${day}`,
    noRate: 'Сумму в сомони по курсу дня назовут в пункте.',
    /** Of one parcel. */
    paid: 'оплачена',
    unpriced: (n: number) => `Ещё ${parcelsOf(n)} без цены: её назовут в пункте.`,
    now: (time: string) => `сейчас ${time}`,
    fullness: {
      ROOMY: 'В пункте свободно',
      FILLING: 'В пункте мало места',
      FULL: 'Пункт почти полон',
    } satisfies Record<Fullness, string>,
    nowOrWait: 'Сейчас или подождать',
    today: 'Сегодня',
    parcels: parcelsOf,
    together: (n: number) => `${parcelsOf(n)} сразу`,
    better: 'Так выгоднее',
    storageOf: (amount: string) => `хранение ${amount}`,
    storageFree: 'хранение бесплатное',
    forStorage: 'за хранение',
    nothingMore: 'Бесплатно',
    waitIsFree: (until: string) => `До ${until} хранение бесплатное: можно забрать всё разом.`,
    waitCosts: (from: string, extra: string) =>
      `Следующая придёт не раньше ${from}. Если ждать её, хранение обойдётся дороже: ещё до ${extra}.`,
    running: (amount: string, days: number) => `Хранение идёт: ${amount} за ${daysOf(days)}`,
    runsOn: (perDay: string, tomorrow: string) => `по ${perDay} в день, завтра будет ${tomorrow}`,
    runsNoMore: 'Завтра дороже не станет.',
    paused: 'Бесплатный срок прошёл, но за хранение пока не берём.',
    /** By the final notice. */
    collectBy: (day: string) =>
      `Последнее уведомление: заберите до ${day}. Потом посылкой могут распорядиться по оферте, п. 2.16.`,
    hidden: (n: number) => `И ещё ${parcelsOf(n)}: они в сумме учтены.`,
  },
  /** For staff, who have no parcels here. */
  staff: {
    title: 'Здесь кабинет клиента',
    work: 'Работа сотрудников',
    text: 'У сотрудников посылок в нём нет. Ваша работа — в консоли.',
    open: 'Открыть консоль',
  },
  weight: (kg: string) => `${kg}\u00a0кг`,
  road: {
    title: 'В пути',
    none: 'В дороге пока ничего нет.',
    late: (days: string) => `Ждали ${days}, задерживается`,
    /** Said before days that hold no longer. */
    was: 'Обещали',
    noDate: 'Срок появится, когда посылку примет склад в Китае',
    stops: ['Китай', 'Душанбе', 'Пункт'] satisfies readonly [string, string, string],
    note: 'Даты рассчитаны по обычному сроку доставки и могут сдвинуться на границе.',
    more: (n: number) => `И ещё ${parcelsOf(n)}`,
  },
  todo: {
    title: 'Нужно сделать',
    none: 'Сейчас от вас ничего не требуется.',
    /** Heads what has happened to parcels, where there is mostly nothing to do. */
    toKnow: 'Важно знать',
    point: {
      title: 'Выберите пункт выдачи',
      text: 'Без него мы не знаем, куда везти посылки.',
      action: 'Выбрать',
    },
    draft: {
      title: 'Отправьте черновик',
      text: (order: string) => `Заказ ${order} ещё не отправлен. Пока он черновик, склад его не ждёт.`,
      action: 'Открыть',
    },
    declare: {
      title: 'Заполните декларацию',
      text: (order: string) =>
        `В заказе ${order} декларация заполнена не до конца. Пока это так, посылка не уедет из Китая.`,
      action: 'Заполнить',
    },
    unordered: {
      title: 'Скажите, что внутри',
      text: (code: string) =>
        `${code} пришла на склад с вашим кодом, но вы её не заявили. Без описания её не оформить.`,
      action: 'Описать посылку',
    },
    /** What is true of a parcel with a problem, and what can be done. */
    problems: {
      LOST: {
        title: 'Ищем посылку',
        text: (code) =>
          `На очередном складе ${code} не оказалось. Сохраните заказ и чек: по ним подтверждают стоимость. Когда найдём, сообщим.`,
      },
      RETURNING: {
        title: 'Посылка едет обратно',
        text: (code) =>
          `${code} возвращается к отправителю, в пункт выдачи она не придёт. Если вы этого не ждали, позвоните на {{hotline}}.`,
      },
      UNIDENTIFIED: {
        title: 'Код клиента не прочитать',
        text: (code) =>
          `На ${code} нет вашего кода, или его не прочитать. Проверяем, что она ваша. Вопросы — по номеру {{hotline}}.`,
      },
      HELD: {
        title: 'Посылка задержана',
        text: (code) =>
          `${code} ждёт, пока мы уточняем сведения о грузе. Если понадобится ваш ответ, спросим здесь и письмом.`,
      },
      DAMAGED: {
        title: 'Упаковка повреждена',
        text: (code) =>
          `При получении ${code} осмотрите товар вместе с сотрудником. Если он пострадал, скажите сразу.`,
      },
    } satisfies Record<AskedAbout, { title: string; text: (code: string) => string }>,
    look: 'Посмотреть',
    more: 'Все заказы',
  },
  address: {
    title: 'Адрес в Китае',
    text: 'Вставьте его в маркетплейс целиком, вместе с вашим кодом.',
    copy: 'Скопировать адрес',
    open: 'Адрес по полям',
  },
  missing: {
    title: 'Не нашли посылку?',
    text: 'Если её нет среди ваших заказов, найдите её по трек-номеру и подтвердите, что она ваша.',
    open: 'Найти посылку',
  },
  notices: {
    title: 'Объявления и новости',
    all: 'Все объявления',
    allNews: 'Все новости',
    unread: 'Не прочитано',
  },
  first: {
    title: 'Начните с адреса',
    lead: 'Посылок пока нет. До первой — три шага.',
    steps: [
      {
        title: 'Вставьте адрес склада в маркетплейс',
        text: 'Он по-китайски и с вашим кодом: просто скопируйте.',
      },
      { title: 'Выберите пункт выдачи', text: 'Туда мы привезём посылку.' },
      { title: 'Купите и добавьте трек-номер в заказ', text: 'Дальше мы покажем каждый шаг посылки здесь.' },
    ],
    /** In the place of a step's text where the office has not set it up yet. */
    noAddress: 'Адреса пока нет. Когда он появится, его можно будет скопировать здесь.',
    noPoint: 'Пункты выдачи ещё не открыты. Выбрать можно будет, когда они появятся.',
    point: 'Выбрать пункт',
  },
};

/** Words of the cabinet's home, pickup point and China address. */
export const texts = {
  copied: 'Скопировано в буфер обмена',
  notCopied: 'Не удалось скопировать. Выделите текст и скопируйте его вручную.',
  saved: 'Готово: пункт выдачи сохранён',
  point,
  address,
  home,
};

export type PointTexts = WordsOf<typeof point>;

export type AddressTexts = WordsOf<typeof address>;

export type HomeTexts = WordsOf<typeof home>;

export type CabinetTexts = WordsOf<typeof texts>;
