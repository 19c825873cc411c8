import type { UndoableAction } from '@rohi/contract/stations/undo-reasons';

export type UndoTexts = {
  /** Of the button over the last scans. */
  button: string;
  title: string;
  titleOfColleague: string;
  /** What the scan has done that is taken back. */
  actions: Record<UndoableAction, string>;
  note: string;
  how: string;
  back: string;
  /** At a station of bags, where the card also means this. */
  takeOut: string;
  /** Of the button that shows what colleagues have scanned with this device, and of its list. */
  colleagues: string;
  colleaguesTitle: string;
  noColleagues: string;
  /** Whose scan it is. */
  by: (name: string) => string;
  takeBack: string;
  takeBackOf: (code: string) => string;
};
