/** Why what a scan has done is taken back. */
import type { LocaleTexts } from '../locales.ts';

/** In the order of the keys that name them at a station; the first is meant where the card is scanned twice. */
export const undoReasons = ['MISTAKE', 'WRONG_THING', 'WRONG_FACTS', 'NOTHING_WRONG'] as const;
export type UndoReason = (typeof undoReasons)[number];

/** Tajik awaits a native reader. */
export const undoReasonNames: Record<UndoReason, LocaleTexts> = {
  MISTAKE: { ru: 'Отсканировано по ошибке', en: 'Scanned by mistake', zh: '误扫', tg: 'Хато скан шуд' },
  WRONG_THING: {
    ru: 'Не та посылка, ячейка или мешок',
    en: 'Wrong parcel, cell or bag',
    zh: '包裹、货位或袋子不对',
    tg: 'Бор, катак ё халта дигар аст',
  },
  WRONG_FACTS: {
    ru: 'Неверный вес, размер или код клиента',
    en: 'Wrong weight, sides or customer code',
    zh: '重量、尺寸或客户编号不对',
    tg: 'Вазн, андоза ё коди муштарӣ нодуруст',
  },
  NOTHING_WRONG: {
    ru: 'С посылкой всё в порядке',
    en: 'Nothing is wrong with it',
    zh: '包裹没有问题',
    tg: 'Бо бор ҳама чиз дуруст аст',
  },
};

/** What is taken back by another scan; a trip is unloaded, and a sticker stays where it is. */
export const undoableActions = [
  'RECEIVE',
  'REPORT_PROBLEM',
  'PUT_AWAY',
  'BAG_OPEN',
  'BAG_PUT',
  'BAG_TAKE_OUT',
  'BAG_CLOSE',
  'INBOUND',
  'ACCEPT',
  'TAKE_IN',
  'COUNT',
  'COUNT_CELL',
  'LIES_HERE',
] as const;
export type UndoableAction = (typeof undoableActions)[number];

export function isUndoable(action: string): action is UndoableAction {
  return (undoableActions as readonly string[]).includes(action);
}

/** The user who made a scan takes it back for so long; after that a supervisor does. */
export const undoHours = 24;
