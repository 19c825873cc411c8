import type { ScanAction, ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** A scan as it is stored with its answer. */
export type ScanRow = {
  deviceId: string;
  scanId: string;
  /** SHA-256 of all that it says. */
  content: Buffer;
  seq: number;
  action: ScanAction;
  claimedAt: Date;
  takenAt: Date;
  /** Who made it. */
  userId: string;
  /** Who has sent it for them; null when they did. */
  sentBy: string | null;
};

export type StoredAnswer = { content: Buffer; answer: ScanAnswer };

/** False when the device has sent it before; a parallel sender waits here for the end of the other. */
export async function insertScan(tx: Tx, scan: ScanRow): Promise<boolean> {
  const { rows } = await query`
    insert into station_scan (device_id, scan_id, content, seq, action, claimed_at, taken_at, user_id, sent_by)
    values (${scan.deviceId}, ${scan.scanId}, ${scan.content}, ${scan.seq}, ${scan.action}, ${scan.claimedAt},
      ${scan.takenAt}, ${scan.userId}, ${scan.sentBy})
    on conflict (device_id, scan_id) do nothing
    returning scan_id`.execute(tx);
  return rows.length > 0;
}

/** Its answer, in the transaction that has inserted it, and what it has changed, as that was before. */
export async function storeAnswer(
  tx: Tx,
  { deviceId, scanId }: ScanRow,
  answer: ScanAnswer,
  before: object | undefined,
): Promise<void> {
  await query`
    update station_scan set answer = ${JSON.stringify(answer)}::text::jsonb,
      before = ${before === undefined ? null : JSON.stringify(before)}::text::jsonb
    where device_id = ${deviceId} and scan_id = ${scanId}`.execute(tx);
}

/** What was answered to a scan; undefined for one that was not sent yet. */
export async function findAnswer(
  db: Db | Tx,
  deviceId: string,
  scanId: string,
): Promise<StoredAnswer | undefined> {
  const { rows } = await query<StoredAnswer>`
    select content, answer from station_scan where device_id = ${deviceId} and scan_id = ${scanId}`.execute(
    db,
  );
  return rows[0];
}

/** An earlier scan of a device, locked: two who take it back wait for each other. */
export type TakenScan = Pick<ScanRow, 'action' | 'takenAt' | 'userId'> & {
  answer: ScanAnswer;
  /** What it has changed, as it was before. */
  before: object | null;
  /** Of what was taken in from a container of another kind: the name of that. */
  list: string | null;
};

export async function lockTakenScan(
  tx: Tx,
  deviceId: string,
  scanId: string,
): Promise<TakenScan | undefined> {
  const { rows } = await query<TakenScan>`
    select action, taken_at as "takenAt", user_id as "userId", answer, before,
      before -> 'carried' ->> 'list' as list
    from station_scan
    where device_id = ${deviceId} and scan_id = ${scanId} for no key update`.execute(tx);
  return rows[0];
}

/** Who made a scan of a device; undefined for one that was not sent yet, or is stored no more. */
export async function findScanMaker(
  db: Db | Tx,
  deviceId: string,
  scanId: string,
): Promise<string | undefined> {
  const { rows } = await query<{ userId: string }>`
    select user_id as "userId" from station_scan where device_id = ${deviceId} and scan_id = ${scanId}`.execute(
    db,
  );
  return rows[0]?.userId;
}

export type ScanOfOther<Action extends ScanAction> = {
  scanId: string;
  action: Action;
  /** Of the parcel, or of the bag. */
  code: string;
  at: Date;
  /** Login name of who made it. */
  by: string;
};

/**
 * The last scans of a device by these acts that somebody else made and that have changed something, the newest first.
 */
export async function listScansOfOthers<Action extends ScanAction>(
  db: Db,
  filter: { deviceId: string; userId: string; actions: readonly Action[]; limit: number },
): Promise<ScanOfOther<Action>[]> {
  const { rows } = await query<ScanOfOther<Action>>`
    select scan.scan_id as "scanId", scan.action,
      coalesce(scan.answer -> 'parcel' ->> 'trackingCode', scan.answer -> 'bag' ->> 'code') as code,
      scan.claimed_at as at, maker.username as by
    from station_scan as scan join account_facts as maker on maker.id = scan.user_id
    where scan.device_id = ${filter.deviceId} and scan.user_id <> ${filter.userId}
      and scan.action = any(${[...filter.actions]}::text[]) and scan.answer ->> 'say' <> 'LABELLED'
      and (scan.answer ->> 'verdict' = 'OK' or scan.answer ->> 'say' = 'RECEIVED_UNOWNED')
      and coalesce(scan.answer -> 'parcel' ->> 'trackingCode', scan.answer -> 'bag' ->> 'code') is not null
    order by scan.claimed_at desc, scan.seq desc limit ${filter.limit}`.execute(db);
  return rows;
}

/** Deletes answers from before a moment, some thousands at a time; returns how many. */
export async function deleteOldScans(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await query`
    delete from station_scan where (device_id, scan_id) in (
      select device_id, scan_id from station_scan where taken_at < ${before} limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
