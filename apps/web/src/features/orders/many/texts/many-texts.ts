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
    ignoredColumns: (names: string) => string;
    sheet: (name: string, others: string) => string;
    filter: string;
    filters: Record<'all' | 'wrong' | 'good', string>;
    submit: string;
    submitHint: string;
    confirm: (orders: number) => string;
    working: string;
    download: string;
    another: string;
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
