/**
 * What follows from something written must never be seen apart from it: sums of orders, charges of parcels. Rooms above
 * compute that within the same transaction, at its end, and the room that writes does not know them. Unlike an event
 * (`events.ts`) nothing waits: when the projection fails, the write is taken back.
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

/**
 * Several that are written together: what each asks first goes out in their order, what it asks then among that of the
 * others.
 */
export type ProjectionStep = Projection | readonly Projection[];

const projectionsOf = new WeakMap<Db, readonly ProjectionStep[]>();

/**
 * Has all transactions of this database followed by these, step by step: a later one may follow what an earlier one
 * writes.
 */
export function followWrites(db: Db, projections: readonly ProjectionStep[]): void {
  projectionsOf.set(db, projections);
}

type Pending = { projection: Projection; keys: Set<string> };

const pendingOf = new WeakMap<Tx, readonly (readonly Pending[])[]>();

/**
 * Reports to the projections what this transaction has written; a rehearsal is followed by nothing. Throws TypeError
 * where a database was opened without them.
 */
export function noteWrites<Change extends object>(
  tx: Tx,
  { name }: WriteKind<Change>,
  changes: readonly Change[],
): void {
  if (changes.length === 0 || isRehearsal(databaseOf(tx))) return;
  for (const { projection, keys } of (pendingOf.get(tx) ?? startList(tx)).flat())
    for (const { kind, keysOf } of projection.follows)
      if (kind === name) for (const change of changes) for (const key of keysOf(change)) keys.add(key);
}

function startList(tx: Tx): readonly (readonly Pending[])[] {
  const projections = projectionsOf.get(databaseOf(tx));
  if (projections === undefined) throw new TypeError('this database was opened without its projections');
  const pending = projections.map((step) =>
    [step].flat().map((projection: Projection) => ({ projection, keys: new Set<string>() })),
  );
  pendingOf.set(tx, pending);
  beforeCommit(tx, async () => {
    const next = () => pending.find((step) => step.some(({ keys }) => keys.size > 0));
    for (let step = next(); step !== undefined; step = next()) await writeStep(tx, step);
    // What is written from here on is followed by itself.
    pendingOf.delete(tx);
  });
  return pending;
}

async function writeStep(tx: Tx, step: readonly Pending[]): Promise<void> {
  await Promise.all(
    step.flatMap(({ projection, keys }) => {
      if (keys.size === 0) return [];
      const taken = [...keys].toSorted();
      keys.clear();
      return [projection.write(tx, taken)];
    }),
  );
}
