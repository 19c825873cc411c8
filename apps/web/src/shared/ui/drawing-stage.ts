import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False while the markup of the build's shell is taken over, true ever after, and at once where there was no shell.
 * Keeps out of the shell what is not seen in the first frame or belongs to the visitor alone.
 */
export function useIsDrawnHere(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
