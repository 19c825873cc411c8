import type { DeclarationColumn } from '@rohi/contract/imports/declaration-limits';

/** Texts of orders from a file: choosing, looking over, what has become of it. */
export type ManyTexts = {
  title: string;
  lead: string;
  choose: {
    button: string;
    drop: string;
    dropNow: string;
    limits: (rows: number, megabytes: number) => string;
    reading: string;
    template: string;
    templateText: string;
    tooLarge: (megabytes: number) => string;
    wait: (seconds: number) => string;
  };
  check: {
    ready: (orders: number, parcels: number) => string;
    noneReady: string;
    noneReadyText: string;
    wrong: (rows: number) => string;
    wrongText: string;
    /** Rows that are totals of the others are left out. */
    totals: (rows: string, count: number) => string;
    sheet: (name: string, others: string) => string;
    filter: string;
    filters: Record<'all' | 'wrong' | 'good', string>;
    submit: string;
    submitHint: string;
    confirm: (orders: number) => string;
    working: string;
    later: string;
    laterInAll: (missing: string) => string;
    download: string;
    another: string;
  };
  /** What a file does not say and its customer can say once. */
  choices: {
    /** Questions stand before the rows. */
    first: string;
    skip: string;
    where: (orders: number, isAll: boolean) => string;
    chosen: string;
    below: string;
    point: string;
    columns: string;
    remembered: string;
    settled: (columns: number) => string;
    twice: string;
    column: (header: string, sample: string) => string;
    choose: string;
    unneeded: string;
    apply: string;
  };
  columns: { row: string; code: string; goods: string; figures: string; recipient: string; state: string };
  names: Record<DeclarationColumn, string>;
  row: {
    number: (row: number) => string;
    group: (name: string) => string;
    noCode: string;
    quoted: (value: string) => string;
    good: string;
    more: (rows: number) => string;
    places: (places: number) => string;
    colon: string;
    openOrder: (code: string) => string;
  };
  done: {
    title: (orders: number) => string;
    none: string;
    text: (parcels: number) => string;
    orders: string;
    rejected: (rows: number) => string;
    rejectedText: string;
    another: string;
    toOrders: string;
  };
  missing: { title: string; text: string };
};
