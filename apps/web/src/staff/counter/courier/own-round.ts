import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../shared/api/exchange.ts';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { useDoorQueue } from './door-queue.ts';
import { findStoredAnswer, storeAnswer } from '../../../shared/api/stored-answers.ts';
import type { DoorRow } from './door-queue.ts';

type Reply = ReplyTo<'GET /courier/round'>;
export type OwnRound = NonNullable<Reply['round']>;
export type Stop = OwnRound['stops'][number];

const name = 'GET /courier/round';
/** Stops are addresses and codes: a language that is changed on the road still has them. */
const language = 'every';

/**
 * The own round from the service; offline as it was last seen on this phone. Throws what went wrong where neither is
 * there.
 */
async function readRound(signal: AbortSignal): Promise<Reply> {
  try {
    const answer = await call(name, { quiet: true, signal });
    await storeAnswer(name, answer, Date.now(), language);
    return answer;
  } catch (error) {
    if (signal.aborted || isRefusal(error)) throw error;
    const stored = await findStoredAnswer<Reply>(name, language);
    if (stored === undefined) throw error;
    return stored.data;
  }
}

/** The service refuses the round itself: what was stored is not for this person any more. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** So many entries of a day are looked through. */
const mostUnsent = 500;
const roundKey = ['courier/round'];

/** The own round, what waits on this phone for it, and the queue that sends it. */
export function useRound() {
  const { id: owner } = useUser();
  const { queue, status } = useDoorQueue(owner);
  const queries = useQueryClient();
  const answer = useQuery({
    queryKey: [...roundKey, owner],
    queryFn: ({ signal }) => readRound(signal),
    staleTime: 0,
    refetchInterval: 60_000,
    retry: false,
    networkMode: 'always',
  });
  const [unsent, setUnsent] = useState<readonly DoorRow[]>([]);
  const { waiting, needsPerson } = status;
  useEffect(() => {
    let isShown = true;
    const rows = waiting === 0 ? Promise.resolve([]) : queue.unsent(mostUnsent);
    void rows.then((found) => {
      if (isShown) setUnsent(found.filter((row) => row.owner === owner));
    });
    return () => {
      isShown = false;
    };
  }, [queue, owner, waiting]);
  // What the service has taken or refused stands in the round from now on.
  const left = waiting + needsPerson.length;
  useEffect(() => {
    if (left >= 0) void queries.invalidateQueries({ queryKey: roundKey });
  }, [queries, left]);
  return {
    answer,
    queue,
    status,
    unsent,
    refresh: () => queries.invalidateQueries({ queryKey: roundKey }),
  };
}

export type RoundState = ReturnType<typeof useRound>;
