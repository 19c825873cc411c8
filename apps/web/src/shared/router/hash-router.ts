import { findPage, pages, startPage } from '@rohi/contract/site/pages';
import type { PageName } from '@rohi/contract/site/pages';
import { openHashStore, splitHash } from './hash-store.ts';

export type Query = Readonly<Record<string, string>> | URLSearchParams;

/** `page` is undefined for a path that the service does not have. */
export type Route = { page: PageName | undefined; path: string; query: URLSearchParams };

/** `#/parcelTracking?searchText=A%2CB`: the query stays inside the hash (specification, section 2). */
export function hrefOf(page: PageName, query?: Query): string {
  return `#${pages[page].path}${queryText(query)}`;
}

/** What stands behind the hash sign: path and query. */
export function parseHash(hash: string): Route {
  const { path, query } = splitHash(hash);
  return { page: findPage(path), path, query };
}

function queryText(query: Query | undefined): string {
  const text = new URLSearchParams(query instanceof URLSearchParams ? query : { ...query }).toString();
  return text && `?${text}`;
}

// A hash that is no path (empty, `#/`, `#main`) is the root, which leads to the start page.
const store = openHashStore(parseHash, (hash) => (/^#\/./.test(hash) ? hash : hrefOf(startPage)));

/** The route of the moment, for a component that renders again when it changes. */
export const { useRoute } = store;

/** The route of the moment, for code outside components. */
export const currentRoute = store.readRoute;

/** Goes to a page, as a click on a link does. */
export function navigate(page: PageName, query?: Query): void {
  location.hash = hrefOf(page, query);
}

/** Goes to a page without leaving the present one in the history. */
export function redirect(page: PageName, query?: Query): void {
  store.replace(hrefOf(page, query), null);
}

/** Goes to the log-in that leads back to this route, path and query (specification, section 4). */
export function redirectToLogIn({ path, query }: Pick<Route, 'path' | 'query'>): void {
  redirect('login', { redirect: path + queryText(query) });
}
