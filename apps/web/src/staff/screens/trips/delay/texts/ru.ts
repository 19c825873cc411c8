import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../../../shared/i18n/plural.ts';

const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const days = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };
const receivers = {
  one: 'клиент получит одно сообщение',
  few: 'клиента получат по одному сообщению',
  many: 'клиентов получат по одному сообщению',
  other: 'клиента получат по одному сообщению',
};
const customersTo = { one: 'клиенту', few: 'клиентам', many: 'клиентам', other: 'клиентам' };
const spaced = (count: number) => new Intl.NumberFormat('ru').format(count);
const counted = (count: number) => `${count} ${pluralRu(count, days)}`;

export const texts = {
  title: 'Сообщить о задержке',
  trips: 'Рейсы',
  where: 'Где стоит',
  onRoad: 'в пути, место не называть',
  howLong: 'На сколько',
  plus: (count: number) => `+${counted(count)}`,
  less: 'На день меньше',
  more: 'На день больше',
  why: 'Почему',
  which: 'Какие рейсы',
  noTrips: 'Рейсов в плане и в пути нет: сообщать не о чем.',
  parcels: (count: number) => `${spaced(count)} ${pluralRu(count, parcels)}`,
  standsSince: (place: string, moment: string) => `${place}, ${moment}`,
  stands: (count: number, place: string | null) =>
    [`уже сообщено: ${counted(count)}`, place].filter(Boolean).join(', '),
  suspend: (channel: string) => `Приостановить канал «${channel}»`,
  suspendHint: 'Отдельное решение: после сообщения откроется канал, там задают срок и объявление на сайте.',
  note: 'Заметка для своих',
  noteHint: 'Клиенты её не видят.',
  dates: 'Сдвинутся даты',
  noDates: 'Даты не сдвинутся.',
  noCity: 'пункт не выбран',
  noDay: 'без даты',
  /** After the number of customers. */
  getMessage: (count: number) => pluralRu(count, receivers),
  preview: 'Что узнают клиенты',
  noOne: 'Сообщать некому: у посылок этих рейсов нет клиентов с кабинетом.',
  /** The same of the end of a delay: customers who have not read of it get no letter. */
  noneInformed: 'О задержке ещё никто не узнал: сообщения не ушли, и об её конце писать некому.',
  ways: (cabinet: string, letters: string) => `в кабинете ${cabinet}, почтой ${letters}`,
  waits: (moment: string) => `Ночью письма не уходят, их отправят ${moment}.`,
  canTakeBack: 'Можно отозвать: даты вернутся, каждый клиент получит одно сообщение об этом.',
  chooseTrips: 'Выберите хотя бы один рейс.',
  chooseReason: 'Выберите причину.',
  looking: 'Считаем, кого это касается.',
  announce: (count: number) => `Сообщить ${spaced(count)} ${pluralRu(count, customersTo)}`,
  record: 'Записать задержку',
  cancel: 'Отмена',
  done: 'О задержке сообщено',
  standing: 'Задержки',
  announced: (moment: string, who: string) => `сообщено ${moment}, ${who}`,
  ended: (moment: string) => `окончена ${moment}`,
  takenBack: (moment: string) => `отозвана ${moment}`,
  ofAll: 'Для всех рейсов, о которых сообщили вместе с этим',
  end: {
    act: 'Задержка окончена',
    title: (trip: string) => `${trip}: задержка окончена`,
    will: 'Рейс едет дальше. Оставшиеся дни задержки больше не прибавляются к датам.',
    yes: (count: number) =>
      count > 0 ? `Сообщить ${spaced(count)} ${pluralRu(count, customersTo)}` : 'Записать',
    done: 'Задержка окончена',
  },
  takeBack: {
    act: 'Отозвать',
    title: (trip: string) => `${trip}: отозвать задержку`,
    will: 'Задержки не было: даты вернутся к прежним.',
    yes: (count: number) =>
      count > 0 ? `Отозвать и сообщить ${spaced(count)} ${pluralRu(count, customersTo)}` : 'Отозвать',
    done: 'Задержка отозвана',
  },
};

export type DelayTexts = WordsOf<typeof texts>;
