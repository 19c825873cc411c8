import { useSyncExternalStore } from 'react';

let drawsWholePages = false;

const neverChanges = () => () => undefined;

/**
 * False while the markup of the build's shell is taken over, true ever after, and at once where there was no shell.
 * Keeps out of the shell what is not seen in the first frame or belongs to the visitor alone.
 */
export function useIsDrawnHere(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => drawsWholePages,
  );
}

/** From now on pages are drawn whole, as documents of their own; for the build, where no client will take them over. */
export function drawWholePages(): void {
  drawsWholePages = true;
}
