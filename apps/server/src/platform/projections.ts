/**
 * What follows from something written must never be seen apart from it: sums of orders, charges of parcels. Rooms above compute that
 * within the same transaction, at its end, and the room that writes does not know them. Unlike an event (`events.ts`) nothing waits: when the
 * projection fails, the write is taken back.
 */
import { beforeCommit, databaseOf, isRehearsal, type Db, type Tx } from './database.ts';

/** Something that is written in a room, as those above it receive it before the commit. */
export type WriteKind<Change extends object> = {
  /** `<room>.<what was written>` */
  readonly name: `${string}.${string}`;
  /** Not there as the program runs: it carries the type. */
  readonly change?: Change;
};

/** Which things have to be computed again after a change, by their keys. */
export type Follow = { kind: string; keysOf(change: object): readonly string[] };

export type Projection = {
  follows: readonly Follow[];
  /** Is run once a transaction, with the keys of all changes in order; in a few statements, however many they are. */
  write(tx: Tx, keys: readonly string[]): Promise<void>;
};

export function follow<Change extends object>(
  kind: WriteKind<Change>,
  keysOf: (change: Change) => readonly string[],
): Follow {
  return { kind: kind.name, keysOf: (change) => keysOf(change as Change) };
}

const projectionsOf = new WeakMap<Db, readonly Projection[]>();

/** Has all transactions of this database followed by these, in their order: a later one may follow what an earlier one writes. */
export function followWrites(db: Db, projections: readonly Projection[]): void {
  projectionsOf.set(db, projections);
}

type Pending = { projection: Projection; keys: Set<string> };

const pendingOf = new WeakMap<Tx, readonly Pending[]>();

/** Reports to the projections what this transaction has written; a rehearsal is followed by nothing. Throws TypeError where a database was opened without them. */
export function noteWrites<Change extends object>(
  tx: Tx,
  { name }: WriteKind<Change>,
  changes: readonly Change[],
): void {
  if (changes.length === 0 || isRehearsal(databaseOf(tx))) return;
  for (const { projection, keys } of pendingOf.get(tx) ?? startList(tx))
    for (const { kind, keysOf } of projection.follows)
      if (kind === name) for (const change of changes) for (const key of keysOf(change)) keys.add(key);
}

function startList(tx: Tx): readonly Pending[] {
  const projections = projectionsOf.get(databaseOf(tx));
  if (projections === undefined) throw new TypeError('this database was opened without its projections');
  const pending = projections.map((projection) => ({ projection, keys: new Set<string>() }));
  pendingOf.set(tx, pending);
  beforeCommit(tx, async () => {
    for (const { projection, keys } of pending)
      if (keys.size > 0) await projection.write(tx, [...keys].toSorted());
    // What is written from here on is followed by itself.
    pendingOf.delete(tx);
  });
  return pending;
}
