/**
 * Makes finished answers again after a change of words or delivery days. Walks over the parcels in small steps, the open ones first;
 * where it stands is in the database, so a walk that was killed goes on, and a change in the middle begins it anew. A second walk
 * some time later finds what a process wrote that had not heard of the change yet.
 */
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import type { JobKind } from '@rohi/contract/job-kind';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { announceChanges } from '../../platform/change-feed.ts';
import { inTransaction, type Tx } from '../../platform/database.ts';
import { addJob } from '../../platform/jobs.ts';
import {
  findOldAnswers,
  lockRenewal,
  nextParcelIds,
  saveRenewal,
  type Renewal,
} from './answer-renewal.store.ts';
import { loadAnswerTerms } from './answer-terms.service.ts';
import { writeFragments } from './fragment.store.ts';
import { lockParcelsById } from './parcel.store.ts';
import { placeDirectoryOf } from '../places/places.service.ts';
import type { AnswerTerms } from './track-fragment.ts';
import { renderFragments } from './write-parcels.service.ts';

/** The job that walks. */
export const renewAnswersJob = {
  name: 'tracking.renewAnswers',
  payload: z.object({}),
} as const satisfies JobKind;

/** So few at once that an event of one of them waits for some hundredths of a second at most. */
const parcelsAStep = 100;
/** A run ends after so long and lets other jobs pass; the next one goes on. */
const runMs = 2_000;
const walksForEachChange = 2;
/** What a process keeps of the words is a minute old at most. */
const secondWalkAfterMs = 90_000;

type Step = 'more' | 'waiting' | 'done';

/** Has the walk begin, or begin anew. */
export async function queueRenewal({ db }: Context): Promise<void> {
  await inTransaction(db, (tx) => addJob(tx, renewAnswersJob, {}, { key: renewAnswersJob.name }));
}

/** One run of the walk. Rests as long as each step took, so that it never has more than half of a connection. */
export async function renewAnswers(context: Context): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const stepAt = performance.now();
    const step = await inTransaction(context.db, (tx) => renewSome(context, tx));
    if (step === 'done') return;
    const now = performance.now();
    if (step === 'waiting' || now - startedAt > runMs) {
      const delayMs = step === 'waiting' ? secondWalkAfterMs : 0;
      await inTransaction(context.db, (tx) =>
        addJob(
          tx,
          renewAnswersJob,
          {},
          { key: step === 'waiting' ? `${renewAnswersJob.name}.again` : renewAnswersJob.name, delayMs },
        ),
      );
      return;
    }
    await pause(now - stepAt);
  }
}

async function renewSome(context: Context, tx: Tx): Promise<Step> {
  const now = context.clock.now();
  const stored = await lockRenewal(tx);
  const terms = await loadAnswerTerms(context, tx);
  const renewal = beginIfNeeded(stored, terms, now);
  if (renewal.phase === 'DONE') return renewal.passesLeft > 0 ? 'waiting' : 'done';
  const ids = await nextParcelIds(tx, renewal.phase, renewal.afterParcelId, parcelsAStep);
  const next = afterStep(renewal, ids, now);
  await renewParcels(context, tx, ids, terms);
  await saveRenewal(tx, next);
  if (next.phase !== 'DONE') return 'more';
  return next.passesLeft > 0 ? 'waiting' : 'done';
}

/** Other words begin the walk anew; the second walk begins when its time has come. */
function beginIfNeeded(stored: Renewal, { textVersions }: AnswerTerms, now: Date): Renewal {
  const anew = { ...stored, phase: 'OPEN', afterParcelId: '0' } as const;
  if (!isDeepStrictEqual(stored.textVersions, textVersions))
    return { ...anew, textVersions, passesLeft: walksForEachChange };
  const isDue = now.getTime() - stored.steppedAt.getTime() >= secondWalkAfterMs;
  return stored.phase === 'DONE' && stored.passesLeft > 0 && isDue ? anew : stored;
}

function afterStep(renewal: Renewal, ids: readonly string[], now: Date): Renewal {
  const last = ids.at(-1);
  if (last !== undefined) return { ...renewal, afterParcelId: last, steppedAt: now };
  if (renewal.phase === 'OPEN') return { ...renewal, phase: 'CLOSED', afterParcelId: '0', steppedAt: now };
  return { ...renewal, phase: 'DONE', passesLeft: renewal.passesLeft - 1, steppedAt: now };
}

/** Renders what is old of these parcels, in the languages in which it is. */
async function renewParcels(
  context: Context,
  tx: Tx,
  ids: readonly string[],
  terms: AnswerTerms,
): Promise<void> {
  const old = await findOldAnswers(tx, ids, terms.textVersions);
  if (old.size === 0) return;
  const parcels = await lockParcelsById(tx, [...old.keys()]);
  await announceChanges(
    context.changes,
    tx,
    parcels.map((parcel) => parcel.trackingCode),
  );
  const places = placeDirectoryOf(context);
  await places.prepare(
    tx,
    parcels.flatMap(({ history }) => history.map((event) => event.placeId)),
  );
  await writeFragments(
    tx,
    parcels.flatMap((parcel) => renderFragments(parcel, places, terms, old.get(parcel.id))),
  );
}
