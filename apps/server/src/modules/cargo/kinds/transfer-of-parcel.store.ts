import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** The transfer in which a parcel has left a hub last; undefined where it never has. */
export async function findTransferOf(db: Db | Tx, parcelId: string): Promise<string | undefined> {
  const { rows } = await query<{ code: string }>`
    select transfer_code as code from checked_parcel_facts
    where parcel_id = ${parcelId}::bigint and work = 'FILLING' and transfer_state in ('DEPARTED', 'ARRIVED', 'FINISHED')
    order by checklist_id desc limit 1`.execute(db);
  return rows[0]?.code;
}

/** The same for several parcels, by their ids. */
export async function findTransfersOf(db: Db, parcelIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await query<{ parcelId: string; code: string }>`
    select distinct on (parcel_id) parcel_id::text as "parcelId", transfer_code as code from checked_parcel_facts
    where parcel_id = any(${[...parcelIds]}::bigint[]) and work = 'FILLING'
      and transfer_state in ('DEPARTED', 'ARRIVED', 'FINISHED')
    order by parcel_id, checklist_id desc`.execute(db);
  return new Map(rows.map(({ parcelId, code }) => [parcelId, code]));
}
