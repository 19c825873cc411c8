import type { UndoTexts } from './undo-texts.ts';

export const texts: UndoTexts = {
  button: 'Отменить последний',
  title: 'Отменить последний скан?',
  titleOfColleague: 'Отменить скан коллеги?',
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
  },
  note: 'Заметка для коллег',
  how: 'Цифра и Enter, или карта «Отменить» ещё раз',
  back: 'Назад',
  takeOut: 'Или отсканируйте посылку: она выйдет из своего мешка.',
  colleagues: 'Сканы коллег',
  colleaguesTitle: 'Что отсканировали здесь коллеги',
  noColleagues: 'Сканов коллег, которые можно отменить, здесь нет.',
  by: (name) => `скан: ${name}`,
  takeBack: 'Отменить',
  takeBackOf: (code) => `Отменить скан ${code}`,
};
