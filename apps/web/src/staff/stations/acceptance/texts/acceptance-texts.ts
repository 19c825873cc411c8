import type { Settlement } from '@rohi/contract/containers/settlements';
import type { VerdictWords } from '../../texts/stations-texts.ts';

type OwnWord = 'CHOOSE_TRANSFER' | 'CHOSEN' | 'ASIDE' | 'READ_BAG_SEAL' | 'SCAN_DAMAGED' | 'GO_ON';

export type AcceptanceTexts = {
  title: string;
  placeholder: string;
  /** In the field while a seal is asked for. */
  sealPlaceholder: string;
  ready: VerdictWords;
  help: VerdictWords;
  own: Record<OwnWord, VerdictWords>;
  /** What the station knows by itself while the line is down. */
  known: Record<'EXPECTED' | 'SCANNED' | 'SURPLUS', VerdictWords>;
  ofTransfer: (transfer: string) => string;
  goesTo: (point: string) => string;
  list: {
    title: string;
    lead: string;
    none: string;
    needsLine: string;
    number: (no: number, day: string) => string;
    from: (hub: string) => string;
    left: (moment: string) => string;
    parcels: (count: number) => string;
    begin: string;
    goOn: string;
    over: string;
    /** Of the buttons of a row. */
    about: (act: string, code: string) => string;
  };
  card: {
    notBegun: string;
    scanned: string;
    implied: string;
    missing: string;
    expected: string;
    waits: (count: number) => string;
    listsNeedLine: string;
    damaged: string;
    brokenSeal: string;
    other: string;
    finish: string;
    finished: string;
    unsettled: (count: number) => string;
    finishNeedsLine: string;
    done: (scanned: string, missing: string) => string;
  };
  missing: {
    title: string;
    none: string;
    bag: (parcels: number) => string;
    lookAgain: string;
    shortLanded: string;
    /** Of the buttons of a row. */
    about: (act: string, code: string) => string;
  };
  surplus: {
    title: string;
    none: string;
    ofTransfer: (transfer: string) => string;
    ofNoTransfer: string;
    goesTo: (point: string) => string;
    noPoint: string;
    ofNobody: string;
    takenIn: string;
    takeIn: string;
    setAside: string;
  };
  damage: { title: string; none: string; open: string };
  settled: Record<Settlement, string>;
  settledBy: (what: string, who: string) => string;
  notAll: (parcels: number) => string;
};
