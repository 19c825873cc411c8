/** Folded texts (`fold-text.ts` of the contract) as the database holds and searches them. */
import { foldName, foldText, searchTerms } from '@rohi/contract/lists/fold-text';
import { sql, type RawBuilder } from 'kysely';
import { readHan } from './han-readings.ts';

/** The text by which something is found. `names` are those of people, `texts` all else. */
export function searchTextOf(names: readonly (string | null)[], texts: readonly (string | null)[]): string {
  const folded = [...names.map((name) => foldName(name ?? '', readHan)), foldText(texts, readHan)];
  return folded.filter((text) => text !== '').join(' ');
}

/** Whether something is looked for; nothing but spaces asks for all rows. */
export function wantsSearch(search: string | undefined): search is string {
  return search !== undefined && search.trim() !== '';
}

/** The shortest term that an index of trigrams finds. */
const trigram = 3;
/** So much of a text stands in the index of beginnings. */
const beginning = 8;

/**
 * True for rows whose folded text holds all that is looked for. Terms that are all too short for the index of trigrams find
 * what begins with them, but `among` few rows what holds them anywhere. A search in which nothing can be looked for finds nothing.
 */
export function searchHolds(
  column: RawBuilder<unknown>,
  search: string,
  among: 'all' | 'few' = 'all',
): RawBuilder<boolean> {
  const terms = searchTerms(search);
  if (terms.length === 0) return sql<boolean>`false`;
  const isAnywhere = among === 'few' || terms.some(({ length }) => length >= trigram);
  // A term has letters and figures alone, so nothing in it stands for anything else.
  const conditions = terms.map((term) =>
    isAnywhere
      ? sql`${column} like ${`%${term}%`}`
      : sql`left(${column}, ${sql.lit(beginning)}) like ${`${term}%`}`,
  );
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
