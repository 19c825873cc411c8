/** Which scans were taken back at a station, by which user and why. */
import type { UndoableAction, UndoReason } from '@rohi/contract/stations/undo-reasons';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

export type UndoneScan = {
  deviceId: string;
  scanId: string;
  undoId: string;
  action: UndoableAction;
  parcelId: string | null;
  bagCode: string | null;
  /** The cell or the bag into which it was put. */
  place: string | null;
  reason: UndoReason;
  note: string | null;
  unitId: number;
  device: string;
  undoneAt: Date;
  undoneBy: string;
};

export async function insertUndone(tx: Tx, scan: UndoneScan): Promise<void> {
  await query`
    insert into undone_scan (device_id, scan_id, undo_id, action, parcel_id, bag_code, place, reason, note, unit_id, device,
      undone_at, undone_by)
    values (${scan.deviceId}, ${scan.scanId}, ${scan.undoId}, ${scan.action}, ${scan.parcelId}, ${scan.bagCode},
      ${scan.place}, ${scan.reason}, ${scan.note}, ${scan.unitId}, ${scan.device}, ${scan.undoneAt},
      ${scan.undoneBy})`.execute(tx);
}

export async function isUndone(tx: Tx, deviceId: string, scanId: string): Promise<boolean> {
  const { rows } = await query`
    select from undone_scan where device_id = ${deviceId} and scan_id = ${scanId}`.execute(tx);
  return rows.length > 0;
}

/** Those of these scans of a device that were taken back. */
export async function findUndone(db: Db, deviceId: string, scanIds: readonly string[]): Promise<string[]> {
  const { rows } = await query<{ scanId: string }>`
    select scan_id as "scanId" from undone_scan
    where device_id = ${deviceId} and scan_id = any(${[...scanIds]}::uuid[])`.execute(db);
  return rows.map(({ scanId }) => scanId);
}

/** What was taken back of the current parcel of a code, the first first. */
export async function undoneOfCode(db: Db, trackingCode: string): Promise<UndoneScan[]> {
  const { rows } = await query<UndoneScan>`
    select device_id as "deviceId", scan_id as "scanId", undo_id as "undoId", action, parcel_id as "parcelId",
      bag_code as "bagCode", place, reason, note, unit_id as "unitId", device, undone_at as "undoneAt", undone_by as "undoneBy"
    from undone_scan join parcel_facts as parcel on parcel.id = parcel_id and parcel.is_current
    where parcel.tracking_code = ${trackingCode} order by undone_at, undo_id`.execute(db);
  return rows;
}
