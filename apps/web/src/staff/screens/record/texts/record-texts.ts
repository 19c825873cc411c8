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

export type RecordTexts = {
  lists: { parcels: string; orders: string; customers: string; claims: string };
  /** There is no such customer. */
  missing: (code: string) => string;
  none: string;
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
  messages: {
    title: string;
    /** By which ways it goes. */
    ways: string;
    field: string;
    hint: string;
    send: string;
    read: (moment: string) => string;
    unread: string;
  };
  notes: { title: string; inside: string; field: string; add: string; takeBack: string };
  /** An order that staff enter for a customer on the phone. */
  retail: {
    button: string;
    title: string;
    will: string;
    codes: string;
    codesHint: string;
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
    cancel: Act & { reason: string };
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
  };
};
