import type { LoadObstacle } from '@rohi/contract/linehaul/trip-plan.contract';
import type { BagKind } from '@rohi/contract/containers/bag-kinds';

/** What hinders a departure, what is aboard, and the departure itself. */
export type LoadTexts = {
  hinders: string;
  nothingHinders: string;
  /** Over what waits and may not leave. */
  stays: string;
  obstacles: Record<LoadObstacle, (count: number) => string>;
  /** What settles it. */
  settle: Record<LoadObstacle, string>;
  customers: (count: number) => string;
  stops: string;
  warns: string;
  show: string;
  hide: string;
  more: (count: number) => string;
  drop: string;
  check: {
    title: string;
    hint: string;
    aboard: (parcels: number, kg: string, m3: string) => string;
    nothing: string;
    missing: string;
    extra: string;
    agrees: string;
    parcels: (count: number) => string;
    kinds: Record<BagKind, string>;
    loose: string;
    kg: string;
    inCell: (cell: string) => string;
    loadedBy: (moment: string, who: string) => string;
    notAll: (count: number) => string;
    over: string;
  };
  depart: {
    title: (code: string) => string;
    reason: string;
    choose: string;
    note: string;
    noteHint: string;
    at: string;
    atHint: string;
    isSure: string;
    yes: (count: number) => string;
    chooseFirst: string;
    settleFirst: string;
    sureFirst: string;
    emptyFirst: string;
    cancel: string;
    done: (parcels: number, customers: number, left: number) => string;
  };
  seals: {
    title: string;
    /** Of the lorry or of a wagon, as they stand on record. */
    numbers: (numbers: string) => string;
    noNumbers: string;
    take: string;
    sending: string;
    remove: string;
    open: string;
    photo: (moment: string, who: string) => string;
    gone: string;
    noPicture: string;
    failed: string;
    again: string;
  };
};
