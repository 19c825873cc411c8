import { sql as query } from 'kysely';
import type { CodeType } from '@rohi/contract/tracking/next-code.contract';
import type { Tx } from '../../../platform/database.ts';

/** Reserves a code; false when it was given out before, or a parcel bears it. A rival with the same code waits here. */
export async function insertReservedCode(
  tx: Tx,
  reserved: { code: string; type: CodeType; userId: string; at: Date; until: Date },
): Promise<boolean> {
  const result = await query`
    insert into reserved_code (code, type, reserved_by, reserved_at, reserved_until)
    select ${reserved.code}::text, ${reserved.type}::text, ${reserved.userId}::uuid, ${reserved.at}::timestamptz,
      ${reserved.until}::timestamptz
    where not exists (
      select from parcel where tracking_code = ${reserved.code} or order_code = ${reserved.code} or trip_code = ${reserved.code})
    on conflict (code) do nothing`.execute(tx);
  return result.numAffectedRows === 1n;
}
