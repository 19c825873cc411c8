import { useEffect } from 'react';

/**
 * Goes to the heading or question that the address asks for (`?q=id`) and opens it, if it can be opened.
 */
export function useAskedPlace(id: string | null): void {
  useEffect(() => {
    if (id === null) return undefined;
    // After the page has gone to its top or to the place stored for it.
    const frame = requestAnimationFrame(() => {
      const place = document.getElementById(id);
      if (!place) return;
      if (place instanceof HTMLDetailsElement) place.open = true;
      place.scrollIntoView();
      (place.querySelector('summary') ?? place).focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [id]);
}
