import type { WordsOf } from '@rohi/contract/locales';
import type { PhotoKind } from '@rohi/contract/tracking/photo-rules';
import type { DeliveryPayment } from '@rohi/contract/billing/delivery-payments';
import { pluralRu } from '../../i18n/plural.ts';

const days = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };
const places = { one: 'места', few: 'мест', many: 'мест', other: 'места' };
const free = { one: 'бесплатный', few: 'бесплатных', many: 'бесплатных', other: 'бесплатных' };

/** Words of the receipt of an own parcel in China. Weights come with their unit, amounts with their currency. */
export const texts = {
  title: 'Приёмка в Китае',
  /** The parcel waits for its owner’s word, which is given on the page that the link leads to. */
  asked: (day: string) => `Посылка отложена и ждёт вашего ответа до ${day}.`,
  answer: 'Ответить',
  loading: 'Загружаем данные приёмки…',
  failed: 'Данные приёмки не загрузились.',
  kg: (weight: string) => `${weight}\u00a0кг`,
  photos: {
    kinds: { SCALE: 'на весах', LABEL: 'накладная', BOX: 'упаковка', DAMAGE: 'повреждение' } satisfies Record<
      PhotoKind,
      string
    >,
    label: (kind: string) => `Снимок: ${kind}`,
    enlarge: 'Увеличить снимок',
    gone: 'Снимок не загрузился',
    none: 'Фото со склада нет.',
  },
  weight: {
    title: 'Вес',
    declared: 'Вы заявили',
    scale: 'На весах',
    volume: 'По объёму',
    /** For those who cannot see which bar is filled. */
    counts: 'платите по этому весу',
    notWeighed: 'Посылку ещё не взвесили. Вес и цена появятся здесь.',
    byVolume: (sides: string, volume: string, divisor: string, weight: string) =>
      `Коробка ${sides} см лёгкая, но большая: ${volume} ÷ ${divisor} = ${weight}. Платите за больший вес.`,
    byScale: (sides: string) => `Коробка ${sides} см тяжелее, чем велика: платите за вес на весах.`,
    withoutSides: 'Платите за вес на весах.',
  },
  charge: {
    title: 'Доставка на сегодня',
    /** Of what was paid, or of a parcel that was collected: it changes no more. */
    fixed: 'Доставка',
    somoni: (amount: string, day: string) => `${amount} по курсу ${day}`,
    how: (quantity: string, price: string) => `${quantity} × ${price}.`,
    minimum: 'Это наименьшая плата за посылку.',
    payment: {
      ON_COLLECTION: 'Оплата при получении, сомони по курсу того дня.',
      NOW: 'Ещё не оплачена. Заплатить можно в кассе любого пункта выдачи.',
      PAID: 'Оплачена.',
      NONE: 'Платить за неё не нужно.',
    } satisfies Record<DeliveryPayment, string>,
    why: 'Почему столько',
    disagree: 'Не согласны с весом?',
    disagreeText: 'Позвоните на {{hotline}} до выдачи: посылку взвесят ещё раз.',
  },
  ahead: {
    title: 'Что дальше',
    received: 'Принята на складе',
    receivedAt: (moment: string, place: string | null) =>
      `${moment}${place === null ? '' : `, ${place}`}. От вас ничего не нужно`,
    departs: 'Уедет из Китая',
    departsText: 'ближайшей машиной, напишем вам',
    border: 'Граница и Душанбе',
    borderText: 'сообщим, если дорога закроется',
    arrives: (range: string) => `В пункте ${range}`,
    /** Said before days that hold no longer. */
    was: 'Обещали',
    point: (name: string, city: string) => (name.includes(city) ? name : `${name}, ${city}`),
    free: (count: number) => `Потом ${count}\u00a0${pluralRu(count, free)} ${pluralRu(count, days)} хранения`,
  },
  order: {
    title: (awaited: number, total: number) =>
      `Ждём ещё ${awaited} из ${total}\u00a0${pluralRu(total, places)}`,
    text: 'этого заказа: они ещё не пришли на склад',
  },
};

export type ReceiptTexts = WordsOf<typeof texts>;
