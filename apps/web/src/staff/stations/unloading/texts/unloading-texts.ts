import type { ChecklistTexts } from '../../checklist/checklist-kind.ts';
import type { VerdictWords } from '../../texts/stations-texts.ts';

type OwnWord =
  | 'CHOOSE_TRIP'
  | 'READ_SEALS'
  | 'SCAN_FOUND'
  | 'SCAN_WEIGHED'
  | 'BAD_WEIGHT'
  | 'SCALE_MOVES'
  | 'SCAN_SHELVED'
  | 'READ_CELL';

export type UnloadingTexts = ChecklistTexts & {
  cellPlaceholder: string;
  own: Record<OwnWord, VerdictWords>;
  /** Of something that another trip should bring. */
  ofTrip: (trip: string) => string;
  list: {
    onTheRoad: (parcels: number) => string;
    arrived: (moment: string) => string;
    expectedOn: (day: string) => string;
    done: (scanned: string, expected: string) => string;
    over: string;
  };
  card: {
    from: (place: string) => string;
    arrived: (moment: string) => string;
    sealsMatch: (read: number, all: number) => string;
    sealsLeft: (read: number, all: number) => string;
    sealsDiffer: (numbers: string) => string;
    /** Numbers that were read before the right ones. */
    readBefore: (numbers: string) => string;
    /** Asked before a trip is finished whose seals, by these numbers, were not found. */
    finishAnyway: (numbers: string) => string;
    /** Asked where all of them were found, and these numbers were read before. */
    finishRight: (numbers: string) => string;
    readAgain: string;
    noSeals: string;
    readSeals: string;
    cell: string;
    weigh: string;
  };
  weigh: { title: string; weight: string; store: string; sure: string; skip: string };
  missing: {
    loaded: (moment: string) => string;
    loose: string;
    inBag: (bag: string) => string;
    bagHere: (bag: string) => string;
    found: string;
  };
  surplus: { fromTrip: (trip: string) => string; ofNoTrip: string };
  settledBy: (what: string, who: string, moment: string) => string;
};
