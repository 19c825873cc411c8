import { findPage, pages, startPage } from '@rohi/contract/site/pages';
import type { PageName } from '@rohi/contract/site/pages';
import { useSyncExternalStore } from 'react';

export type Query = Readonly<Record<string, string>> | URLSearchParams;

/** `page` is undefined for a path that the service does not have. */
export type Route = { page: PageName | undefined; path: string; query: URLSearchParams };

/** `#/parcelTracking?searchText=A%2CB`: the query stays inside the hash (specification, section 2). */
export function hrefOf(page: PageName, query?: Query): string {
  return `#${pages[page].path}${queryText(query)}`;
}

/** What stands behind the hash sign: path and query. */
export function parseHash(hash: string): Route {
  const [path = '', ...rest] = hash.replace(/^#/, '').split('?');
  return { page: findPage(path), path, query: new URLSearchParams(rest.join('?')) };
}

function queryText(query: Query | undefined): string {
  const text = new URLSearchParams(query instanceof URLSearchParams ? query : { ...query }).toString();
  return text && `?${text}`;
}

const listeners = new Set<() => void>();
let current: { hash: string; route: Route } | undefined;

function readRoute(): Route {
  const { hash } = location;
  // A hash that is no path (empty, `#/`, `#main`) is the root, which leads to the start page.
  if (!/^#\/./.test(hash)) {
    replaceHash(hrefOf(startPage));
    return readRoute();
  }
  // useSyncExternalStore asks often and wants the same object back.
  if (current?.hash !== hash) current = { hash, route: parseHash(hash) };
  return current.route;
}

function replaceHash(hash: string): void {
  history.replaceState(history.state, '', hash);
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('hashchange', listener);
  };
}

/** The route of the moment, for a component that renders again when it changes. */
export function useRoute(): Route {
  return useSyncExternalStore(subscribe, readRoute, readRoute);
}

/** The route of the moment, for code outside components. */
export function currentRoute(): Route {
  return readRoute();
}

/** Goes to a page, as a click on a link does. */
export function navigate(page: PageName, query?: Query): void {
  location.hash = hrefOf(page, query);
}

/** Goes to a page without leaving the present one in the history. */
export function redirect(page: PageName, query?: Query): void {
  history.replaceState(null, '', hrefOf(page, query));
  tellListeners();
}

/** Goes to the log-in that leads back to this route, path and query (specification, section 4). */
export function redirectToLogIn({ path, query }: Pick<Route, 'path' | 'query'>): void {
  redirect('login', { redirect: path + queryText(query) });
}
