import type { Settlement } from '@rohi/contract/containers/settlements';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import type { LucideIcon } from 'lucide-react';
import type { BenchAtWork } from '../bench/use-bench.ts';
import type { OwnDevice } from '../device/device-store.ts';
import type { Photos } from '../photos/browser-photos.ts';
import type { VerdictWords } from '../verdict/tones.ts';
import type { Undoing } from '../undo/use-undo.ts';
import type {
  ChecklistState,
  KnownAs,
  KnownContainer,
  ChecklistScans,
  ChecklistTable,
} from './checklist-table.ts';

/** A container as its station lists it. */
export type ListedContainer = {
  code: string;
  /** What stands out in the list, and at the head of its card. */
  name: string;
  about: string;
  /** The same in the lines of the card. */
  headLines: readonly string[];
  /** Somebody has begun to take it in here. */
  hasBegun: boolean;
  /** Owners and weights of what it brings are found here. */
  findsOwners?: boolean;
};

export type ChecklistNumbers = {
  expected: number;
  scanned: number;
  implied: number;
  missing: number;
  unsettled: number;
};

type Settled = { settled: Settlement | null; settledText: string };

export type MissingRow = Settled & {
  code: string;
  isBag: boolean;
  parcels: number;
  customerCode: string | null;
  /** Where it was seen last; undefined where that is not known of any. */
  where?: string;
};

export type SurplusRow = Settled & {
  code: string;
  customerCode: string | null;
  where: string;
  isTakenIn: boolean;
  /** It may be taken in here, as far as its own record does not stand against that. */
  mayTakeIn: boolean;
};

type Rows<Row> = { parcels: number; rows: readonly Row[] };

/** A container against what was expected. */
export type ChecklistView = {
  numbers: ChecklistNumbers | undefined;
  isOver: boolean;
  missing: Rows<MissingRow>;
  surplus: Rows<SurplusRow>;
  damaged: Rows<{ code: string; customerCode: string | null }>;
};

type AtDevice = { deviceId: string; signal: AbortSignal };
export type OfContainer = { deviceId: string; code: string };
export type SettleAct = 'LOOK_AGAIN' | 'SHORT_LANDED' | 'SET_ASIDE';

/** What a station does with a kind of container, whatever the service answers of it. */
export type ChecklistActs = {
  scans: ChecklistScans;
  icon: LucideIcon;
  texts: () => ChecklistTexts;
  begin: (at: OfContainer) => Promise<unknown>;
  settle: (at: OfContainer & { requestId: string; act: SettleAct; thing: string }) => Promise<unknown>;
  finish: (
    at: OfContainer & { requestId: string },
  ) => Promise<Pick<ChecklistNumbers, 'scanned' | 'implied' | 'missing'>>;
};

/**
 * A kind of container that is taken in against what was expected. `List`, `Page`, `Snapshot`: what the service answers,
 * as it is stored in the browser.
 */
export type ChecklistKind<List, Page, Snapshot> = ChecklistActs & {
  /** Of the answers that are stored in the browser. */
  path: `GET /stations/${string}`;
  /** Of the queries, below `stations`. */
  key: string;
  /** The lists, which may be long, are read once in so long while answers come. */
  listsAgainMs: number;
  list: (at: AtDevice) => Promise<List>;
  page: (at: AtDevice & OfContainer) => Promise<Page>;
  snapshot: (at: AtDevice & OfContainer) => Promise<Snapshot>;
  containersOf: (list: List) => readonly ListedContainer[];
  viewOf: (page: Page, list: List | undefined) => ChecklistView;
  knownOf: (snapshot: Snapshot) => KnownContainer;
  /** What the answer to a scan says of a container's numbers, which the page has from then on. */
  numbersIn?: (answer: ScanAnswer) => { code: string; into: (page: Page) => Page } | undefined;
  /** A closer line than the word of the answer has. */
  lineOf: (answer: ScanAnswer, list: List | undefined) => string | undefined;
};

/** What the screen of a station shows that takes in containers. */
export type ChecklistAtWork = BenchAtWork & {
  kind: ChecklistActs;
  device: OwnDevice;
  table: ChecklistTable;
  state: ChecklistState;
  hasLine: boolean;
  undo: Undoing;
  photos: Photos;
  /** Asks the service for the lists again. */
  refresh: () => void;
  onCode: (raw: string) => void;
  containers: readonly ListedContainer[] | undefined;
  /** The chosen one. */
  container: ListedContainer | undefined;
  /** Taking in of the chosen one has not begun here. */
  isNotBegun: boolean;
  view: ChecklistView | undefined;
  /** What the station knows by itself of the parcel that was scanned last; bags and seals say nothing. */
  knownAs: (scanned: string) => KnownAs | undefined;
  lineOf: (answer: ScanAnswer) => string | undefined;
};

/** What a kind of container says in its own words; the names are those of `sayOwn`. */
export type ChecklistTexts = {
  title: string;
  placeholder: string;
  /** In the field while a seal is asked for, and while a cell is, where one is. */
  sealPlaceholder: string;
  cellPlaceholder?: string;
  ready: VerdictWords;
  help: VerdictWords;
  own: Readonly<
    Record<'CHOSEN' | 'ASIDE' | 'DONE' | 'READ_BAG_SEAL' | 'SCAN_DAMAGED' | 'GO_ON', VerdictWords>
  >;
  /** What the station knows by itself while the line is down. */
  known: Record<KnownAs, VerdictWords>;
  list: {
    title: string;
    lead: string;
    none: string;
    needsLine: string;
    begin: string;
    goOn: string;
    /** Of the buttons of a row. */
    beginOf: (code: string) => string;
    goOnWith: (code: string) => string;
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
    /** Of the button that asks for a scan of what was found, where there is one. */
    found?: string;
  };
  surplus: {
    title: string;
    none: string;
    unowned: string;
    takenIn: string;
    takeIn: string;
    setAside: string;
  };
  damage: { title: string; none: string; open: string };
  settled: Record<Settlement, string>;
  notAll: (parcels: number) => string;
};

type PartsOf<Texts> = Texts extends (...args: never[]) => unknown
  ? Texts
  : { [Key in keyof Texts]?: PartsOf<Texts[Key]> };

/** What all kinds say alike. */
export type SharedTexts = PartsOf<ChecklistTexts>;
