import { pluralRu } from '../../../../shared/i18n/plural.ts';
import type { ChargeTexts } from '../charge-texts.ts';

const days = (count: number) =>
  `${count} ${pluralRu(count, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}`;

export const texts: ChargeTexts = {
  agreed: { own: 'Ваша цена по договору', staff: 'Цена клиента по договору' },
  discount: (percent) => `скидка ${percent} %`,
  version: (version) => `версия тарифа\u00a0${version}`,
  storage: {
    title: 'Хранение в пункте выдачи',
    freeUntil: 'Бесплатно до',
    oneDay: 'Один день',
    leastDay: 'наименьшая плата за день',
    paused: { CLOSED: 'Пункт был закрыт', PROBLEM: 'С посылкой разбирались или её вёз курьер' },
    notCharged: 'эти дни бесплатны',
    because: {
      HELD: 'задержано до выяснения',
      DAMAGED: 'упаковка повреждена',
      UNIDENTIFIED: 'искали получателя',
      RETURNING: 'возврат отправителю',
      LOST: 'шёл розыск',
      CLAIM: 'рассматривали заявку',
      COURIER: 'посылка была у курьера',
      STORED_FREE: 'так решил офис',
    },
    pausedFor: (because, from, to) =>
      to === null ? `${because} с ${from}` : `${because} с ${from} по ${to}`,
    days,
    since: (day) => `Хранение с ${day}`,
    computed: (count, perDay) => `${count} × ${perDay}`,
    mostReached: (most) => `достигнут предел: не больше ${most}`,
    limit: (most) => `Больше ${most} хранение стоить не будет.`,
    all: 'Хранение на сегодня',
  },
  points: {
    title: 'Баллы',
    willGet: (count, worth) =>
      `После оплаты и получения заказа — ${count} ${pluralRu(count, { one: 'балл', few: 'балла', many: 'баллов', other: 'балла' })}, это ${worth}.`,
    terms: (months, percent, most) =>
      `Баллы действуют ${months} мес. и оплачивают до ${percent} % доставки (для такого заказа — до ${most}). Хранение баллами не оплачивается.`,
  },
};
