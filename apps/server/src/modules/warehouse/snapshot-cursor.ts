/** How far a station is in what it was sent, as text that only the service reads. */
export type SnapshotCursor = {
  /** The database that the numbers are of: one that was restored elsewhere begins to count anew. */
  database: string;
  /** Changes of transactions from this number on have not been sent for certain; null while the first, whole sending goes on. */
  since: string | null;
  /** Where the next sending begins, once this one is through. */
  next: string;
  /** The last parcel of the part before; `0` between two sendings. */
  afterId: string;
  /** When the sending began. */
  at: number;
};

const form = /^(\d+-\d+)\.(\d+|all)\.(\d+)\.(\d+)\.(\d+)$/;

export function writeCursor({ database, since, next, afterId, at }: SnapshotCursor): string {
  return [database, since ?? 'all', next, afterId, String(at)].join('.');
}

/** Undefined for what is no cursor of ours. */
export function readCursor(text: string): SnapshotCursor | undefined {
  const [, database, since, next, afterId, at] = form.exec(text) ?? [];
  if (database === undefined || since === undefined || next === undefined) return undefined;
  if (afterId === undefined || at === undefined) return undefined;
  return { database, since: since === 'all' ? null : since, next, afterId, at: Number(at) };
}
