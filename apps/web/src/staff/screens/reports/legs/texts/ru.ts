import type { WordsOf } from '@rohi/contract/locales';
import type { PromiseSpan, RoadLeg, RoadSeason } from '@rohi/contract/tracking/road-legs';
import { pluralRu } from '../../../../../shared/i18n/plural.ts';

const tripForms = { one: 'рейс', few: 'рейса', many: 'рейсов', other: 'рейса' };
const count = (trips: number) => `${trips} ${pluralRu(trips, tripForms)}`;

/** Words of how long roads take and how true promises were. */
export const texts = {
  title: 'Сколько длится дорога',
  /** What the figures are of. */
  lead: 'Завершённые рейсы за два года, дни. Дни закрытой дороги не считаются.',
  /** Until a trip has come in. */
  none: 'Завершённых рейсов пока нет. Рейс завершён, когда больше половины его посылок лежит в пунктах выдачи.',
  seasons: { COLD: 'ноябрь — март', WARM: 'апрель — октябрь' } satisfies Record<RoadSeason, string>,
  /** What the days of arrival of a road are made from. */
  basis: {
    history: (trips: number, _enough: number) => `${count(trips)}: сроки считаются по ним`,
    constant: (trips: number, enough: number) => `${count(trips)} из ${enough} нужных: пока сроки постоянные`,
  },
  leg: 'Участок',
  legs: {
    RECEIPT_DEPARTURE: 'Приём — отправка',
    DEPARTURE_BORDER: 'Отправка — граница',
    BORDER_HUB: 'Граница — сортировочный центр',
    HUB_POINT: 'Центр — пункт выдачи',
    RECEIPT_POINT: 'Весь путь',
  } satisfies Record<RoadLeg, string>,
  trips: 'Рейсов',
  /** Columns: days that one, five and nine of ten trips take at most. */
  p10: 'Быстрые 10 %',
  p50: 'Середина',
  p90: '90 % не дольше',
  promises: {
    title: 'Сбылись ли обещанные даты',
    lead: 'Рядом то, что дали бы постоянные сроки. Ошибка в днях, слишком ранняя дата считается вдвое.',
    none: 'Пока не с чем сравнить: обещания записываются каждый вечер и оцениваются, когда рейс завершён.',
    span: 'До прибытия',
    spans: {
      '15+': '15 дней и больше',
      '8-14': '8–14 дней',
      '3-7': '3–7 дней',
      '1-2': '1–2 дня',
    } satisfies Record<PromiseSpan, string>,
    count: 'Обещаний',
    met: 'Сбылось',
    off: 'Ошибка',
    width: 'Ширина, дни',
    /** Figures of the days of the road alone, beside those that were shown. */
    beside: (figure: string) => `постоянные: ${figure}`,
  },
};

export type LegsTexts = WordsOf<typeof texts>;
