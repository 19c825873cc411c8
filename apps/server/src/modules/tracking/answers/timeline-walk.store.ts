import { sql as query, type Selectable } from 'kysely';
import type { DB } from '../../../platform/database-types.generated.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { withHistories, type StoredParcel } from '../moves/parcel.store.ts';

/** Where the walk stands that fills the rows of the read model, in order of id. */
export type TimelineWalk = {
  /** The form that it makes; null before the first one. */
  form: string | null;
  afterParcelId: string;
  isDone: boolean;
};

export async function readWalk(db: Db | Tx): Promise<TimelineWalk> {
  return walkOf(await db.selectFrom('timeline_walk').selectAll().executeTakeFirstOrThrow());
}

/** The walk, locked: two processes never take the same step. */
export async function lockWalk(tx: Tx): Promise<TimelineWalk> {
  return walkOf(await tx.selectFrom('timeline_walk').selectAll().forUpdate().executeTakeFirstOrThrow());
}

function walkOf(row: Selectable<DB['timeline_walk']>): TimelineWalk {
  return { form: row.form, afterParcelId: row.after_parcel_id, isDone: row.is_done };
}

export async function saveWalk(tx: Tx, { form, afterParcelId, isDone }: TimelineWalk): Promise<void> {
  await tx
    .updateTable('timeline_walk')
    .set({ form, after_parcel_id: afterParcelId, is_done: isDone })
    .execute();
}

/**
 * The next parcels with a row that is missing or of another form, locked in one order for all writers, with their
 * histories.
 */
export async function lockUnfilledParcels(
  tx: Tx,
  { form, afterParcelId }: Pick<TimelineWalk, 'form' | 'afterParcelId'>,
  limit: number,
): Promise<StoredParcel[]> {
  const rows = await tx
    .selectFrom('parcel')
    .selectAll()
    .where('is_current', '=', true)
    .where(query<boolean>`(timeline is null or not starts_with(timeline, ${form}))`)
    .where('id', '>', afterParcelId)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
  return withHistories(tx, rows);
}

/** Writes rows of locked parcels and nothing else of them. */
export async function saveTimelines(
  tx: Tx,
  parcels: readonly { id: string; timeline: string | null }[],
): Promise<void> {
  if (parcels.length === 0) return;
  await query`
    update parcel set timeline = new.timeline
    from unnest(${parcels.map(({ id }) => id)}::bigint[], ${parcels.map(({ timeline }) => timeline)}::text[]) as new (id, timeline)
    where parcel.id = new.id`.execute(tx);
}
