import type {
  ScannerEnd,
  StationPrinter,
  StationScale,
  StationWork,
} from '@rohi/contract/stations/station-words';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

export type DeviceRow = {
  id: string;
  name: string;
  unitId: number;
  works: StationWork[];
  printer: StationPrinter | null;
  scale: StationScale | null;
  scannerEnd: ScannerEnd | null;
  registeredAt: Date;
  registeredBy: string;
  endedAt: Date | null;
  endedBy: string | null;
};

export type NewDevice = Omit<DeviceRow, 'endedAt' | 'endedBy'> & {
  requestId: string;
  registeredById: string;
} & DeviceOrigin;

/** With which browser a device was registered, and from where; null where that is not known. */
export type DeviceOrigin = { browser: string | null; address: string | null };

const columns = query.raw(`id, name, unit_id as "unitId", works, printer, scale, scanner_end as "scannerEnd",
  registered_at as "registeredAt",
  registered_by_name as "registeredBy", ended_at as "endedAt", ended_by_name as "endedBy"`);

/**
 * False when this person has made a device by this request before. Breaks `station_device_name` for a name that the
 * unit has.
 */
export async function insertDevice(tx: Tx, device: NewDevice): Promise<boolean> {
  const { rows } = await query`
    insert into station_device (id, request_id, name, unit_id, works, printer, scale, scanner_end, registered_at, registered_by, registered_by_name,
      browser, address)
    values (${device.id}, ${device.requestId}, ${device.name}, ${device.unitId}, ${device.works}::text[], ${device.printer},
      ${device.scale}, ${device.scannerEnd}, ${device.registeredAt}, ${device.registeredById}, ${device.registeredBy}, ${device.browser}, ${device.address})
    on conflict (registered_by, request_id) do nothing
    returning id`.execute(tx);
  return rows.length > 0;
}

/** What a person has registered by a request. */
export async function findRegistered(
  db: Db | Tx,
  registeredById: string,
  requestId: string,
): Promise<DeviceRow | undefined> {
  const { rows } = await query<DeviceRow>`
    select ${columns} from station_device
    where registered_by = ${registeredById} and request_id = ${requestId}`.execute(db);
  return rows[0];
}

/** Whether a device in use at a unit has this name. */
export async function hasDeviceNamed(tx: Tx, unitId: number, name: string): Promise<boolean> {
  const { rows } = await query`
    select from station_device where unit_id = ${unitId} and lower(name) = lower(${name}) and ended_at is null`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function findDevice(db: Db | Tx, id: string): Promise<DeviceRow | undefined> {
  const { rows } = await query<DeviceRow>`
    select ${columns} from station_device where id = ${id}`.execute(db);
  return rows[0];
}

export type DeviceReport = { seenAt: Date; waiting: number; waitingSince: Date | null };
type ReportedRow = DeviceRow & { [Key in keyof DeviceReport]: DeviceReport[Key] | null };

/** Writes what a device in use has reported last. */
export async function saveReport(db: Db, id: string, report: DeviceReport): Promise<void> {
  await query`
    update station_device set seen_at = ${report.seenAt}, waiting = ${report.waiting}, waiting_since = ${report.waitingSince}
    where id = ${id} and ended_at is null`.execute(db);
}

export async function saveScannerEndRow(db: Db, id: string, scannerEnd: ScannerEnd): Promise<void> {
  await query`update station_device set scanner_end = ${scannerEnd} where id = ${id}`.execute(db);
}

/** Those in use first, by name, then those that have ended, the last one first; some dozens a unit. */
export async function listDeviceRows(
  db: Db,
  unitId: number | undefined,
): Promise<(ReportedRow & DeviceOrigin)[]> {
  const { rows } = await query<ReportedRow & DeviceOrigin>`
    select ${columns}, seen_at as "seenAt", waiting, waiting_since as "waitingSince", browser, address from station_device
    where ${unitId ?? null}::integer is null or unit_id = ${unitId ?? null}::integer
    order by ended_at desc nulls first, lower(name), id`.execute(db);
  return rows;
}

/** A device with what it has reported last, locked until the end of the transaction. */
export async function lockDevice(tx: Tx, id: string): Promise<ReportedRow | undefined> {
  const { rows } = await query<ReportedRow>`
    select ${columns}, seen_at as "seenAt", waiting, waiting_since as "waitingSince" from station_device
    where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** Breaks `station_device_name` for a name that the unit has. */
export async function changeDeviceRow(
  tx: Tx,
  { id, name, unitId, works }: Pick<DeviceRow, 'id' | 'name' | 'unitId' | 'works'>,
): Promise<void> {
  await query`
    update station_device set name = ${name}, unit_id = ${unitId}, works = ${works}::text[] where id = ${id}`.execute(
    tx,
  );
}

/** False when it had ended before. */
export async function endDeviceRow(tx: Tx, id: string, at: Date, by: string): Promise<boolean> {
  const { rows } = await query`
    update station_device set ended_at = ${at}, ended_by_name = ${by}
    where id = ${id} and ended_at is null returning id`.execute(tx);
  return rows.length > 0;
}
