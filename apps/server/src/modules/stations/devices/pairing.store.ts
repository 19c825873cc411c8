/**
 * Codes by which browsers become devices. An open one is neither used, nor taken back, nor put out, and its time is not
 * over.
 */
import type { StationPrinter, StationScale, StationWork } from '@rohi/contract/stations/station-words';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

export type PairingRow = {
  id: string;
  name: string;
  unitId: number;
  works: StationWork[];
  printer: StationPrinter | null;
  scale: StationScale | null;
  madeAt: Date;
  madeBy: string;
  madeById: string;
  endsAt: Date;
  endedAt: Date | null;
  endedAs: 'USED' | 'WITHDRAWN' | 'PUT_OUT' | null;
  deviceId: string | null;
};

const columns =
  query.raw(`id, name, unit_id as "unitId", works, printer, scale, made_at as "madeAt", made_by_name as "madeBy",
  made_by as "madeById", ends_at as "endsAt", ended_at as "endedAt", ended_as as "endedAs", device_id as "deviceId"`);

export type NewPairing = Omit<PairingRow, 'endedAt' | 'endedAs' | 'deviceId'> & { codeHash: Buffer };

/**
 * Writes a code, or other digits of one that is open. False where an open code has the same digits, or this one has
 * ended or is somebody else's.
 */
export async function upsertPairing(tx: Tx, row: NewPairing): Promise<boolean> {
  const { rows } = await query`
    insert into station_pairing (id, code_hash, name, unit_id, works, printer, scale, made_at, made_by, made_by_name, ends_at)
    select ${row.id}, ${row.codeHash}, ${row.name}, ${row.unitId}, ${row.works}::text[], ${row.printer}, ${row.scale}, ${row.madeAt},
      ${row.madeById}, ${row.madeBy}, ${row.endsAt}
    where not exists (select from station_pairing where code_hash = ${row.codeHash} and ended_at is null and id <> ${row.id})
    on conflict (id) do update set code_hash = excluded.code_hash, ends_at = excluded.ends_at
      where station_pairing.ended_at is null and station_pairing.made_by = excluded.made_by
    returning id`.execute(tx);
  return rows.length > 0;
}

export async function findPairing(db: Db | Tx, id: string): Promise<PairingRow | undefined> {
  const { rows } = await query<PairingRow>`
    select ${columns} from station_pairing where id = ${id}`.execute(db);
  return rows[0];
}

/** Whether another open code is for a device of this name at the unit. */
export async function isNamePromised(
  tx: Tx,
  { id, unitId, name }: Pick<PairingRow, 'id' | 'unitId' | 'name'>,
  now: Date,
): Promise<boolean> {
  const { rows } = await query`
    select from station_pairing
    where unit_id = ${unitId} and lower(name) = lower(${name}) and id <> ${id} and ended_at is null and ends_at > ${now}`.execute(
    tx,
  );
  return rows.length > 0;
}

/** The open code of these digits, locked. */
export async function lockPairing(tx: Tx, codeHash: Buffer, now: Date): Promise<PairingRow | undefined> {
  const { rows } = await query<PairingRow>`
    select ${columns} from station_pairing
    where code_hash = ${codeHash} and ended_at is null and ends_at > ${now} for update`.execute(tx);
  return rows[0];
}

/** Codes that were made since, the newest first. */
export async function listPairingRows(
  db: Db,
  { unitId, since }: { unitId: number | undefined; since: Date },
): Promise<PairingRow[]> {
  const { rows } = await query<PairingRow>`
    select ${columns} from station_pairing
    where made_at > ${since} and (${unitId ?? null}::integer is null or unit_id = ${unitId ?? null}::integer)
    order by made_at desc, id limit 100`.execute(db);
  return rows;
}

export async function usePairing(
  tx: Tx,
  { id, at, deviceId }: { id: string; at: Date; deviceId: string },
): Promise<void> {
  await query`
    update station_pairing set ended_at = ${at}, ended_as = 'USED', device_id = ${deviceId} where id = ${id}`.execute(
    tx,
  );
}

/** False when it had ended before. */
export async function withdrawRow(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { rows } = await query`
    update station_pairing set ended_at = ${at}, ended_as = 'WITHDRAWN'
    where id = ${id} and ended_at is null returning id`.execute(tx);
  return rows.length > 0;
}

/** Puts all open codes out; how many there were. */
export async function putOutOpen(tx: Tx, at: Date): Promise<number> {
  const { rows } = await query`
    update station_pairing set ended_at = ${at}, ended_as = 'PUT_OUT'
    where ended_at is null and ends_at > ${at} returning id`.execute(tx);
  return rows.length;
}

export type AlarmRow = { id: string; rungAt: Date; putOut: number };

/** False while an unseen alarm stands: that one says so already. */
export async function insertAlarm(tx: Tx, { id, rungAt, putOut }: AlarmRow): Promise<boolean> {
  const { rows } = await query`
    insert into station_pairing_alarm (id, rung_at, put_out) values (${id}, ${rungAt}, ${putOut})
    on conflict ((true)) where seen_at is null do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** The unseen alarm. */
export async function findAlarm(db: Db | Tx): Promise<AlarmRow | undefined> {
  const { rows } = await query<AlarmRow>`
    select id, rung_at as "rungAt", put_out as "putOut" from station_pairing_alarm where seen_at is null`.execute(
    db,
  );
  return rows[0];
}

/** False when it was seen before, or there is none. */
export async function seeAlarmRow(tx: Tx, id: string, at: Date, by: string): Promise<boolean> {
  const { rows } = await query`
    update station_pairing_alarm set seen_at = ${at}, seen_by_name = ${by}
    where id = ${id} and seen_at is null returning id`.execute(tx);
  return rows.length > 0;
}

/** Codes that were made before, whatever has become of them, and alarms that were seen before. */
export async function deleteOldPairings(db: Db, before: Date): Promise<void> {
  await query`delete from station_pairing where made_at < ${before}`.execute(db);
  await query`delete from station_pairing_alarm where seen_at < ${before}`.execute(db);
}
