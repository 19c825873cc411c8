import type { UndoTexts } from './undo-texts.ts';

export const texts: UndoTexts = {
  button: 'Undo the last',
  title: 'Take the last scan back?',
  titleOfColleague: 'Take a colleague’s scan back?',
  actions: {
    RECEIVE: 'Receipt',
    REPORT_PROBLEM: 'Problem',
    PUT_AWAY: 'Into a cell',
    BAG_OPEN: 'Bag opened',
    BAG_CLOSE: 'Bag closed',
    BAG_PUT: 'Into a bag',
    BAG_TAKE_OUT: 'Out of a bag',
    INBOUND: 'Hub inbound',
    ACCEPT: 'Acceptance at the point',
  },
  note: 'Note for colleagues',
  how: 'A digit, then Enter, or the card “Undo” again',
  back: 'Back',
  takeOut: 'Or scan a parcel: it comes out of its bag.',
  colleagues: 'Colleagues’ scans',
  colleaguesTitle: 'What colleagues have scanned here',
  noColleagues: 'No scan of a colleague can be taken back here.',
  by: (name) => `scan of ${name}`,
  takeBack: 'Take back',
  takeBackOf: (code) => `Take back the scan of ${code}`,
};
