import type { GivenPass } from '@rohi/contract/collection/passes/passes.contract';
import type { PassTerm } from '@rohi/contract/collection/passes/pass-rules';

/** The words of the pass; `until` is a moment as its reader reads it. */
export type PassTexts = {
  back: string;
  title: string;
  show: string;
  qr: string;
  bars: string;
  offline: string;
  works: (until: string) => string;
  over: string;
  ready: string;
  due: string;
  /** An amount of somoni. */
  somoni: (amount: string) => string;
  /** What is to be paid, as it stands on a day. */
  dueOn: (day: string, sum: string) => string;
  week: { everyDay: string; days: readonly [string, string, string, string, string, string, string] };
  asPicture: string;
  entrust: string;
  cannotScan: string;
  showCode: string;
  codeOf: (point: string) => string;
  replace: string;
  replaceNote: string;
  replaced: string;
  failed: string;
  form: {
    title: string;
    lead: string;
    name: string;
    where: string;
    which: string;
    all: (n: number) => string;
    choose: string;
    until: string;
    terms: Record<PassTerm, (time: string) => string>;
    pays: (sum: string) => string;
    /** Nothing is left to pay. */
    paid: string;
    /** So many have no price yet. */
    unpriced: (n: number) => string;
    submit: string;
    note: string;
    replaces: (name: string) => string;
    nothing: string;
    noName: string;
    noParcel: string;
  };
  given: {
    title: string;
    line: (n: number, until: string) => string;
    until: (until: string) => string;
    states: Record<GivenPass['state'], string>;
    send: string;
    cancel: string;
    cancelled: string;
    forWhom: (name: string, n: number) => string;
    message: (name: string, point: string) => string;
    sent: string;
  };
};
