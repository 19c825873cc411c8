/** Secrets of an installation that stand in its database: made by whichever process asks first, the same in all of them. */
import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Db } from './database.ts';

const secretBytes = 32;

type SecretStore = {
  find: (db: Db) => Promise<Buffer | undefined>;
  /** Does nothing where one stands already. */
  insert: (db: Db, secret: Buffer, createdAt: Date) => Promise<void>;
};

/** Gives the reader of a secret: made at the first call, then remembered. Throws TypeError when none can be stored. */
export function storedSecret(store: SecretStore): (deps: { db: Db; clock: Clock }) => Promise<Buffer> {
  const secretOf = new WeakMap<Db, Promise<Buffer>>();
  return ({ db, clock }) => {
    const known = secretOf.get(db);
    if (known !== undefined) return known;
    const loading = readOrMake(store, db, clock.now());
    secretOf.set(db, loading);
    // A database that was away for a moment must not be remembered as having no secret.
    loading.catch(() => secretOf.delete(db));
    return loading;
  };
}

async function readOrMake({ find, insert }: SecretStore, db: Db, now: Date): Promise<Buffer> {
  const stored = await find(db);
  if (stored !== undefined) return stored;
  await insert(db, randomBytes(secretBytes), now);
  const made = await find(db);
  if (made === undefined) throw new TypeError('no secret is stored');
  return made;
}
