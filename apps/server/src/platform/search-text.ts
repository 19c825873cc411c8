/** Folded texts (`fold-text.ts` of the contract) as the database holds and searches them. */
import { codeTerms, foldName, foldText, searchTerms } from '@rohi/contract/lists/fold-text';
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

/** Of more matches of one kind than this the newest are looked at: nobody reads on, and a common word stands in every fifth row. */
export const mostFound = 1_000;

/** The shortest term that an index of trigrams finds. */
const trigram = 3;
/** So much of a text stands in the index of beginnings. */
const beginning = 8;

/**
 * True for rows whose folded text holds all that is looked for. Terms that are all too short for the index of trigrams find
 * what begins with them, but `among` few rows what holds them anywhere: they are found by something else, and no index of everybody's texts
 * is looked into. A search in which nothing can be looked for finds nothing.
 */
export function searchHolds(
  column: RawBuilder<unknown>,
  search: string,
  among: 'all' | 'few' = 'all',
): RawBuilder<boolean> {
  const terms = searchTerms(search);
  if (terms.length === 0) return sql<boolean>`false`;
  const isAnywhere = terms.some(({ length }) => length >= trigram);
  // A term has letters and figures alone, so nothing in it stands for anything else.
  const conditions = terms.map((term) => {
    if (among === 'all' && !isAnywhere) return sql`left(${column}, ${sql.lit(beginning)}) like ${`${term}%`}`;
    // What no index can find is not shown to one: it would read all that the other words have found.
    const isIndexed = among === 'all' && term.length >= trigram;
    return isIndexed ? sql`${column} like ${`%${term}%`}` : sql`strpos(${column}, ${term}) > 0`;
  });
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** True for rows whose code, as it stands in `column`, holds all that is looked for; for few rows, since no index is looked into. */
export function codeHolds(column: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const terms = codeTerms(search);
  if (terms.length === 0) return sql<boolean>`false`;
  const plain = sql`replace(lower(${column}), '-', '')`;
  return sql<boolean>`(${sql.join(
    terms.map((term) => sql`strpos(${plain}, ${term}) > 0`),
    sql` and `,
  )})`;
}

/**
 * The newest codes whose text in a view of folded texts holds what is looked for. Where that is the `beginning` of such a code they are those that
 * begin so, read as one range of an index in the order of bytes: all of them share the trigrams of a day, which narrow nothing.
 */
export function newestCodes(
  { view, code }: { view: RawBuilder<unknown>; code: RawBuilder<unknown> },
  search: string,
  beginning: string | undefined,
): RawBuilder<unknown> {
  if (beginning === undefined)
    return sql`(select ${code} from ${view} where ${searchHolds(sql`search_text`, search)} order by ${code} desc limit ${mostFound})`;
  // The sign stands behind all letters and figures of a code.
  return sql`(select ${code} from ${view}
    where ${code} collate "C" >= ${beginning} and ${code} collate "C" < ${`${beginning}~`}
    order by ${code} collate "C" desc limit ${mostFound})`;
}
