import { useSyncExternalStore } from 'react';

/** What stands behind the hash sign: a path, and a query that stays inside of the hash (specification, section 2). */
export function splitHash(hash: string): { path: string; query: URLSearchParams } {
  const [path = '', ...rest] = hash.replace(/^#/, '').split('?');
  return { path, query: new URLSearchParams(rest.join('?')) };
}

/**
 * The route of the moment, read from the hash of the address by a table of routes.
 * @param read the route that a hash names
 * @param correct the hash that stands for one which names nothing
 */
export function openHashStore<Route>(
  read: (hash: string) => Route,
  correct: (hash: string) => string = (hash) => hash,
) {
  const listeners = new Set<() => void>();
  let current: { hash: string; route: Route } | undefined;

  function readRoute(): Route {
    const hash = correct(location.hash);
    if (hash !== location.hash) history.replaceState(history.state, '', hash);
    // useSyncExternalStore reads often and needs the same object each time.
    if (current?.hash !== hash) current = { hash, route: read(hash) };
    return current.route;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    addEventListener('hashchange', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('hashchange', listener);
    };
  }

  return {
    /** The route, for code outside of components. */
    readRoute,
    /** The route, for a component that renders again when it changes. */
    useRoute: () => useSyncExternalStore(subscribe, readRoute, readRoute),
    /** Puts another address into the place of the present one, without a step in the history. */
    replace(hash: string, state: unknown): void {
      history.replaceState(state, '', hash);
      for (const listener of listeners) listener();
    },
  };
}
