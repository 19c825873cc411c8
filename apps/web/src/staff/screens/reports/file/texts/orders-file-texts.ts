/** Words of the dialog that saves orders as a file. */
export type OrdersFileTexts = {
  title: string;
  format: string;
  from: string;
  to: string;
  stage: string;
  anyStage: string;
  /** Every stage but the cancelled. */
  uncancelled: string;
  line: string;
  anyLine: string;
  point: string;
  anyPoint: string;
  columns: string;
  all: string;
  nothing: string;
  save: string;
  cancel: string;
  working: string;
  received: (kb: string) => string;
  saved: string;
  wrongDays: string;
  noColumns: string;
  failed: string;
};
