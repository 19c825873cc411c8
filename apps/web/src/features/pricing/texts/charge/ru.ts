import type { WordsOf } from '@rohi/contract/locales';
import type { StoragePause, StoragePauseCause } from '@rohi/contract/pricing/storage-charge';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const days = (count: number) =>
  `${count} ${pluralRu(count, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}`;

/** Words of what a parcel costs: needed only where there is one. Days and amounts come ready to be read. */
export const texts = {
  /** To the customer, and about the customer. */
  agreed: { own: 'Ваша цена по договору', staff: 'Цена клиента по договору' },
  discount: (percent: string) => `скидка ${percent} %`,
  version: (version: number) => `версия тарифа\u00a0${version}`,
  storage: {
    title: 'Хранение в пункте выдачи',
    freeUntil: 'Бесплатно до',
    oneDay: 'Один день',
    leastDay: 'наименьшая плата за день',
    paused: {
      CLOSED: 'Пункт был закрыт',
      PROBLEM: 'С посылкой разбирались или её вёз курьер',
    } satisfies Record<StoragePause, string>,
    notCharged: 'эти дни бесплатны',
    /** What is not settled, to be followed by its days. */
    because: {
      HELD: 'задержано до выяснения',
      DAMAGED: 'упаковка повреждена',
      UNIDENTIFIED: 'искали получателя',
      RETURNING: 'возврат отправителю',
      LOST: 'шёл розыск',
      CLAIM: 'рассматривали заявку',
      COURIER: 'посылка была у курьера',
      STORED_FREE: 'так решил офис',
    } satisfies Record<StoragePauseCause, string>,
    /** `to` is null while it lasts. */
    pausedFor: (because: string, from: string, to: string | null) =>
      to === null ? `${because} с ${from}` : `${because} с ${from} по ${to}`,
    days,
    since: (day: string) => `Хранение с ${day}`,
    computed: (count: string, perDay: string) => `${count} × ${perDay}`,
    mostReached: (most: string) => `достигнут предел: не больше ${most}`,
    limit: (most: string) => `Больше ${most} хранение стоить не будет.`,
    all: 'Хранение на сегодня',
  },
  points: {
    title: 'Баллы',
    willGet: (count: number, worth: string) =>
      `После оплаты и получения заказа — ${count} ${pluralRu(count, { one: 'балл', few: 'балла', many: 'баллов', other: 'балла' })}, это ${worth}.`,
    terms: (months: number, percent: number, most: string) =>
      `Баллы действуют ${months} мес. и оплачивают до ${percent} % доставки (для такого заказа — до ${most}). Хранение баллами не оплачивается.`,
  },
};

export type ChargeTexts = WordsOf<typeof texts>;
