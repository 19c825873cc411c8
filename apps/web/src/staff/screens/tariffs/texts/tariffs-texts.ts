import type { FieldError } from '@rohi/contract/errors';
import type { RoundingMode } from '@rohi/contract/pricing/exact-decimal';
import type { ChargeMode, SurchargeBasis } from '@rohi/contract/pricing/tariff';
import type { StrangeReason } from '@rohi/contract/pricing/tariff-change';

export type TariffsTexts = {
  title: string;
  count: (versions: number) => string;
  checkPrice: string;
  newDraft: (name: string) => string;
  version: (name: string, version: number) => string;
  noEnd: string;
  modes: Record<ChargeMode, string>;
  bases: Record<SurchargeBasis, string>;
  roundings: Record<RoundingMode, string>;
  sections: {
    when: string;
    prices: string;
    surcharges: string;
    storage: string;
    points: string;
    services: string;
    courier: string;
    measuring: string;
  };
  addRule: string;
  addSurcharge: string;
  addCity: string;
  remove: (what: string) => string;
  problem: (error: FieldError, params: { min?: string; max?: string; digits?: string }) => string;
  /** Of the first day: one before `first`, or too far ahead. */
  dayProblem: { tooSmall: (first: string) => string; tooLarge: string };
  rulesProblem: string;
  examples: {
    title: string;
    lead: string;
    load: string;
    before: string;
    after: string;
    size: (sides: string, kg: string) => string;
  };
  changes: {
    title: string;
    none: string;
    since: (version: number) => string;
    from: (quantity: string) => string;
  };
  compareWith: string;
  draft: {
    save: string;
    discard: string;
    publish: string;
    saved: string;
    discarded: string;
    discardAsk: { title: string; text: string; yes: string; no: string };
    unsaved: string;
    readOnly: string;
  };
  publish: {
    title: string;
    lead: (date: string) => string;
    /** A version that is announced already and follows this one. */
    next: (version: number, date: string) => string;
    confirm: string;
    reasons: Record<StrangeReason, string>;
    titles: string;
    summaries: string;
    bodies: string;
    button: string;
    done: string;
    back: string;
  };
  cancel: { button: string; title: string; text: string; confirm: string; back: string; done: string };
  draftFrom: string;
};
