import { businessLines } from '@rohi/contract/reference-data/business-lines';
import type { BusinessLine } from '@rohi/contract/reference-data/business-lines';
import { useSyncExternalStore } from 'react';

/** Where in the console somebody is: `#/bsc/notices?search=kulma` is the screen `notices` of the line BSC. */
export type StaffRoute = { line: BusinessLine; screen: string; query: URLSearchParams };

/** What stands behind the hash sign. An unknown line is the first; no screen is the empty text. */
function parseStaffHash(hash: string): StaffRoute {
  const [path = '', ...rest] = hash.replace(/^#\/?/, '').split('?');
  const [first = '', screen = ''] = path.split('/');
  const line = businessLines.find((each) => each.toLowerCase() === first.toLowerCase()) ?? 'BSC';
  return { line, screen, query: new URLSearchParams(rest.join('?')) };
}

/** The address of a screen; the start of the line without one. */
export function staffHref(line: BusinessLine, screen = '', query?: URLSearchParams): string {
  const text = query?.toString() ?? '';
  return `#/${line.toLowerCase()}${screen && `/${screen}`}${text && `?${text}`}`;
}

const listeners = new Set<() => void>();
let current: { hash: string; route: StaffRoute } | undefined;

function readRoute(): StaffRoute {
  const { hash } = location;
  // useSyncExternalStore asks often and wants the same object back.
  if (current?.hash !== hash) current = { hash, route: parseStaffHash(hash) };
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

/** The route of the moment, for a component that renders again when it changes. */
export function useStaffRoute(): StaffRoute {
  return useSyncExternalStore(subscribe, readRoute);
}

/** Goes to an address of the console; `replace` leaves no step in the history, as typing into a search should not. */
export function goTo(href: string, { replace = false } = {}): void {
  if (!replace) {
    location.hash = href;
    return;
  }
  history.replaceState(history.state, '', href);
  for (const listener of listeners) listener();
}
