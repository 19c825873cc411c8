import { useCallback, useEffect, useMemo, useRef } from 'react';
import { openOwnStamp } from './own-stamp.ts';
import { readPulse } from './pulse.ts';
import type { Answer } from './use-answer.ts';

/** Looking from one tab to the other and back is no reason to ask twice. */
const justAskedMs = 2_000;

type Followed = Pick<Answer<unknown>, 'isWaiting' | 'again'>;

/**
 * Asks once more every so often, only while the page is seen, and at once when it is seen again: what happens elsewhere
 * stands on an open page without a reload. A question that is under way is never given up for the next.
 * @param everyMs undefined follows nothing
 * @param isDue whether there may be another answer; it is asked for in any case when the page is seen again
 */
export function useFollowed(
  { isWaiting, again }: Followed,
  everyMs: number | undefined,
  isDue: () => boolean | Promise<boolean> = always,
): void {
  const waiting = useRef(isWaiting);
  useEffect(() => {
    waiting.current = isWaiting;
  }, [isWaiting]);
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    let askedAt = Date.now();
    let isOver = false;
    const ask = () => {
      askedAt = Date.now();
      again();
    };
    let isLooking = false;
    const askIfDue = async () => {
      if (document.hidden || waiting.current || isLooking) return;
      isLooking = true;
      const isNow = await isDue();
      isLooking = false;
      if (isNow && !isOver && !document.hidden && !waiting.current) ask();
    };
    const look = () => {
      if (!document.hidden && !waiting.current && Date.now() - askedAt > justAskedMs) ask();
    };
    const timer = setInterval(() => void askIfDue(), everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [again, everyMs, isDue]);
}

const always = () => true;

/**
 * Follows an answer about what belongs to the user: asked for again when something of it has changed or the last
 * question had no answer, else every half an hour. As `useFollowed`.
 */
export function useFollowedOwn(
  { isWaiting, again, failure }: Followed & Pick<Answer<unknown>, 'failure'>,
  everyMs: number | undefined,
): void {
  const stamp = useMemo(() => openOwnStamp(readPulse, Date.now), []);
  const hasFailed = useRef(false);
  useEffect(() => {
    hasFailed.current = failure !== undefined;
  }, [failure]);
  const askAgain = useCallback(() => {
    stamp.asked();
    again();
  }, [stamp, again]);
  const isDue = useCallback(() => stamp.isDue(hasFailed.current), [stamp]);
  useFollowed({ isWaiting, again: askAgain }, everyMs, isDue);
}
