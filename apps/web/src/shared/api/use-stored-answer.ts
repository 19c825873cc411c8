import { useEffect, useState } from 'react';
import { ApiError } from './exchange.ts';
import { findStoredAnswer, storeAnswer, type StoredAnswer } from './stored-answers.ts';
import type { CallName, Asked, ReplyTo } from './calls.ts';
import { useAnswer, type Answer } from './use-answer.ts';

/** True when the service was not reached at all: whatever it answers is obeyed. */
function isUnreached(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 0;
}

/** So long a stored answer may stand for the one that is on its way before its age is said. */
const soonMs = 3_000;

/**
 * The answer of a call that is given nothing, as `useAnswer`; without a network the last one that was stored, with its
 * age in `receivedAt` and marked by `isStored`. Asked again by itself when the browser is online.
 * @param isEarly the stored one also stands while the first answer is on its way
 */
export function useStoredAnswer<N extends CallName>(
  name: N,
  request: Asked<N>,
  isEarly = false,
): Answer<ReplyTo<N>, Asked<N>> & { isStored: boolean } {
  const answer = useAnswer(name, request);
  const [stored, setStored] = useState<StoredAnswer<ReplyTo<N>>>();
  const [isLate, setLate] = useState(false);
  const { state, again } = answer;
  const fresh = answer.data;
  const receivedAt = state === 'ready' ? answer.receivedAt.getTime() : 0;
  const isUnanswered = isUnreached(answer.failure);
  const isCutOff = state === 'failed' && isUnanswered;
  const isWanted = isCutOff || (isEarly && state === 'loading');
  useEffect(() => {
    if (fresh !== undefined) void storeAnswer(name, fresh, receivedAt);
  }, [name, fresh, receivedAt]);
  useEffect(() => {
    if (!isWanted) return undefined;
    let left = false;
    void findStoredAnswer<ReplyTo<N>>(name).then((found) => left || setStored(found));
    const timer = setTimeout(() => setLate(true), soonMs);
    return () => {
      left = true;
      clearTimeout(timer);
      setLate(false);
    };
  }, [name, isWanted]);
  useEffect(() => {
    if (!isUnanswered) return undefined;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isUnanswered, again]);
  if (isWanted && stored)
    return {
      ...answer,
      state: 'ready',
      data: stored.data,
      of: request,
      receivedAt: new Date(stored.storedAt),
      isStored: isCutOff || isLate,
    };
  // What was there when the network went stands with its age, as a stored one does.
  return { ...answer, isStored: state === 'ready' && isUnanswered };
}
