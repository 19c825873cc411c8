import type { WordsOf } from '@rohi/contract/locales';
import type { PlanRefusal } from '@rohi/contract/linehaul/trip-plan.contract';
import { pluralRu } from '../../../../../shared/i18n/plural.ts';

const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const days = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };
const spaced = (count: number) => new Intl.NumberFormat('ru').format(count);

export const texts = {
  title: 'План погрузки',
  toTrip: 'К рейсу',
  edit: 'Изменить рейс',
  /** After the number of parcels. */
  ifTaken: (count: number) => `${pluralRu(count, parcels)}, если взять предложенное`,
  planned: (count: number) => `${pluralRu(count, parcels)} в плане`,
  holds: (what: string) => `вмещает ${what}`,
  kg: 'кг',
  m3: 'м³',
  noCapacity: 'Вместимость не указана, поэтому предлагается всё, что ждёт. Её указывают в данных рейса.',
  inPlan: 'в плане',
  suggested: 'предложено',
  /** Declared, with news of late: it may come before the cut-off. */
  expected: 'ожидаем',
  withExpected: (percent: string) => `, с ожидаемыми ${percent}`,
  /** Not received yet, and no part of the load. */
  declared: (count: number, kg: string, m3: string) =>
    `Объявлено, но ещё не принято: ${spaced(count)} ${pluralRu(count, parcels)}, ${kg} кг, ${m3} м³. В загрузку не входит: придут ли они до отсечки, неизвестно.`,
  /** Of these: something was reported in the last 14 days. */
  /** Parcels without a known weight. */
  unweighed: (count: number) => `из них без веса ${spaced(count)}`,
  recent: (count: number) => `Новости за последние 14 дней есть о ${spaced(count)}.`,
  byVolume: (percent: string) => `По объёму ${percent}`,
  byWeight: (percent: string) => `По весу ${percent}`,
  first: { volume: 'раньше кончится объём', weight: 'раньше кончится вес' },
  waits: 'Ждёт отправки',
  sum: (count: string, kg: string, m3: string) =>
    `${count} пос., ${kg} кг, ${m3} м³; по сроку, обещанному клиенту`,
  empty: 'Для канала этого рейса на складе ничего не ждёт.',
  emptyWay:
    'Груз появится здесь, как только склад его примет. Посылки и мешки других каналов берут по кодам.',
  promisedBy: (day: string) => `до ${day}`,
  columns: {
    promise: 'Обещано',
    slack: 'Запас к рейсу',
    parcels: 'Посылок',
    kg: 'Вес, кг',
    m3: 'Объём, м³',
    trip: 'Рейс',
  },
  slack: (count: number) => `${count} ${pluralRu(count, days)}`,
  tooLate: 'не успеют',
  noSlack: 'без запаса',
  rowInPlan: (count: string, isAll: boolean) => (isAll ? 'в плане' : `в плане ${count}`),
  rowSuggested: (count: string, isAll: boolean) => (isAll ? 'предложено' : `предложено ${count}`),
  rowOther: (code: string, count: string) => `${code}: ${count}`,
  rowWaits: 'ждёт',
  elsewhere: 'всё в плане других рейсов',
  tick: (day: string) => `В план: обещанное до ${day}`,
  tickAll: 'В план всё, что ждёт',
  take: (count: string) => `Взять предложенное, + ${count}`,
  took: (count: number) => `Взято в план: ${spaced(count)} ${pluralRu(count, parcels)}`,
  dropped: (count: number) => `Убрано из плана: ${spaced(count)} ${pluralRu(count, parcels)}`,
  takeChannel: 'Взять в этот рейс',
  atLimit: (count: number) => `${spaced(count)} на пределе`,
  suspended: 'приостановлен',
  lies: 'Мешки и россыпь',
  liesNow: 'как лежит сейчас',
  closedBags: (count: number) =>
    pluralRu(count, {
      one: 'мешок закрыт',
      few: 'мешка закрыты',
      many: 'мешков закрыто',
      other: 'мешка закрыто',
    }),
  openBags: (count: number) =>
    pluralRu(count, {
      one: 'мешок открыт',
      few: 'мешка открыты',
      many: 'мешков открыто',
      other: 'мешка открыто',
    }),
  loose: 'россыпью',
  looseHint: 'не в мешке',
  within: (count: number) => `${spaced(count)} ${pluralRu(count, parcels)}`,
  closeFirst: 'закрыть до отсечки',
  trip: 'Рейс',
  meaning: (day: string, met: number, just: number, missed: number) =>
    [
      `В хабе ${day}.`,
      `Обещания: с запасом ${spaced(met)}, без запаса ${spaced(just)}, не успеют ${spaced(missed)}.`,
    ].join(' '),
  noArrival: 'День прибытия не указан: без него не видно, какие обещания рейс сдержит.',
  drop: 'Убрать из плана',
  byCodes: 'По кодам',
  codes: 'Коды посылок и мешков',
  codesHint: 'Вставьте список или сообщение: коды найдутся сами, повторы не мешают.',
  takeCodes: 'Взять в план',
  noCodes: 'В тексте нет кодов.',
  tooMany: (most: number) => `Не больше ${spaced(most)} кодов за раз.`,
  notCodes: (count: number) => `Не похоже на коды и пропущено: ${spaced(count)}`,
  refused: (count: number) => `Не вышло: ${spaced(count)}`,
  why: {
    NOT_FOUND: 'нет такого кода',
    NOT_RECEIVED: 'не принята на складе',
    LEFT_CHINA: 'уже уехала',
    OTHER_WAREHOUSE: 'на другом складе',
    OTHER_TRIP: 'в другом рейсе',
    HELD: 'задержана',
    LOST: 'числится потерянной',
    RETURNING: 'возвращается отправителю',
    ABOARD: 'уже погружена',
  } satisfies Record<PlanRefusal, string>,
  started: 'Рейс уже выехал или отменён: его план больше не меняют.',
};

export type PlanTexts = WordsOf<typeof texts>;
