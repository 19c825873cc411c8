/** Folded texts (`fold-text.ts` and `fold-name.ts` of the contract) as the database holds and searches them. */
import { foldedReadings, looseOf, readCustomerCode } from '@rohi/contract/accounts/customer-code';
import { normalizePhone } from '@rohi/contract/accounts/login-names';
import {
  foldName,
  holdsName,
  isInitials,
  nameSearches,
  searchTerms,
  type SearchTerm,
} from '@rohi/contract/lists/fold-name';
import { codeTerms, foldText } from '@rohi/contract/lists/fold-text';
import { codeOf, readCode } from '@rohi/contract/tracking/read-code';
import { sql, type RawBuilder } from 'kysely';
import { readHan } from './han-readings.ts';
import { simplified } from './han-variants.ts';

/** The text by which something is found. `names` are those of people, `texts` all else. */
export function searchTextOf(names: readonly (string | null)[], texts: readonly (string | null)[]): string {
  const ofTexts = texts.map((text) => simplified(text ?? ''));
  const folded = [...names.map((name) => foldPerson(name ?? '')), foldText(ofTexts, readHan)];
  return folded.filter((text) => text !== '').join(' ');
}

/** A name of people, folded with the readings of its signs, whichever script they are written in. */
function foldPerson(name: string): string {
  return foldName(simplified(name), readHan);
}

/** Whether a person's name is found by what is looked for. */
export function isPersonNamed(name: string, search: string): boolean {
  return holdsName(foldPerson(name), simplified(search));
}

/**
 * The digits of a telephone number that is written as people write or dial it; digits alone may be a part of anything.
 */
function writtenPhone(search: string): string | undefined {
  const isPart = /^\s*(?!00|810)\d{1,12}\s*$/.test(search);
  return isPart ? undefined : normalizePhone(search)?.slice(1);
}

/** A customer code or a code of a parcel in letters of another script is looked for in Latin ones. */
function inLatinLetters(word: string): string {
  if (!/\p{L}/u.test(word) || !/\d/.test(word) || /^[A-Za-z\d-]*$/.test(word)) return word;
  return readCustomerCode(word) ?? codeOf(readCode(word)) ?? word;
}

/** A search as the texts are written: a telephone number and codes in their own letters, however they were typed. */
function asStored(search: string): string {
  return writtenPhone(search) ?? simplified(search).split(/\s+/u).map(inLatinLetters).join(' ');
}

/** Whether something is looked for; nothing but spaces asks for all rows. */
export function wantsSearch(search: string | undefined): search is string {
  return search !== undefined && search.trim() !== '';
}

/**
 * Of more matches of one kind than this the newest are looked at: a reader goes no further, and a common word stands in
 * every fifth row.
 */
export const mostFound = 1_000;

/** The shortest term that an index of trigrams finds. */
const trigram = 3;
/** So much of a text stands in the index of beginnings. */
const beginning = 8;

/**
 * True for rows with a folded text that holds all that is looked for. Terms that are all too short for the index of
 * trigrams find what begins with them, but `among` few rows what holds them anywhere: they are found by something else,
 * and no index of everybody's texts is looked into. A search in which nothing can be looked for finds nothing.
 */
export function searchHolds(
  column: RawBuilder<unknown>,
  search: string,
  among: 'all' | 'few' = 'all',
): RawBuilder<boolean> {
  return termsHold(column, searchTerms(asStored(search)), among);
}

/**
 * The same for the texts of accounts, which hold names. A customer code finds its owner however it is written, with the
 * noughts before its number or without.
 */
export function personHolds(column: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const ways = nameSearches(asStored(search)).map((terms) => termsHold(column, terms, 'all'));
  const codes = foldedReadings(search).map(looseOf);
  if (codes.length > 0)
    ways.push(sql<boolean>`account_id = any(array(
      select user_id from customer_code_facts where loose = any(${codes}::text[])))`);
  return sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/**
 * True for rows with an account, in a column of a list that is small or looked through anyway, of a person who is
 * looked for.
 */
export function isPersonOf(column: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  return sql<boolean>`(${column} in (
    select account_id from account_search_facts where ${personHolds(sql`search_text`, search)}))`;
}

/** Whether an index of trigrams finds each of these forms. */
const isIndexed = (term: SearchTerm) => term.every((form) => form.trim().length >= trigram);

const anyOf = (conditions: RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`;

function termsHold(
  column: RawBuilder<unknown>,
  terms: readonly SearchTerm[],
  among: 'all' | 'few',
): RawBuilder<boolean> {
  if (terms.length === 0) return sql<boolean>`false`;
  // A form has letters, figures and at most a space around them, so nothing in it stands for anything else.
  const inside = (term: SearchTerm) =>
    anyOf(
      term
        // A reading may begin the text; the classes of vowels stand behind the sounds.
        .flatMap((form) => (/^ [A-Z]/.test(form) ? [`%${form}%`, `${form.trimStart()}%`] : [`%${form}%`]))
        .map((pattern) => sql`${column} like ${pattern}`),
    );
  // The initials of a name are short, but stand in a form that the index of trigrams finds.
  const begins = (term: SearchTerm) =>
    anyOf([
      ...term.map((form) => sql`left(${column}, ${sql.lit(beginning)}) like ${`${form.trim()}%`}`),
      ...term.filter(isInitials).map((form) => sql`${column} like ${`%${form}%`}`),
    ]);
  if (among === 'all' && !terms.some(isIndexed))
    return sql<boolean>`(${sql.join(terms.map(begins), sql` and `)})`;
  // What no index can find is not shown to one: it would read all that the other words have found.
  const conditions = terms.map((term) =>
    among === 'all' && isIndexed(term)
      ? inside(term)
      : anyOf(term.map((form) => sql`strpos(' ' || ${column}, ${form}) > 0`)),
  );
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/**
 * True for rows with a code, as it stands in `column`, that holds all that is looked for; for few rows, since no index
 * is looked into.
 */
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
 * The newest codes with a text in a view of folded texts that holds what is looked for. Where that is the `beginning`
 * of such a code they are those that begin so, read as one range of an index in the order of bytes: all of them share
 * the trigrams of a day, which narrow nothing.
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
