/**
 * Folds what was written before there was a fold, or by an older form of it, after an update of the service. Where the
 * walk stands is in the database, so one that was killed goes on. Until it has ended such things are not found by parts
 * of their texts.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { JobKind } from '@rohi/contract/job-kind';
import { foldForm } from '@rohi/contract/lists/fold-text';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { inTransaction, type Tx } from '../../platform/database.ts';
import { addJob } from '../../platform/jobs.ts';
import {
  lockSearchTexts,
  readSearchWalk,
  saveSearchTexts,
  saveSearchWalk,
  searchKeysAfter,
  searchKinds,
  type SearchKind,
} from './search-text.store.ts';

/** The job that walks. */
export const foldOldTextsJob = {
  name: 'search.foldOldTexts',
  payload: z.object({}),
} as const satisfies JobKind;

const thingsAStep = 500;
/** A run ends after so long and lets other jobs pass; the next one goes on. */
const runMs = 2_000;

/** Puts the walk into the queue where it has not ended for this form of the fold. For the start of a process. */
export async function queueSearchWalk({ db }: Pick<Context, 'db'>): Promise<void> {
  const walks = await Promise.all(searchKinds.map((kind) => readSearchWalk(db, kind)));
  if (walks.some(({ form, isDone }) => form !== foldForm || !isDone)) await inTransaction(db, addWalk);
}

function addWalk(tx: Tx): Promise<void> {
  return addJob(tx, foldOldTextsJob, {}, { key: foldOldTextsJob.name });
}

/** One run of the walk. Rests as long as each step took, so that it never has more than half of a connection. */
export async function foldOldTexts({ db }: Pick<Context, 'db'>): Promise<void> {
  const startedAt = performance.now();
  for (const kind of searchKinds) {
    for (;;) {
      const stepAt = performance.now();
      const isDone = await inTransaction(db, (tx) => foldSome(tx, kind));
      if (isDone) break;
      const now = performance.now();
      if (now - startedAt > runMs) return inTransaction(db, addWalk);
      await pause(now - stepAt);
    }
  }
}

/**
 * Folds everything anew, for data that came in past the service. Who writes meanwhile waits for a step. Returns how
 * many texts there are.
 */
export async function rebuildSearchTexts({ db }: Pick<Context, 'db'>): Promise<number> {
  let texts = 0;
  for (const kind of searchKinds) {
    for (let after: string | null = null; ;) {
      const keys: string[] = await inTransaction(db, (tx) => foldPage(tx, kind, after));
      texts += keys.length;
      after = keys.at(-1) ?? null;
      if (after === null) break;
    }
  }
  return texts;
}

async function foldPage(tx: Tx, kind: SearchKind, after: string | null): Promise<string[]> {
  // What is read afterwards is what others have written last.
  await lockSearchTexts(tx, kind);
  const keys = await searchKeysAfter(tx, kind, after, thingsAStep);
  await saveSearchTexts(tx, kind, keys);
  return keys;
}

/** One step; true when nothing is left of the kind. */
async function foldSome(tx: Tx, kind: SearchKind): Promise<boolean> {
  const stored = await readSearchWalk(tx, kind, 'lock');
  const walk = stored.form === foldForm ? stored : { form: foldForm, afterKey: null, isDone: false };
  if (walk.isDone) return true;
  const keys = await searchKeysAfter(tx, kind, walk.afterKey, thingsAStep);
  await saveSearchTexts(tx, kind, keys, true);
  const isDone = keys.length === 0;
  await saveSearchWalk(tx, kind, { ...walk, afterKey: keys.at(-1) ?? walk.afterKey, isDone });
  return isDone;
}
