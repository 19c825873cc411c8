import type { Settlement } from '@rohi/contract/containers/settlements';
import type { VerdictWords } from '../../texts/stations-texts.ts';
import type { KnownAs } from '../unloading-work.ts';

type OwnWord =
  | 'CHOOSE_TRIP'
  | 'CHOSEN'
  | 'ASIDE'
  | 'READ_SEALS'
  | 'GO_ON'
  | 'READ_BAG_SEAL'
  | 'SCAN_DAMAGED'
  | 'SCAN_FOUND'
  | 'SCAN_WEIGHED'
  | 'BAD_WEIGHT'
  | 'SCAN_SHELVED'
  | 'READ_CELL';

export type UnloadingTexts = {
  title: string;
  placeholder: string;
  /** In the field while a seal is asked for. */
  sealPlaceholder: string;
  cellPlaceholder: string;
  ready: VerdictWords;
  help: VerdictWords;
  own: Record<OwnWord, VerdictWords>;
  /** What the station knows by itself while the line is down. */
  known: Record<KnownAs, VerdictWords>;
  /** Of something that another trip should bring. */
  ofTrip: (trip: string) => string;
  list: {
    title: string;
    lead: string;
    none: string;
    needsLine: string;
    begin: string;
    beginTrip: (code: string) => string;
    goOn: string;
    goOnWith: (code: string) => string;
    onTheRoad: (parcels: number) => string;
    arrived: (moment: string) => string;
    expectedOn: (day: string) => string;
    done: (scanned: string, expected: string) => string;
    over: string;
  };
  card: {
    from: (place: string) => string;
    arrived: (moment: string) => string;
    notBegun: string;
    sealsMatch: (read: number, all: number) => string;
    sealsLeft: (read: number, all: number) => string;
    sealsDiffer: (numbers: string) => string;
    /** Numbers that were read before the right ones. */
    readBefore: (numbers: string) => string;
    /** Asked before a trip is finished whose seals, by these numbers, were not found. */
    finishAnyway: (numbers: string) => string;
    readAgain: string;
    noSeals: string;
    scanned: string;
    implied: string;
    missing: string;
    expected: string;
    waits: (count: number) => string;
    listsNeedLine: string;
    readSeals: string;
    cell: string;
    damaged: string;
    brokenSeal: string;
    other: string;
    weigh: string;
    finish: string;
    finished: string;
    unsettled: (count: number) => string;
    finishNeedsLine: string;
    done: (scanned: string, missing: string) => string;
  };
  weigh: { title: string; weight: string; store: string; sure: string; skip: string };
  missing: {
    title: string;
    none: string;
    bag: (parcels: number) => string;
    loaded: (moment: string) => string;
    loose: string;
    inBag: (bag: string) => string;
    bagHere: (bag: string) => string;
    lookAgain: string;
    shortLanded: string;
    found: string;
    /** Of the buttons of a row. */
    about: (act: string, code: string) => string;
  };
  surplus: {
    title: string;
    none: string;
    fromTrip: (trip: string) => string;
    ofNobody: string;
    ofNoTrip: string;
    takenIn: string;
    takeIn: string;
    setAside: string;
  };
  damage: { title: string; none: string; open: string };
  settled: Record<Settlement, string>;
  settledBy: (what: string, who: string, moment: string) => string;
  notAll: (parcels: number) => string;
};
