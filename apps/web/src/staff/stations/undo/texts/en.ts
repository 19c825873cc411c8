import type { UndoTexts } from './undo-texts.ts';

export const texts: UndoTexts = {
  button: 'Undo the last',
  title: 'Take the last scan back?',
  actions: {
    RECEIVE: 'Receipt',
    REPORT_PROBLEM: 'Problem',
    PUT_AWAY: 'Into a cell',
    BAG_PUT: 'Into a bag',
    BAG_TAKE_OUT: 'Out of a bag',
  },
  note: 'Note for colleagues',
  how: 'A digit, then Enter, or the card “Undo” again',
  back: 'Back',
  takeOut: 'Or scan a parcel: it comes out of its bag.',
};
