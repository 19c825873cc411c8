import type { CardStation } from '@rohi/contract/stations/command-cards';
import type { StickerPaper } from '@rohi/contract/stations/stickers.contract';
import type { LabelRule } from '../label-rule.ts';
import type { PrinterState } from '../printer-state.ts';

/** Words of printing at stations. */
export type PrintingTexts = {
  title: string;
  printer: {
    title: string;
    /** In the bar at the foot; `language` is what the printer speaks. */
    bar: Record<Exclude<PrinterState['kind'], 'ready'>, string> & { ready: (language: string) => string };
    /** What the state means and what to do. */
    states: Record<PrinterState['kind'], string>;
    /** What people call it. */
    name: (name: string) => string;
    test: string;
    testPdf: string;
    tested: string;
    notTested: string;
  };
  rule: {
    title: string;
    rules: Record<LabelRule, string>;
    hint: string;
  };
  again: string;
  messages: { printed: (code: string) => string; refused: (code: string) => string };
  cards: {
    title: string;
    lead: string;
    /** A sheet by the name of its station. */
    openOf: (station: string) => string;
    stations: Record<CardStation, string>;
  };
  stickers: {
    title: string;
    lead: string;
    paper: string;
    papers: Record<StickerPaper, string>;
    sheets: string;
    /** So many stickers the sheets have. */
    count: (stickers: number) => string;
    make: string;
    made: (first: string, last: string) => string;
    failed: string;
    empty: string;
    columns: { numbers: string; used: string; made: string; by: string };
    used: (used: number, all: number) => string;
    reprint: string;
    reprintOf: (first: string, last: string) => string;
    range: { title: string; lead: string; first: string; last: string; print: string };
  };
};
