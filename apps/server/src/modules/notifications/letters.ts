import type { LocaleTexts } from '@rohi/contract/locales';
import type { CompensationKind } from '@rohi/contract/billing/compensation-rules';
import type { NotMetReason } from '@rohi/contract/hand-over/courier-rules';
import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';

/** A customer, and the pickup point where something waits for them. */
export type Collector = { customerCode: string; pickupPointId: number };

/** The parcels of a customer that go with trips of which something is announced. Days are Dushanbe days. */
type ParcelsOnTrips = {
  count: number;
  /** Of the only one; null of several. */
  trackingCode: string | null;
  /** From the first to the last day on which they should reach the pickup point. */
  arrives: { from: string; to: string } | null;
  /** Where all of them go. */
  pickupPoint: string | null;
};

/** Parcels of a customer that lie at one point. `pickupCode` as in `parcelMoved`. */
type AtPoint = {
  count: number;
  pickupPoint: string | null;
  collector: Collector;
  pickupCode?: string | undefined;
};

/** Parcels of a customer of which one thing has happened; `count` is how many there are. */
type ParcelsMoved = {
  parcels: readonly { trackingCode: string; orderCode: string | null }[];
  count: number;
  movedAt: string;
};

/**
 * What parcels that have come weigh, in kg with three decimals, and what their delivery costs, with two: null where one
 * was not weighed or has no price, or there is no rate.
 */
export type ArrivedSums = { weightKg: string | null; usd: string | null; tjs: string | null };

/** An uncollected parcel on the shelf of its point; `what`: why, in the reader's language. */
type ShelfParcel = { trackingCode: string; what: string; pickupPoint: string | null; hotline: string };

/** Money that goes back; `receipt` is that of the payment. */
/** `currency` is missing of letters that were queued when all sums were dollars. */
type RefundOf = { receipt: string; amount: string; currency?: string; hotline: string };

/** Every letter, and what its text names. Times are ISO 8601; a text shows them in Dushanbe time. */
export type LetterParams = {
  /** To confirm the address of a new account. */
  registrationCode: { code: string; validMinutes: number };
  /** Asked for with "forgot my password". */
  passwordResetCode: { code: string; validMinutes: number };
  /** Instead of a registration code to an address that has an account: the page must not show it to a stranger. */
  addressAlreadyRegistered: Record<string, never>;
  /** Instead of a reset code to an address that no account has: the page must not show it to a stranger. */
  noAccountHere: Record<string, never>;
  /** Logs in at once where strangers' wrong tries would make the owner wait; sent after the right password only. */
  loginCode: { code: string; validMinutes: number };
  passwordChanged: { changedAt: string };
  /** A log-in asks for a code of the authenticator app from now on, or no longer. */
  oneTimeCodesOn: { changedAt: string };
  oneTimeCodesOff: { changedAt: string };
  /** A recovery code has stood in for one of the app; so many are left. */
  recoveryCodeUsed: { usedAt: string; left: number };
  /** To confirm the new address of an account. */
  emailChangeCode: { code: string; validMinutes: number };
  /** To the address that an account had before. `newAddress` is masked by the sender, e.g. `m***@mail.ru`. */
  emailChangedOld: {
    newAddress: string;
    changedAt: string;
    /** Opens the page that undoes the change; null where another address has that right. */
    undoToken: string | null;
    /** When the link ends. */
    undoUntil: string | null;
  };
  /** To both addresses, when the old one has come back. `address` is masked. */
  emailRestored: { address: string; restoredAt: string };
  /** User name or phone, which one logs in with, were changed. */
  loginNameChanged: { username: boolean; phone: boolean; changedAt: string };
  /** Instead of a reset code to an address that came but lately; `from` is when it may. */
  resetHeld: { from: string };
  /** A parcel has come to another main status. Texts from outside are shown as facts, never within a sentence. */
  parcelMoved: {
    trackingCode: string;
    orderCode: string | null;
    status: ParcelStatus;
    /** Where it is, in the reader's language; a letter queued by an earlier release has none. */
    headline?: string;
    movedAt: string;
    pickupPoint: string | null;
    /** Last day of free storage, as `yyyy-mm-dd`. */
    freeUntil: string | null;
    /** The customer of the pickup code in the letter; null while nothing can be collected. */
    collector: Collector | null;
    /** The code itself, which no row holds: filled in as the letter goes out (`FindPickupCode`). */
    pickupCode?: string | undefined;
    /** At the hub; a letter queued by an earlier release has none. */
    sums?: ArrivedSums | undefined;
  };
  /**
   * Several parcels of theirs have left China with one trip. At most thirty are named; `count` is how many there are.
   */
  parcelsDeparted: ParcelsMoved;
  /**
   * Several parcels were taken in at the hub, or handed over, within minutes. At most thirty are named; `movedAt`: the
   * last of them.
   */
  parcelsAtHub: ParcelsMoved & { sums?: ArrivedSums | undefined };
  parcelsCollected: ParcelsMoved;
  /** China has received parcels of theirs, all of one day: the sixth thing that owners are notified of. */
  parcelsReceived: {
    /**
     * At most thirty; `count` is how many there are. Weight in kg with three decimals, null where it was not weighed.
     */
    parcels: readonly {
      trackingCode: string;
      weightKg: string | null;
      hasPhoto: boolean;
      isDeclared: boolean;
    }[];
    count: number;
    /**
     * From the earliest to the latest day on which they should reach the pickup point; null where a problem stops
     * them.
     */
    arrives: { from: string; to: string } | null;
  };
  /**
   * What is owed before their parcels leave China, by who pays then. At most thirty are named; sums in dollars with
   * cents. `mayLeave`: they go unpaid as well.
   */
  dueBeforeDeparture: {
    parcels: readonly { trackingCode: string; owed: string }[];
    count: number;
    total: string;
    mayLeave: boolean;
  };
  /**
   * Several parcels have come to their point; at most thirty are named. `freeUntil`: the first day on which free
   * storage of one ends.
   */
  parcelsReady: AtPoint & { trackingCodes: readonly string[]; freeUntil: string | null };
  /**
   * Free storage of parcels ends soon, or today (`isLastDay`). At most thirty are named; `count` is how many there
   * are.
   */
  storageEnds: AtPoint & { trackingCodes: readonly string[]; freeUntil: string; isLastDay: boolean };
  /**
   * Parcels have lain at the point for long; `collectBy`: the last day by the final notice (offer, 2.16), null before
   * it.
   */
  parcelsUnclaimed: AtPoint & {
    parcels: readonly { trackingCode: string; arrivedOn: string }[];
    collectBy: string | null;
    hotline: string;
  };
  /** A courier has set out with parcels of theirs; `day` and hours of Dushanbe. */
  courierSetOut: { trackingCodes: readonly string[]; day: string; from: string; to: string; address: string };
  /** They were not taken at the door: they come again on `againOn`. */
  courierNotMet: {
    trackingCodes: readonly string[];
    missed: NotMetReason;
    againOn: string;
    address: string;
  };
  /** Trips with parcels of theirs are late, by so many days. `place` and `why` in the reader's language. */
  parcelsDelayed: ParcelsOnTrips & { days: number; why: string; place: string | null };
  /** They go on. */
  delayEnded: ParcelsOnTrips;
  /** They were never late: the office was wrong. */
  delayTakenBack: ParcelsOnTrips;
  /**
   * Somebody has said a wrong pickup code too often: the customer has another one. `pickupCode` as in `parcelMoved`.
   */
  pickupCodeReplaced: {
    pickupPoint: string | null;
    replacedAt: string;
    collector: Collector;
    pickupCode?: string | undefined;
  };
  /**
   * Parcels may be handed over once without code and document. At most thirty are named; `count` is how many lie
   * there.
   */
  handOverAllowed: {
    pickupPoint: string | null;
    allowedAt: string;
    count: number;
    trackingCodes: readonly string[];
    hotline: string;
  };
  /**
   * A parcel was not taken at the counter (`what`, in the reader's language): the office decides by a day
   * (`yyyy-mm-dd`).
   */
  parcelNotTaken: {
    trackingCode: string;
    what: string;
    pickupPoint: string | null;
    decideBy: string;
    hotline: string;
  };
  /**
   * A parcel is stored beyond its final notice, until a day (`yyyy-mm-dd`); storage stands still until then or not.
   */
  parcelStored: ShelfParcel & { storedUntil: string; standsStill: boolean };
  /** A parcel that stayed at its point goes back to its sender; it can be collected until it leaves. */
  parcelReturning: ShelfParcel;
  /** It has left its point. */
  parcelReturned: ShelfParcel;
  /** It was disposed of. */
  parcelDisposed: ShelfParcel;
  /** A compensation was asked for; the office decides by a day (`yyyy-mm-dd`). Sums in dollars, `12.50`. */
  compensationAsked: {
    trackingCode: string;
    kind: CompensationKind;
    asked: string;
    decideBy: string;
    hotline: string;
  };
  /** And what was decided: `granted` is on the balance; `0.00` where it was refused. `reason` is what staff wrote. */
  compensationDecided: {
    trackingCode: string;
    asked: string;
    granted: string;
    reason: string;
    hotline: string;
  };
  /**
   * Money goes back against a payment (`receipt`), the way it came, at a drawer of its point until `endsAt`. Sums in
   * dollars, `12.50`.
   */
  refundApproved: RefundOf & { endsAt: string };
  /** And it was paid out; `owedAgain`: the charges are to be paid once more. */
  refundPaid: RefundOf & { refundReceipt: string; owedAgain: boolean };
  /** It was approved, and taken back before it was paid out. */
  refundTakenBack: RefundOf;
  /** Somebody collects with the pass that the customer has given them; `trackingCode` is what went first. */
  passUsed: { delegate: string; pickupPoint: string | null; trackingCode: string; usedAt: string };
  /** A line of an order has ended: the box with its code bears another customer's code. */
  lineTurnedAway: { trackingCode: string; orderCode: string | null; hotline: string };
  /**
   * A parcel is held in China for a problem (`what`, in the reader's language), and waits for its owner's answer until
   * `answerBy` (`yyyy-mm-dd`).
   */
  parcelHeld: {
    trackingCode: string;
    orderCode: string | null;
    what: string;
    /** In the reader's language; the owner chooses in the cabinet. */
    answers: string;
    answerBy: string;
    hotline: string;
  };
  /**
   * The problem (`what`) of which `parcelHeld` has spoken is none: no answer is needed, unless another one is asked
   * about (`isStillAsked`).
   */
  parcelNotHeld: {
    trackingCode: string;
    orderCode: string | null;
    what: string;
    isStillAsked: boolean;
    hotline: string;
  };
  /**
   * A second weight at the hub counts. Weights in kg with three decimals, prices in dollars with two; null where there
   * was none.
   */
  weightChanged: {
    trackingCode: string;
    orderCode: string | null;
    oldKg: string | null;
    newKg: string;
    oldPrice: string | null;
    newPrice: string | null;
    /** More was paid than the delivery costs by now. */
    isOverpaid: boolean;
    hotline: string;
  };
  /** The parcel that somebody claimed is theirs; `orderCode` is the order it stands in. */
  claimApproved: { claimCode: string; trackingCode: string; orderCode: string };
  /** A box with an illegible label is the parcel that the customer waits for. */
  parcelFound: { trackingCode: string; orderCode: string | null };
  /** It was not: the customer waits for it again. */
  parcelNotFound: { trackingCode: string; orderCode: string | null; hotline: string };
  /** The decision about a claim was taken back, and somebody looks at it again. */
  claimReopened: { claimCode: string; trackingCode: string };
  /** `reason` in the reader's language; `comment` is what staff wrote. */
  claimRefused: {
    claimCode: string;
    trackingCode: string;
    reason: string;
    comment: string | null;
    hotline: string;
  };
  /** The office has written about a parcel or an order (`about`), or in general; `text` is how it begins. */
  officeMessage: { about: string | null; text: string };
  /** A log-in from a place not seen before. `device` in words, e.g. `Firefox, Windows`. */
  newLogin: { loggedInAt: string; device: string; address: string };
};

export type LetterName = keyof LetterParams;

/**
 * What the room of collection adds to a letter as it goes out: the code of this customer at this point, undefined when
 * nothing waits any more.
 */
export type FindPickupCode = (collector: Collector) => Promise<string | undefined>;

/** What a letter needs of rooms that this one may not import. */
export type OfHigherRooms = { findCode: FindPickupCode; firmName: () => Promise<LocaleTexts> };
