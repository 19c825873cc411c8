/** Puts together what is on record about a thing and what happened to it. */
import type { HistoryEntry } from '@rohi/contract/lists/staff-list';

/** A page of a history and how many entries there are in all. */
export type HistoryPage = { total: number; list: HistoryEntry[] };

/**
 * One page of what is on record and of events together, newest first.
 * @param records the newest entries of the record, as many as the page could take
 * @param events all events
 */
export function mergeHistories(
  records: HistoryPage,
  events: readonly HistoryEntry[],
  { page, limit }: { page: number; limit: number },
): HistoryPage {
  const all = [...records.list, ...events].toSorted((a, b) => b.at.localeCompare(a.at));
  return { total: records.total + events.length, list: all.slice((page - 1) * limit, page * limit) };
}
