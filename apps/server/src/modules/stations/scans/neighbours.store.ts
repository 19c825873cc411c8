import { sql as query } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type ScanMoment = { deviceId: string; device: string; claimedAt: Date; seq: number };

/** When and where a scan was made, among the devices of a unit. */
export async function findScanMoment(
  db: Db,
  unitId: number,
  scanId: string,
): Promise<ScanMoment | undefined> {
  const { rows } = await query<ScanMoment>`
    select scan.device_id as "deviceId", device.name as device, scan.claimed_at as "claimedAt", scan.seq
    from station_device as device
    join station_scan as scan on scan.device_id = device.id and scan.scan_id = ${scanId}
    where device.unit_id = ${unitId} limit 1`.execute(db);
  return rows[0];
}

export type NeighbourRow = { trackingCode: string; customerCode: string | null; at: Date; by: string };

/** Parcels that a device has scanned to receive them, before a moment or after it, the nearest first; each once. */
export async function listScansBeside(
  db: Db,
  { deviceId, claimedAt, seq }: ScanMoment,
  side: 'before' | 'after',
  limit: number,
): Promise<NeighbourRow[]> {
  const beside = query.raw(side === 'before' ? '<' : '>');
  const direction = query.raw(side === 'before' ? 'desc' : 'asc');
  const { rows } = await query<NeighbourRow>`
    select scan.answer -> 'parcel' ->> 'trackingCode' as "trackingCode", parcel.customer_code as "customerCode",
      scan.claimed_at as at, coalesce(clerk.name, clerk.username) as by
    from station_scan as scan
    left join account_facts as clerk on clerk.id = scan.user_id
    left join parcel_facts as parcel
      on parcel.tracking_code = scan.answer -> 'parcel' ->> 'trackingCode' and parcel.is_current
    where scan.device_id = ${deviceId} and (scan.claimed_at, scan.seq) ${beside} (${claimedAt}, ${seq})
      and scan.action = 'RECEIVE' and scan.answer ->> 'say' in ('RECEIVED', 'RECEIVED_UNDECLARED', 'RECEIVED_UNOWNED', 'RECEIVED_WITHOUT_OWNER')
    order by scan.claimed_at ${direction}, scan.seq ${direction} limit ${limit}`.execute(db);
  return rows;
}
