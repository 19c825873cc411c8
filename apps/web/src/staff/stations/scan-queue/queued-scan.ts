/**
 * `stored`: durable on this device. `sent`: has left at least once, and the answer may have been lost. `accepted`: the
 * service has answered, and its answer stands here. `needsPerson`: the service has refused it, or its answer says that
 * the work is not done: it stays on the list until somebody has dealt with it.
 */
export type ScanState = 'stored' | 'sent' | 'accepted' | 'needsPerson';

/** What the service says to a scan, as far as the queue looks at it. */
export type AnyAnswer = { scanId: string };

export type QueuedScan<Facts, Answer extends AnyAnswer> = {
  /** Made here, once; the same each time that it is sent. */
  scanId: string;
  /** Counts the scans of this browser, from 1. */
  seq: number;
  deviceId: string;
  /** Id of the account that scanned it. The next user who logs in here sends it, in this one's name. */
  owner: string;
  /** The permit by which its owner may scan offline; what somebody else sends without one needs a person. */
  permit?: string | undefined;
  /** Epoch milliseconds by this device's clock. */
  storedAt: number;
  state: ScanState;
  facts: Facts;
  answer?: Answer | undefined;
  /** Name of the failure with which the service refused the call. */
  refusal?: string | undefined;
};

export type NewScan<Facts> = {
  scanId: string;
  deviceId: string;
  owner: string;
  permit?: string | undefined;
  storedAt: number;
  facts: Facts;
};

/** The queue as its owner sees it. */
export type QueueView<Facts, Answer extends AnyAnswer> = {
  waiting: number;
  /** Epoch milliseconds of the oldest that waits. */
  oldestAt: number | undefined;
  /** The last scans, newest first. */
  recent: readonly QueuedScan<Facts, Answer>[];
  needsPerson: readonly QueuedScan<Facts, Answer>[];
  /** Scans of colleagues that wait on this device. */
  othersWaiting: number;
};

/** Where scans are stored. Each call is one transaction, and is durable when it resolves. */
export type QueueStore<Facts, Answer extends AnyAnswer> = {
  /** Stores a new scan, and with it settles earlier ones that it stands for. */
  append: (
    scan: NewScan<Facts>,
    settled: readonly QueuedScan<Facts, Answer>[],
  ) => Promise<QueuedScan<Facts, Answer>>;
  /** The scans that are `stored` or `sent`, of all users, in their order. */
  waiting: (most: number) => Promise<QueuedScan<Facts, Answer>[]>;
  put: (scans: readonly QueuedScan<Facts, Answer>[]) => Promise<void>;
  view: (owner: string) => Promise<QueueView<Facts, Answer>>;
};

export const recentScans = 10;

export function isWaiting({ state }: { state: ScanState }): boolean {
  return state === 'stored' || state === 'sent';
}

/** How the line has stood since the page was opened (epoch milliseconds); `backSince`: it was down until then. */
type LineOfPage = { openedAt: number; isDown: boolean; backSince: number | undefined };

/**
 * Whether no one waits before the box for the answer any more: the scan has left before without one, or was stored
 * before this page was opened or while offline.
 */
export function hasWaited(
  { state, storedAt }: { state: ScanState; storedAt: number },
  { openedAt, isDown, backSince = openedAt }: LineOfPage,
): boolean {
  return isDown || state === 'sent' || storedAt < Math.max(openedAt, backSince);
}

/** What stays of the facts once the service has taken them; undefined where nothing does. */
export type LeftOf<Facts> = (facts: Facts) => Facts | undefined;

/** What stays on the device of a scan: all of it until the service has taken it or somebody has dealt with it. */
export function asLeft<Facts, Scan extends { state: ScanState; facts: Facts }>(
  scan: Scan,
  leftOf: LeftOf<Facts>,
): Scan | undefined {
  if (scan.state !== 'accepted') return scan;
  const facts = leftOf(scan.facts);
  return facts === undefined ? undefined : { ...scan, facts };
}

/** The scan once it has been dealt with: it leaves the list of those that need a person. */
export function asSettled<Scan extends { state: ScanState }>(scan: Scan): Scan {
  return { ...scan, state: 'accepted' };
}
