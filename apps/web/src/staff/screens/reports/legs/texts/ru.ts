import { pluralRu } from '../../../../../shared/i18n/plural.ts';
import type { LegsTexts } from './legs-texts.ts';

const tripForms = { one: 'рейс', few: 'рейса', many: 'рейсов', other: 'рейса' };
const count = (trips: number) => `${trips} ${pluralRu(trips, tripForms)}`;

export const texts: LegsTexts = {
  title: 'Сколько длится дорога',
  lead: 'Завершённые рейсы за два года, дни. Дни закрытой дороги не считаются.',
  none: 'Завершённых рейсов пока нет. Рейс завершён, когда больше половины его посылок лежит в пунктах выдачи.',
  seasons: { COLD: 'ноябрь — март', WARM: 'апрель — октябрь' },
  basis: {
    history: (trips) => `${count(trips)}: сроки считаются по ним`,
    constant: (trips, enough) => `${count(trips)} из ${enough} нужных: пока сроки постоянные`,
  },
  leg: 'Участок',
  legs: {
    RECEIPT_DEPARTURE: 'Приём — отправка',
    DEPARTURE_BORDER: 'Отправка — граница',
    BORDER_HUB: 'Граница — сортировочный центр',
    HUB_POINT: 'Центр — пункт выдачи',
    RECEIPT_POINT: 'Весь путь',
  },
  trips: 'Рейсов',
  p10: 'Быстрые 10 %',
  p50: 'Середина',
  p90: '90 % не дольше',
  promises: {
    title: 'Сбылись ли обещанные даты',
    lead: 'Рядом то, что дали бы постоянные сроки. Ошибка в днях, слишком ранняя дата считается вдвое.',
    none: 'Пока не с чем сравнить: обещания записываются каждый вечер и оцениваются, когда рейс завершён.',
    span: 'До прибытия',
    spans: { '15+': '15 дней и больше', '8-14': '8–14 дней', '3-7': '3–7 дней', '1-2': '1–2 дня' },
    count: 'Обещаний',
    met: 'Сбылось',
    off: 'Ошибка',
    width: 'Ширина, дни',
    beside: (figure) => `постоянные: ${figure}`,
  },
};
