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
  open: string;
  step: (step: number, of: number) => string;
  last: (moment: string) => string;
  links: { customer: string; order: string; trip: string; point: string };
  road: { title: string; empty: string };
  facts: string;
  notes: { title: string; inside: string; field: string; add: string; takeBack: string };
  acts: {
    label: string;
    /** How many of the ticked ones an act fits. */
    ofMany: (fits: number, all: number) => string;
    accept: Act;
    raise: Act & { flag: string; means: Record<OfficeFlag, string> };
    clear: Act & { flag: string };
    undo: Act & { takesBack: (event: string, moment: string, actor: string) => string };
    cancel: Act & { reason: string };
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
