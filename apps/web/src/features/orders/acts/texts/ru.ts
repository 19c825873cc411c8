import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const orderForms = { one: 'заказ', few: 'заказа', many: 'заказов', other: 'заказа' };

/** What can be done with ticked orders. */
export const texts = {
  label: 'Что сделать с отмеченными',
  ticked: (count: number) => `Выбрано ${count}`,
  tickAll: (total: number) => `Выбрать все ${total}`,
  clear: 'Снять отметки',
  /** An act that fits only some of the ticked. */
  some: (act: string, count: number, of: number) => `${act} ${count} из ${of}`,
  value: 'Цена товара',
  point: 'Пункт',
  print: 'Печать',
  save: 'Файл',
  cancel: 'Отменить',
  keep: 'Сохранить',
  close: 'Закрыть',
  done: (count: number) => `Готово: ${count} ${pluralRu(count, orderForms)}.`,
  cancelTitle: (count: number) => `Отменить ${count} ${pluralRu(count, orderForms)}?`,
  pointTitle: (count: number) => `Куда везти ${count} ${pluralRu(count, orderForms)}?`,
  valueTitle: (count: number) => `Сколько стоил товар: ${count} ${pluralRu(count, orderForms)}`,
  places: 'Число мест',
  goods: 'Товар',
  recipient: 'Получатель',
  placesTitle: (count: number) => `Сколько мест в каждом: ${count} ${pluralRu(count, orderForms)}`,
  goodsTitle: (count: number) => `Что внутри: ${count} ${pluralRu(count, orderForms)}`,
  recipientTitle: (count: number) => `Кто получит: ${count} ${pluralRu(count, orderForms)}`,
  /** Name and telephone are one person. */
  recipientHint: 'Имя и телефон заменят прежние. Без телефона прежний тоже уберём.',
  /** One sum in the place of one beside each order. */
  sameForAll: 'Одна сумма для всех',
  /** While the orders of all pages are looked up. */
  ticking: (count: number) => `Выбираем ${count}…`,
  /** More than can be ticked at once. */
  tickFirst: (count: number, total: number) => `Выбрать первые ${count} из ${total}`,
  /** Some of the chosen cannot be changed any more. */
  fits: (count: number, of: number) =>
    `Изменить можно ${count} из ${of}: остальные уже приняты в Китае или отменены.`,
  progress: (tried: number, of: number) => `${tried} из ${of}`,
  goesOn: 'Окно можно закрыть, работа продолжится.',
  outcome: (done: number, of: number) => `Готово ${done} из ${of}.`,
  refused: (count: number) => `Не изменились: ${count}`,
  /** What the act has not come to. */
  rest: (count: number) => `Не успели: ${count} ${pluralRu(count, orderForms)}.`,
  again: (count: number) => `Продолжить: ещё ${count}`,
  details: 'Подробнее',
};

export type ActsTexts = WordsOf<typeof texts>;
