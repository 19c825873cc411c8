import type { StandstillAct, StandstillKind } from '@rohi/contract/reports/standstill.contract';
import type { Workplace } from '@rohi/contract/accounts/workplaces';

export type StandstillTexts = {
  title: string;
  /** How many rows there are, under the title. */
  lead: (rows: number) => string;
  updated: (time: string) => string;
  all: string;
  whole: string;
  /** By stage: its name, and what is late at it. */
  stages: Record<StandstillKind, { name: string; late: string }>;
  of: (count: string) => string;
  oldest: (days: string) => string;
  none: string;
  /** Whole days; less than one is said so. */
  days: (count: number) => string;
  list: {
    title: string;
    what: string;
    parcels: string;
    stands: string;
    holder: string;
    act: string;
    empty: { title: string; text: string };
    kinds: Record<StandstillKind, string>;
    oldestCode: (code: string) => string;
  };
  holders: Record<Workplace, string>;
  filter: string;
  acts: Record<StandstillAct, (trip: string) => string>;
  person: { title: string; none: string; all: string };
  devices: {
    title: string;
    here: (count: number, all: number) => string;
    none: string;
    waiting: (count: number) => string;
    silentSince: (at: string) => string;
    sending: string;
    never: string;
    others: (count: number) => string;
    connected: string;
  };
  /** What customers have said of hand-overs. */
  opinions: { title: string; none: string; counts: (good: string, bad: string) => string; notGood: string };
  drawers: {
    title: string;
    open: (count: number) => string;
    none: string;
    purse: string;
    since: (time: string) => string;
    all: string;
    counted: string;
  };
};
