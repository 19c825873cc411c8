import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

/** The numbers of the events of these parcels that letters were written about, by parcel. */
export async function findNotifiedEvents(
  tx: Tx,
  parcelIds: readonly string[],
): Promise<Map<string, number[]>> {
  const rows = await tx
    .selectFrom('parcel_letter')
    .select(['parcel_id', 'event_seq'])
    .where('parcel_id', '=', query<string>`any(${[...parcelIds]}::bigint[])`)
    .execute();
  const notified = new Map<string, number[]>();
  for (const { parcel_id: id, event_seq: seq } of rows) notified.set(id, [...(notified.get(id) ?? []), seq]);
  return notified;
}

export type ParcelLetter = { letterId: string; parcelId: string; seq: number };

/** Records which letter is about which event. Of two about one event the second fails. */
export async function insertParcelLetters(tx: Tx, letters: readonly ParcelLetter[]): Promise<void> {
  const column = <Key extends keyof ParcelLetter>(key: Key) => letters.map((letter) => letter[key]);
  await query`
    insert into parcel_letter (letter_id, parcel_id, event_seq)
    select * from unnest(${column('letterId')}::uuid[], ${column('parcelId')}::bigint[], ${column('seq')}::integer[])`.execute(
    tx,
  );
}

/** The letters about the current parcel of a code. */
export async function letterIdsOfParcel(db: Db, trackingCode: string): Promise<string[]> {
  const { rows } = await query<{ id: string }>`
    select letter_id as id from parcel_letter join parcel_facts as parcel on parcel.id = parcel_id
    where parcel.tracking_code = ${trackingCode} and parcel.is_current`.execute(db);
  return rows.map(({ id }) => id);
}
