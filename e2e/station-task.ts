type Person = { username: string; password: string };

/**
 * Of one parcel, in milliseconds: from the last key of its code to the verdict, and from the last key of the scale to a
 * stored scan.
 */
export type ReceiptTimes = { verdictMs: number; storedMs: number };

/** A parcel and what the scale shows of it, grams. */
export type Weighed = readonly [code: string, grams: number];

/** What is done, one after the other, each with parcels that the station expects. */
export type StationTask = {
  address: string;
  manager: Person;
  clerk: Person;
  unitId: number;
  /** How many the snapshot holds. */
  expected: number;
  lookedUp: readonly string[];
  /** Scanned in one second. */
  burst: readonly string[];
  inARow: readonly Weighed[];
  /** Received offline. */
  offline: readonly Weighed[];
};

export type StationTimes = {
  browser: string;
  verdictsMs: number[];
  /** Codes of the verdicts on the burst, as they came. */
  shown: string[];
  receipts: ReceiptTimes[];
  offline: {
    receipts: ReceiptTimes[];
    /** When the line came back, ISO. */
    onlineAt: string;
    /** From then until nothing waited any more. */
    seconds: number;
  };
};
