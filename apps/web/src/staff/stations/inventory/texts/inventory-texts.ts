import type { InventorySettlement } from '@rohi/contract/stations/inventory-words';
import type { VerdictWords } from '../../texts/stations-texts.ts';

type OwnWord = 'BEGIN' | 'SCAN_CELL' | 'CELL' | 'NO_CELL';
/** Why something should not lie there. */
export type SurplusSay =
  | 'FOUND_COLLECTED'
  | 'FOUND_CANCELLED'
  | 'FOUND_WITH_COURIER'
  | 'FOUND_IN_TRANSFER'
  | 'FOUND_OF_OTHER_UNIT'
  | 'FOUND_NOT_TAKEN_IN'
  | 'FOUND_UNKNOWN';

export type InventoryTexts = {
  title: string;
  placeholder: string;
  ready: VerdictWords;
  help: VerdictWords;
  own: Record<OwnWord, VerdictWords>;
  /** Of what lies in another cell than the records had. */
  movedFrom: (listed: string, cell: string) => string;
  /** It lay in no cell by the records. */
  placedIn: (cell: string) => string;
  noCell: string;
  goesTo: (point: string) => string;
  begin: {
    title: string;
    lead: string;
    all: string;
    rack: string;
    cell: string;
    what: string;
    whichRack: string;
    whichCell: string;
    rackOf: (rack: string, cells: number, parcels: number) => string;
    begin: string;
    needsLine: string;
  };
  reported: {
    title: string;
    none: string;
    cell: (cell: string) => string;
    reported: (moment: string, who: string) => string;
    found: string;
  };
  past: {
    title: string;
    /** Leads the office to the station. */
    countHere: string;
    none: string;
    all: string;
    part: (part: string) => string;
    who: (opened: string, closed: string) => string;
    goesOn: string;
    sums: (found: string, expected: string) => string;
    differences: (missing: number, surplus: number, elsewhere: number) => string;
    agreed: string;
    open: string;
    close: string;
  };
  card: {
    counting: string;
    scanCell: string;
    next: (cell: string) => string;
    found: (found: string, listed: string) => string;
    strangers: (count: number) => string;
    done: string;
    racks: string;
    parts: Record<'agreed' | 'differing' | 'moved' | 'ahead', string>;
    /** Read aloud in the place of a cell's numbers. */
    cellState: (cell: string, found: string, listed: string, state: string) => string;
    without: string;
    expected: string;
    foundAll: string;
    differences: string;
    listsNeedLine: string;
    waits: (count: number) => string;
    finish: string;
    finishNeedsLine: string;
    cellsLeft: (count: number) => string;
    unsettled: (count: number) => string;
    finished: (found: string, differences: string) => string;
  };
  list: {
    title: string;
    none: string;
    missingIn: (cell: string) => string;
    missingNowhere: string;
    surplus: string;
    placed: (moment: string, who: string) => string;
    happened: (moment: string, who: string) => string;
    putRight: string;
    foundBy: (who: string) => string;
    inTransfer: (transfer: string) => string;
    why: Record<SurplusSay, string>;
    acts: Record<InventorySettlement, string>;
    settled: Record<InventorySettlement, string>;
    settledBy: (what: string, who: string) => string;
    reportAll: (count: number) => string;
    moved: string;
    notDifference: (count: number) => string;
    came: string;
    gone: string;
    about: (act: string, code: string) => string;
    more: (count: number) => string;
  };
};
