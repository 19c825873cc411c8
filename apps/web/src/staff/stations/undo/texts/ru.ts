import type { WordsOf } from '@rohi/contract/locales';
import type { UndoableAction } from '@rohi/contract/stations/undo-reasons';

export const texts = {
  /** Of the button over the last scans. */
  button: 'Отменить последний',
  title: 'Отменить последний скан?',
  titleOfColleague: 'Отменить скан коллеги?',
  /** What the scan has done that is taken back. */
  actions: {
    RECEIVE: 'Приёмка',
    REPORT_PROBLEM: 'Проблема',
    PUT_AWAY: 'В ячейку',
    BAG_OPEN: 'Мешок открыт',
    BAG_CLOSE: 'Мешок закрыт',
    BAG_PUT: 'В мешок',
    BAG_TAKE_OUT: 'Из мешка',
    INBOUND: 'Приём в хабе',
    ACCEPT: 'Приём в пункте',
    TAKE_IN: 'Приём по списку',
    COUNT: 'Инвентаризация: найдено',
    COUNT_CELL: 'Инвентаризация: ячейка готова',
    LIES_HERE: 'Лежит здесь',
  } satisfies Record<UndoableAction, string>,
  note: 'Заметка для коллег',
  how: 'Цифра и Enter, или карта «Отменить» ещё раз',
  back: 'Назад',
  /** At a station of bags, where the card also means this. */
  takeOut: 'Или отсканируйте посылку: она выйдет из своего мешка.',
  /** Of the button that shows what colleagues have scanned with this device, and of its list. */
  colleagues: 'Сканы коллег',
  colleaguesTitle: 'Что отсканировали здесь коллеги',
  noColleagues: 'Сканов коллег, которые можно отменить, здесь нет.',
  /** The user who scanned. */
  by: (name: string) => `скан: ${name}`,
  takeBack: 'Отменить',
  takeBackOf: (code: string) => `Отменить скан ${code}`,
};

export type UndoTexts = WordsOf<typeof texts>;
