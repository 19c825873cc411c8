// The key of a database is changed in one transaction. The new one stands in its file before, so that whatever is cut
// off begins again with it.
import { ConfigError } from '../../config.ts';
import type { Clock } from '../clock.ts';
import { inTransaction, type Db, type Tx } from '../database.ts';
import { writeKeyFile } from './key-file.ts';
import { makeSealingKey, openText, sealedBy, sealText, type SealingKey } from './sealing.ts';
import { findNotedKey, lockNotedKey, lockSealing, noteKey, rewriteValues } from './sealing.store.ts';
import { readKeyRing, sayMissingKey, type KeyPlaces } from './secrets.ts';

type Deps = { db: Db; clock: Clock; places: KeyPlaces };

export type KeyChange = { from: string; to: string; values: number };

/**
 * Seals everything by a new key: the first at hand, or one that is made, where the first is the one in use. Processes
 * that read the file go on. Throws ConfigError when the key in use is away, or SECRETS_KEY has no new one.
 * @param note writes what is on record of it
 */
export async function changeKey(
  { db, clock, places }: Deps,
  note: (tx: Tx, change: KeyChange) => Promise<void>,
): Promise<KeyChange> {
  return inTransaction(db, async (tx) => {
    const { from, next, sweptAt } = await takeNextKey(tx, places, clock);
    const ring = await readKeyRing(places);
    if (!ring.some(({ id }) => id === from)) throw new ConfigError(`${sayMissingKey(from, places)}.`);
    const values = await rewriteValues(tx, (place, value) => {
      const key = ring.find(({ id }) => id === sealedBy(value));
      if (key === undefined) throw new TypeError(`${place} is sealed by a key that is away`);
      return sealText(next, place, openText(key, place, value));
    });
    await noteKey(tx, { keyId: next.id, since: clock.now(), sweptAt });
    const change = { from, to: next.id, values };
    await note(tx, change);
    return change;
  });
}

/**
 * Begins anew under another key, after the loss of the one in use: the caller deletes what was sealed by it, in the
 * same transaction. Throws ConfigError when SECRETS_KEY has no other one.
 */
export async function replaceKey(
  { clock, places }: Omit<Deps, 'db'>,
  tx: Tx,
): Promise<Pick<KeyChange, 'from' | 'to'>> {
  const { from, next, sweptAt } = await takeNextKey(tx, places, clock);
  await noteKey(tx, { keyId: next.id, since: clock.now(), sweptAt });
  return { from, to: next.id };
}

/**
 * A transaction that seals meanwhile waits for the end of this one. `sweptAt`: what was readable once and is not swept
 * yet, another key does not sweep.
 */
async function takeNextKey(
  tx: Tx,
  places: KeyPlaces,
  clock: Clock,
): Promise<{ from: string; next: SealingKey; sweptAt: Date | null }> {
  await lockSealing(tx);
  await lockNotedKey(tx);
  const noted = await findNotedKey(tx);
  const from = noted?.keyId ?? '';
  const sweptAt = noted?.sweptAt === null ? null : clock.now();
  const ring = await readKeyRing(places);
  const [first] = ring;
  if (first !== undefined && first.id !== from) return { from, next: first, sweptAt };
  if (places.secretsKeys !== undefined)
    throw new ConfigError(
      'SECRETS_KEY has no new key: put one before the present one, with a comma between them, for all processes of the service.',
    );
  const next = makeSealingKey();
  await writeKeyFile(places.secretsKeyFile, [next, ...ring]);
  return { from, next, sweptAt };
}
