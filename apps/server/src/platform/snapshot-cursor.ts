import { snapshotCursorDays } from '@rohi/contract/stations/snapshot.contract';

/**
 * How far the database is: every transaction below `endedBelow` has ended; `begun` is the first that has not begun; and
 * which database it is.
 */
export type Progress = { database: string; endedBelow: string; begun: string };

/** How far a station is in what it was sent, as text that only the service reads. */
export type SnapshotCursor = {
  /** The database that the numbers are of: one that was restored elsewhere begins to count anew. */
  database: string;
  /**
   * Changes of transactions from this number on have not been sent for certain; null while the first, whole sending
   * goes on.
   */
  since: string | null;
  /** Where the next sending begins, once this one is through. */
  next: string;
  /** The last parcel of the part before; `0` between two sendings. */
  afterId: string;
  /** When the sending began. */
  at: number;
};

/**
 * Raised when a migration changes a code by which devices hold what they were sent: no transaction says that it is
 * gone, so the whole is sent once more. 2: the codes that the migration `codes-in-latin-letters` has put right.
 */
const cursorForm = 'v2';

const form = new RegExp(String.raw`^${cursorForm}\.(\d+-\d+)\.(\d+|all)\.(\d+)\.(\d+)\.(\d+)$`);

export function writeCursor({ database, since, next, afterId, at }: SnapshotCursor): string {
  return [cursorForm, database, since ?? 'all', next, afterId, String(at)].join('.');
}

/** Undefined for what is no cursor of ours, and for one of an older form. */
function readCursor(text: string): SnapshotCursor | undefined {
  const [, database, since, next, afterId, at] = form.exec(text) ?? [];
  if (database === undefined || since === undefined || next === undefined) return undefined;
  if (afterId === undefined || at === undefined) return undefined;
  return { database, since: since === 'all' ? null : since, next, afterId, at: Number(at) };
}

const dayMs = 86_400_000;

/**
 * The sending that a cursor goes on with, or the one that begins now; all is sent where there is none, it is too old,
 * or of another database.
 * @param progress read before the rows: what ends in between is sent now, and once more the next time
 * @param now epoch milliseconds
 */
export function sendingAfter(
  sinceCursor: string | undefined,
  progress: Progress,
  now: number,
): SnapshotCursor {
  const cursor = usable(sinceCursor, progress, now);
  if (cursor !== undefined && cursor.afterId !== '0') return cursor;
  const { database, endedBelow: next } = progress;
  return { database, since: cursor?.next ?? null, next, afterId: '0', at: now };
}

function usable(
  sinceCursor: string | undefined,
  { database, begun }: Progress,
  now: number,
): SnapshotCursor | undefined {
  const cursor = sinceCursor === undefined ? undefined : readCursor(sinceCursor);
  if (cursor === undefined || cursor.database !== database) return undefined;
  // Ahead of the database: that was set back to an earlier state.
  if (BigInt(cursor.next) > BigInt(begun)) return undefined;
  return now - cursor.at < snapshotCursorDays * dayMs ? cursor : undefined;
}

/** A cursor that bears when the whole was sent that it goes on from, in epoch milliseconds. */
export type DatedCursor = { wholeAt: number; cursor: string };

export function writeDatedCursor({ wholeAt, cursor }: DatedCursor): string {
  return `${wholeAt}~${cursor}`;
}

/** Undefined for what is none of ours, and where the whole is from before `oldest` or after `now`. */
export function readDatedCursor(
  sinceCursor: string | undefined,
  { oldest, now }: { oldest: number; now: number },
): DatedCursor | undefined {
  const [, at, cursor] = /^(\d{1,15})~(.+)$/.exec(sinceCursor ?? '') ?? [];
  if (at === undefined || cursor === undefined) return undefined;
  const wholeAt = Number(at);
  return wholeAt >= oldest && wholeAt <= now ? { wholeAt, cursor } : undefined;
}
