import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

type NewKey = { deviceId: string; hash: Buffer; madeAt: Date; madeBy: string };

/** Replaces the key that the device had. False for a device that has ended. */
export async function storeKey(tx: Tx, { deviceId, hash, madeAt, madeBy }: NewKey): Promise<boolean> {
  const { rows } = await query`
    update station_device set key_hash = ${hash}, key_made_at = ${madeAt}, key_made_by = ${madeBy}
    where id = ${deviceId} and ended_at is null returning id`.execute(tx);
  return rows.length > 0;
}

/** The device of a key, and who has made it; undefined when none has it, or the device has ended. */
export async function findKeyOwner(
  db: Db,
  hash: Buffer,
): Promise<{ deviceId: string; name: string; unitId: number; madeBy: string } | undefined> {
  const { rows } = await query<{ deviceId: string; name: string; unitId: number; madeBy: string }>`
    select id as "deviceId", name, unit_id as "unitId", key_made_by as "madeBy" from station_device
    where key_hash = ${hash} and ended_at is null`.execute(db);
  return rows[0];
}
