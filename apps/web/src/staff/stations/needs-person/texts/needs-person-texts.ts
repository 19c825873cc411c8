import type { GivenPassState } from '@rohi/contract/collection/passes/pass-rules';
import type { ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import type { TradeEvent } from '@rohi/contract/tracking/event-names';

export type NeedsPersonTexts = {
  title: string;
  lead: string;
  /** Name of the list, with how many there are in it. */
  list: { title: string; more: (shown: number, all: number) => string };
  empty: { title: string; text: string };
  /** Of a scan that somebody has settled meanwhile. */
  gone: { title: string; text: string };
  back: string;
  since: (age: string) => string;
  facts: { parcel: string; customer: string; goods: string; warehouse: string };
  server: {
    title: string;
    /** No parcel has the code. */
    noParcel: string;
    noEvents: string;
    now: (facts: string) => string;
    /** How the pass stands that was shown, and since when. */
    pass: (serial: string, state: string) => string;
    passStates: Record<GivenPassState, string>;
  };
  /** `keeps`: in the place of `why`, of a parcel that was reported to lie somewhere. */
  device: {
    title: string;
    came: (at: string) => string;
    why: (reason: string) => string;
    keeps: (reason: string) => string;
    /** What whoever passed it on says. */
    remark: (text: string) => string;
  };
  /** What happened to a parcel beside its way. */
  events: Record<Exclude<ParcelEventType, TradeEvent>, string>;
  /** `liesHere`: in the place of `take`, of a parcel that is brought on nowhere. */
  decision: { title: string; take: string; liesHere: string; aside: string; onRecord: string };
};
