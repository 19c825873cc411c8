import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useUser } from '../../kit/session/user-info.ts';
import { useDoorQueue } from './door-queue.ts';
import type { DoorRow } from './door-queue.ts';
import { readRound } from './stored-round.ts';

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
