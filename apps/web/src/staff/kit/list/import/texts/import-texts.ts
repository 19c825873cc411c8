import type { ImportState } from '@rohi/contract/lists/list-import';

/** Words of the way back from a file, the same for every list. */
export type ImportWords = {
  /** Heading of the dialog, by the title of the list. */
  titleOf: (list: string) => string;
  /** What stands before a remark about one cell; nothing is quoted of an empty one. */
  cell: (column: string, value: string) => string;
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
