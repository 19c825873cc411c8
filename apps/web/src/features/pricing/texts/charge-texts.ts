import type { StoragePauseCause } from '@rohi/contract/pricing/storage-charge';
import type { StoragePause } from '@rohi/contract/pricing/storage-charge';

/** Words of what a parcel costs: needed only where there is one. Days and amounts come ready to be read. */
export type ChargeTexts = {
  /** To the customer, and about the customer. */
  agreed: { own: string; staff: string };
  discount: (percent: string) => string;
  version: (version: number) => string;
  storage: {
    title: string;
    freeUntil: string;
    oneDay: string;
    leastDay: string;
    paused: Record<StoragePause, string>;
    notCharged: string;
    /** What is not settled, to be followed by its days. */
    because: Record<StoragePauseCause, string>;
    /** `to` is null while it lasts. */
    pausedFor: (because: string, from: string, to: string | null) => string;
    days: (days: number) => string;
    since: (day: string) => string;
    computed: (days: string, perDay: string) => string;
    mostReached: (most: string) => string;
    limit: (most: string) => string;
    all: string;
  };
  points: {
    title: string;
    willGet: (points: number, worth: string) => string;
    terms: (months: number, percent: number, most: string) => string;
  };
};
