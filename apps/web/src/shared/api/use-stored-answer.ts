import { useEffect, useState } from 'react';
import { ApiError } from './exchange.ts';
import { findStoredAnswer, storeAnswer, type StoredAnswer } from './stored-answers.ts';
import type { CallName, Asked, ReplyTo } from './calls.ts';
import { useAnswer, type Answer } from './use-answer.ts';

/** True when the service was not reached at all: whatever it answers is obeyed. */
function isUnreached(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 0;
}

/**
 * The answer of a call that is given nothing, as `useAnswer`; without a network the last one that was stored, whose age `receivedAt` says and
 * `isStored` marks. Asked again by itself when the browser is online.
 */
export function useStoredAnswer<N extends CallName>(
  name: N,
  asked: Asked<N>,
): Answer<ReplyTo<N>, Asked<N>> & { isStored: boolean } {
  const answer = useAnswer(name, asked);
  const [stored, setStored] = useState<StoredAnswer<ReplyTo<N>>>();
  const { state, again } = answer;
  const fresh = answer.data;
  const isUnanswered = isUnreached(answer.failure);
  const isCutOff = state === 'failed' && isUnanswered;
  useEffect(() => {
    if (fresh !== undefined) void storeAnswer(name, fresh, Date.now());
  }, [name, fresh]);
  useEffect(() => {
    if (!isCutOff) return undefined;
    let left = false;
    void findStoredAnswer<ReplyTo<N>>(name).then((found) => left || setStored(found));
    return () => {
      left = true;
    };
  }, [name, isCutOff]);
  useEffect(() => {
    if (!isUnanswered) return undefined;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isUnanswered, again]);
  if (isCutOff && stored)
    return {
      ...answer,
      state: 'ready',
      data: stored.data,
      of: asked,
      receivedAt: new Date(stored.storedAt),
      isStored: true,
    };
  // What was there when the network went stands with its age, as a stored one does.
  return { ...answer, isStored: state === 'ready' && isUnanswered };
}
