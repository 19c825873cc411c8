import { currentRoute } from '../shared/router/hash-router.ts';

const settleMs = 120;

/** The page that stands there now. While another is loaded the place is still that of the one before. */
let arrivedAt: string | undefined;

type Place = { scrollY: number };

function isPlace(state: unknown): state is Place {
  return (
    typeof state === 'object' && state !== null && 'scrollY' in state && typeof state.scrollY === 'number'
  );
}

/**
 * Keeps how far down the visitor is in the entry of the history. The browser's own memory does not work here: it
 * scrolls before the page that one comes back to is drawn.
 */
export function keepScrollPlace(): void {
  history.scrollRestoration = 'manual';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    if (currentRoute().path === arrivedAt) history.replaceState({ scrollY } satisfies Place, '');
  };
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      // Written when the page stands still: browsers refuse many changes in a short time.
      timer = setTimeout(keep, settleMs);
    },
    { passive: true },
  );
  // A scroll on its way must not be written into the entry that comes next.
  addEventListener('popstate', () => clearTimeout(timer));
}

/** Goes to the place stored for this entry; a page not seen before begins at its top. */
export function takeScrollPlace(): void {
  arrivedAt = currentRoute().path;
  const state: unknown = history.state;
  scrollTo(0, isPlace(state) ? state.scrollY : 0);
}

/** Goes to the place stored for this entry, if any, once a late part of the page is there. */
export function comeBackToScrollPlace(): void {
  if (isPlace(history.state)) takeScrollPlace();
}
