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

/** Receipts of which owners are to be notified; one that is there already stays as it is. */
export async function insertReceiptNews(
  tx: Tx,
  receipts: readonly { parcelId: string; seq: number }[],
): Promise<void> {
  await query`
    insert into receipt_news (parcel_id, event_seq)
    select * from unnest(${receipts.map(({ parcelId }) => parcelId)}::bigint[], ${receipts.map(({ seq }) => seq)}::integer[])
    on conflict do nothing`.execute(tx);
}

/** Takes all receipts off the list; who else does so at the same time gets none of them. */
export async function takeReceiptNews(tx: Tx): Promise<{ parcelId: string; seq: number }[]> {
  const { rows } = await query<{ parcelId: string; seq: number }>`
    delete from receipt_news returning parcel_id as "parcelId", event_seq as seq`.execute(tx);
  return rows;
}

/** Those of these parcels that have a photo. */
export async function findPhotographed(tx: Tx, parcelIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await query<{ id: string }>`
    select distinct subject_id as id from attachment_facts
    where subject = 'PARCEL' and subject_id = any(${[...parcelIds]}::text[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

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

/** The letters about any of these events of which nothing stands any more: all that they are about was taken back. */
export async function lettersAboutNothing(
  tx: Tx,
  events: readonly { parcelId: string; seq: number }[],
): Promise<string[]> {
  const { rows } = await query<{ id: string }>`
    select about.letter_id as id from parcel_letter as about
    where about.letter_id in (
      select letter.letter_id from parcel_letter as letter
      join unnest(${events.map(({ parcelId }) => parcelId)}::bigint[], ${events.map(({ seq }) => seq)}::integer[])
        as back (parcel_id, event_seq) on back.parcel_id = letter.parcel_id and back.event_seq = letter.event_seq)
    group by about.letter_id
    having bool_and(exists (select from parcel_event_facts as correction
      where correction.parcel_id = about.parcel_id and correction.corrects = about.event_seq))`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Those of these parcels that were disposed of, or went back, by a decision about which their owners were written to.
 */
export async function endedByDecision(tx: Tx, parcelIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await query<{ id: string }>`
    select parcel_id::text as id from shelf_decision_facts
    where parcel_id = any(${[...parcelIds]}::bigint[]) and state in ('SENT', 'ARRIVED', 'FETCHED', 'DONE')`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}
