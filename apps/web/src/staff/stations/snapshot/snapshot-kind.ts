/** The owner of a snapshot: a device in the hands of a person. */
export type Station = { deviceId: string; owner: string };

/** What every snapshot has: since when the next answer is asked for, and when the last was (epoch milliseconds). */
export type Dated = { cursor: string; at: number };

/** An answer of the service: all there is, or what has changed since the cursor that was sent. */
export type SnapshotPart = { isWhole: boolean; cursor: string };

/** One kind of snapshot, of which a device has one. */
export type SnapshotKind<Part extends SnapshotPart, Made extends Dated> = {
  /** Sets its answers apart from those of other kinds in the browser's database; letters that sort behind digits. */
  prefix: '' | 'bags' | 'counter';
  ask: (deviceId: string, since: string | undefined) => Promise<Part & { hasMore: boolean }>;
  /** The snapshot with the changes of an answer: what is gone goes first, so that a code that came back stays. */
  withChanges: (before: Made | undefined, part: Part, at: number) => Made;
  /** The one answer that would make it. */
  wholeOf: (made: Made) => Part;
  /** Whether anything stands in the answer. */
  hasNews: (part: Part) => boolean;
};
