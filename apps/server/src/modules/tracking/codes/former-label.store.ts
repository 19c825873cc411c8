import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** The box with this label is that parcel from now on. */
export async function storeFormerLabel(tx: Tx, code: string, parcelId: string, since: Date): Promise<void> {
  await query`
    insert into former_label (code, parcel_id, since) values (${code}, ${parcelId}::bigint, ${since})
    on conflict (code) do update set parcel_id = excluded.parcel_id, since = excluded.since`.execute(tx);
}

export async function deleteFormerLabel(tx: Tx, code: string): Promise<void> {
  await query`delete from former_label where code = ${code}`.execute(tx);
}

/**
 * The tracking code of the parcel that a box with this label is now; undefined where the code has an open parcel of its
 * own.
 */
export async function findByFormerLabel(db: Db | Tx, code: string): Promise<string | undefined> {
  const { rows } = await query<{ trackingCode: string }>`
    select parcel.tracking_code as "trackingCode"
    from former_label as label join parcel on parcel.id = label.parcel_id
    where label.code = ${code} and not exists (
      select from parcel as own where own.tracking_code = label.code and own.is_current and own.closed_at is null)`.execute(
    db,
  );
  return rows[0]?.trackingCode;
}
