import type { ParcelHeadline } from '@rohi/contract/tracking/parcel-headline';
import type { TrackingWords } from '@rohi/contract/tracking/words/tracking-words';
import { createTextContext } from '../../../shared/i18n/text-context.ts';

/** A state of the screen without a list: what is the matter, what can be done, and the word on the button for it. */
type EmptyTexts = { title: string; text: string; action: string };

export type TrackingTexts = {
  /** Names of statuses, steps and problems, as the contract has them. */
  words: TrackingWords;
  heading: string;
  search: {
    label: string;
    placeholder: string;
    /** Announced to assistive technology: going to the box opens a dialog. */
    opensDialog: string;
    submit: string;
    pasteAsList: string;
    /** Stands after "4 / 100". */
    counterNoun: string;
    wait: (seconds: number) => string;
    /** The same on a narrow button. */
    waitShort: (seconds: number) => string;
  };
  /** Why a list is not asked for (specification, section 5). */
  bulk: { noCodes: string; tooManyCodes: (max: number) => string };
  /** `whole` is read out behind the short word of a tab, before its count. */
  tabs: { label: string; all: string; whole: (status: string) => string };
  columns: {
    toggle: string;
    trackingCode: string;
    status: string;
    lastMile: string;
    orderCode: string;
    lastEvent: string;
  };
  details: (code: string) => string;
  progress: {
    label: string;
    done: string;
    stepOf: (step: number, total: number) => string;
    /** In the place of the step of a parcel that is on its way to its sender. */
    goesBack: string;
    /** "Cancelled 12.11.2026 16:10 at step 3 of 8"; without what is not known. */
    cancelled: (total: number, step?: number, when?: string) => string;
  };
  /** What follows, or what the customer can do. */
  nextSteps: Partial<Record<ParcelHeadline, string>>;
  /** `was` is said before days that hold no longer. */
  arrival: { expected: (days: string) => string; late: (days: string) => string; was: string };
  history: { title: string; none: string; showMore: (days: number) => string; showLess: string };
  facts: {
    label: string;
    country: string;
    carrier: string;
    openSite: string;
    newTab: string;
    notes: string;
  };
  notFound: {
    heading: (count: number) => string;
    unknown: (carriers: readonly string[]) => string;
    /** Numbers of ours that are no tracking codes. */
    customerCode: string;
    orderCode: string;
    badFormat: string;
    /** A code with white space inside: several codes without commas, most likely. */
    severalInOne: string;
  };
  loginHint: { before: string; link: string; after: string };
  empty: Record<'welcome' | 'noneFound' | 'noneInTab' | 'unreachable' | 'busy' | 'refused', EmptyTexts>;
  /** Over an answer of an earlier search while there is no network; `age` is "2 hours ago". */
  storedAnswer: (age: string) => string;
  spoken: { loading: string; found: (found: number, asked: number) => string };
};

export const { Provider: TrackingTextsProvider, useTexts: useTrackingTexts } =
  createTextContext<TrackingTexts>('tracking');
