import type { ParcelHandOver, PromiseState } from '@rohi/contract/hand-over/evidence.contract';
import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import type { PaymentTerms } from '@rohi/contract/billing/customer-terms.contract';
import type { PhotoKind } from '@rohi/contract/tracking/photo-rules';
import type { OfficeFlag } from '@rohi/contract/tracking/parcel-status';

type Act = {
  button: string;
  /** Over the question, for so many parcels. */
  title: (count: number) => string;
  /** What will happen, before it is pressed. */
  will: string;
  yes: string;
  done: (count: number) => string;
};

type Talk = {
  title: (count: number) => string;
  will: string;
  /** Where it will stand. */
  at: (count: number) => string;
  field: string;
  yes: string;
  done: (count: number) => string;
};

export type RecordTexts = {
  lists: { parcels: string; orders: string; customers: string; claims: string; trips: string };
  /** Leads to a list by its name. */
  toList: (list: string) => string;
  /** There is no such customer. */
  missing: (code: string) => string;
  none: string;
  /** Parcels that are neither collected nor cancelled. */
  openParcels: string;
  noneOpen: string;
  /** Leads to all of them. */
  all: (count: number) => string;
  edit: string;
  kg: string;
  open: string;
  step: (step: number, of: number) => string;
  last: (moment: string) => string;
  links: { customer: string; order: string; trip: string; point: string };
  road: { title: string; empty: string };
  facts: string;
  handOver: {
    title: string;
    proofs: Record<ParcelHandOver['proof'], string>;
    kinds: Record<EvidenceKind, string>;
    delegate: (name: string) => string;
    /** What became of a picture that was made without the line. */
    promised: Record<PromiseState, (kind: string) => string>;
    dropped: (kind: string, reason: string, by: string) => string;
    takenBack: (moment: string) => string;
    returned: (to: string) => string;
  };
  photos: { title: string; kinds: Record<PhotoKind, string>; open: (kind: string) => string; gone: string };
  messages: {
    title: string;
    /** By which ways it goes. */
    ways: string;
    field: string;
    hint: string;
    send: string;
    read: (moment: string) => string;
    unread: string;
    /** Leads to the field. */
    write: string;
    nobody: string;
  };
  notes: {
    title: string;
    inside: string;
    field: string;
    add: string;
    takeBack: string;
    /** Before one is taken back. */
    ask: string;
    will: string;
    /** How a colleague is called. */
    mention: string;
    colleagues: string;
  };
  /** What is written at several ticked records. */
  talk: {
    note: Talk & { button: string };
    write: Talk & {
      button: (customers: number) => string;
      nobody: string;
      without: (count: number) => string;
    };
    failed: (count: number) => string;
    orders: (count: number) => string;
    customers: (count: number) => string;
    clear: string;
  };
  /** What a customer has to pay, and where their parcels are. */
  account: {
    counts: string;
    problems: (count: number) => string;
    title: string;
    nothing: string;
    ready: (count: number) => string;
    delivery: string;
    storage: string;
    total: string;
    tomorrow: string;
    unpriced: (count: number) => string;
  };
  /** When a customer pays. */
  terms: {
    title: string;
    names: Record<PaymentTerms, string>;
    set: (moment: string, by: string, reason: string) => string;
    change: string;
    /** What changes with them. */
    will: Record<PaymentTerms, string>;
    reasonHint: string;
    yes: string;
    done: string;
  };
  /** At home: notes that call this user. */
  calls: { mentions: string; read: string };
  /** An order that staff enter for a customer on the phone. */
  retail: {
    button: string;
    title: string;
    will: string;
    codes: string;
    codesHint: string;
    /** Where the order goes unless a point is chosen. */
    ownPoint: string;
    needed: string;
    yes: string;
    done: (code: string) => string;
  };
  acts: {
    label: string;
    /** How many of the ticked ones an act fits. */
    ofMany: (fits: number, all: number) => string;
    accept: Act;
    raise: Act & { flag: string; means: Record<OfficeFlag, string> };
    clear: Act & { flag: string };
    undo: Act & { takesBack: (event: string, moment: string, actor: string) => string };
    cancel: Act & {
      reason: string;
      choose: string;
      reasonNeeded: string;
      /** What the customer will read of it. */
      shown: (reason: string) => string;
    };
    assign: Act & { customer: string; customerHint: string; customerNeeded: string };
    /** Why it is done, for colleagues. */
    reason: string;
    reasonHint: string;
    reasonNeeded: string;
    fits: (count: number) => string;
    fitsNot: (count: number) => string;
    already: string;
    no: string;
    close: string;
    failed: (count: number) => string;
    /** No answer came. */
    noAnswer: string;
    /** The acts that fit nothing of what was chosen, with why not. */
    refused: { button: (count: number) => string; title: string };
  };
};
