/** Owns what finished answers are made of beside the parcels: the words of the office and the delivery days. */
import type { Context } from '../../context.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { loadDeliveryDays, readDeliveryDays } from '../pricing/channels.service.ts';
import { loadWords, readWords } from '../reference-data/words.service.ts';
import { answerTermsOf, type AnswerTerms } from './track-fragment.ts';

const knownTerms = new WeakMap<object, AnswerTerms>();

/** The terms as this process knows them: changed ones count at once here, and within a second in other processes. */
export async function readAnswerTerms(context: Context, db: Db | Tx): Promise<AnswerTerms> {
  const words = await readWords(context, db);
  const deliveryDays = await readDeliveryDays(context, db);
  const known = knownTerms.get(words);
  // Two small objects: cheaper to compare than to hash all the words again.
  if (known !== undefined && JSON.stringify(known.deliveryDays) === JSON.stringify(deliveryDays))
    return known;
  const terms = answerTermsOf({ words, deliveryDays });
  knownTerms.set(words, terms);
  return terms;
}

/** The terms as the database has them now, for who holds stored answers against them or makes them again. */
export async function loadAnswerTerms(context: Context, db: Db | Tx): Promise<AnswerTerms> {
  const [words, deliveryDays] = [await loadWords(context, db), await loadDeliveryDays(context, db)];
  return answerTermsOf({ words, deliveryDays });
}
