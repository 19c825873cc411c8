/**
 * Owns the sealing of secrets in the database. Promises that a process which cannot open them does not begin its work,
 * that what a version before has left readable is sealed before anybody is served, and that no key is made while a
 * database needs one that is away.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError, type Config } from '../../config.ts';
import type { Clock } from '../clock.ts';
import { inTransaction, type Db, type Tx } from '../database.ts';
import type { Log } from '../log.ts';
import type { Sql, Statements } from '../sql.ts';
import { withQueryDeadline } from '../query-deadline.ts';
import { makeKeyFile, readKeyFile } from './key-file.ts';
import { sealedColumns, whatIsSealed } from './sealed-columns.ts';
import {
  openText,
  readSealingKey,
  sealedBy,
  sealText,
  type KeyRing,
  type SealedPlace,
  type SealingKey,
} from './sealing.ts';
import {
  countSealed,
  findNotedKey,
  holdNotedKey,
  lockSealing,
  noteKey,
  noteSwept,
  rewriteValues,
  type NotedKey,
} from './sealing.store.ts';

export type Secrets = {
  /** Seals a text for its row, by the key that the database names as long as the transaction lasts. */
  seal(tx: Tx, place: SealedPlace, text: string): Promise<string>;
  /** The text of a sealed value. Throws ConfigError without its key, TypeError for one that was altered or moved. */
  open(place: SealedPlace, value: string): Promise<string>;
};

/** Where keys are looked for. */
export type KeyPlaces = Pick<Config, 'secretsKeys' | 'secretsKeyFile'>;

type Deps = { db: Db; sql: Sql; clock: Clock; log: Log; places: KeyPlaces };

/** The keys at hand: those of the settings, else those of the file; none when there is no file. Throws ConfigError. */
export async function readKeyRing({ secretsKeys, secretsKeyFile }: KeyPlaces): Promise<KeyRing> {
  if (secretsKeys === undefined) return (await readKeyFile(secretsKeyFile)) ?? [];
  return secretsKeys.map((text) => readSealingKey(text)).filter((key) => key !== undefined);
}

/** The id of the key that a database names; undefined before its first start. */
export async function readKeyId(db: Db): Promise<string | undefined> {
  return (await findNotedKey(db))?.keyId;
}

/** The key that a database names, and how many values it seals. Throws TypeError before the first start. */
export async function listSealed(db: Db): Promise<{ noted: NotedKey; values: number }> {
  const noted = await findNotedKey(db);
  if (noted === undefined) throw new TypeError('the database names no key');
  return { noted, values: await countSealed(db) };
}

/** What is said where a key is away that a database or a backup needs. */
export function sayMissingKey(keyId: string, { secretsKeys, secretsKeyFile }: KeyPlaces): string {
  const where = secretsKeys === undefined ? `in ${secretsKeyFile}` : 'in SECRETS_KEY';
  return `The key ${keyId} is not ${where}: bring it back from where its copy lies. Without it are lost: ${whatIsSealed}`;
}

/**
 * Opens the secrets of a database: the first start of all makes the key and seals what is readable. Throws ConfigError
 * when the key is away that the database needs; with `mayLack` whatever is sealed then fails when it is asked for.
 */
export async function openSecrets(deps: Deps, { mayLack = false } = {}): Promise<Secrets> {
  const { db, places } = deps;
  let ring = await readKeyRing(places);
  const noted = await findNotedKey(db);
  const isReady = noted !== undefined && noted.sweptAt !== null && hasKey(ring, noted.keyId);
  if (!isReady && !(mayLack && noted !== undefined && !hasKey(ring, noted.keyId)))
    ring = await settle(deps, ring);

  const keyOf = async (id: string): Promise<SealingKey> => {
    // Another process may have changed the key.
    if (!hasKey(ring, id)) ring = await readKeyRing(places);
    const key = ring.find((each) => each.id === id);
    if (key === undefined) throw new ConfigError(`${sayMissingKey(id, places)}.`);
    return key;
  };
  return {
    async seal(tx, place, text) {
      const id = await holdNotedKey(tx);
      if (id === undefined) throw new TypeError('the database names no key');
      return sealText(await keyOf(id), place, text);
    },
    async open(place, value) {
      const id = sealedBy(value);
      if (id === undefined) throw new TypeError(`${place} is not sealed`);
      return openText(await keyOf(id), place, value);
    },
  };
}

const lookAgainMs = 50;
const mostLooks = 200;

/**
 * A table that is written anew still has what somebody else's older snapshot can see. Returns the number of a
 * transaction that all open snapshots are younger than. Throws when an older one stays open for ten seconds.
 */
async function waitForOlderSnapshots(connection: Statements): Promise<string> {
  const [own] = await connection<{ number: string }[]>`select pg_current_xact_id()::text as number`;
  for (let look = 0; look < mostLooks; look += 1) {
    const older = await connection`
      select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and age(backend_xmin) > age(${own?.number ?? '0'}::text::xid8::xid)`;
    if (older.length === 0) return own?.number ?? '0';
    await pause(lookAgainMs);
  }
  throw new Error('an older snapshot stays open');
}

/**
 * Writes a table anew until no row is left in it that was deleted before this transaction. The database keeps such rows
 * while the oldest transaction of its server is older, also one of another database. What it has frozen the table to
 * shows from where on such rows are still there. Throws after ten seconds. Throws at once without the right to write
 * the table anew, since the database only warns then.
 */
async function writeAnew(connection: Statements, table: string, before: string): Promise<void> {
  const [right] = await connection<
    { may: boolean }[]
  >`select has_table_privilege(${table}, 'MAINTAIN') as may`;
  if (right?.may !== true) throw new Error(`${table} may not be written anew: its owner grants MAINTAIN`);
  for (let look = 0; look < mostLooks; look += 1) {
    await connection.unsafe(`vacuum (full) ${table}`);
    const older = await connection`
      select from pg_class where oid = ${table}::regclass and age(relfrozenxid) > age(${before}::text::xid8::xid)`;
    if (older.length === 0) return;
    await pause(lookAgainMs);
  }
  throw new Error(`rows of before stay in the files of ${table}`);
}

function hasKey(ring: KeyRing, id: string): boolean {
  return ring.some((key) => key.id === id);
}

/**
 * Has the key at hand, the database name it, and nothing readable in it. Of several processes one does it, the others
 * find it done.
 */
async function settle(deps: Deps, atHand: KeyRing): Promise<KeyRing> {
  const { db, places, clock, log } = deps;
  const { ring, isSwept, sealed } = await inTransaction(db, async (tx) => {
    await lockSealing(tx);
    const noted = await findNotedKey(tx);
    const ring = noted === undefined ? await findOrMakeRing(places, atHand) : await readKeyRing(places);
    const key = noted === undefined ? ring[0] : ring.find(({ id }) => id === noted.keyId);
    if (key === undefined)
      throw new ConfigError(
        `${sayMissingKey(noted?.keyId ?? '?', places)}. Only if it is lost for good: npm run keys -- renew.`,
      );
    const written = await rewriteValues(tx, (place, value) =>
      sealedBy(value) === undefined ? sealText(key, place, value) : undefined,
    );
    const next: NotedKey = noted ?? { keyId: key.id, since: clock.now(), sweptAt: clock.now() };
    // What was readable stays in the files of its table until these are written anew.
    const sweptAt = written > 0 ? null : next.sweptAt;
    await noteKey(tx, { ...next, sweptAt });
    return { ring, isSwept: sweptAt !== null, sealed: written };
  });
  if (sealed > 0) log.warn({ values: sealed }, 'secrets that were readable in the database are sealed');
  if (!isSwept) await sweepFiles(deps);
  return ring;
}

async function findOrMakeRing(places: KeyPlaces, atHand: KeyRing): Promise<KeyRing> {
  return atHand.length > 0 ? atHand : makeKeyFile(places.secretsKeyFile);
}

/** Writes the tables anew that had readable values; where that cannot be, the next start tries again. */
async function sweepFiles({ db, sql, clock, log }: Deps): Promise<void> {
  const connection = await sql.reserve();
  await withQueryDeadline(Number.POSITIVE_INFINITY, async () => {
    try {
      await connection`set lock_timeout = '10s'`;
      await connection`set statement_timeout = 0`;
      const before = await waitForOlderSnapshots(connection);
      for (const { table } of sealedColumns) await writeAnew(connection, table, before);
      await noteSwept(db, clock.now());
    } catch (error) {
      log.warn({ err: error }, 'tables with sealed secrets could not be written anew');
    } finally {
      connection.destroy();
    }
  });
}
