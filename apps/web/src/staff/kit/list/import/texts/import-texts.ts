import type { ImportState } from '@rohi/contract/lists/list-import';

/** Words of the way back from a file, the same for every list. */
export type ImportWords = {
  title: string;
  lead: string;
  button: string;
  drop: string;
  dropNow: string;
  limits: (rows: number, megabytes: number) => string;
  tooLarge: (megabytes: number) => string;
  reading: string;
  template: string;
  /** What is known of the file. */
  file: (name: string, rows: number) => string;
  unknown: (headings: string) => string;
  states: Record<ImportState, string>;
  filter: string;
  columns: Record<'row' | 'key' | 'what', string>;
  newRow: string;
  same: string;
  empty: string;
  was: string;
  becomes: string;
  nothing: string;
  /** Both numbers may be 0, not at once. */
  write: (fresh: number, changed: number) => string;
  writing: (done: number, total: number) => string;
  goOn: string;
  done: (fresh: number, changed: number) => string;
  doneNothing: string;
  refused: (rows: number) => string;
  saveRefused: string;
  saved: string;
  another: string;
  close: string;
  none: Record<ImportState, string>;
};
