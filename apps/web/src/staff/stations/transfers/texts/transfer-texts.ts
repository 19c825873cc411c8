import type { Settlement } from '@rohi/contract/containers/settlements';
import type { VerdictWords } from '../../texts/stations-texts.ts';
import type { KnownAs } from '../known-at-hub.ts';

type OwnWord = 'CHOOSE_TRANSFER' | 'CHOSEN' | 'ASIDE' | 'DONE' | 'TAKE_OUT' | 'GO_ON';

export type TransferTexts = {
  title: string;
  placeholder: string;
  /** In the field while something is taken out. */
  outPlaceholder: string;
  ready: VerdictWords;
  help: VerdictWords;
  own: Record<OwnWord, VerdictWords>;
  /** What the station knows by itself while the line is down. */
  known: Record<KnownAs, VerdictWords>;
  /** Of something that goes to another pickup point. */
  goesTo: (point: string, own: string) => string;
  /** A point whose name is not known here. */
  otherPoint: string;
  isIn: (transfer: string) => string;
  list: {
    title: string;
    lead: string;
    none: string;
    needsLine: string;
    /** A pickup point with its city. */
    place: (point: string, city: string) => string;
    waiting: (parcels: number) => string;
    nothingWaits: string;
    since: (moment: string) => string;
    open: string;
    goOn: string;
    sent: string;
    show: string;
    /** Of the buttons of a row. */
    about: (act: string, what: string) => string;
  };
  card: {
    number: (no: number, day: string) => string;
    driver: (name: string) => string;
    scanned: string;
    implied: string;
    left: string;
    meant: string;
    sum: (parcels: string, kg: string) => string;
    waits: (count: number) => string;
    listsNeedLine: string;
    needsLine: string;
    unsettled: (count: number) => string;
    send: string;
    takeBack: string;
    reopen: string;
    takeOut: string;
    other: string;
    sheet: string;
    sheetSaved: string;
    refusalWritesNothing: string;
  };
  left: {
    title: string;
    inOrder: (parcels: number) => string;
    none: string;
    noCell: string;
    kg: (kg: string) => string;
    bag: (parcels: number) => string;
    lookAgain: string;
    notFound: string;
    nextTransfer: string;
    settled: Record<Settlement, string>;
    settledBy: (what: string, who: string) => string;
    notAll: (parcels: number) => string;
    about: (act: string, code: string) => string;
  };
  elsewhere: { title: string; parcels: string };
  depart: {
    title: string;
    will: string;
    vehicle: string;
    driver: string;
    needed: string;
    cancel: string;
    yes: string;
    done: (parcels: number) => string;
  };
  reopen: { title: string; will: string; reason: string; needed: string; yes: string; done: string };
};
