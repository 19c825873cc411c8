import { useEffect, useRef } from 'react';
import type { Answer } from './use-answer.ts';

/** Looking from one tab to the other and back is no reason to ask twice. */
const justAskedMs = 2_000;

/**
 * Asks once more every so often, only while the page is seen, and at once when it is seen again: what happens elsewhere stands on an open page without a reload. A question that is
 * under way is never given up for the next.
 * @param everyMs undefined follows nothing
 */
export function useFollowed(
  { isWaiting, again }: Pick<Answer<unknown>, 'isWaiting' | 'again'>,
  everyMs: number | undefined,
): void {
  const waiting = useRef(isWaiting);
  useEffect(() => {
    waiting.current = isWaiting;
  }, [isWaiting]);
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    let askedAt = Date.now();
    const ask = () => {
      if (document.hidden || waiting.current) return;
      askedAt = Date.now();
      again();
    };
    const look = () => {
      if (Date.now() - askedAt > justAskedMs) ask();
    };
    const timer = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [again, everyMs]);
}
