import { useEffect, useRef } from 'react';
import { watchScale } from './scale-connection.ts';
import type { ScaleListener } from './scale-connection.ts';

/**
 * Follows the scale while the station stands. A window that is open over it takes no weight: it waits for the next
 * scan.
 */
export function useScale(listener: ScaleListener): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(
    () =>
      watchScale({
        onWeight: (grams) => !hasWindow() && latest.current.onWeight(grams),
        onTrouble: (trouble) => latest.current.onTrouble(trouble),
      }),
    [],
  );
}

function hasWindow(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null;
}
