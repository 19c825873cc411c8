import { holdsTerms, searchTerms } from '@rohi/contract/lists/fold-name';
import { inOtherLayout } from '@rohi/contract/lists/keyboard-layout';
import { compareTajik } from '@rohi/contract/tajik-order';
import { sql, type OrderByDirection, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Db } from './database.ts';
import { simplified } from './han-variants.ts';
import { searchTextOf, wantsSearch } from './search-text.ts';

/** Which page of what is found, and in which order: `key` upwards, `-key` downwards. */
export type PageAsked = { page: number; limit: number; sort?: string | undefined };

/**
 * A page of what a query finds, and how many it finds in all.
 * @param columns what each sort key orders by; the first is the usual order
 * @param last breaks ties, so that pages never share a row
 */
export async function selectPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { page, limit, sort }: PageAsked,
  columns: Readonly<Record<string, RawBuilder<unknown>>>,
  usual: string,
  last: RawBuilder<unknown>,
): Promise<{ total: number; rows: Row[] }> {
  const { column, direction } = orderOf(sort ?? usual, columns);
  const { total } = (await query
    .clearSelect()
    .clearOrderBy()
    .select(sql<string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()) as { total: string };
  const rows = await query
    .orderBy(column, (order) => (direction === 'desc' ? order.desc().nullsLast() : order.asc().nullsFirst()))
    .orderBy(last, direction)
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
  return { total: Number(total), rows: rows as Row[] };
}

function orderOf(
  request: string,
  columns: Readonly<Record<string, RawBuilder<unknown>>>,
): { column: RawBuilder<unknown>; direction: OrderByDirection } {
  const column = columns[request.replace(/^-/, '')];
  if (column === undefined) throw new TypeError(`this list is not sorted by ${request}`);
  return { column, direction: request.startsWith('-') ? 'desc' : 'asc' };
}

/**
 * The same for a search that may find a good part of a large table: what it finds is read once for the total and the
 * page, and only the rows of the page are read whole.
 * @param found rows that are found, of which no column is read
 * @param whole all rows with their columns
 */
export async function selectFoundPage<DB, TB extends keyof DB, Row>(
  db: Db,
  { found, whole }: Record<'found' | 'whole', SelectQueryBuilder<DB, TB, Row>>,
  paging: PageAsked,
  columns: Readonly<Record<string, RawBuilder<unknown>>>,
  usual: string,
  last: RawBuilder<unknown>,
): Promise<{ total: number; rows: Row[] }> {
  const { page, limit, sort } = paging;
  const { column, direction } = orderOf(sort ?? usual, columns);
  const order = sql.raw(direction === 'desc' ? 'desc nulls last' : 'asc nulls first');
  const matches = found.clearSelect().select([column.as('sort_key'), last.as('row_key')]);
  const pageRows = whole
    .select(sql<string>`(select count(*) from matches)`.as('found_in_all'))
    .where(sql<boolean>`${last} in (select row_key from page)`)
    .orderBy(sql`${column} ${order}`)
    .orderBy(last, direction);
  const { rows } = await sql<Row & { found_in_all: string }>`
    with matches as materialized ${matches},
      page as (select row_key from matches order by sort_key ${order}, row_key ${sql.raw(direction)}
        offset ${(page - 1) * limit} limit ${limit})
    ${pageRows}`.execute(db);
  // Behind the last page no row has the total.
  if (rows[0] === undefined && page > 1) return selectPage(found, paging, columns, usual, last);
  return { total: Number(rows[0]?.found_in_all ?? 0), rows };
}

/** Shorter words are taken as they are typed: the same keys in the other layout would stand in everything. */
const leastOfOtherLayout = 3;

/**
 * True for rows with a text that holds the words, case aside in every script, whatever the database was made with; also
 * where they were typed while the other keyboard layout was on.
 */
export function containsWords(texts: readonly RawBuilder<unknown>[], words: string): RawBuilder<boolean> {
  const all = sql`lower(concat_ws(chr(10), ${sql.join(texts)}) collate "pg_c_utf8")`;
  const other = words.length < leastOfOtherLayout ? undefined : inOtherLayout(words);
  const holds = (text: string) => sql`strpos(${all}, lower(${text} collate "pg_c_utf8")) > 0`;
  return other === undefined
    ? sql<boolean>`${holds(words)}`
    : sql<boolean>`(${holds(words)} or ${holds(other)})`;
}

/** Words of a search as they are compared: composed, trimmed; undefined for none. */
export function searchWords(search: string | undefined): string | undefined {
  const words = search?.normalize('NFC').trim();
  return words === '' ? undefined : words;
}

/**
 * A page of a list that is read whole because it is small: some dozens of rows.
 * @param texts what of a row the words are looked for in
 * @param sorts what each sort key orders by
 */
export function pageOfFew<Row>(
  rows: readonly Row[],
  { page, limit, sort, search }: PageAsked & { search?: string | undefined },
  texts: (row: Row) => readonly (string | null)[],
  sorts: Readonly<Record<string, (row: Row) => string>>,
  usual: string,
): { total: number; list: Row[] } {
  const terms = searchTerms(simplified(search ?? ''));
  const found = wantsSearch(search)
    ? rows.filter((row) => terms.length > 0 && holdsTerms(searchTextOf([], texts(row)), terms))
    : rows;
  const request = sort ?? usual;
  const valueOf = sorts[request.replace(/^-/, '')];
  if (valueOf === undefined) throw new TypeError(`this list is not sorted by ${request}`);
  const direction = request.startsWith('-') ? -1 : 1;
  return {
    total: found.length,
    list: found
      .toSorted((a, b) => direction * compareTajik(valueOf(a), valueOf(b)))
      .slice((page - 1) * limit, page * limit),
  };
}
