import type { MatchReason } from '@rohi/contract/imports/bank-statement-rules';

export type StatementTexts = {
  title: string;
  lead: string;
  choose: string;
  drop: string;
  dropNow: string;
  limits: string;
  tooLarge: string;
  template: string;
  currency: string;
  /** The choice that the file says it itself. */
  ofFile: string;
  /** The same file was sent before. */
  sentBefore: (moment: string, by: string) => string;
  /** Lines of money that came in. */
  lines: (count: number) => string;
  groups: { suggested: string; alone: string; matched: string; unreadable: string };
  nothingSuggested: string;
  more: (count: number) => string;
  row: (row: number) => string;
  noDay: string;
  /** Of a line that names a customer code. */
  names: (code: string) => string;
  /** Of a line in yuan, with which nothing can be compared. */
  inYuan: string;
  score: (score: number) => string;
  reasons: Record<MatchReason, string>;
  listSeparator: string;
  announced: (sum: string, moment: string) => string;
  reference: (text: string) => string;
  /** A transfer that explains a line and cannot be confirmed. */
  done: string;
  ended: string;
  matched: (code: string, moment: string, by: string) => string;
  confirm: string;
  confirmTitle: string;
  line: string;
  transfer: string;
  willCome: (sum: string) => string;
  otherSum: (sum: string) => string;
  confirmed: (code: string, sum: string) => string;
  cancel: string;
  close: string;
};
