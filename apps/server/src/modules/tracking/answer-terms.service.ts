/** Owns what finished answers are made of beside the parcels: the words of the office and the delivery days. */
import { deliveryDays } from '@rohi/contract/site/limits';
import type { Context } from '../../context.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { loadWords, readWords } from '../reference-data/words.service.ts';
import { answerTermsOf, type AnswerTerms } from './track-fragment.ts';

const knownTerms = new WeakMap<object, AnswerTerms>();

/** The terms as this process knows them: changed ones count at once here, and within a second in other processes. */
export async function readAnswerTerms(context: Context, db: Db | Tx): Promise<AnswerTerms> {
  const words = await readWords(context, db);
  const known = knownTerms.get(words);
  if (known !== undefined) return known;
  const terms = answerTermsOf({ words, deliveryDays: { BSC: deliveryDays, FBA: deliveryDays } });
  knownTerms.set(words, terms);
  return terms;
}

/** The terms as the database has them now, for who holds stored answers against them or makes them again. */
export async function loadAnswerTerms(context: Context, db: Db | Tx): Promise<AnswerTerms> {
  const words = await loadWords(context, db);
  return answerTermsOf({ words, deliveryDays: { BSC: deliveryDays, FBA: deliveryDays } });
}
