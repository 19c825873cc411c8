import type { VerdictWords } from '../../texts/stations-texts.ts';
import type { ReceiptMark } from '@rohi/contract/tracking/receipt-problems';
import type { Question } from '../receiving-work.ts';

/** Words of the receiving station. */
export type ReceivingTexts = {
  title: string;
  looks: Record<'READY' | 'CHECKING', VerdictWords>;
  /** Of a box that this device has received, at a time of the day. */
  receivedHere: (time: string) => string;
  /** What the station asks in its own words, over those of the verdict. */
  questions: Record<
    Extract<
      Question,
      'NO_WEIGHT' | 'BAD_WEIGHT' | 'BAD_SIDES' | 'SCALE_MOVES' | 'NOT_DECLARED' | 'SEVERAL_WAIT'
    >,
    VerdictWords
  >;
  /** A customer code was read, and no parcel that it could be of. */
  customerFirst: VerdictWords;
  card: {
    empty: { title: string; text: string };
    noCustomer: string;
    goods: string;
    declared: string;
    order: string;
    weight: string;
    sides: string;
    cell: string;
    /** Where parcels of this customer lie. */
    sameCustomer: (cell: string) => string;
    customerCode: string;
    /** A sticker of ours on a box whose label is torn. */
    sticker: string;
    kg: string;
    cm: string;
    receive: string;
    /** What the weight and the sides come to by the tariff of today, without what was agreed with the customer. */
    estimate: {
      title: string;
      volumetric: string;
      chargeable: string;
      charge: string;
      /** Shown while weight and sides are not both typed. */
      wanting: string;
      noLine: string;
    };
    /** What the warehouse still expects for the same customer. */
    coming: (count: number) => string;
    /** What is missing before it can be received. */
    closed: string;
    sent: string;
    putAside: string;
    /** What is wrong with it is asked. */
    problem: string;
  };
  problem: {
    /** In the banner, while one is chosen. */
    ask: VerdictWords;
    title: string;
    note: string;
    /** How one is chosen by keys. */
    how: string;
    back: string;
    /** The report that waits is taken away. */
    drop: string;
    waits: string;
    answered: (answer: string) => string;
  };
  marks: {
    title: string;
    names: Record<ReceiptMark, string>;
    /** The declaration speaks of them, and they are not set; they are set, and it does not. */
    missing: (marks: string) => string;
    surplus: (marks: string) => string;
    /** Stands between two of them. */
    comma: string;
  };
  /** The list of scans that did not do their work. */
  person: {
    title: string;
    empty: string;
    /** Scans of this device that were refused before the clerk's eyes. */
    refused: { title: string; lead: string };
    /** Scans of the whole warehouse that came late and were not taken. */
    late: { title: string; lead: string };
    /** Parcels of it that were reported to lie here. */
    reported: { title: string; lead: string };
    /** Headings of the two stories: of the device that scanned, of the service. */
    device: string;
    service: string;
    noParcel: string;
    take: string;
    layAside: string;
    /** Puts a refused scan of this device on the list of the unit; `remark`: what may be said with it. */
    passOn: string;
    remark: string;
    /** Makes the same scan once more, now or although the service has asked. */
    redo: string;
    redoAll: string;
    /** Stands for the two acts where the reader did it at a counter or a door. */
    ownAct: string;
    /** Why a scan is laid aside. */
    note: string;
    taken: string;
    laidAside: string;
  };
  device: {
    title: string;
    lead: string;
    name: string;
    nameHint: string;
    unit: string;
    choose: string;
    register: string;
    failed: string;
    notAllowed: { title: string; text: string; next: string };
    noStorage: { title: string; text: string };
    ended: string;
    needsLine: string;
  };
};
