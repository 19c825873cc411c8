/**
 * Owns the keys of the installation: 32 random bytes each, sealed in its database, made by whichever process needs one
 * first and the same in all of them. Knows nothing of what is made with them.
 */
import { createHash, randomBytes } from 'node:crypto';
import { sql as query } from 'kysely';
import type { Clock } from './clock.ts';
import type { Db, Tx } from './database.ts';
import { sealedPlace } from './secrets/sealed-columns.ts';
import type { Secrets } from './secrets/secrets.ts';

/** What the keys are for. */
type KeyPurpose = 'STATION_PERMIT' | 'PICKUP_CODE' | 'PASS' | 'PULSE';

/** `number` rises with each newer key of the same purpose. */
export type InstallationKey = { number: number; secret: Buffer; createdAt: Date };

const keyBytes = 32;

type Deps = { db: Db; clock: Clock; secrets: Secrets };

const placeOf = (purpose: KeyPurpose, number: number) =>
  sealedPlace('installation_key.secret', `${purpose}/${number}`);

/** The keys of a purpose as they stand, newest first. */
export async function listKeys(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  purpose: KeyPurpose,
): Promise<InstallationKey[]> {
  const { rows } = await query<{ number: number; secret: string; createdAt: Date }>`
    select number, secret, created_at as "createdAt" from installation_key
    where purpose = ${purpose} order by number desc`.execute(db);
  return Promise.all(
    rows.map(async ({ number, secret, createdAt }) => ({
      number,
      secret: Buffer.from(await secrets.open(placeOf(purpose, number), secret), 'base64'),
      createdAt,
    })),
  );
}

/** The keys of a purpose, newest first; the first of all is made here. Throws TypeError when none can be stored. */
export async function readKeys(
  deps: Deps,
  purpose: KeyPurpose,
): Promise<[InstallationKey, ...InstallationKey[]]> {
  const rows = await listKeys(deps, purpose);
  if (rows.length === 0) await addKey(deps, purpose, 1);
  const [newest, ...older] = rows.length > 0 ? rows : await listKeys(deps, purpose);
  if (newest === undefined) throw new TypeError('no key is stored');
  return [newest, ...older];
}

/** Stores a key of this number; of several processes one stores its own, and all read that one. */
export async function addKey(
  { db, clock, secrets }: Deps,
  purpose: KeyPurpose,
  number: number,
): Promise<void> {
  // A transaction of its own also where the caller only rehearses: the key stays.
  await db.transaction().execute(async (tx) => {
    const sealed = await secrets.seal(tx, placeOf(purpose, number), randomBytes(keyBytes).toString('base64'));
    await query`
      insert into installation_key (purpose, number, secret, created_at)
      values (${purpose}, ${number}, ${sealed}, ${clock.now()}) on conflict do nothing`.execute(tx);
  });
}

/** Deletes the keys of a purpose before this number: what was made with them is good no more. */
export async function deleteKeysBefore(db: Db, purpose: KeyPurpose, number: number): Promise<void> {
  await query`delete from installation_key where purpose = ${purpose} and number < ${number}`.execute(db);
}

/** Deletes every key: the next use makes another, and what was made with them is good no more. */
export async function deleteAllKeys(tx: Tx): Promise<void> {
  await query`delete from installation_key`.execute(tx);
}

/** By what a key is known, which does not give it away. */
export function fingerprintOfKey(secret: Buffer): string {
  return createHash('sha256').update('rohi key').update(secret).digest('hex').slice(0, 32);
}

const secretsOf = new WeakMap<Db, Map<KeyPurpose, Promise<Buffer>>>();

/** The key of a purpose that has but one; read once, then remembered. Throws as `readKeys` does. */
export function readSecret(deps: Deps, purpose: 'STATION_PERMIT' | 'PICKUP_CODE' | 'PULSE'): Promise<Buffer> {
  const secrets = secretsOf.get(deps.db) ?? new Map<KeyPurpose, Promise<Buffer>>();
  secretsOf.set(deps.db, secrets);
  const secret = secrets.get(purpose) ?? readKeys(deps, purpose).then(([key]) => key.secret);
  secrets.set(purpose, secret);
  // A database that was away for a moment must not be remembered as having no key.
  secret.catch(() => secrets.delete(purpose));
  return secret;
}
