import { pluralRu } from '../../i18n/plural.ts';
import type { ReceiptTexts } from './receipt-texts.ts';

const days = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };
const places = { one: 'места', few: 'мест', many: 'мест', other: 'места' };
const free = { one: 'бесплатный', few: 'бесплатных', many: 'бесплатных', other: 'бесплатных' };

export const texts: ReceiptTexts = {
  title: 'Приёмка в Китае',
  asked: (day) => `Посылка отложена и ждёт вашего ответа до ${day}.`,
  answer: 'Ответить',
  loading: 'Загружаем данные приёмки…',
  failed: 'Данные приёмки не загрузились.',
  kg: (weight) => `${weight}\u00a0кг`,
  photos: {
    kinds: { SCALE: 'на весах', LABEL: 'накладная', BOX: 'упаковка', DAMAGE: 'повреждение' },
    label: (kind) => `Снимок: ${kind}`,
    enlarge: 'Увеличить снимок',
    gone: 'Снимок не загрузился',
    none: 'Фото со склада нет.',
  },
  weight: {
    title: 'Вес',
    declared: 'Вы заявили',
    scale: 'На весах',
    volume: 'По объёму',
    counts: 'платите по этому весу',
    notWeighed: 'Посылку ещё не взвесили. Вес и цена появятся здесь.',
    byVolume: (sides, volume, divisor, weight) =>
      `Коробка ${sides} см лёгкая, но большая: ${volume} ÷ ${divisor} = ${weight}. Платите за больший вес.`,
    byScale: (sides) => `Коробка ${sides} см тяжелее, чем велика: платите за вес на весах.`,
    withoutSides: 'Платите за вес на весах.',
  },
  charge: {
    title: 'Доставка на сегодня',
    fixed: 'Доставка',
    somoni: (amount, day) => `${amount} по курсу ${day}`,
    how: (quantity, price) => `${quantity} × ${price}.`,
    minimum: 'Это наименьшая плата за посылку.',
    payment: {
      ON_COLLECTION: 'Оплата при получении, сомони по курсу того дня.',
      NOW: 'Ещё не оплачена. Заплатить можно в кассе любого пункта выдачи.',
      PAID: 'Оплачена.',
      NONE: 'Платить за неё не нужно.',
    },
    why: 'Почему столько',
    disagree: 'Не согласны с весом?',
    disagreeText: 'Позвоните на {{hotline}} до выдачи: посылку взвесят ещё раз.',
  },
  ahead: {
    title: 'Что дальше',
    received: 'Принята на складе',
    receivedAt: (moment, place) => `${moment}${place === null ? '' : `, ${place}`}. От вас ничего не нужно`,
    departs: 'Уедет из Китая',
    departsText: 'ближайшей машиной, напишем вам',
    border: 'Граница и Душанбе',
    borderText: 'сообщим, если дорога закроется',
    arrives: (range) => `В пункте ${range}`,
    was: 'Обещали',
    point: (name, city) => (name.includes(city) ? name : `${name}, ${city}`),
    free: (count) => `Потом ${count}\u00a0${pluralRu(count, free)} ${pluralRu(count, days)} хранения`,
  },
  order: {
    title: (awaited, total) => `Ждём ещё ${awaited} из ${total}\u00a0${pluralRu(total, places)}`,
    text: 'этого заказа: они ещё не пришли на склад',
  },
};
