import type { DocumentType } from '@rohi/contract/hand-over/counter-rules';
import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import type { BagKind } from '@rohi/contract/containers/bag-kinds';
import type { NotMetReason } from '@rohi/contract/hand-over/courier-rules';
import type { CaseAction } from '@rohi/contract/stations/exceptions.contract';
import type { UndoReason } from '@rohi/contract/stations/undo-reasons';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { ReceiptMark, ReceiptProblem } from '@rohi/contract/tracking/receipt-problems';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** What the scan says of its box or bag. */
export type ExceptionFacts = {
  weightG?: number | undefined;
  sides?: { lengthMm: number; widthMm: number; heightMm: number } | undefined;
  customerCode?: string | undefined;
  cell?: string | undefined;
  marks?: readonly ReceiptMark[] | undefined;
  problem?: ReceiptProblem | undefined;
  note?: string | undefined;
  bag?: string | undefined;
  trip?: string | undefined;
  transfer?: string | undefined;
  list?: string | undefined;
  container?: string | undefined;
  inventory?: string | undefined;
  unit?: number | undefined;
  kind?: BagKind | undefined;
  destinationId?: number | undefined;
  channelId?: number | undefined;
  seal?: string | undefined;
  sticker?: string | undefined;
  undoes?: string | undefined;
  reason?: UndoReason | undefined;
  visit?: string | undefined;
  document?: { type: DocumentType; end: string } | undefined;
  /** As it stands in the QR. */
  pass?: string | undefined;
  evidence?: { id: string; kind: EvidenceKind } | undefined;
  shiftId?: string | undefined;
  charges?: readonly { id: string; cents: number }[] | undefined;
  /** Dirams. */
  handed?: number | undefined;
  change?: number | undefined;
  rate?: { rate: string; rateDate: string } | undefined;
  /** Why the parcels of a stop were not taken, and when the courier is to come again. */
  notMet?: NotMetReason | undefined;
  againOn?: string | undefined;
  /** A remark by the user who passed it on. */
  remark?: string | undefined;
};

export type ExceptionRow = {
  id: string;
  deviceId: string;
  /** Its name; null for the phone of a courier. */
  device: string | null;
  scanId: string;
  unitId: number;
  code: string;
  isCode: boolean;
  action: CaseAction;
  say: ScanSay;
  facts: ExceptionFacts;
  /** As the device says. */
  scannedAt: Date;
  /** The moment by which it is judged. */
  doneAt: Date;
  /** The user that the judgement names. */
  scannedBy: string;
  /** Who has sent it for them; null when they did. */
  sentBy: string | null;
  /** The user that the device names as the scanner, without proof. */
  allegedly: string | null;
  cameAt: Date;
  /** Of a courier: the stop of the door; null at a station. */
  stopId: string | null;
};

export type Settled = 'TAKEN' | 'SCANNED_SINCE' | 'LAID_ASIDE';

const columns =
  query.raw(`exception.id, device_id as "deviceId", case when stop_id is null then station_device.name end as device, scan_id as "scanId",
  exception.unit_id as "unitId", code, is_code as "isCode", action, say, facts, scanned_at as "scannedAt",
  done_at as "doneAt", scanned_by as "scannedBy", sent_by as "sentBy", allegedly, came_at as "cameAt", stop_id as "stopId"`);

/** One of that device and scan stays as it is. */
export async function insertException(tx: Tx, row: Omit<ExceptionRow, 'device'>): Promise<void> {
  await query`
    insert into scan_exception (id, device_id, scan_id, unit_id, code, is_code, action, say, facts, scanned_at, done_at, scanned_by, sent_by, allegedly, came_at, stop_id)
    values (${row.id}, ${row.deviceId}, ${row.scanId}, ${row.unitId}, ${row.code}, ${row.isCode}, ${row.action}, ${row.say},
      ${JSON.stringify(row.facts)}::text::jsonb, ${row.scannedAt}, ${row.doneAt}, ${row.scannedBy}, ${row.sentBy}, ${row.allegedly},
      ${row.cameAt}, ${row.stopId})
    on conflict (device_id, scan_id) do nothing`.execute(tx);
}

/** Why what a phone had stored was not taken, settled or not; undefined where it is no case. */
export async function findSay(
  tx: Tx,
  { deviceId, scanId }: Pick<ExceptionRow, 'deviceId' | 'scanId'>,
): Promise<ScanSay | undefined> {
  const { rows } = await query<{ say: ScanSay }>`
    select say from scan_exception where device_id = ${deviceId} and scan_id = ${scanId}`.execute(tx);
  return rows[0]?.say;
}

/** Open ones of a unit, or of all where none is given, those that have waited longest first, and how many there are. */
export async function listOpen(
  db: Db,
  unitId: number | undefined,
  limit: number,
): Promise<{ rows: ExceptionRow[]; total: number }> {
  const { rows } = await query<ExceptionRow & { total: number }>`
    select ${columns}, (count(*) over ())::integer as total
    from scan_exception as exception left join station_device on station_device.id = device_id
    where (${unitId ?? null}::integer is null or exception.unit_id = ${unitId ?? null}) and settled is null
    order by came_at, exception.id limit ${limit}`.execute(db);
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** How many are open in a unit, or in all, and when the first of them came. */
export async function countOpen(
  db: Db,
  unitId: number | undefined,
): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await query<{ count: number; oldest: Date | null }>`
    select count(*)::integer as count, min(came_at) as oldest from scan_exception
    where settled is null and (${unitId ?? null}::integer is null or unit_id = ${unitId ?? null})`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldest: null };
}

export async function findException(
  db: Db,
  id: string,
): Promise<(ExceptionRow & { settled: Settled | null }) | undefined> {
  const { rows } = await query<ExceptionRow & { settled: Settled | null }>`
    select ${columns}, settled from scan_exception as exception
    left join station_device on station_device.id = device_id where exception.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks one that is open until the end of the transaction; false when it is settled already. */
export async function lockOpen(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await query`
    select from scan_exception where id = ${id} and settled is null for update`.execute(tx);
  return rows.length > 0;
}

type Settling = { settled: Settled; at: Date; by: string; note?: string };

export async function settle(tx: Tx, id: string, { settled, at, by, note }: Settling): Promise<void> {
  await query`
    update scan_exception set settled = ${settled}, settled_at = ${at}, settled_by = ${by}, note = ${note ?? null}
    where id = ${id}`.execute(tx);
}

/** Closes open exceptions of a code in a unit once its box has been scanned and taken. */
export async function settleScanned(
  tx: Tx,
  { unitId, code, action }: Pick<ExceptionRow, 'unitId' | 'code' | 'action'>,
  { at, by }: Pick<Settling, 'at' | 'by'>,
): Promise<void> {
  await query`
    with open as (
      select id from scan_exception
      where code = ${code} and is_code and unit_id = ${unitId} and action = ${action} and settled is null
      order by id for update)
    update scan_exception set settled = 'SCANNED_SINCE', settled_at = ${at}, settled_by = ${by}
    from open where open.id = scan_exception.id`.execute(tx);
}

/** Lays the open one of a scan aside, as its station says; false when there is none. */
export async function layAsideOf(
  tx: Tx,
  { deviceId, scanId }: Pick<ExceptionRow, 'deviceId' | 'scanId'>,
  { at, by, note }: Omit<Settling, 'settled'>,
): Promise<boolean> {
  const { rows } = await query`
    update scan_exception set settled = 'LAID_ASIDE', settled_at = ${at}, settled_by = ${by}, note = ${note ?? null}
    where device_id = ${deviceId} and scan_id = ${scanId} and settled is null returning id`.execute(tx);
  return rows.length > 0;
}

/** The open report of where a parcel lies that is brought on nowhere, locked; undefined where there is none. */
export async function findLiesHere(tx: Tx, code: string): Promise<{ unitId: number } | undefined> {
  const { rows } = await query<{ unitId: number }>`
    select unit_id as "unitId" from scan_exception
    where code = ${code} and action = 'LIES_HERE' and settled is null order by id for update`.execute(tx);
  return rows[0];
}

/** Settles the open reports of where these parcels lie: they were scanned since. */
export async function settleLiesHere(
  tx: Tx,
  codes: readonly string[],
  { at, by }: Pick<Settling, 'at' | 'by'>,
): Promise<void> {
  await query`
    with open as (
      select id from scan_exception
      where code = any(${[...codes]}::text[]) and action = 'LIES_HERE' and settled is null
      order by id for update)
    update scan_exception set settled = 'SCANNED_SINCE', settled_at = ${at}, settled_by = ${by}
    from open where open.id = scan_exception.id`.execute(tx);
}

/**
 * Settles the open reports of where these parcels lie, which the transaction has locked: it has been decided about
 * them.
 */
export async function settleLiesHereOf(tx: Tx, parcelIds: readonly string[]): Promise<void> {
  await query`
    update scan_exception set settled = 'TAKEN', settled_at = now(), settled_by = 'service'
    from parcel_facts as parcel
    where parcel.id = any(${[...parcelIds]}::bigint[]) and scan_exception.code = parcel.tracking_code
      and action = 'LIES_HERE' and settled is null`.execute(tx);
}

/** It stays on the list for another reason from now on. */
export async function changeReason(tx: Tx, id: string, say: ScanSay): Promise<void> {
  await query`update scan_exception set say = ${say} where id = ${id}`.execute(tx);
}

/** Deletes what was settled before a moment. */
export async function deleteSettled(db: Db, before: Date): Promise<void> {
  await query`delete from scan_exception where settled_at < ${before}`.execute(db);
}
