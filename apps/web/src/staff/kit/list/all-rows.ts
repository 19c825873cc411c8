import type { ListRow } from './list-calls.ts';

/** So many rows are ticked in one go: acts are done to one after the other, and more would take too long. */
export const mostTicked = 1_000;
/** The most that the service puts on a page. */
const rowsOfCall = 100;

type Page = { total: number; list: readonly ListRow[] };

/**
 * All rows that a list finds, as far as they may be ticked, read page by page. A row that has come onto a later page
 * meanwhile is taken once.
 * @param readPage asks for one page, counted from 1
 */
export async function allRows(
  readPage: (page: number, limit: number) => Promise<Page>,
): Promise<readonly ListRow[]> {
  const found = new Map<ListRow['id'], ListRow>();
  for (let page = 1; page <= mostTicked / rowsOfCall; page += 1) {
    const { total, list } = await readPage(page, rowsOfCall);
    for (const row of list) found.set(row.id, row);
    if (list.length === 0 || page * rowsOfCall >= total) break;
  }
  return [...found.values()].slice(0, mostTicked);
}
