import { createStore } from '../ui/store.ts';

/** How many calls flagged `loading` are on their way. */
export const loadingCount = createStore(0);

/** Counts one call until the returned function is called. */
export function countAsLoading(): () => void {
  loadingCount.write(loadingCount.read() + 1);
  return () => {
    loadingCount.write(loadingCount.read() - 1);
  };
}
