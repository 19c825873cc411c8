import { businessLines } from '@rohi/contract/business-lines';
import type { BusinessLine } from '@rohi/contract/business-lines';
import { openHashStore, splitHash } from '../../../shared/router/hash-store.ts';

/**
 * Where in the console somebody is: `#/bsc/notices?search=kulma` is the screen `notices` of the line BSC,
 * `#/bsc/parcels/YT123` the page of one record.
 */
export type StaffRoute = {
  line: BusinessLine;
  screen: string;
  record?: string | undefined;
  query: URLSearchParams;
};

const home = 'home';

/** What stands behind the hash sign. Without a line it is the first; the start is the empty text, also by its name. */
function parseStaffHash(hash: string): StaffRoute {
  const { path, query } = splitHash(hash);
  const parts = path.replace(/^\//, '').split('/');
  const named = businessLines.find((each) => each.toLowerCase() === parts[0]?.toLowerCase());
  const [screen = '', record] = named === undefined ? parts : parts.slice(1);
  return {
    line: named ?? 'BSC',
    screen: screen === home ? '' : screen,
    record: record === undefined || record === '' ? undefined : decoded(record),
    query,
  };
}

/** What stands between two strokes; as it stands where that is no encoding. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of the page of one record, by its code; `list` is the address of the list in which it stands. */
export function recordHref(line: BusinessLine, screen: string, id: string, list?: URLSearchParams): string {
  return staffHref(line, `${screen}/${encodeURIComponent(id)}`, list && listOfRecord(list));
}

/** What of a list's address goes along to a record, which finds its neighbours there: all but the row that is open. */
function listOfRecord(query: URLSearchParams): URLSearchParams {
  const list = new URLSearchParams(query);
  for (const key of ['row', 'tab']) list.delete(key);
  // Says that one came from the list, where nothing else was asked of it.
  if (!list.has('page')) list.set('page', '1');
  return list;
}

/** The address of a screen; the start of the line without one. */
export function staffHref(line: BusinessLine, screen = '', query?: URLSearchParams): string {
  const text = query?.toString() ?? '';
  return `#/${line.toLowerCase()}${screen && `/${screen}`}${text && `?${text}`}`;
}

const store = openHashStore(parseStaffHash);

/** The route of the moment, for a component that renders again when it changes. */
export const useStaffRoute = store.useRoute;

/** The route of the moment, for what happens later than it was asked for: a search that waits for the end of typing. */
export const currentStaffRoute = store.readRoute;

/** Goes to an address of the console; `replace` leaves no step in the history, as typing into a search should not. */
export function goTo(href: string, { replace = false } = {}): void {
  if (replace) store.replace(href, history.state);
  else location.hash = href;
}
