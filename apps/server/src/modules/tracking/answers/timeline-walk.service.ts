/**
 * Fills the rows of the read model that are missing or of another form, after an update of the service. It delays no
 * caller: such parcels are answered from their histories meanwhile. Where the walk stands is in the database, so one
 * that was killed goes on.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { JobKind } from '@rohi/contract/job-kind';
import * as z from 'zod/mini';
import type { Context } from '../../../context.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { addJob } from '../../../platform/jobs.ts';
import { deriveState } from '../moves/parcel-history.ts';
import { rowForm } from './timeline-row.ts';
import { withTimeline } from './timeline-rows.service.ts';
import { lockUnfilledParcels, lockWalk, readWalk, saveTimelines, saveWalk } from './timeline-walk.store.ts';

/** The job that walks. */
export const fillTimelinesJob = {
  name: 'tracking.fillTimelines',
  payload: z.object({}),
} as const satisfies JobKind;

const parcelsAStep = 500;
/** A run ends after so long and lets other jobs pass; the next one goes on. */
const runMs = 2_000;

/** Puts the walk into the queue where it has not ended for this form of the rows. For the start of a process. */
export async function queueTimelineWalk({ db }: Pick<Context, 'db'>): Promise<void> {
  const walk = await readWalk(db);
  if (walk.form !== rowForm || !walk.isDone) await inTransaction(db, addWalk);
}

function addWalk(tx: Tx): Promise<void> {
  return addJob(tx, fillTimelinesJob, {}, { key: fillTimelinesJob.name });
}

/** One run of the walk. Rests as long as each step took, so that it never has more than half of a connection. */
export async function fillTimelines(context: Context): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const stepAt = performance.now();
    const isDone = await inTransaction(context.db, fillSome);
    if (isDone) return;
    const now = performance.now();
    if (now - startedAt > runMs) {
      await inTransaction(context.db, addWalk);
      return;
    }
    await pause(now - stepAt);
  }
}

/** One step; true when nothing is left. */
async function fillSome(tx: Tx): Promise<boolean> {
  const stored = await lockWalk(tx);
  const walk = stored.form === rowForm ? stored : { form: rowForm, afterParcelId: '0', isDone: false };
  if (walk.isDone) return true;
  const parcels = await lockUnfilledParcels(tx, walk, parcelsAStep);
  await saveTimelines(
    tx,
    parcels
      // Of nothing nothing can be made; the check of the read model names such a parcel.
      .filter(({ history }) => history.length > 0)
      .map((parcel) => withTimeline({ ...parcel, state: deriveState(parcel.history) })),
  );
  const isDone = parcels.length === 0;
  await saveWalk(tx, { ...walk, afterParcelId: parcels.at(-1)?.id ?? walk.afterParcelId, isDone });
  return isDone;
}
