import { pluralRu } from '../../../../../shared/i18n/plural.ts';
import type { DelayTexts } from './delay-texts.ts';

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

export const texts: DelayTexts = {
  title: 'Сообщить о задержке',
  trips: 'Рейсы',
  where: 'Где стоит',
  onRoad: 'в пути, место не называть',
  howLong: 'На сколько',
  plus: (count) => `+${counted(count)}`,
  less: 'На день меньше',
  more: 'На день больше',
  why: 'Почему',
  which: 'Какие рейсы',
  noTrips: 'Рейсов в плане и в пути нет: сообщать не о чем.',
  parcels: (count) => `${spaced(count)} ${pluralRu(count, parcels)}`,
  standsSince: (place, moment) => `${place}, ${moment}`,
  stands: (count, place) => [`уже сообщено: ${counted(count)}`, place].filter(Boolean).join(', '),
  suspend: (channel) => `Приостановить канал «${channel}»`,
  suspendHint: 'Отдельное решение: после сообщения откроется канал, там задают срок и объявление на сайте.',
  note: 'Заметка для своих',
  noteHint: 'Клиенты её не видят.',
  dates: 'Сдвинутся даты',
  noDates: 'Даты не сдвинутся.',
  noCity: 'пункт не выбран',
  noDay: 'без даты',
  getMessage: (count) => pluralRu(count, receivers),
  preview: 'Что узнают клиенты',
  nobody: 'Сообщать некому: у посылок этих рейсов нет клиентов с кабинетом.',
  nobodyKnows: 'О задержке ещё никто не узнал: сообщения не ушли, и об её конце писать некому.',
  ways: (cabinet, letters) => `в кабинете ${cabinet}, почтой ${letters}`,
  waits: (moment) => `Ночью письма не уходят, их отправят ${moment}.`,
  canTakeBack: 'Можно отозвать: даты вернутся, каждый клиент получит одно сообщение об этом.',
  chooseTrips: 'Выберите хотя бы один рейс.',
  chooseReason: 'Выберите причину.',
  looking: 'Считаем, кого это касается.',
  announce: (count) => `Сообщить ${spaced(count)} ${pluralRu(count, customersTo)}`,
  record: 'Записать задержку',
  cancel: 'Отмена',
  done: 'О задержке сообщено',
  standing: 'Задержки',
  announced: (moment, who) => `сообщено ${moment}, ${who}`,
  ended: (moment) => `окончена ${moment}`,
  takenBack: (moment) => `отозвана ${moment}`,
  ofAll: 'Для всех рейсов, о которых сообщили вместе с этим',
  end: {
    act: 'Задержка окончена',
    title: (trip) => `${trip}: задержка окончена`,
    will: 'Рейс едет дальше. Оставшиеся дни задержки больше не прибавляются к датам.',
    yes: (count) => (count > 0 ? `Сообщить ${spaced(count)} ${pluralRu(count, customersTo)}` : 'Записать'),
    done: 'Задержка окончена',
  },
  takeBack: {
    act: 'Отозвать',
    title: (trip) => `${trip}: отозвать задержку`,
    will: 'Задержки не было: даты вернутся к прежним.',
    yes: (count) =>
      count > 0 ? `Отозвать и сообщить ${spaced(count)} ${pluralRu(count, customersTo)}` : 'Отозвать',
    done: 'Задержка отозвана',
  },
};
