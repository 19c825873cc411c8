import type { WordsOf } from '@rohi/contract/locales';
import type { RouteStop } from '../route-stops.ts';
import type { HomeLink } from '../home-links.ts';
import { pluralRu } from '../../../shared/i18n/plural.ts';

const codeForms = { one: 'номера', few: 'номеров', many: 'номеров', other: 'номера' };

export const homeTextsRu = {
  pitch: {
    eyebrow: 'Автомобилем и поездом, с таможней',
    title:
      'Из Китая в Таджикистан примерно за\u00a0{{deliveryDaysFrom}}–{{deliveryDaysTo}}\u00a0{{deliveryDaysTo|день|дня|дней}}',
    lead: 'Покупайте на китайских маркетплейсах и отправляйте на наш склад в Иу. Мы привезём, оформим на таможне и передадим посылку в пункте выдачи или с курьером.',
    trackLabel: 'Трек-номера',
    trackPlaceholder: 'Трек-номера через запятую',
    track: 'Отследить',
    upTo: (max: number) => `До ${max} ${pluralRu(max, codeForms)} за один раз`,
    noLogIn: 'Вход не нужен',
    /** Ends the name of a closed road, as a sentence of the language ends. */
    sentenceEnd: '.',
  },
  price: {
    title: 'Сколько стоит',
    byWeight: 'По весу',
    perKg: '{{currency}} за кг',
    byVolume: 'По объёму',
    perCubicMetre: '{{currency}} за м³',
    length: 'Длина',
    width: 'Ширина',
    height: 'Высота',
    weight: 'Вес',
    cm: 'см',
    kg: 'кг',
    calculate: 'Рассчитать доставку',
    rule: 'Объёмный вес = длина × ширина × высота ÷ {{volumetricDivisor}}. К оплате — больший из двух: фактический или объёмный.',
    /** The next change of the two prices, while one is ahead. */
    upcoming:
      'С\u00a0{{upcomingDay}}: {{upcomingPricePerKg}}\u00a0{{currency}} за\u00a0кг, {{upcomingPricePerCubicMetre}}\u00a0{{currency}} за\u00a0м³',
  },
  route: {
    title: 'Один путь, каждый шаг на виду',
    lead: 'Срок считаем со дня приёма на складе в Китае. Каждую остановку вы видите в отслеживании.',
    stops: {
      yiwu: { name: 'Иу', what: 'отправка со склада' },
      kashgar: { name: 'Кашгар', what: 'подготовка к границе' },
      kulma: { name: 'Кульма', what: 'перевал 4362 м и граница' },
      dushanbe: { name: 'Душанбе', what: 'таможня и наш склад' },
      pickupPoint: { name: 'Пункт выдачи', what: 'посылка ждёт вас' },
    } satisfies Record<RouteStop, { name: string; what: string }>,
    /** «2-й день» */
    day: (day: number) => `${day}-й день`,
    /** The last stop has a range of days. */
    lastDays: '{{deliveryDaysFrom}}–{{deliveryDaysTo}}-й день',
  },
  steps: {
    title: 'Как это работает',
    lessons: 'Видеоуроки',
    address: {
      title: 'Получите адрес в Китае',
      text: 'После регистрации у вас есть личный код и адрес склада в Иу. Скопируйте его в маркетплейс.',
    },
    buy: {
      title: 'Покупайте как обычно',
      text: 'Продавец отправит товар на наш склад. Добавьте трек-номер и опишите, что внутри.',
    },
    carry: {
      title: 'Мы везём и оформляем',
      text: 'Груз едет в Душанбе машиной или поездом. Таможенное оформление берём на себя.',
    },
    collect: {
      title: 'Заберите посылку',
      text: 'В пункте выдачи или с курьером. Хранение {{freeStorageDays}}\u00a0{{freeStorageDays|день|дня|дней}} бесплатно.',
    },
  },
  prohibited: {
    title: 'Что нельзя отправлять',
    all: 'Весь список',
    hazardous: { title: 'Опасные вещества', text: 'горючее, едкое, взрывчатое, ядовитое' },
    illegal: { title: 'Запрещённое и ограниченное законом', text: 'оружие, наркотики, подделки' },
    biological: { title: 'Биологическое и скоропортящееся', text: 'продукты, растения, животные' },
    other: { title: 'Прочее', text: 'литиевые батареи без надёжной упаковки, сильные магниты' },
  },
  points: {
    title: 'Пункты выдачи',
    lead: 'Выберите свой пункт в профиле, и все посылки придут туда. Хранение {{freeStorageDays}}\u00a0{{freeStorageDays|день|дня|дней}} бесплатно.',
    /** No point is open yet. */
    none: 'Пункты выдачи пока не открыты. Они появятся здесь, как только заработают.',
    /** Names the cities with dots that carry no label. */
    others: (cities: string) => `Также: ${cities}`,
    all: 'Адреса и часы работы',
  },
  faq: {
    title: 'Частые вопросы',
    all: 'Все вопросы',
    notShown: {
      title: 'В Китае посылка доставлена, а здесь её нет. Почему?',
      text: 'Склад принимает посылки в течение дня. Если прошло больше суток, проверьте, что продавец указал ваш код в имени получателя и в адресе, и позвоните на {{hotline}}.',
    },
    code: {
      title: 'Зачем на посылке нужен мой код?',
      text: 'По нему склад узнаёт, что посылка ваша. Код стоит и в имени получателя, и в адресе, потому что продавцы часто опускают одно из двух. Посылку без кода приходится искать вручную, и это задерживает отправку.',
    },
    weights: {
      title: 'Чем объёмный вес отличается от фактического?',
      text: 'Фактический показывают весы, объёмный говорит, сколько места занимает посылка: длина × ширина × высота в сантиметрах ÷ {{volumetricDivisor}}. К оплате идёт больший. Объёмный вес коробки 60 × 50 × 40 см — {{sampleBoxVolumetricKg}} кг.',
    },
    delegate: {
      title: 'Кто может забрать посылку вместо меня?',
      text: 'Любой, кому вы доверяете. В пункте выдачи он покажет пропуск, который вы ему дали; доставка к этому времени должна быть оплачена.',
    },
  },
  links: {
    title: 'Всё о доставке',
    names: {
      videoLessons: 'Видеоуроки',
      prohibitedGoods: 'Запрещённые товары',
      returns: 'Возвраты',
      billingAndPoints: 'Оплата и баллы',
      partners: 'Партнёрам',
      faq: 'Вопросы и ответы',
      news: 'Новости',
      aboutUs: 'О компании',
      contact: 'Контакты',
      termsOfService: 'Публичная оферта',
      freightQuotation: 'Таблица цен',
      pickupPoints: 'Пункты выдачи',
    } satisfies Record<HomeLink, string>,
  },
};

export type HomeTexts = WordsOf<typeof homeTextsRu>;
