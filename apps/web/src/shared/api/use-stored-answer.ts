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
  const isCutOff = state === 'failed' && isUnreached(answer.failure);
  useEffect(() => {
    if (fresh !== undefined) void storeAnswer(name, fresh, Date.now());
  }, [name, fresh]);
  useEffect(() => {
    if (!isCutOff) return undefined;
    let left = false;
    void findStoredAnswer<ReplyTo<N>>(name).then((found) => left || setStored(found));
    addEventListener('online', again);
    return () => {
      left = true;
      removeEventListener('online', again);
    };
  }, [name, isCutOff, again]);
  if (isCutOff && stored)
    return {
      ...answer,
      state: 'ready',
      data: stored.data,
      of: asked,
      receivedAt: new Date(stored.storedAt),
      isStored: true,
    };
  return { ...answer, isStored: false };
}
