/**
 * Owns what public answers are made of beside the parcels and the places: the words of the office, the roads, the trips
 * and the day.
 */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../../context.ts';
import type { ChangeFeed } from '../../../platform/change-feed.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { loadRoads, readRoads } from '../../pricing/catalogue/channels.service.ts';
import { loadWords, readWords } from '../../reference-data/words.service.ts';
import { loadTripRoads, readTripRoads } from '../estimates/trip-roads.service.ts';
import type { AnswerTerms } from './tracked-parcel.ts';

/** The terms, and the words that were last seen to say the same. */
type Known = { terms: AnswerTerms; words: AnswerTerms['words'] };

const knownBy = new WeakMap<ChangeFeed, Known>();

/**
 * The terms as this process knows them: changed ones count at once here, and within a second in other processes. The
 * same object while they say the same.
 */
export async function readAnswerTerms(context: Context, db: Db | Tx): Promise<AnswerTerms> {
  const words = await readWords(context, db);
  const roads = await readRoads(context, db);
  const tripRoads = await readTripRoads(context, db);
  const terms: AnswerTerms = {
    words,
    estimates: { ...roads, ...tripRoads, today: todayOf(context) },
  };
  const entry = knownBy.get(context.changes);
  const isSame =
    entry !== undefined &&
    isDeepStrictEqual(entry.terms.estimates, terms.estimates) &&
    (entry.words === words || isDeepStrictEqual(entry.terms.words, words));
  knownBy.set(context.changes, { terms: isSame ? entry.terms : terms, words });
  return isSame ? entry.terms : terms;
}

/** The terms as the database has them now, for who holds answers against them. */
export async function loadAnswerTerms(context: Context, db: Db | Tx): Promise<AnswerTerms> {
  const roads = await loadRoads(context, db);
  return {
    words: await loadWords(context, db),
    estimates: { ...roads, ...(await loadTripRoads(context, db)), today: todayOf(context) },
  };
}

function todayOf({ clock }: Pick<Context, 'clock'>): string {
  return dushanbeDay(clock.now());
}
