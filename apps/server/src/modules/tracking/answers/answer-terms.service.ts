/** Owns what public answers are made of beside the parcels and the places: the words of the office and the delivery days. */
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../../context.ts';
import type { ChangeFeed } from '../../../platform/change-feed.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { loadDeliveryDays, readDeliveryDays } from '../../pricing/catalogue/channels.service.ts';
import { loadWords, readWords } from '../../reference-data/words.service.ts';
import type { AnswerTerms } from './tracked-parcel.ts';

/** The terms, and the words that were last seen to say the same. */
type Known = { terms: AnswerTerms; words: AnswerTerms['words'] };

const knownBy = new WeakMap<ChangeFeed, Known>();

/**
 * The terms as this process knows them: changed ones count at once here, and within a second in other processes. The same object
 * while they say the same.
 */
export async function readAnswerTerms(context: Context, db: Db | Tx): Promise<AnswerTerms> {
  const words = await readWords(context, db);
  const terms = { words, deliveryDays: await readDeliveryDays(context, db) };
  const known = knownBy.get(context.changes);
  const isSame =
    known !== undefined &&
    isDeepStrictEqual(known.terms.deliveryDays, terms.deliveryDays) &&
    (known.words === words || isDeepStrictEqual(known.terms.words, words));
  knownBy.set(context.changes, { terms: isSame ? known.terms : terms, words });
  return isSame ? known.terms : terms;
}

/** The terms as the database has them now, for who holds answers against them. */
export async function loadAnswerTerms(context: Context, db: Db | Tx): Promise<AnswerTerms> {
  return { words: await loadWords(context, db), deliveryDays: await loadDeliveryDays(context, db) };
}
