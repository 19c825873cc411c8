import { businessLines } from '@rohi/contract/business-lines';
import type { BusinessLine } from '@rohi/contract/business-lines';
import { useSyncExternalStore } from 'react';

/** Where in the console somebody is: `#/bsc/notices?search=kulma` is the screen `notices` of the line BSC. */
export type StaffRoute = { line: BusinessLine; screen: string; query: URLSearchParams };

const home = 'home';

/** What stands behind the hash sign. Without a line it is the first; the start is the empty text, also by its name. */
function parseStaffHash(hash: string): StaffRoute {
  const [path = '', ...rest] = hash.replace(/^#\/?/, '').split('?');
  const parts = path.split('/');
  const named = businessLines.find((each) => each.toLowerCase() === parts[0]?.toLowerCase());
  const screen = (named === undefined ? parts[0] : parts[1]) ?? '';
  return {
    line: named ?? 'BSC',
    screen: screen === home ? '' : screen,
    query: new URLSearchParams(rest.join('?')),
  };
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
