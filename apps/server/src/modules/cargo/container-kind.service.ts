/**
 * What a kind of container says of itself: a trip, a transfer, or one that says what all say (`plain-kind.service.ts`).
 * The engines beside this file (`take-in`, `fill`, `list-acts`, `take-in-back`) hold whatever is the same for all
 * kinds: the list is the lock, a scan writes its place on it, and nothing ends while something is unsettled.
 * `docs/how-to-add-a-kind-of-container.md` leads through a new kind.
 */
import type { Locale } from '@rohi/contract/locales';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../context.ts';
import type { AppError } from '../../errors.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { UserPrincipal } from '../../principal.ts';
import type { ActionCarrying } from '../audit/audit.service.ts';
import type {
  ChecklistOwner,
  ChecklistRow,
  ExpectedItem,
  ListedItem,
} from '../containers/checklists.service.ts';
import type { ScannableParcel } from '../tracking/tracking.service.ts';
import type { BeforeScan, ScanOutcome } from '../warehouse/scan-outcome.service.ts';

/** Who works at a station, in which unit. */
export type Worker = { principal: UserPrincipal; unitId: number };
export type CarryAct = Worker & { device: string };

export type ContainerRow = { code: string };

/** A list that has begun, and its container. */
export type OpenList<Row> = { row: Row; list: ChecklistRow };

/** Where something belongs that is not of this container. */
export type Elsewhere = { trip?: string | null; transfer?: string | null; pointId?: number | null };

/** What a scan at a hub has found out of a parcel: its facts as they were before. Grams and millimetres. */
export type FoundAtHub = {
  owner?: { customerCode: string | null; pickupPointId: number | null };
  /** The customer code that was written. */
  gave?: string;
  /** Its order, which the customer has with it: as it was given, with its point as that was. */
  order?: { code: string; version: number; pickupPointId: number | null };
  weightG?: number | null;
  sides?: { lengthMm: number | null; widthMm: number | null; heightMm: number | null };
  /** Its weight was a second one. */
  isWeighing?: true;
};

/** What a scan has changed, as it was before. */
export type Changed = {
  found?: FoundAtHub;
  /** Of a parcel: how its item was; null where the scan has put it on the list. */
  item?: { state: 'EXPECTED' | 'IMPLIED' | 'SCANNED' | 'SURPLUS'; isDamaged: boolean } | null;
  /** The damage was flagged by this scan. */
  isFlagged?: boolean;
  /** Of a bag: the unit where it was. */
  bagUnitId?: number;
};

/** What a scan comes to. */
export type Carried = {
  say: ScanSay;
  elsewhere?: Elsewhere;
  changed?: Changed;
  /** Where something was that is put into another container or taken out, for its undo. */
  before?: BeforeScan;
  /** The container that it was found in, where a scan names none. */
  foundIn?: string;
};

export type Numbers = { scanned: number; implied: number; unsettled: number };
type Done = { unitId: number; at: Date; by: string };

/**
 * How the answer to a scan shows a container. Methods where engines hand a kind its own numbers, which they do not
 * know.
 */
export type ShownKind<Row extends ContainerRow, Its = unknown> = {
  /** As scans name it, and what a scan has changed is stored. */
  name: string;
  find: (db: Db | Tx, code: string) => Promise<Row | undefined>;
  /** How far it is; null where nothing of it is shown. */
  numbersOf: (tx: Tx, row: Row, worker: Worker) => Promise<Its | null>;
  /** The part of the answer that shows it. */
  answer(numbers: Its | null, beside: object): Partial<ScanOutcome>;
  /** What is said beside the numbers: where something belongs. */
  beside: (context: Context, tx: Tx, code: string, carried: Carried) => Promise<object> | object;
  /** The answer where it is of another unit; undefined: what was scanned is shown all the same. */
  unseen?: Partial<ScanOutcome> | undefined;
};

/** A container with a list of what is meant for it, or should come in it. */
export type ListKind<
  Row extends ContainerRow,
  Its extends Numbers = Numbers,
  Settled extends object = object,
> = ShownKind<Row, Its> & {
  /** Locks it; its state does not change meanwhile. */
  lock: (tx: Tx, code: string) => Promise<Row | undefined>;
  ownerOf: (row: Row) => ChecklistOwner;
  /** The unit that works at it; null: whichever begins. */
  unitOf: (row: Row) => number | null;
  /** Whether this unit may know of it yet. */
  isSeen: (row: Row) => boolean;
  /** What is recorded as the list begins, is settled and ends; and of what. */
  audit: {
    begin: ActionCarrying<'parcels'>;
    settle: ActionCarrying<'parcels' | 'how'>;
    finish: ActionCarrying<'parcels'>;
  };
  subject: 'trip' | 'transfer' | 'container';
  /** Under which names its acts are remembered, so that each is done once. */
  once: { settle: string; finish: string };
  errors: {
    notBegun: (code: string) => AppError;
    otherState: (code: string) => AppError;
    unsettled: (code: string, things: number) => AppError;
    /** Where a list does not end with nothing on it. */
    empty?: (code: string) => AppError;
  };
  settled(settled: number, numbers: Its): Settled;
  /** What else follows as the list ends. */
  finished: (context: Context, tx: Tx, row: Row, done: Done & { requestId: string }) => Promise<void>;
};

/** What a station reads as something has come. */
export type TakeInScan = {
  scanId: string;
  code: string;
  claimedAt: Date;
  /** As it was read on the seal of a bag. */
  seal?: string | undefined;
  isDamaged?: boolean | undefined;
  note?: string | undefined;
  /** The clerk takes in what was not expected. */
  isSure: boolean;
};

/** The items of a list, as its page shows them. */
export type ListedItems = Readonly<Record<'missing' | 'surplus' | 'damaged', ListedItem[]>>;

/** What the calls of a kind answer; `snapshot` is what it has beside parcels and bags. */
export type TakeInAnswers = {
  list: object;
  numbers: Numbers;
  page: object;
  snapshot: object;
  settled: object;
};

/** A container with a unit that takes in what it brings, held against what it should bring. */
export type TakeInKind<Row extends ContainerRow, Answers extends TakeInAnswers = TakeInAnswers> = ListKind<
  Row,
  Answers['numbers'],
  Answers['settled']
> & {
  /** Under which key it is stored with a scan what that has changed. */
  left: 'arrival' | 'acceptance' | 'carried';
  /** Which it is of the kinds that are scanned with `TAKE_IN`. */
  listName?: string;
  /** What is written to a parcel that has come, and its status then; nothing where it is only checked. */
  arrival?: { type: 'HUB_INBOUND' | 'PP_RECEIVED'; status: ParcelStatus };
  says: Readonly<Record<'noSuch' | 'notBegun' | 'over' | 'taken' | 'damaged' | 'surplus' | 'again', ScanSay>>;
  mayBegin: (row: Row) => boolean;
  /** Locks what it brings, and then the container. Throws `list.notFound`. */
  lockExpected: (tx: Tx, row: Row) => Promise<{ row: Row; expected: () => Promise<ExpectedItem[]> }>;
  /** What else follows as the list begins. */
  begun: (context: Context, tx: Tx, row: Row, done: Done) => Promise<void>;
  /** Whether a parcel may be taken in here at all, listed or not. */
  mayTake: (act: CarryAct, parcel: ScannableParcel) => boolean;
  /** Why a parcel is not expected. */
  whyNotExpected: (tx: Tx, act: CarryAct, parcel: ScannableParcel, row: Row) => Promise<Carried> | Carried;
  list: (context: Context, unitId: number, locale: Locale) => Promise<Answers['list']>;
  page: (
    context: Context,
    open: OpenList<Row>,
    items: ListedItems,
    locale: Locale,
  ) => Promise<Answers['page']>;
  snapshot: (row: Row) => Answers['snapshot'];
};

/** What a station reads as a container is filled. */
export type FillScan = { scanId: string; code: string; claimedAt: Date; unit?: number | undefined };

/** Puts something into a container, or takes it out again: what that comes to, or a finished answer. */
export type Filling = (
  context: Context,
  tx: Tx,
  act: CarryAct,
  container: string,
  scan: FillScan,
) => Promise<Carried | ScanOutcome>;

/** A container that a unit fills, by parcels and by bags with all that is in them. */
export type FillKind<Row extends ContainerRow, Its = unknown> = ShownKind<Row, Its> & {
  put: { parcel: Filling; bag: Filling };
  out: { parcel: Filling; bag: Filling };
};

/** A container that is filled against a list of what is meant for it. */
export type ListFilling<
  Row extends ContainerRow,
  Its extends Numbers = Numbers,
  Settled extends object = object,
> = ListKind<Row, Its, Settled> & {
  says: Readonly<Record<'noSuch' | 'closed' | 'taken' | 'bagTaken' | 'again' | 'out' | 'notIn', ScanSay>>;
  /** What is meant for it as things stand. */
  meantFor: (tx: Tx, row: Row) => Promise<ExpectedItem[]>;
  /** What stands against a parcel, in the order in which the clerk wants to know. */
  whyNot: (tx: Tx, act: CarryAct, parcel: ScannableParcel, row: Row) => Promise<Carried | undefined>;
  /**
   * What a parcel needs that comes alone and has no event of its own here; what stands against it, if anything does.
   */
  takeFromBag?: (
    context: Context,
    tx: Tx,
    act: CarryAct,
    parcel: ScannableParcel,
    scan: FillScan,
  ) => Promise<Carried | undefined>;
  /** What stands against a bag for what is in it. */
  whyNotWithin: (
    tx: Tx,
    act: CarryAct,
    parcelIds: readonly string[],
    row: Row,
  ) => Promise<Carried | undefined>;
};
