import { sql as query } from 'kysely';
import type { Locale } from '@rohi/contract/locales';
import type { Db, Tx } from '../../platform/database.ts';

/** Where the walk stands: open parcels first, then closed ones, each in order of id. */
export type Renewal = {
  textVersions: Readonly<Partial<Record<Locale, number>>>;
  phase: 'OPEN' | 'CLOSED' | 'DONE';
  afterParcelId: string;
  /** Walks that are still wanted, this one included. */
  passesLeft: number;
  steppedAt: Date;
};

/** The walk, locked: two processes never take the same step. */
export async function lockRenewal(tx: Tx): Promise<Renewal> {
  const row = await tx.selectFrom('answer_renewal').selectAll().forUpdate().executeTakeFirstOrThrow();
  return {
    textVersions: row.text_versions as Renewal['textVersions'],
    phase: row.phase as Renewal['phase'],
    afterParcelId: row.after_parcel_id,
    passesLeft: row.passes_left,
    steppedAt: row.stepped_at,
  };
}

export async function saveRenewal(tx: Tx, renewal: Renewal): Promise<void> {
  await tx
    .updateTable('answer_renewal')
    .set({
      text_versions: JSON.stringify(renewal.textVersions),
      phase: renewal.phase,
      after_parcel_id: renewal.afterParcelId,
      passes_left: renewal.passesLeft,
      stepped_at: renewal.steppedAt,
    })
    .execute();
}

/** The ids of the next current parcels of a phase, in order. */
export async function nextParcelIds(
  db: Db | Tx,
  phase: 'OPEN' | 'CLOSED',
  afterParcelId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('parcel')
    .select('id')
    .where('is_current', '=', true)
    .where('closed_at', phase === 'OPEN' ? 'is' : 'is not', null)
    .where('id', '>', afterParcelId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Which of these parcels have answers made of other words, and in which languages. */
export async function findOldAnswers(
  db: Db | Tx,
  parcelIds: readonly string[],
  textVersions: Readonly<Record<Locale, number>>,
): Promise<Map<string, Locale[]>> {
  const { rows } = await query<{ parcel_id: string; locale: Locale }>`
    select parcel_id, locale from parcel_track
    where parcel_id = any(${[...parcelIds]}::bigint[])
      and text_version <> (${JSON.stringify(textVersions)}::text::jsonb ->> locale)::integer`.execute(db);
  const old = new Map<string, Locale[]>();
  for (const { parcel_id: id, locale } of rows) old.set(id, [...(old.get(id) ?? []), locale]);
  return old;
}
